// Three against three: six_player of the reference, as far as a screen shows it.

import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { catalogueOf } from "$lib/cards/catalogue.svelte";
import type { Frame } from "$lib/wire";
import { frame, tableInfo } from "../../table/fixtures/sample";
import { seatsOf, sidesOf } from "../../table/context";
import Stage from "../fixtures/Stage.svelte";
import { lookOf, modulesOf, rolesOf } from "../index";
import { layoutOf } from "./boards";
import { ownerOf } from "./owner";
import * as tabletop from "./tabletop";
import { totalOf } from "./teams";
import type { DuneView, PlayerView } from "./view";

const WIDE = 1094;
const PHONE = 390;

function asWideAs(width: number): void {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
}

function viewOf(name: string): DuneView {
  return frame("six", name).view as unknown as DuneView;
}

async function show(name: string, { width = WIDE, onchoose }: { width?: number; onchoose?: () => void } = {}) {
  asWideAs(width);
  const shown = frame("six", name);
  render(Stage, { tabletop, frame: shown, info: tableInfo("six"), onchoose });
  await tick();
  return { shown, view: shown.view as unknown as DuneView };
}

function commanders(view: DuneView): PlayerView[] {
  return view.players.filter((player) => player.commander);
}

function label(selector: string): string {
  return document.querySelector(selector)?.getAttribute("aria-label") ?? "";
}

vi.setConfig({ testTimeout: 20_000 });
afterEach(cleanup);

describe("who is who", () => {
  it("is by seat as in the rules: Commanders at 0 and 3, their Allies between them", () => {
    const view = viewOf("space");
    const roles = rolesOf("uprising", 6);
    expect(roles.map((role) => role.team)).toEqual(view.players.map((player) => player.team));
    expect(roles.map((role) => role.leads)).toEqual(view.players.map((player) => player.commander));
    expect(roles.map((role) => role.name)).toEqual([
      ...["Muad'Dib", "Ally of Shaddam", "Ally of Muad'Dib", "Shaddam", "Ally of Muad'Dib", "Ally of Shaddam"],
    ]);
    expect(rolesOf("uprising", 4)).toEqual([]);
    expect(modulesOf("uprising", 6)).toEqual([view.board]);
    expect(rolesOf("imperium", 6)).toEqual([]);
  });

  it.each([
    [0, ["Muad'Dib's side", "Shaddam's side"]],
    [3, ["Shaddam's side", "Muad'Dib's side"]],
    [5, ["Shaddam's side", "Muad'Dib's side"]],
  ])("seat %i has its own side first", (seat, names) => {
    const roles = rolesOf("uprising", 6);
    const sides = sidesOf(seatsOf(tableInfo("six"), { ...frame("six", "space"), seat }, roles), roles);
    expect(sides.map((side) => side.name)).toEqual(names);
    const [even, odd] = [[0, 2, 4], [1, 3, 5]];
    const seated = sides.map((side) => side.seats.map((one) => one.seat));
    expect(seated).toEqual(seat % 2 ? [odd, even] : [even, odd]);
  });

  it("is told by the same colours before there is a view as at the table, cool and warm ones", () => {
    const seated = seatsOf(tableInfo("six"), frame("six", "space"), rolesOf("uprising", 6));
    const looks = seated.map(({ seat }) => lookOf("uprising", seat, 6));
    expect(looks.map((look) => look.colour)).toEqual(seated.map((seat) => seat.colour));
    expect(looks.map((look) => look.colour)).toEqual([1, 0, 5, 3, 4, 6].map((n) => `var(--seat-${n})`));
    expect(new Set(looks.map((look) => look.shape)).size).toBe(6);
    expect(lookOf("uprising", 0, 4).colour).toBe("var(--seat-0)");
  });

  it("needs no sides where everybody plays alone", () => {
    expect(sidesOf(seatsOf(tableInfo("uprising"), frame("uprising", "space")))).toEqual([]);
  });
});

