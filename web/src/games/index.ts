// Which screen draws a game: the server names it (GameInfo.screen); what has none of its own is drawn plainly.

import { games } from "$lib/games.svelte";
import { seatLook, type SeatLook } from "$lib/ui/seats";
import { dominion } from "./dominion";
import { dune } from "./dune";
import { plain } from "./plain";
import type { Role, Screen } from "./screen";

export type { Recount, Role, Screen, Stage, Tabletop } from "./screen";

const SCREENS: ReadonlyMap<string, Screen> = new Map(Object.entries({ dominion, dune }));

export function screenOf(game: string): Screen {
  return SCREENS.get(games.find(game)?.screen ?? "") ?? plain;
}

/** By seat; nothing where all seats are alike. */
export function rolesOf(game: string, players: number): readonly Role[] {
  return screenOf(game).roles?.(game, players) ?? [];
}

/** What so many players play with in any case. */
export function modulesOf(game: string, players: number): readonly string[] {
  return screenOf(game).modules?.(game, players) ?? [];
}

/** How a seat is told apart, in the lobby and at the table. */
export function lookOf(game: string, seat: number, players: number): SeatLook {
  return seatLook(seat, screenOf(game).colours?.(game, players)[seat]);
}
