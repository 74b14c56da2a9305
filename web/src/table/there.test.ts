import { expect, test } from "vitest";
import { thereIn } from "./there";

test("what can be bought is there, and one's own cards", () => {
  const dominion = { supply: [{ card: "moat", left: 3 }], players: [{ hand: ["copper", "copper"] }, { hand_size: 5 }] };
  expect(thereIn(dominion, 0)).toEqual(["moat", "copper"]);
  expect(thereIn(dominion, null)).toEqual(["moat"]);
  const dune = { row: ["scout"], reserve: { foldspace: 6 }, players: [{ leader: "paul_atreides", hand: [], discard: ["dagger"] }] };
  expect(thereIn(dune, 0)).toEqual(["scout", "foldspace", "paul_atreides", "dagger"]);
});
