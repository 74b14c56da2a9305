// The tables of the games, each loaded when it is first needed.

import type { Component } from "svelte";

type Loaded = Promise<{ default: Component }>;

const TABLES: Record<string, () => Loaded> = {
  dominion: () => import("../games/dominion/DominionTable.svelte"),
  imperium: () => import("../games/dune/DuneTable.svelte"),
  uprising: () => import("../games/dune/DuneTable.svelte"),
};

/** The component that draws a game's table: give it no props, but provideTable above it. */
export async function gameTable(game: string): Promise<Component> {
  const load = TABLES[game];
  if (!load) throw new Error(`nobody draws the game ${game}`);
  return (await load()).default;
}
