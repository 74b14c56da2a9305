// Which screen draws a game: the server names it (GameInfo.screen); what has none of its own is drawn plainly.

import { games } from "$lib/games.svelte";
import { dominion } from "./dominion";
import { dune } from "./dune";
import { plain } from "./plain";
import type { Screen } from "./screen";

export type { Screen, Tabletop } from "./screen";

const SCREENS: ReadonlyMap<string, Screen> = new Map(Object.entries({ dominion, dune }));

export function screenOf(game: string): Screen {
  return SCREENS.get(games.find(game)?.screen ?? "") ?? plain;
}
