import { expect, test } from "vitest";
import { provideCatalogue, type CatalogueData } from "$lib/cards/catalogue.svelte";
import type { Field, GameInfo, TableInfo } from "$lib/wire";
import { agreed } from "./agreed";

provideCatalogue({
  game: "uprising",
  things: { "leader:a": { id: "a", kind: "leader", name: "Countess" } },
} as unknown as CatalogueData);

function field(id: string, kind: Field["kind"], value: unknown, choices: Field["choices"] = []): Field {
  return { id, kind, name: id, about: "", default: value, choices, things: [], needs: {} };
}

const game = {
  fields: [
    field("Leaders", "leaders", "random", [{ value: "random", name: "At random", things: [] }]),
    field("First player", "seat", "random"),
    field("CHOAM", "flag", false),
  ],
} as unknown as GameInfo;

function told(options: Record<string, unknown>): string[] {
  const table = { game: "uprising", options, seats: [{ name: "Anna" }, { name: "" }] } as unknown as TableInfo;
  return agreed(table, game).map(({ name, value }) => `${name}: ${value}`);
}

test("what shapes a game is always told, the rest where it is not as usual", () => {
  expect(told({})).toEqual(["Leaders: At random"]);
  expect(told({ CHOAM: true, "First player": 0 })).toEqual(["Leaders: At random", "First player: Anna", "CHOAM: yes"]);
});

test("what is always there with so many players is told, too", () => {
  const choam = { ...field("CHOAM", "flag", false), counts: [3], always: [2] };
  const table = { game: "uprising", options: {}, seats: [{ name: "Anna" }, { name: "" }] } as unknown as TableInfo;
  expect(agreed(table, { fields: [choam] } as unknown as GameInfo)).toEqual([{ name: "CHOAM", value: "yes" }]);
});

test("what comes with another choice is told, too", () => {
  const level = field("Level", "choice", "easy", [{ value: "hard", name: "Hard", things: [] }]);
  const expert = { ...field("Expert", "flag", false), within: { Level: ["hard"] } };
  const table = { game: "uprising", options: { Level: "hard", Expert: false }, seats: [{ name: "Anna" }] } as unknown as TableInfo;
  expect(agreed(table, { fields: [level, expert] } as unknown as GameInfo)).toEqual([
    { name: "Level", value: "Hard" },
    { name: "Expert", value: "yes" },
  ]);
});

test("picked leaders are told by seat", () => {
  expect(told({ Leaders: ["a", "b"] })).toEqual(["Leaders: Anna: Countess, Seat 2: b"]);
});

test("what so many players choose, as a difficulty, is told though it is the usual one", () => {
  const level = { ...field("Difficulty", "choice", "easy", [{ value: "easy", name: "Novice", things: [] }]), counts: [2] };
  const table = { game: "uprising", options: {}, seats: [{ name: "Anna" }, { name: "" }] } as unknown as TableInfo;
  expect(agreed(table, { fields: [level] } as unknown as GameInfo)).toEqual([{ name: "Difficulty", value: "Novice" }]);
});
