import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "$lib/live.svelte";
import type { Frame, Option, TableInfo } from "$lib/wire";
import Probe from "../../table/fixtures/Probe.svelte";
import { screenOf } from "..";
import { plain } from ".";
import { FRAME, provideHarbour, TABLE, VIEW } from "../fixtures/harbour";
import Stage from "../fixtures/Stage.svelte";
import { common, factsAt, inOneLine, playerAt } from "./facts";
import * as tabletop from "./tabletop";

beforeEach(provideHarbour);
afterEach(cleanup);

const name = (id: string): string => id;
const told = (key: string) => inOneLine(common(VIEW).find((fact) => fact.key === key)!, name);

describe("what is read from a view", () => {
  it("is a number, a word, things, counts, rows or a group, whatever the game", () => {
    const kinds = Object.fromEntries(common(VIEW).map((fact) => [fact.key, fact.kind]));
    expect(kinds).toEqual({
      ...{ tide: "number", storm: "words", weather: "thing", player: "thing", buoys: "words" },
      ...{ market: "rows", bank: "counts", lighthouse: "group" },
    });
  });

  it("can be told in a line", () => {
    expect(told("storm")).toBe("yes");
    expect(told("buoys")).toBe("2, 5");
    expect(told("bank")).toBe("cod 7, herring 2");
    expect(told("market")).toContain("Price: 5");
    expect(told("lighthouse")).toContain("Keeper: old_tom");
  });

  it("counts what is alike, and what nobody may know", () => {
    const [, hand, deck] = factsAt(VIEW, 0);
    expect(hand).toMatchObject({ kind: "things", things: [["net", 2], ["boat", 1]] });
    expect(deck).toMatchObject({ kind: "things", things: [["boat", 1], [null, 1]] });
  });

  it("is found for each seat by its number, else by its place in the list", () => {
    expect(playerAt({ players: [{ seat: 1, n: 1 }, { seat: 0, n: 2 }] }, 0)).toMatchObject({ n: 2 });
    expect(playerAt({ players: [{ n: 1 }, { n: 2 }] }, 1)).toMatchObject({ n: 2 });
    expect(playerAt({ players: [{ seat: 0 }] }, 1)).toBeNull();
    expect(playerAt({}, 0)).toBeNull();
  });
});

describe("the plain table", () => {
  function drawn(change: Partial<Frame> = {}, info: TableInfo = TABLE) {
    const onchoose = vi.fn<(option: Option) => void>();
    const { container } = render(Stage, { tabletop, frame: { ...FRAME, ...change }, info, onchoose });
    return { onchoose, container };
  }

  it("draws games that no screen has heard of", () => {
    expect(screenOf("harbour")).toBe(plain);
  });

  it("has a panel for everybody, automata too, with their numbers", () => {
    drawn();
    const panels = ["Anna you decides", "Ben bot", "Harbour master automaton"].map((who) => screen.getByRole("region", { name: who }));
    expect(panels.map((panel) => within(panel).getByText("Fish").nextElementSibling?.textContent)).toEqual(["4", "6", "1"]);
  });

  it("calls things by their printed names, and others by their ids in words", () => {
    const { container } = drawn();
    const text = container.textContent ?? "";
    for (const words of ["Wide Net", "Rowing Boat", "North wind", "Herring"]) expect(text).toContain(words);
    expect(text).not.toMatch(/[a-z]_[a-z]|undefined|null|\[object/);
  });

  it("has a button where a thing can be chosen: in one's hand, in rows, among counts, at a seat", async () => {
    const { onchoose, container } = drawn();
    const glowing = [...container.querySelectorAll<HTMLElement>(".glow")];
    expect(glowing.every((one) => one.tabIndex === 0)).toBe(true);
    for (const one of glowing) await fireEvent.click(one);
    expect(onchoose.mock.calls.map(([option]) => option.code).sort()).toEqual([5, 6, 7, 8]);
  });

  it("offers nothing at other people's things", () => {
    const players = [VIEW.players[1]!, { ...VIEW.players[1]!, hand: ["net"] }].map((player, seat) => ({ ...player, seat }));
    const { container } = drawn({ view: { ...VIEW, players } });
    const ben = within(container).getByRole("region", { name: "Ben bot" });
    expect(ben.querySelectorAll("ul .glow, td .glow")).toHaveLength(0);
  });

  it("folds what is nested, and leaves its options to the bar until it is unfolded", async () => {
    const lamp = { code: 11, label: "Light the north lamp", thing: "north", place: "lamps" };
    const { container } = drawn({ decision: { ...FRAME.decision!, options: [lamp] } });
    const folded = screen.getByText("Lighthouse").closest("details")!;
    expect(folded.open).toBe(false);
    expect(container.querySelector(".glow")).toBeNull();
    folded.open = true;
    await fireEvent(folded, new Event("toggle"));
    expect(container.querySelector(".glow")?.textContent).toBe("North");
    for (const words of ["Old tom", "South"]) expect(within(folded).getByText(words)).toBeTruthy();
    expect(within(folded).getByRole("button", { name: "Height: 9" })).toBeTruthy(); // which explains itself
  });

  it("says in one line what is empty", () => {
    drawn();
    expect(screen.getByText("Nothing: Licence")).toBeTruthy();
    expect(screen.getByText("Nothing: Catch")).toBeTruthy();
  });

  it.each([1, 2, 5, 8])("seats %d players", (n) => {
    const players = Array.from({ length: n }, (_, seat) => ({ seat, automaton: seat > 0, points: seat }));
    const { container } = drawn({ view: { game: "harbour", seat: 0, players } }, { ...TABLE, seats: TABLE.seats.slice(0, 1) });
    expect(container.querySelectorAll(".seat")).toHaveLength(n);
  });

  it("draws a view that tells nothing by seats", () => {
    const { container } = drawn({ view: { game: "harbour", pot: 3 } });
    expect(container.querySelectorAll(".seat")).toHaveLength(2);
    expect(container.textContent).toContain("Pot");
  });
});

describe("a plain game", () => {
  const still = (frame: Frame) =>
    ({ table: TABLE, frame, log: [], chat: [], behind: 0, busy: false, hinted: null }) as unknown as LiveTable;

  it("has all its options in the bar where nothing is drawn, and phases and places in words", () => {
    render(Probe, { live: still(FRAME), tabletop, onchoose: vi.fn() });
    for (const { label } of FRAME.decision!.options) expect(screen.getByRole("button", { name: new RegExp(label) })).toBeTruthy();
  });

  it("is told in words: decision, one's own, the table, the others", () => {
    const { container } = render(Probe, { live: still(FRAME), tabletop, words: true, onchoose: vi.fn() });
    const headings = [...container.querySelectorAll("h2")].slice(2).map((heading) => heading.textContent);
    expect(headings).toEqual(["Anna (you)", "The table", "Market", "Ben", "Harbour master"]);
    const text = container.textContent ?? "";
    expect(text).toContain("Hand: Wide Net ×2, Rowing Boat");
    expect(text).toContain("Tide: 3 (Full moon +3)");
    expect(text).not.toMatch(/[a-z]_[a-z]|undefined|null|\[object/);
  });

  it("names a phase as the catalogue does", () => {
    const waiting = still({ ...FRAME, decision: { ...FRAME.decision!, seat: 1, text: null, options: [] } });
    const { container } = render(Probe, { live: waiting, tabletop, words: true, onchoose: vi.fn() });
    expect(container.textContent).toContain("Low tide: Ben is to decide.");
  });
});