describe("the table of six", () => {
  it.each(["space", "over"])("shows all spaces, posts, pieces and both own boards: %s", async (name) => {
    const { view } = await show(name);
    const drawn = (attribute: string) =>
      [...document.querySelectorAll(`[${attribute}]`)].map((one) => one.getAttribute(attribute)).sort();
    expect(view.spaces.length).toBe(28);
    expect(drawn("data-space")).toEqual(view.spaces.map((one) => one.space).sort());
    expect(drawn("data-post")).toEqual(view.posts!.map((one) => one.post).sort());
    expect(view.posts!.length).toBe(15);
    // Four Allies on four tracks, each Commander on his own, six on no other.
    expect(document.querySelectorAll("ol .cubes .token").length).toBe(4 * 4 + 2);
    const standing = view.players.flatMap((player) => player.agents).filter((at) => at !== null);
    expect(document.querySelectorAll("[data-space] .token.agent").length).toBe(standing.length);
    expect(document.querySelectorAll(".council .seat").length).toBe(6);
  });

  it("has four fighters: Commanders have no troops", async () => {
    await show("space");
    expect(document.querySelectorAll(".fighters > li").length).toBe(4);
    expect(document.querySelectorAll(".track .at .token").length).toBe(4);
  });

  it("keeps the sides together, with what they have in all", async () => {
    const { view } = await show("space");
    const sides = [...document.querySelectorAll(".side")];
    expect(sides.map((side) => side.getAttribute("aria-label"))).toEqual(["Muad'Dib's side", "Shaddam's side"]);
    expect(sides.map((side) => side.querySelectorAll(".player").length)).toEqual([3, 3]);
    expect(sides.map((side) => side.querySelector(".total")?.textContent?.trim())).toEqual(
      [0, 1].map((team) => String(totalOf(view, team))),
    );
    const own = document.querySelectorAll(".player.brief");
    expect(own.length).toBe(5); // all but one's own
  });

  it("tells whom each of a Commander's Agents activates", async () => {
    const { view } = await show("space");
    const [muadDib] = commanders(view);
    expect(muadDib!.allies).toEqual([2, 4]);
    const told = label(".player:not(.brief) .agents");
    for (const [i, arrow] of muadDib!.arrows!.entries()) {
      const ally = { left: "Cleo", right: "Eve", both: "Cleo or Eve" }[arrow];
      if (muadDib!.agents[i] === null) expect(told).toContain(`activates ${ally}.`);
    }
  });

  it("marks the Ally who is activated", async () => {
    const { view } = await show("activated");
    const ally = commanders(view)[0]!.activated!;
    const marked = [...document.querySelectorAll(".player.activated")];
    expect(marked.map((one) => one.getAttribute("aria-label"))).toEqual([tableInfo("six").seats[ally]!.name]);
  });

  it("tells the team's rewards on a Commander's own track", async () => {
    await show("space");
    const track = [...document.querySelectorAll(".track .unseen")].map((one) => one.textContent);
    expect(track.find((text) => text?.startsWith("Fremen:"))).toContain("1 Influence, for each of the team: +1 spice.");
    expect(track.find((text) => text?.startsWith("Emperor:"))).toContain("3 Influence, for each of the team: Place a Spy.");
    expect(track.find((text) => text?.startsWith("Great Houses:"))).toContain("4 Influence: Recruit 2 troops.");
  });

  it("says what Influence a Commander counts as having, on each track of the board", async () => {
    const { view } = await show("space");
    const tracks = [...document.querySelectorAll(".track:has(.counts)")];
    expect(tracks.length).toBe(4);
    const names = tableInfo("six").seats.map((seat) => seat.name);
    for (const [i, faction] of (["great_houses", "guild", "bene_gesserit", "fringe_worlds"] as const).entries()) {
      const track = tracks[i]!;
      const levels = commanders(view).map((player) => player.counts![faction]);
      expect([...track.querySelectorAll(".counts > span")].map((one) => Number(one.textContent))).toEqual(levels);
      for (const [j, { seat }] of commanders(view).entries()) {
        expect(track.querySelector(".unseen")?.textContent).toContain(`${names[seat]} counts as having ${levels[j]}.`);
      }
    }
  });

  it("shows the Alliance of a Commander's own track with him", async () => {
    await show("over");
    const track = [...document.querySelectorAll(".track .unseen")].map((one) => one.textContent);
    expect(track.find((text) => text?.startsWith("Emperor:"))).toContain("Dan has the Alliance.");
    expect(track.find((text) => text?.startsWith("Fremen:"))).toContain("Nobody has the Alliance.");
  });

  it("prints the Swordmaster of this side of the board", async () => {
    await show("space");
    const text = document.querySelector('[data-space="swordmaster"] .unseen')?.textContent;
    expect(text).toContain("Swordmaster bonus token");
    cleanup();
    expect(JSON.stringify(catalogueOf("uprising").thing("swordmaster", "space")?.boxes)).not.toContain("bonus token");
  });
});

describe("options", () => {
  it.each([WIDE, PHONE])("in the Throne Row glow there: %i", async (width) => {
    const onchoose = vi.fn();
    const { shown } = await show("throne_row", { width, onchoose });
    const option = shown.decision!.options.find((one) => one.place === "throne_row")!;
    if (width === PHONE) await fireEvent.click(document.querySelector("#dune-tab-row")!);
    await tick();
    const glows = document.querySelector(".throne .glow")!;
    expect(glows.getAttribute("aria-description")).toBe(option.label);
    await fireEvent.click(glows);
    expect(onchoose).toHaveBeenCalledWith(option, null);
  });

  it("on a phone, a Commander's own spaces are on the board", async () => {
    await show("space", { width: PHONE, onchoose: vi.fn() });
    await fireEvent.click(document.querySelector("#dune-tab-board")!);
    await tick();
    const drawn = [...document.querySelectorAll("[data-space]")].map((one) => one.getAttribute("data-space"));
    expect(drawn).toEqual(expect.arrayContaining(layoutOf(viewOf("space")).personal.flatMap((board) => board.spaces)));
    expect(drawn[0]).toBe("hardy_warriors"); // Muad'Dib's first, as it is he who looks on
  });

  it("to activate an Ally are the players themselves", async () => {
    const { shown } = await show("activate", { onchoose: vi.fn() });
    const options = shown.decision!.options.filter((one) => one.place === "player");
    expect(options.length).toBeGreaterThan(0);
    expect(document.querySelectorAll(".player .who.glow").length).toBe(options.length);
  });
});

describe("a Commander's deployment", () => {
  it("is from the garrison of the Ally whom he has activated", () => {
    const players = [{ activated: 2 }, {}, {}];
    const asked = (seat: number) => ({ view: { players }, decision: { seat } }) as unknown as Frame;
    expect(ownerOf(asked(0), "garrison")).toBe(2);
    expect(ownerOf(asked(0), "hand")).toBeNull();
    expect(ownerOf(asked(2), "garrison")).toBeNull();
  });
});
