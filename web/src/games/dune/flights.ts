// Which way things fly across a Dune table, between the anchors that its parts name.

import type { Happened } from "$lib/wire";
import type { Route } from "../../table/context";

export function route({ what, seat, card, source }: Happened): Route | null {
  switch (what) {
    case "acquire":
    case "acquire_to_deck":
    case "acquire_to_hand":
      return { from: "market", to: `player-${seat}`, thing: card };
    case "agent":
      return { from: `player-${seat}`, to: `space-${source}`, thing: card };
    case "draw":
      return { from: `player-${seat}`, to: `hand-${seat}`, thing: card, deck: "imperium" };
    case "intrigue":
      return { from: "decks", to: `player-${seat}`, thing: null, deck: "intrigue" };
    case "play_intrigue":
      return { from: `player-${seat}`, to: "conflict", thing: card };
    case "contract":
      return { from: "contracts", to: `player-${seat}`, thing: card };
    case "place_spy":
      return { from: `player-${seat}`, to: `post-${card}`, thing: null, icon: "spy" };
    default:
      return null;
  }
}
