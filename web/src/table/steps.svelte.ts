import type { Frame } from "$lib/wire";

/** How many of one's steps can be taken back, as far as this page has seen them made. */
export class StepsBack {
  count = $state(0);
  #step = 0;

  constructor(frame: () => Frame) {
    $effect.pre(() => {
      const { step, can_undo, decision } = frame();
      if (decision?.forced) return; // what is forced belongs to the step before
      this.count = counted(this.count, step - this.#step, can_undo);
      this.#step = step;
    });
  }
}

/** After `by` more steps; the last of them can be undone, or nothing can. */
export function counted(before: number, by: number, canUndo: boolean): number {
  return canUndo ? Math.max(1, before + Math.max(-1, Math.min(1, by))) : 0;
}
