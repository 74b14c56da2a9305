// Which way cards fly on the table of Dominion.

import type { Happened } from "$lib/wire";
import type { Route } from "../../table/context";

/** `you` is the seat that looks on: their hand lies on the table, others' are numbers beside their names. */
export function route({ what, seat, card }: Happened, you: number | null): Route | null {
  const hand = seat === you ? "hand" : `hand-${seat}`;
  const go = (from: string, to: string): Route => ({ from, to, thing: card });
  switch (what) {
    // One's own come into the hand by themselves.
    case "draw":
      return seat === you ? null : go(`deck-${seat}`, hand);
    case "play":
      return go(hand, "in_play");
    case "gain":
      return card === null ? null : go(`supply-${card}`, `discard-${seat}`);
    case "gain_to_deck":
      return card === null ? null : go(`supply-${card}`, `deck-${seat}`);
    case "gain_to_hand":
      return card === null ? null : go(`supply-${card}`, hand);
    case "steal":
      return go("trash", `discard-${seat}`);
    case "discard":
      return go(hand, `discard-${seat}`);
    case "trash":
      return go(hand, "trash");
    case "topdeck":
      return go(hand, `deck-${seat}`);
    case "set_aside":
      return go(hand, "aside");
    case "reveal":
      return go(hand, `seat-${seat}`);
    default:
      return null;
  }
}
