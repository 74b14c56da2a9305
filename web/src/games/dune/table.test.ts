import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Frame, Option, TableInfo } from "$lib/wire";
import { frame, tableInfo, type Game } from "../../table/fixtures/sample";
import Stage from "../fixtures/Stage.svelte";
import { PLACES, TABS, tabOf } from "./tabs";
import * as tabletop from "./tabletop";
import type { DuneView } from "./view";

const WIDE = 1094;
const PHONE = 390;

/** Happy DOM lays nothing out: it is told how wide everything is. */
function asWideAs(width: number): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
}

/** What lies at a place, made up where this frame has nothing there. */
function thingAt(place: string, view: DuneView): string {
  const me = view.players[view.seat ?? 0]!;
  me.hand = ["dagger"];
  me.intrigue = ["mercenaries"];
  me.in_play = ["diplomacy"];
  me.discard = ["seek_allies"];
  me.deck_known = ["reconnaissance"];
  me.set_aside = "signet_ring";
  me.own_contracts = ["sardaukar_cards"];
  me.trophies = ["objective_crysknife"];
  view.contracts = ["heighliner_troops"];
  view.choam = true;
  view.throne_row = ["chani_clever_tactician"];
  const things: Record<string, string> = {
    hand: "dagger",
    intrigue: "mercenaries",
    in_play: "diplomacy",
    discard: "seek_allies",
    deck: "reconnaissance",
    set_aside: "signet_ring",
    row: view.row[0]!,
    throne_row: "chani_clever_tactician",
    reserve: Object.keys(view.reserve)[0]!,
    space: view.spaces[0]!.space,
    post: view.posts![0]!.post,
    faction: "fremen",
    garrison: "garrison",
    leader: me.leader!,
    player: "1",
    contract: "heighliner_troops",
    own_contract: "sardaukar_cards",
    trophy: "objective_crysknife",
  };
  return things[place] ?? `nothing is known about ${place}`;
}

/** The table with an option at each of these places. */
function withOptions(...places: string[]): { shown: Frame; options: Option[] } {
  const shown = structuredClone(frame("uprising", "space"));
  const options = places.map((place, code) => {
    return { code, label: `choose it at ${place}`, thing: thingAt(place, shown.view as never), place };
  });
  shown.decision = { ...shown.decision!, options, reasons: [] };
  return { shown, options };
}

/** What glows, by its label. (Asking for roles takes long on a page with thousands of elements.) */
function glowing(): Map<string | null, Element> {
  return new Map([...document.querySelectorAll(".glow")].map((one) => [one.getAttribute("aria-description"), one]));
}

/** The values of an attribute, wherever it is. */
function all(attribute: string): (string | null)[] {
  return [...document.querySelectorAll(`[${attribute}]`)].map((one) => one.getAttribute(attribute)).sort();
}

function tabs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[role=tab]")];
}

function selected(): string | undefined {
  return tabs().find((tab) => tab.getAttribute("aria-selected") === "true")?.id;
}

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

describe("options", () => {
  it("glow wherever they lie, and are chosen by a click", async () => {
    asWideAs(WIDE);
    const { shown, options } = withOptions(...PLACES);
    const onchoose = vi.fn();
    render(Stage, { tabletop, frame: shown, info: tableInfo("uprising"), onchoose });
    await tick();
    const found = glowing();
    expect([...found.keys()].sort()).toEqual(options.map((option) => option.label).sort());
    for (const option of options) {
      await fireEvent.click(found.get(option.label)!);
      expect(onchoose).toHaveBeenLastCalledWith(option, null);
    }
  });

  it.each(TABS)("on a phone are in the part that comes up by itself: %s", async (tab) => {
    asWideAs(PHONE);
    const { shown, options } = withOptions(...PLACES.filter((place) => tabOf(place) === tab));
    render(Stage, { tabletop, frame: shown, info: tableInfo("uprising"), onchoose: vi.fn() });
    await tick();
    expect(selected()).toBe(`dune-tab-${tab}`);
    expect([...glowing().keys()].sort()).toEqual(options.map((option) => option.label).sort());
  });
});

