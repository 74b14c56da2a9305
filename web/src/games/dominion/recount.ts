// A turn of Dominion in a few signs.

import type { Happened } from "$lib/wire";
import type { Recount } from "../screen";

const GAINED: readonly string[] = ["gain", "gain_to_deck", "gain_to_hand", "steal"];

/** What the player of the turn did; what others gain in it is told by the log. */
export function recount(events: readonly Happened[], seat: number): Recount {
  const own = events.filter((event) => event.seat === seat);
  const of = (kinds: readonly string[]) => own.flatMap(({ what, card }) => (kinds.includes(what) && card ? [card] : []));
  return { played: of(["play"]), bought: of(GAINED), places: [], gains: [] };
}
