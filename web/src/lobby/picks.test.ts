import type { Thing } from "$lib/cards/catalogue.svelte";
import { expect, test } from "vitest";
import { anything, byCost, facets, filled, matches } from "./picks";

function card(id: string, cost: number, set: string, types: string[]): Thing {
  return { id, kind: "card", name: id, set, cost, copies: 10, boxes: [], types };
}

const cards = [
  card("Witch", 5, "base", ["action", "attack"]),
  card("Moat", 2, "base", ["action", "reaction"]),
  card("Duke", 5, "intrigue", ["victory"]),
];

test("filters by set, cost, type and name, all together", () => {
  const found = (filter: object) => cards.filter((one) => matches(one, { ...anything, ...filter })).map((one) => one.id);
  expect(found({})).toEqual(["Witch", "Moat", "Duke"]);
  expect(found({ cost: "5" })).toEqual(["Witch", "Duke"]);
  expect(found({ cost: "5", set: "base" })).toEqual(["Witch"]);
  expect(found({ type: "victory" })).toEqual(["Duke"]);
  expect(found({ text: " moa" })).toEqual(["Moat"]);
});

test("offers only what there is to filter by", () => {
  expect(facets(cards)).toEqual({
    sets: ["base", "intrigue"],
    costs: [2, 5],
    types: ["action", "attack", "reaction", "victory"],
  });
});

test("cheap cards come first, then by name", () => {
  expect(byCost(cards).map((one) => one.id)).toEqual(["Moat", "Duke", "Witch"]);
});

test("filling up keeps what was picked and takes nothing twice", () => {
  expect(filled(["b"], ["a", "b", "c", "d"], 3, () => 0)).toEqual(["b", "a", "c"]);
  expect(filled(["b"], ["a", "b"], 10, () => 0.99)).toEqual(["b", "a"]);
});
