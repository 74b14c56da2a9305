// Who did what in which frames: the turns that were seen, one after another.

import type { Frame, Happened } from "$lib/wire";
import type { Recount } from "../games";

export interface Turn {
  seat: number;
  /** The frames that show it. */
  first: Frame;
  last: Frame;
  events: Happened[];
}

/** With these a turn is over, though nobody else's begins. */
const ENDS: readonly string[] = ["strength", "round", "hagal_swords"];

/** The first frame also tells what happened before it, as far as the log does. */
export function turnsIn(frames: readonly Frame[]): Turn[] {
  const turns: Turn[] = [];
  let now: Turn | null = null;
  for (const [i, frame] of frames.entries()) {
    for (const event of i ? frame.events : [...(frame.before ?? []), ...frame.events]) {
      if (event.what === "turn") {
        now = { seat: event.seat, first: frame, last: frame, events: [] };
        turns.push(now);
      } else if (ENDS.includes(event.what)) now = null;
      else if (now) {
        // It began with the end of the turn before; it is seen from its first deed on.
        if (!now.events.length) now.first = frame;
        now.events.push(event);
        now.last = frame;
      }
    }
  }
  return turns;
}

/** What one opponent did. */
export interface Did {
  seat: number;
  first: Frame;
  last: Frame;
  events: Happened[];
}

/** Some of it was shown here, and can be shown again. */
export function wasSeen({ first, last }: Did): boolean {
  return first !== last || !last.log_whole;
}

/** What the others did since the last turn of that seat, by seat in the order of their turns; of a turn of one's own under
 * way, before it began. Whoever only looks on sees each player's last turn. */
export function sinceTurnOf(turns: readonly Turn[], you: number | null): Did[] {
  const done = turns.filter((turn) => turn.events.length);
  let end = done.length;
  while (end > 0 && turns.at(-1)?.seat === you && done[end - 1]!.seat === you) end -= 1;
  let from = end;
  if (you === null) from = Math.max(0, end - new Set(done.map((turn) => turn.seat)).size);
  else while (from > 0 && done[from - 1]!.seat !== you) from -= 1;
  const did = new Map<number, Did>();
  for (const turn of done.slice(from, end)) {
    const before = did.get(turn.seat);
    did.set(turn.seat, {
      ...turn,
      first: before?.first ?? turn.first,
      events: [...(before?.events ?? []), ...turn.events],
    });
  }
  return [...did.values()];
}

/** Cards in the order in which they matter where there is room for one or two: what was bought says more than the money
 * that paid for it. */
export function telling({ played, bought }: Pick<Recount, "played" | "bought">): string[] {
  return [...new Set([...bought, ...played])];
}
