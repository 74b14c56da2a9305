// Where one is in a finished game. Step n is the table after n choices: 0 is the beginning.

import type { Step } from "$lib/wire";

export interface Turn {
  /** The step at which it begins: none of its choices has been made. */
  start: number;
  name: string;
  choices: Step[];
}

/** The choices by turn; what comes before the first heading is a turn too. */
export function turns(steps: readonly Step[]): Turn[] {
  const found: Turn[] = [];
  steps.forEach((step, index) => {
    if (step.turn !== null || !found.length) found.push({ start: index, name: step.turn ?? "", choices: [] });
    found.at(-1)!.choices.push(step);
  });
  return found;
}

/** The seat whose turn it is; null where everybody takes part, as in combat. */
export function whose(turn: Turn, name: (seat: number) => string): number | null {
  const seat = turn.choices[0]?.seat;
  return seat !== undefined && turn.name.endsWith(name(seat)) ? seat : null;
}

/** A step that exists. */
export function within(step: number | null, last: number): number {
  return step === null ? last : Math.min(Math.max(step, 0), last);
}

/** The turn that is going on at a step: at its very start none of its choices has been made. */
export function turnAt(all: readonly Turn[], step: number): number {
  let found = 0;
  all.forEach((turn, index) => {
    if (turn.start <= step) found = index;
  });
  return found;
}

export function nextTurn(all: readonly Turn[], step: number, last: number): number {
  return all.find((turn) => turn.start > step)?.start ?? last;
}

export function previousTurn(all: readonly Turn[], step: number): number {
  return all.findLast((turn) => turn.start < step)?.start ?? 0;
}

export type Move = "back" | "on" | "turn-back" | "turn-on" | "first" | "last";

export function moved(move: Move, all: readonly Turn[], step: number, last: number): number {
  switch (move) {
    case "back":
      return Math.max(step - 1, 0);
    case "on":
      return Math.min(step + 1, last);
    case "turn-back":
      return previousTurn(all, step);
    case "turn-on":
      return nextTurn(all, step, last);
    case "first":
      return 0;
    case "last":
      return last;
  }
}

/** What a key does here; keys that are meant for a field, a list or a dialog are left to it. */
export function keyed(event: KeyboardEvent): Move | "play" | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest("input, select, textarea, dialog, [role=tablist], [contenteditable]")) return null;
  switch (event.key) {
    case "ArrowLeft":
      return event.shiftKey ? "turn-back" : "back";
    case "ArrowRight":
      return event.shiftKey ? "turn-on" : "on";
    case "PageUp":
      return "turn-back";
    case "PageDown":
      return "turn-on";
    case "Home":
      return "first";
    case "End":
      return "last";
    case " ":
      return at?.closest("button, a, summary, [role=button]") ? null : "play";
    default:
      return null;
  }
}
