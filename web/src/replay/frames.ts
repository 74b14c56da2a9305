// Frames of a finished game as they are needed: each is asked for once.

import type { Frame } from "$lib/wire";

export type Load = (step: number, seat: number | null) => Promise<Frame>;

const KEPT = 60;

export class Frames {
  readonly #load: Load;
  readonly #kept = new Map<string, Promise<Frame>>();

  constructor(load: Load) {
    this.#load = load;
  }

  get(step: number, seat: number | null): Promise<Frame> {
    const key = `${step}/${seat ?? ""}`;
    let frame = this.#kept.get(key);
    if (!frame) {
      frame = this.#load(step, seat);
      // What failed may be asked for again.
      frame.catch(() => this.#kept.delete(key));
    }
    // The one that was used last is forgotten last.
    this.#kept.delete(key);
    this.#kept.set(key, frame);
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(old);
    }
    return frame;
  }

  /** Asks in advance for what is likely to be looked at next. */
  expect(step: number, seat: number | null): void {
    this.get(step, seat).catch(() => undefined);
  }
}
