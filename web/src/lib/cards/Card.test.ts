import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { provideGames } from "../../games/fixtures/games";
import { explainer } from "../ui/explain.svelte";
import Card from "./Card.svelte";
import { provideCatalogue } from "./catalogue.svelte";
import { artOf } from "./art";
import { ICONS } from "./icons";
import Icon from "./Icon.svelte";
import Pieces from "./Pieces.svelte";
import { SAMPLE } from "./sample";
import { zoomer } from "./zoom.svelte";

beforeEach(() => {
  provideCatalogue(SAMPLE);
  provideGames();
  zoomer.hide();
  zoomer.close();
});

afterEach(cleanup);

describe("a card", () => {
  it("that can be clicked is a button with name, cost and text for those who listen", async () => {
    const onclick = vi.fn();
    render(Card, { game: "imperium", id: "stilgar", onclick });
    const button = screen.getByRole("button", { name: /^Stilgar\. Costs 5 Persuasion\. Agent: \+1 water\. Reveal/ });
    await fireEvent.click(button);
    expect(onclick).toHaveBeenCalledTimes(1);
    expect(zoomer.opened).toBeNull();
  });

  it("to look at opens with the rules of its icons", async () => {
    render(Card, { game: "imperium", id: "stilgar", look: true });
    await fireEvent.click(screen.getByRole("button"));
    expect(zoomer.opened).toMatchObject({ game: "imperium", id: "stilgar" });
  });

  it("is a picture where something else is the button", () => {
    render(Card, { game: "imperium", id: "stilgar" });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByRole("img", { name: /^Stilgar/ })).toBeTruthy();
  });

  it("tells how many there are, what it costs now, and why it cannot be chosen", () => {
    render(Card, { game: "imperium", id: "stilgar", count: 3, cost: 4, reason: "You have 2.", onclick: () => undefined });
    const button = screen.getByRole("button", { name: /Stilgar, 3 of them\. Costs 4 Persuasion\..*You have 2\./ });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.textContent).toContain("×3");
  });

  it("of a leader tells and shows how complex they are to play", () => {
    const { container } = render(Card, { game: "imperium", id: "glossu_rabban", kind: "leader" });
    expect(screen.getByRole("img", { name: /^Glossu Rabban\. Simple to play \(1 of 3\)/ })).toBeTruthy();
    expect(container.querySelectorAll(".complexity .on")).toHaveLength(1);
  });

  it("glows when it can be chosen", () => {
    render(Card, { game: "imperium", id: "stilgar", glow: true, onclick: () => undefined });
    expect(screen.getByRole("button").classList.contains("glow")).toBe(true);
  });

  it("enlarges when one looks at it, and no longer", async () => {
    vi.useFakeTimers();
    render(Card, { game: "imperium", id: "stilgar", reason: "Not now.", onclick: () => undefined });
    const button = screen.getByRole("button");
    button.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(zoomer.shown).toBeNull();
    vi.advanceTimersByTime(500);
    expect(zoomer.shown).toMatchObject({ id: "stilgar", reason: "Not now." });
    button.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    expect(zoomer.shown).toBeNull();
    vi.useRealTimers();
  });

  it("opens on a long touch, which is then no click", async () => {
    vi.useFakeTimers();
    const onclick = vi.fn();
    render(Card, { game: "imperium", id: "stilgar", onclick });
    const button = screen.getByRole("button");
    button.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
    vi.advanceTimersByTime(600);
    expect(zoomer.opened).toMatchObject({ id: "stilgar" });
    await fireEvent.click(button);
    expect(onclick).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(onclick).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it("shows its name as long as nothing else is known", () => {
    render(Card, { game: "imperium", id: "nobody", onclick: () => undefined });
    expect(screen.getByRole("button", { name: "nobody" })).toBeTruthy();
  });
});

describe("icons", () => {
  it("gets its name when the catalogue of its game has come, though it was the first to ask", async () => {
    const game = "asked_for_by_an_icon";
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ ...SAMPLE, game })));
    render(Icon, { game, icon: "sword" });
    expect(screen.getByRole("img").getAttribute("aria-label")).toBe("sword");
    expect(await screen.findByRole("img", { name: SAMPLE.icons.sword!.name })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it("are read with their number and name", () => {
    render(Icon, { game: "imperium", icon: "sword", n: 3 });
    expect(screen.getByRole("img", { name: "3 × Sword" }).textContent).toContain("3");
  });

  it("carry losses, least and most amounts in writing", () => {
    const written = (props: object) => {
      const { container, unmount } = render(Icon, { icon: "sword", ...props });
      const text = container.textContent?.trim();
      unmount();
      return text;
    };
    expect(written({ n: -1 })).toBe("−1");
    expect(written({ n: 2, least: true })).toBe("2+");
    expect(written({ n: 2, most: true })).toBe("≤2");
    expect(written({ n: 2, signed: true })).toBe("+2");
    expect(written({ n: 1 })).toBe("");
  });

  it("tell their rule when asked", async () => {
    render(Pieces, { game: "imperium", rows: [[{ icon: "sword", n: 1 }]], ask: true });
    await fireEvent.click(screen.getByRole("button", { name: "1 × Sword" }));
    expect(explainer.shown).toEqual({ title: "Sword", text: "Adds 1 to your strength." });
  });

  it("are all drawn: those of the glossary and those of the signs", () => {
    for (const id of [...Object.keys(SAMPLE.icons), "arrow", "opponents"]) expect(ICONS[id]?.art).toBeTruthy();
  });
});

describe("pictures", () => {
  it("are the same every time, and differ from card to card", () => {
    const [a, b] = [SAMPLE.things["card:stilgar"]!, SAMPLE.things["card:opulence"]!];
    expect(artOf("desert", a)).toBe(artOf("desert", a));
    expect(artOf("desert", a)).not.toBe(artOf("desert", b));
  });
});
