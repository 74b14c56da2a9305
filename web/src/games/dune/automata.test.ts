import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Happened } from "$lib/wire";
import { frame, tableInfo, type Game } from "../../table/fixtures/sample";
import Stage from "../fixtures/Stage.svelte";
import { followed, lastTurn, leadTo } from "./automata";
import * as tabletop from "./tabletop";
import type { DuneView, HagalView } from "./view";

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

function event(what: string, seat: number, more: Partial<Happened> = {}): Happened {
  return { what, seat, card: null, n: 1, source: null, ...more };
}

const isAutomaton = (seat: number): boolean => seat > 0;

describe("what automata did", () => {
  it("is told turn by turn: cards passed over, the one carried out, and what it brought", () => {
    const { events, view } = frame("imperium", "solo");
    const turns = followed([], events, isAutomaton);
    expect(turns.map(({ seat, combat }) => [seat, combat])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(turns[1]!.drawn.map((one) => [one.card, one.outcome, one.space])).toEqual([
      ["hagal_harvest_spice", "no_spice", "imperial_basin"],
      ["hagal_conspire", "carried_out", "conspire"],
    ]);
    expect(turns[1]!.brought).toEqual([
      { icon: "influence_emperor", n: 1 },
      { icon: "troop", n: 2 },
    ]);
    expect(leadTo(turns, view as unknown as DuneView)).toBe(true);
  });

  it("stays until automata act again", () => {
    const { events } = frame("imperium", "solo");
    const turns = followed([], events, isAutomaton);
    expect(followed(turns, [event("agent", 0), event("spice", 0, { n: 2 })], isAutomaton)).toEqual(turns);
    const next = followed(turns, [event("turn", 1), event("hagal_carried_out", 1, { card: "hagal_wealth", source: "wealth" })], isAutomaton);
    expect(next.map((turn) => turn.drawn.map((one) => one.card))).toEqual([["hagal_wealth"]]);
  });

  it("goes on after a player has decided for one of them", () => {
    const asked = [event("turn", 1), event("hagal_carried_out", 1, { card: "hagal_carthag", source: "carthag" })];
    const answered = [event("influence", 1, { n: 3 }), event("turn", 2), event("hagal_carried_out", 2, { card: "hagal_secrets", source: "secrets" })];
    const turns = followed(followed([], asked, isAutomaton), answered, isAutomaton);
    expect(turns.map((turn) => turn.seat)).toEqual([1, 2]);
    expect(turns[0]!.brought).toEqual([{ icon: "influence_fremen", n: 1 }]);
  });

  it("says what swords were drawn for Combat, apart from what the Conflict brings", () => {
    const { events } = frame("imperium", "combat");
    const [combat, turn] = followed([], events, isAutomaton);
    expect(combat).toMatchObject({ combat: true, brought: [{ icon: "sword", n: 6 }] });
    expect(turn).toMatchObject({ combat: false, drawn: [{ outcome: "carried_out" }] });
  });

  it("counts what was paid apart from what came in", () => {
    const bought = ["pay_spice", "vp", "discard_intrigue"].map((what) => event(what, 1, { n: what === "pay_spice" ? 7 : 1 }));
    const [turn] = followed([], [event("turn", 1), event("spice", 1, { n: 2 }), ...bought], isAutomaton);
    expect(turn!.brought).toEqual([
      { icon: "spice", n: 2 },
      { icon: "spice", n: -7 },
      { icon: "vp", n: 1 },
      { icon: "intrigue", n: -1 },
    ]);
  });

  it("is the last turn's cards for whoever comes in later, or went back", () => {
    const view = frame("imperium", "solo").view as unknown as DuneView;
    expect(lastTurn(view)).toMatchObject([{ seat: 2, drawn: view.hagal!.drawn, brought: [] }]);
    const older = followed([], frame("imperium", "combat").events, isAutomaton);
    expect(leadTo(older, view)).toBe(false);
    expect(lastTurn({ ...view, hagal: { ...view.hagal!, seat: null, drawn: [] } })).toEqual([]);
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
    expect(hagal.querySelectorAll("ul > li").length).toBeGreaterThanOrEqual(view.hagal!.drawn.length);
    expect(hagal.textContent).toContain(`×${view.hagal!.deck_size}`);
    expect(hagal.textContent).toContain(names[view.hagal!.seat!]!);
    expect(hagal.textContent).not.toMatch(/[a-z]_[a-z]|dune-/);
  });
});

describe("before anything was drawn", () => {
  it.each([
    ["solo", 1, "when a Rival's turn comes"],
    ["two", 2, "House Hagal draws after each Agent turn of the first player"],
  ] as const)("the panel says when that will be: %s", async (name, players, said) => {
    const shown = frame("imperium", name);
    const hagal = { ...(shown.view.hagal as HagalView), seat: null, drawn: [] };
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
