import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "$lib/live.svelte";
import { has } from "$lib/text";
import type { Frame } from "$lib/wire";
import Probe from "../fixtures/Probe.svelte";
import { frame, frames, still, type Game } from "../fixtures/sample";

afterEach(cleanup);

const GAMES: Game[] = ["dominion", "imperium", "uprising", "six"];
const all = GAMES.flatMap((game) => Object.keys(frames(game)).map((name): [Game, string] => [game, name]));

function shown(game: Game, name: string): HTMLElement {
  return changed(game, name, {});
}

function changed(game: Game, name: string, change: Partial<Frame>): HTMLElement {
  const live = { ...still(game, name), frame: { ...frame(game, name), ...change } } as LiveTable;
  return render(Probe, { live, words: true, onchoose: vi.fn() }).container;
}

describe("the text view", () => {
  it.each(all)("says %s, %s in words only", (game, name) => {
    const text = shown(game, name).textContent ?? "";
    // Ids have underscores, unknown messages show their own ids, and neither belongs before people.
    expect(text).not.toMatch(/[a-z]_[a-z]/);
    expect(text).not.toMatch(/\b(text|bar|place|from)-[a-z]/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\$/);
  });

  it.each(all)("has a button for each option of %s, %s, each once", (game, name) => {
    const { container } = { container: shown(game, name) };
    const decision = frame(game, name).decision;
    const options = decision && !decision.forced ? decision.options : [];
    const buttons = [...container.querySelectorAll("section:first-of-type li button")];
    expect(buttons).toHaveLength(options.length);
    for (const { label } of options) expect(buttons.some((one) => one.textContent?.includes(label))).toBe(true);
  });

  it("says who else is to decide, in which phase", () => {
    expect(shown("dominion", "waiting").textContent).toContain("Buy phase: Ben is to decide.");
  });

  it.each([
    ["dominion", ["action", "buy"]],
    ["dune", ["set_up", "round_start", "turns", "combat", "rewards", "recall", "end"]],
  ])("has words for the phases of %s", (_game, phases) => {
    for (const phase of phases) expect(has(`phase-${phase}`)).toBe(true);
  });

  it("puts the decision first, then one's own hand, then the rest", () => {
    const headings = [...shown("dominion", "buy").querySelectorAll("h2")].map((heading) => heading.textContent ?? "");
    expect(headings[0]).toContain("What is to be done");
    expect(headings[2]).toContain("Your hand");
  });

  it("chooses with a number key", async () => {
    const onchoose = vi.fn();
    render(Probe, { live: still("dominion", "action"), words: true, onchoose });
    await fireEvent.keyDown(document.body, { key: "1" });
    expect(onchoose).toHaveBeenCalledOnce();
  });

  it("names every card of the hand and every pile with its count", () => {
    const text = shown("dominion", "action").textContent ?? "";
    const view = frame("dominion", "action").view as { supply: { left: number }[]; players: { hand: string[] }[] };
    expect(screen.getByRole("heading", { name: new RegExp(`Your hand \\(${view.players[0]!.hand.length} cards`) })).toBeTruthy();
    expect(document.querySelectorAll("tbody th").length).toBeGreaterThanOrEqual(view.supply.length);
    expect(text).toContain("Province");
  });

  it("says of each leader to choose how complex it is and what it can do", () => {
    const option = { code: 7, label: "Muad'Dib", place: "choice", thing: "muad_dib" };
    const { decision } = frame("uprising", "turn");
    changed("uprising", "turn", { decision: { ...decision!, kind: "leader", options: [option] } });
    const button = screen.getByRole("button", { name: /Muad'Dib/ });
    const about = document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(about).toMatch(/^\w+ .*to play \(\d of 3\)\. Unpredictable Foe: On your Reveal turn/);
    expect(about).toContain("Lead the Way: Draw 1 card.");
  });

  it("says the battle icon of the Conflict, and of those that were won", () => {
    expect(shown("uprising", "turn").textContent).toContain("CHOAM Security. Battle icon: crysknife. First:");
    cleanup();
    expect(shown("uprising", "over").textContent).toMatch(/Battle icons won: [^.]*CHOAM Security \(crysknife\)/);
  });

  it("has no word of battle icons where there are none", () => {
    expect(shown("imperium", "turn").textContent).not.toContain("Battle icon");
  });

  it("says once what a space is", () => {
    const rows = [...shown("uprising", "turn").querySelectorAll("tr")].map((row) => row.textContent ?? "");
    const basin = rows.find((row) => row.startsWith("Imperial Basin"))!;
    for (const words of [/combat/gi, /maker/gi, /behind the shield wall/gi]) expect(basin.match(words)).toHaveLength(1);
  });

  it("names the Intrigue cards that are being carried out, while there are any", () => {
    expect(shown("uprising", "turn").textContent).not.toContain("being carried out");
    cleanup();
    const { view } = frame("uprising", "turn");
    const text = changed("uprising", "turn", { view: { ...view, intrigue_in_play: ["cunning"] } }).textContent;
    expect(text).toContain("Intrigue cards being carried out: Cunning.");
  });

  it("tells nothing of others' hands", () => {
    const view = frame("uprising", "turn").view as { players: { seat: number; hand?: string[] }[] };
    expect(view.players.filter((player) => player.hand).map((player) => player.seat)).toEqual([0]);
  });
});

describe("places", () => {
  it("have names for the decision bar", () => {
    const options = GAMES.flatMap((game) => Object.values(frames(game)).flatMap((one) => one.decision?.options ?? []));
    const places = new Set(options.map((option) => option.place));
    expect(places).toContain("hand");
    for (const place of places) if (place !== "choice") expect(has(`place-${place}`), place).toBe(true);
  });
});
