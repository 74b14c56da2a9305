import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "$lib/live.svelte";
import Probe from "../../table/fixtures/Probe.svelte";
import { frame, still, tableInfo, type Game } from "../../table/fixtures/sample";
import Stage from "../fixtures/Stage.svelte";
import { broughtIn } from "./automata";
import * as tabletop from "./tabletop";
import type { DuneView, HagalView, ToldView } from "./view";

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

function told(what: string, n = 1): ToldView {
  return { what, n };
}

describe("what automata brought home", () => {
  it("is read from the view, turn by turn", () => {
    const { turns } = (frame("imperium", "solo").view as unknown as DuneView).hagal!;
    expect(turns.map(({ seat, combat }) => [seat, combat])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(broughtIn(turns[1]!.told)).toEqual([
      { icon: "influence_emperor", n: 1 },
      { icon: "troop", n: 2 },
    ]);
  });

  it("has all of a kind together, and what was paid apart from what came in", () => {
    const all = [told("spice", 2), told("spice"), told("pay_spice", 7), told("vp"), told("discard_intrigue"), told("agent", 4)];
    expect(broughtIn(all)).toEqual([
      { icon: "spice", n: 3 },
      { icon: "spice", n: -7 },
      { icon: "vp", n: 1 },
      { icon: "intrigue", n: -1 },
    ]);
  });

  it("names tracks by their factions, and counts a stolen card as one", () => {
    expect(broughtIn([told("influence", 3), told("lose_influence", 0), told("alliance", 5), told("steal", 2)])).toEqual([
      { icon: "influence_fremen", n: 1 },
      { icon: "influence_emperor", n: -1 },
      { icon: "alliance_fringe_worlds", n: 1 },
      { icon: "steal_intrigue", n: 1 },
    ]);
  });
});

describe("what automata did with one's own step", () => {
  const solo = (): LiveTable => ({ ...still("uprising", "solo"), table: { ...tableInfo("uprising", { players: 1 }), seats: tableInfo("uprising").seats.slice(0, 1) } }) as LiveTable;
  const view = frame("uprising", "solo").view;
  const then = { ...frame("uprising", "solo"), view: { ...view, hagal: { ...(view.hagal as HagalView), turns: [] } } };

  it("is told beside the question, and leads to the log", async () => {
    const onlog = vi.fn();
    render(Probe, { live: Object.assign(solo(), { chosenAt: then }), onlog });
    const told = screen.getByRole("button", { name: /^Since your step: / });
    const { turns } = view.hagal as HagalView;
    for (const { seat } of turns) expect(told.textContent).toContain(frame("uprising", "solo").automata![seat - 1]);
    expect(told.textContent).toContain("→");
    await fireEvent.click(told);
    expect(onlog).toHaveBeenCalledOnce();
  });

  it("is not told again, nor where the log is on the screen", () => {
    render(Probe, { live: Object.assign(solo(), { chosenAt: frame("uprising", "solo") }), onlog: vi.fn() });
    expect(screen.queryByText(/Since your step/)).toBeNull();
    cleanup();
    render(Probe, { live: Object.assign(solo(), { chosenAt: then }) });
    expect(screen.queryByText(/Since your step/)).toBeNull();
  });

  it("is in words a line for each card, with one mark and without what is not established", () => {
    const { container } = render(Probe, { live: solo(), words: true });
    const lines = [...container.querySelectorAll("li")].map((one) => one.textContent!).filter((line) => line.includes(" drew "));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line).not.toContain("– →");
      expect(line).not.toContain("Not established");
    }
  });
});

describe("House Hagal", () => {
  it("shows the newest turn first", async () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1094);
    const shown = frame("imperium", "solo");
    const info = tableInfo("imperium", { players: 1 });
    const { container } = render(Stage, { tabletop, frame: shown, info: { ...info, seats: info.seats.slice(0, 1) } });
    await tick();
    const named = [...container.querySelectorAll(".hagal .who b")].map((one) => one.textContent);
    expect(named).toEqual((shown.view.hagal as HagalView).turns.map(({ seat }) => shown.automata![seat - 1]).reverse());
  });
});

describe.each<[Game, string, number]>([
  ["imperium", "solo", 1],
  ["imperium", "two", 2],
  ["imperium", "lost", 1],
  ["uprising", "solo", 1],
  ["uprising", "two", 2],
])("the table of %s with automata: %s", (game, name, players) => {
  function shown(width = 1094): HTMLElement {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    const info = tableInfo(game, { players });
    return render(Stage, { tabletop, frame: frame(game, name), info: { ...info, seats: info.seats.slice(0, players) } }).container;
  }
  const view = frame(game, name).view as unknown as DuneView;
  const names = ["Anna", "Ben", "Cleo"].slice(0, players).concat(frame(game, name).automata!);

  it("shows each with what it owns, and no hand", async () => {
    const container = shown();
    await tick();
    for (const player of view.players) {
      const areas = [...container.querySelectorAll("section.player")];
      const area = areas.find((one) => one.getAttribute("aria-label")!.startsWith(names[player.seat]!))!;
      const hand = area.querySelector('[aria-label^="Cards in hand"]');
      expect(hand === null).toBe(player.automaton === true);
      expect(area.querySelector(`[aria-label="In the garrison: ${player.garrison}"]`)).not.toBeNull();
      // Of a Leader only the signet ability works for a Rival.
      if (player.automaton && player.leader && game === "imperium") {
        expect(area.querySelector(".leader")!.innerHTML).toContain("the other ability does not work");
        expect(area.textContent).toContain("Signet");
      }
      if (player.rival) for (const word of ["Scheme", "Signet", "Priority"]) expect(area.textContent).toContain(word);
    }
  });

  it.each([1094, 390])("lets a person check what was drawn, at width %s", async (width) => {
    const container = shown(width);
    await tick();
    const tab = container.querySelector("#dune-tab-players");
    if (tab) await fireEvent.click(tab);
    const hagal = container.querySelector('section[aria-label="Cards of House Hagal"]')!;
    const { turns, deck_size } = view.hagal!;
    expect(turns.length).toBeGreaterThan(0);
    expect(hagal.querySelectorAll("ul > li").length).toBe(turns.flatMap(({ drawn }) => drawn).length);
    expect(hagal.textContent).toContain(`×${deck_size}`);
    for (const { seat } of turns) expect(hagal.textContent).toContain(names[seat]!);
    expect(hagal.textContent).not.toMatch(/[a-z]_[a-z]|dune-/);
  });
});

describe("before anything was drawn", () => {
  it.each([
    ["solo", 1, "when a Rival's turn comes"],
    ["two", 2, "House Hagal draws after each Agent turn of the first player"],
  ] as const)("the panel says when that will be: %s", async (name, players, said) => {
    const shown = frame("imperium", name);
    const hagal = { ...(shown.view.hagal as HagalView), seat: null, drawn: [], turns: [] };
    const info = tableInfo("imperium", { players });
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1094);
    const { container } = render(Stage, {
      tabletop,
      frame: { ...shown, events: [], view: { ...shown.view, hagal } },
      info: { ...info, seats: info.seats.slice(0, players) },
    });
    await tick();
    expect(container.querySelector('section[aria-label="Cards of House Hagal"]')!.textContent).toContain(said);
  });
});