describe("a phone's table", () => {
  it("marks the parts where something glows, and shows whichever is wanted", async () => {
    asWideAs(PHONE);
    const { shown } = withOptions("hand");
    render(Stage, { tabletop, frame: shown, info: tableInfo("uprising"), onchoose: vi.fn() });
    await tick();
    expect(tabs().map((tab) => tab.id)).toEqual(TABS.map((tab) => `dune-tab-${tab}`));
    expect(tabs().map((tab) => tab.querySelectorAll("[role=img]").length)).toEqual([0, 0, 0, 1]);
    await fireEvent.click(tabs()[2]!);
    expect(selected()).toBe("dune-tab-players");
    await fireEvent.keyDown(tabs()[2]!, { key: "ArrowRight" });
    expect(selected()).toBe("dune-tab-hand");
  });
});

describe.each<Game>(["imperium", "uprising"])("the table of %s", (game) => {
  it.each([[[]], [["cunning"]]])("has a pile of the Intrigue cards being carried out while there are any: %j", async (cards) => {
    asWideAs(WIDE);
    const shown = structuredClone(frame(game, "space"));
    shown.view.intrigue_in_play = cards;
    render(Stage, { tabletop, frame: shown, info: tableInfo(game) });
    await tick();
    const piles = [...document.querySelectorAll(".pile")].map((pile) => pile.textContent?.trim());
    expect(piles.filter((pile) => pile?.startsWith("Intrigue in play"))).toEqual(cards.map(() => "Intrigue in play1"));
  });

  it.each(["space", "over"])("shows everything public, and glows nowhere for whoever watches: %s", async (name) => {
    asWideAs(WIDE);
    const shown = frame(game, name);
    const view = shown.view as unknown as DuneView;
    render(Stage, { tabletop, frame: shown, info: tableInfo(game) });
    await tick();
    expect(all("data-space")).toEqual(view.spaces.map((one) => one.space).sort());
    expect(all("data-post")).toEqual((view.posts ?? []).map((one) => one.post).sort());
    for (const { name } of tableInfo(game).seats) expect(document.body.textContent).toContain(name);
    const standing = view.players.flatMap((player) => player.agents).filter((at) => at !== null);
    expect(document.querySelectorAll("[data-space] .token.agent").length).toBe(standing.length);
    const spies = (view.posts ?? []).flatMap((post) => post.spies);
    expect(document.querySelectorAll("[data-post] .token.spy").length).toBe(spies.length);
    expect(document.querySelectorAll("ol .cubes .token").length).toBe(4 * view.players.length);
    expect(document.querySelectorAll(".glow").length).toBe(0);
  });

  it("names a space with its effects and who is there", async () => {
    asWideAs(WIDE);
    const shown = structuredClone(frame(game, "space"));
    const view = shown.view as unknown as DuneView;
    const arrakeen = view.spaces.find((space) => space.space === "arrakeen")!;
    arrakeen.agents = [1];
    arrakeen.control = 2;
    render(Stage, { tabletop, frame: shown, info: tableInfo(game) });
    await tick();
    const label = document.querySelector('[data-space="arrakeen"] .unseen')?.textContent;
    for (const part of ["Arrakeen", "Recruit 1 troop. Draw 1 card.", "Ben", "Cleo"]) expect(label).toContain(part);
  });
});

it("says who is a bot, is away or has resigned", () => {
  asWideAs(WIDE);
  const info = tableInfo("uprising");
  const [me, bot, other] = info.seats;
  const person = { ...other!, kind: "person" as const };
  const about = (seats: TableInfo["seats"]): string[] => {
    const table = { ...info, seats };
    const { container, unmount } = render(Stage, { tabletop, frame: frame("uprising", "space"), info: table });
    const drawn = [...container.querySelectorAll(".player .about")].map((one) => one.textContent!);
    unmount();
    return drawn;
  };
  expect(about([me!, bot!, person])).toEqual(["bot"]);
  expect(about([me!, { ...person, seat: 1, here: false }, { ...person, resigned: true }])).toEqual(["away", "resigned"]);
});
