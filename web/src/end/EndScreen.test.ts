import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "$lib/api";
import { games } from "$lib/games.svelte";
import { language } from "$lib/language.svelte";
import type { Field, Final } from "$lib/wire";
import { gameInfo } from "../games/fixtures/games";
import { frame, tableInfo } from "../table/fixtures/sample";
import Ended from "./fixtures/Ended.svelte";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function final(seat: number, place: number, more: Partial<Final> = {}): Final {
  return { seat, place, score: 10, resigned: false, tie: null, character: null, points_from: [], cards: [], facts: [], ...more };
}

function ended(finals: Final[]): void {
  vi.spyOn(api, "summary").mockResolvedValue({ finals, rounds: [], series: [] });
}

test.each([
  [[2, 1], "You lost: Shaddam's side wins"],
  [[1, 2], "Your side has won"],
])("whoever plays on a side reads whether it won: %s", async ([own, other], said) => {
  ended([0, 1, 2, 3, 4, 5].map((seat) => final(seat, seat % 2 ? other! : own!)));
  render(Ended, { frame: frame("six", "space"), info: tableInfo("six") });
  expect(await screen.findByText(said)).toBeTruthy();
});

test("what a player's points add up to is their own sum, not the side's score", async () => {
  const parts = (points: number) => [{ what: "Conflicts", thing: null, n: 1, points }];
  ended([0, 1, 2, 3, 4, 5].map((seat) => final(seat, 1 + (seat % 2), { score: 20, points_from: parts(seat + 1) })));
  const { container } = render(Ended, { frame: frame("six", "space"), info: tableInfo("six") });
  await screen.findByText("Your side has won");
  const sums = [...container.querySelectorAll(".sum strong")].map((sum) => sum.textContent);
  expect(sums.sort()).toEqual(["1", "2", "3", "4", "5", "6"]);
});

test("whoever only looks on reads which side won", async () => {
  ended([0, 1, 2, 3, 4, 5].map((seat) => final(seat, seat % 2 ? 1 : 2)));
  const info = tableInfo("six");
  render(Ended, { frame: frame("six", "space"), info: { ...info, seats: info.seats.map((seat) => ({ ...seat, yours: false })) } });
  expect(await screen.findByText("Shaddam's side wins")).toBeTruthy();
});

test("a Rival is named once, and has no deck", async () => {
  const lost = frame("imperium", "lost");
  const info = tableInfo("imperium", { players: 1 });
  const leaders = (lost.view.players as { leader: string }[]).map((player) => player.leader);
  const cards = [{ thing: "dagger", n: 2 }];
  ended(leaders.map((leader, seat) => final(seat, seat ? 1 : 3, { character: leader, cards: seat ? [] : cards })));
  const { container } = render(Ended, { frame: lost, info: { ...info, seats: info.seats.slice(0, 1) } });
  await screen.findByText("Decks at the end");
  const [first] = lost.automata!;
  const rows = [...container.querySelectorAll(".standings li")].map((row) => row.textContent!);
  expect(rows.find((row) => row.includes(first!))!.split(first!)).toHaveLength(2);
  expect(rows.find((row) => row.includes("Anna"))).toContain("Thorvald");
  expect(container.querySelectorAll("details")).toHaveLength(1);
});

test("an automaton that cannot win is listed last, without a place; and what was played is told", async () => {
  const over = frame("imperium", "two");
  const info = tableInfo("imperium", { players: 2, options: { variant: true } });
  const variant: Field = { id: "variant", kind: "flag", name: "The variant", about: "", default: false, choices: [], things: [], needs: {} };
  games.data = [gameInfo("imperium", "dune", { fields: [variant] })];
  ended([final(0, 2, { resigned: true }), final(1, 1), final(2, 0, { score: 0 })]);
  const { container } = render(Ended, { frame: over, info: { ...info, seats: info.seats.slice(0, 2) } });
  await screen.findByText("Final standings");
  const rows = [...container.querySelectorAll(".standings li")].map((row) => row.querySelector(".place")!.textContent);
  expect(rows).toEqual(["1st", "2nd", ""]);
  expect(container.querySelector(".standings li:last-child")!.textContent).toContain("cannot win");
  expect(screen.getByText("The variant")).toBeTruthy();
});

test("in another language the end is told anew", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  ended([final(0, 1), final(1, 2)]);
  render(Ended, { frame: frame("dominion", "action"), info: tableInfo("dominion") });
  await vi.waitFor(() => expect(api.summary).toHaveBeenCalledTimes(1));
  await language.speak("de");
  await vi.waitFor(() => expect(api.summary).toHaveBeenCalledTimes(2));
  await language.speak("en");
  vi.unstubAllGlobals();
});
