// A table for three against three, as the form sets it up.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { provideCatalogue, textOf } from "$lib/cards/catalogue.svelte";
import { SAMPLE } from "$lib/cards/sample";
import { games } from "$lib/games.svelte";
import type { Field } from "$lib/wire";
import { lookOf } from "../games";
import { gameInfo, provideGames } from "../games/fixtures/games";
import { tableInfo } from "../table/fixtures/sample";
import { applies, blank, chosen, faults, leaderSeats, mayBegin, offered, resized, seatName, wanted } from "./form";
import NewTable from "./NewTable.svelte";
import OptionField from "./OptionField.svelte";
import SeatsField from "./SeatsField.svelte";
import TableRow from "./TableRow.svelte";

beforeEach(provideGames);
afterEach(cleanup);

function field(id: string, kind: Field["kind"], value: unknown, more: Partial<Field> = {}): Field {
  return { id, kind, name: id, about: "", default: value, choices: [], things: [], needs: {}, ...more };
}

const leaders = field("leaders", "leaders", "random", {
  choices: [{ value: "draft", name: "Draft", things: [], counts: [3, 4] }],
  things: ["a", "b", "c", "d", "x"],
  needs: { x: "choam" },
});
const choam = field("choam", "flag", false, { counts: [3, 4], always: [6] });
const game = gameInfo("uprising", "dune", {
  player_counts: [3, 4, 6],
  bots: [{ id: "usual", name: "Usual", about: "" }],
  fields: [leaders, field("first_player", "seat", "random"), choam],
});

test("leaders are picked for the four Allies, not for the Commanders", () => {
  const form = chosen(blank(game, 6), "leaders", ["a", "b", "c", "d"]);
  expect(leaderSeats(form)).toEqual([1, 2, 4, 5]);
  expect(faults(form, "Ann")).toEqual([]);
  expect(resized(form, 3).options.leaders).toEqual(["a", "b", "c"]);
});

test("whom an Ally cannot be is neither offered to six nor kept for them", () => {
  const led = { ...leaders, thing_counts: { a: [3, 4] } };
  const form = chosen(blank({ ...game, fields: [led, choam] }, 3), "leaders", ["a", "b", "c"]);
  expect(offered(form, led)).toContain("a");
  const six = resized(form, 6);
  expect(offered(six, led)).not.toContain("a");
  expect(six.options.leaders).toEqual(["d", "b", "c", "x"]);
});

test("leaders are read as they are printed for so many players", async () => {
  const rabban = SAMPLE.things["leader:glossu_rabban"]!;
  const six = { ...rabban, boxes: [{ part: "passive", rows: [], text: "Among the Great Houses." }] };
  const catalogue = provideCatalogue({ ...SAMPLE, game: "uprising", things: { "leader:glossu_rabban": { ...rabban, six } } });
  games.data = [game];
  render(NewTable, { game: "uprising" });
  await fireEvent.click(screen.getByRole("radio", { name: "6" }));
  expect(textOf(catalogue.thing("glossu_rabban", "leader")!)).toBe("Among the Great Houses.");
  await fireEvent.click(screen.getByRole("radio", { name: "4" }));
  expect(textOf(catalogue.thing("glossu_rabban", "leader")!)).toBe(textOf(rabban));
});

test("a way of finding leaders that six do not have is given up with the sixth seat", () => {
  const form = chosen(blank(game, 4), "leaders", "draft");
  expect(resized(form, 3).options.leaders).toBe("draft");
  expect(resized(form, 6).options.leaders).toBe("random");
});

test("an Ally begins", () => {
  expect([0, 1, 2, 3, 4, 5].filter((seat) => mayBegin(game, 6, seat))).toEqual([1, 2, 4, 5]);
  expect([0, 1, 2, 3, 4, 5].filter((seat) => mayBegin(game, 4, seat))).toEqual([0, 1, 2, 3]);
  expect(resized(chosen(blank(game, 4), "first_player", 3), 6).options.first_player).toBe("random");
});

test("the form says why only Allies may begin", () => {
  const first = game.fields[1]!;
  render(OptionField, { form: blank(game, 6), field: first, plain: true, onchange: vi.fn() });
  expect(screen.getByText(/One of the Allies begins the first round/)).toBeTruthy();
  cleanup();
  render(OptionField, { form: blank(game, 4), field: first, plain: true, onchange: vi.fn() });
  expect(screen.queryByText(/One of the Allies begins the first round/)).toBeNull();
});

test("bots are numbered by their seats", () => {
  expect([1, 5].map((seat) => seatName(blank(game, 6), seat, "Ann"))).toEqual(["Usual 2", "Usual 6"]);
});

test("CHOAM is no question with six: its leaders are there, and it is not asked for", () => {
  const form = blank(game, 6);
  expect(applies(form, choam)).toBe(false);
  expect(offered(form, leaders)).toContain("x");
  expect(offered(blank(game, 4), leaders)).not.toContain("x");
  expect(wanted(form).options).not.toHaveProperty("choam");
  expect(wanted(blank(game, 4)).options).toHaveProperty("choam", false);
});

test("each seat is named by its part in the game, and by its side", () => {
  render(SeatsField, { form: blank(game, 6), faultAt: () => "", onresize: vi.fn(), onseat: vi.fn() });
  const names = screen.getAllByRole("combobox").map((one) => (one as HTMLSelectElement).labels![0]!.textContent);
  expect(names).toEqual([
    "Seat 1, Muad'Dib",
    "Seat 2, Ally of Shaddam",
    "Seat 3, Ally of Muad'Dib",
    "Seat 4, Shaddam",
    "Seat 5, Ally of Muad'Dib",
    "Seat 6, Ally of Shaddam",
  ]);
  expect(screen.getAllByRole("img", { name: "Muad'Dib's side" })).toHaveLength(3);
});

test("a Rival that goes without a variant is not offered with it, nor the other way round", () => {
  const rivals = field("rivals", "rivals", "random", { things: ["soft", "plain"], needs: { soft: "lean", plain: "!lean" } });
  const lean = field("lean", "flag", false, { counts: [2] });
  const few = gameInfo("uprising", "dune", { player_counts: [1, 2], fields: [rivals, lean] });
  expect(offered(blank(few, 1), rivals)).toEqual(["plain"]);
  expect(offered(blank(few, 2), rivals)).toEqual(["plain"]);
  expect(offered(chosen(blank(few, 2), "lean", true), rivals)).toEqual(["soft"]);
});

test("in a list of tables everybody has the colour of the table and the sign of a side", () => {
  const { container } = render(TableRow, { table: tableInfo("six") });
  expect(screen.getAllByRole("img", { name: "Muad'Dib's side" })).toHaveLength(3);
  expect(screen.getAllByRole("img", { name: "Shaddam's side" })).toHaveLength(3);
  const badges = [...container.querySelectorAll(".seats svg:has(text) path")].map((path) => path.getAttribute("fill"));
  expect(badges).toEqual([0, 1, 2, 3, 4, 5].map((seat) => lookOf("uprising", seat, 6).colour));
});
