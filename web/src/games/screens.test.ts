import { afterEach, describe, expect, it } from "vitest";
import { games } from "$lib/games.svelte";
import { screenOf } from ".";
import { dominion } from "./dominion";
import { dune } from "./dune";
import { gameInfo } from "./fixtures/games";
import { plain } from "./plain";

afterEach(() => {
  games.data = null;
});

describe("the screen of a game", () => {
  it("is the one that the server names, whatever the game is called", () => {
    games.data = [gameInfo("a", "dune"), gameInfo("b", "dominion"), gameInfo("c", "dune")];
    expect(["a", "b", "c"].map(screenOf)).toEqual([dune, dominion, dune]);
  });

  it("is plain for a screen or a game that is not known here", () => {
    games.data = [gameInfo("a", "chess"), gameInfo("b", "constructor"), gameInfo("c", "")];
    expect(["a", "b", "c", "d"].map(screenOf)).toEqual([plain, plain, plain, plain]);
  });

  it.each(Object.entries({ dominion, dune, plain }))("%s brings a table and its words", async (_, screen) => {
    const { Table, describe } = await screen.load();
    expect([typeof Table, typeof describe]).toEqual(["function", "function"]);
  });
});
