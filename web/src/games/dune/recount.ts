// A turn of a Dune game in a few signs.

import type { Happened } from "$lib/wire";
import type { Recount } from "../screen";
import { broughtIn } from "./automata";

const PLAYED: readonly string[] = ["agent", "play_intrigue", "reveal", "hagal_carried_out"];
const BOUGHT: readonly string[] = ["acquire", "acquire_to_deck", "acquire_to_hand"];
const SENT: readonly string[] = ["agent", "hagal_carried_out"];

/** What the player of the turn did and got; a Commander's Ally gets troops in it, too. */
export function recount(events: readonly Happened[], seat: number): Recount {
  const own = events.filter((event) => event.seat === seat);
  const cards = (kinds: readonly string[]) => own.flatMap(({ what, card }) => (kinds.includes(what) && card ? [card] : []));
  return {
    played: cards(PLAYED),
    bought: cards(BOUGHT),
    places: own.flatMap(({ what, source }) => (SENT.includes(what) && source ? [source] : [])),
    gains: broughtIn(own),
  };
}
