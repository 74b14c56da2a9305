import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { explainer } from "$lib/ui/explain.svelte";
import type { Option } from "$lib/wire";
import { arranged, CHOICE, inOrder, PASS } from "./bar";
import Probe from "./fixtures/Probe.svelte";
import { frames, still, type Game } from "./fixtures/sample";
import { counted } from "./steps.svelte";

afterEach(cleanup);

const GAMES: Game[] = ["dominion", "imperium", "uprising"];

function decisions(): [game: Game, name: string, options: Option[]][] {
  return GAMES.flatMap((game) =>
    Object.entries(frames(game)).flatMap(([name, frame]): [Game, string, Option[]][] =>
      frame.decision?.options.length && !frame.decision.forced ? [[game, name, frame.decision.options]] : [],
    ),
  );
}

describe("the decision bar", () => {
  it.each(decisions())("leaves no option of %s, %s out of reach if nothing is drawn", (game, name, options) => {
    render(Probe, { live: still(game, name), onchoose: vi.fn() });
    for (const { label } of options) {
      expect(screen.getAllByRole("button").some((button) => button.textContent?.includes(label))).toBe(true);
    }
  });

  it.each(decisions())("shows of %s, %s just what is not drawn", (_game, _name, options) => {
    const things = options.filter((option) => option.place !== "choice");
    const rest = options.filter((option) => option.place === "choice" || option === things[0]);
    const shown = arranged(options, rest);
    expect(inOrder(shown).map(({ option }) => option.code).sort()).toEqual(rest.map((option) => option.code).sort());
    expect(shown.places).toEqual([...new Set(things.slice(1).map((option) => option.place))]);
  });

  it("sets passing and ending apart, at the end", () => {
    for (const [, , options] of decisions()) {
      const order = inOrder(arranged(options, options));
      const passes = order.filter(({ option }) => option.code === PASS);
      expect(order.slice(order.length - passes.length)).toEqual(passes);
    }
  });

  it("takes an option back from the bar when the table draws it", () => {
    const live = still("dominion", "buy");
    const { thing, label } = live.frame!.decision!.options.find((option) => option.place === "supply")!;
    render(Probe, { live, drawn: [{ place: "supply", thing }], onchoose: vi.fn() });
    const named = screen.getAllByRole("button").filter((button) => button.textContent?.includes(label));
    expect(named).toEqual([]);
  });

  it("shows a choice that cannot be made, which says why and cannot be chosen", async () => {
    const onchoose = vi.fn();
    const live = still("dominion", "action");
    const decision = live.frame!.decision!;
    const reasons = [...decision.reasons, { place: CHOICE, thing: "Pay 4 spice", why: "It costs 4 spice, you have 1", what: "price" }];
    Object.assign(live, { frame: { ...live.frame!, decision: { ...decision, reasons } } });
    render(Probe, { live, onchoose });
    const button = screen.getByRole("button", { name: "Pay 4 spice" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    expect(onchoose).not.toHaveBeenCalled();
    expect(explainer.shown?.text).toBe("It costs 4 spice, you have 1");
  });

  it("chooses by the number on a button", async () => {
    const onchoose = vi.fn();
    const live = still("dominion", "action");
    render(Probe, { live, onchoose });
    const order = inOrder(arranged(live.frame!.decision!.options, live.frame!.decision!.options));
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(onchoose).toHaveBeenCalledWith(order[1]!.option, null);
  });

  it("says for whom the table waits, and in which phase", () => {
    const live = still("dominion", "waiting");
    render(Probe, { live, onchoose: vi.fn() });
    expect(screen.getByText(/Ben/, { selector: ".question" })).toBeTruthy();
    expect(screen.getByText(/^Buy phase · /)).toBeTruthy();
  });

  it("shows nothing of what is forced: it is answered already", async () => {
    const onchoose = vi.fn();
    const { container } = render(Probe, { live: still("dominion", "react"), onchoose });
    expect(container.querySelector(".question")).toBeNull();
    expect(container.querySelector(".option")).toBeNull();
    await fireEvent.keyDown(document.body, { key: "1" });
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("says that undo is free where it is", () => {
    const live = still("dominion", "buy");
    live.table = { ...live.table!, free_undo: true };
    render(Probe, { live, onchoose: vi.fn() });
    expect(screen.getByRole("button", { name: "Free undo" })).toBeTruthy();
  });
});

describe("steps that can be taken back", () => {
  it("are counted up as they are made and down as they are undone", () => {
    let n = counted(0, 1, true);
    n = counted(n, 1, true);
    expect(n).toBe(2);
    expect(counted(n, -1, true)).toBe(1);
    expect(counted(n, 1, false)).toBe(0);
  });

  it("are at least one if one is known to be", () => {
    expect(counted(0, 0, true)).toBe(1);
    expect(counted(1, -1, true)).toBe(1);
  });
});
