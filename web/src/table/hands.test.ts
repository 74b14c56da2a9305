// Safe and quick hands: what would be lost is asked once, what leaves no choice is done, and one may think again.

import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveTable } from "$lib/live.svelte";
import { settings } from "$lib/settings.svelte";
import { explainer } from "$lib/ui/explain.svelte";
import type { Frame, Option } from "$lib/wire";
import { GRACE } from "./context.svelte";
import type { Hinted } from "./context";
import Probe from "./fixtures/Probe.svelte";
import { frame, still } from "./fixtures/sample";
import { TWICE } from "./shortcuts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  cleanup();
  explainer.hide();
  vi.useRealTimers();
  settings.askLoss = true;
  settings.byItself = true;
});

const LOSS = "You still have 3 coins and 1 buy.";

/** A key at a moment of its own, in milliseconds: how long the test takes does not matter. */
function press(at: number, key: string, element: Element = document.body, repeat = false): void {
  const event = new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: at });
  element.dispatchEvent(event);
}

function changed(live: LiveTable, change: Partial<Frame>): LiveTable {
  return { ...live, frame: { ...live.frame!, ...change } } as LiveTable;
}

describe("a choice that would give something away", () => {
  function opened(words = false) {
    const onchoose = vi.fn<(option: Option) => void>();
    const live = still("dominion", "buy");
    const decision = live.frame!.decision!;
    const options = decision.options.map((one) => (["moat", "silver"].includes(one.thing ?? "") ? { ...one, loses: LOSS } : one));
    const drawn = ["moat", "silver", "copper"].map((thing) => ({ place: "supply", thing }));
    const shown = changed(live, { decision: { ...decision, options } });
    render(Probe, { live: shown, drawn: words ? [] : drawn, words, onchoose });
    return { chosen: () => onchoose.mock.calls.map(([option]) => option.thing) };
  }
  const pile = (thing: string) => screen.getByTestId(`supply/${thing}`);
  const confirm = () => screen.queryByRole("button", { name: /all the same/ });

  it("is asked once, with what would be lost, and made by the button that says so", async () => {
    const { chosen } = opened();
    await fireEvent.click(pile("moat"), { detail: 1 });
    expect(chosen()).toEqual([]);
    expect(pile("moat").classList).toContain("armed");
    expect(screen.getByText(LOSS, { selector: ".question" })).toBeTruthy();
    await fireEvent.click(confirm()!, { detail: 1 });
    expect(chosen()).toEqual(["moat"]);
  });

  it("is not asked about if nothing would be lost", async () => {
    const { chosen } = opened();
    await fireEvent.click(pile("copper"), { detail: 1 });
    expect(chosen()).toEqual(["copper"]);
  });

  it("is confirmed neither by a double click nor by a key that is held or pressed twice", async () => {
    const { chosen } = opened();
    await fireEvent.click(pile("moat"), { detail: 1 });
    await fireEvent.click(pile("moat"), { detail: 2 });
    press(9_000, "Enter", pile("moat"), true);
    press(10_000, "Enter", pile("silver"));
    press(10_000 + TWICE / 2, "Enter", pile("silver"));
    expect(chosen()).toEqual([]);
    press(10_000 + 2 * TWICE, "Enter", pile("silver"));
    expect(chosen()).toEqual(["silver"]);
  });

  it("gives way to another pile at once, and to Escape", async () => {
    const { chosen } = opened();
    await fireEvent.click(pile("moat"));
    await fireEvent.click(pile("silver"));
    expect(pile("moat").classList).not.toContain("armed");
    expect(confirm()?.textContent).toContain("Silver");
    press(20_000, "Escape");
    await vi.waitFor(() => expect(confirm()).toBeNull());
    expect(chosen()).toEqual([]);
    await fireEvent.click(pile("moat"));
    await fireEvent.click(pile("copper"));
    expect(chosen()).toEqual(["copper"]);
  });

  it("is asked about and made by its number in the text view", async () => {
    const { chosen } = opened(true);
    press(30_000, "2");
    expect(chosen()).toEqual([]);
    await vi.waitFor(() => expect(screen.getByText(LOSS)).toBeTruthy());
    expect(confirm()?.textContent).toContain("Silver");
    press(30_000 + 2 * TWICE, "2");
    expect(chosen()).toEqual(["silver"]);
  });

  it("is made at once by those who do not want to be asked", async () => {
    settings.askLoss = false;
    const { chosen } = opened();
    await fireEvent.click(pile("moat"));
    expect(chosen()).toEqual(["moat"]);
  });
});

describe("a key pressed twice by accident", () => {
  it("chooses once, whatever is asked by then; pressed later it is meant", () => {
    const onchoose = vi.fn();
    render(Probe, { live: still("dominion", "action"), onchoose });
    press(40_000, "1");
    press(40_000 + TWICE / 2, "1");
    expect(onchoose).toHaveBeenCalledTimes(1);
    press(40_000 + TWICE / 2 + 1, "2");
    press(40_000 + 2 * TWICE, "1");
    expect(onchoose).toHaveBeenCalledTimes(3);
  });
});

describe("of two like cards", () => {
  it("only the one that was clicked is marked", async () => {
    const live = still("dominion", "action");
    const { thing } = live.frame!.decision!.options.find((one) => one.place === "hand")!;
    const drawn = [0, 1].map(() => ({ place: "hand", thing }));
    const { rerender } = render(Probe, { live, drawn, onchoose: vi.fn() });
    await fireEvent.click(screen.getAllByTestId(`hand/${thing}`)[1]!);
    await rerender({ live: changed(live, { step: live.frame!.step + 1, events: [], log: [] }) });
    const marked = screen.getAllByTestId(`hand/${thing}`).map((one) => one.classList.contains("begun"));
    expect(marked).toEqual([false, true]);
  });

  it("one is marked if it was chosen by a key", async () => {
    const live = still("dominion", "action");
    const at = live.frame!.decision!.options.findIndex((one) => one.place === "hand");
    const { thing } = live.frame!.decision!.options[at]!;
    const drawn = [0, 1].map(() => ({ place: "hand", thing }));
    const { rerender } = render(Probe, { live, onchoose: vi.fn() });
    press(50_000, "1");
    await rerender({ live: changed(live, { step: live.frame!.step + 1, events: [], log: [] }), drawn });
    expect(screen.getAllByTestId(`hand/${thing}`).filter((one) => one.classList.contains("begun"))).toHaveLength(at < 0 ? 0 : 1);
  });
});

describe("another thought", () => {
  const asked = frame("uprising", "turn");
  const [first, second] = asked.decision!.options.filter((one) => one.place === "hand");
  const space: Option = { code: 900, label: "Arrakeen", thing: "arrakeen", place: "space" };

  /** The second question of a move, which nothing has come of yet: where does the card's Agent go? */
  async function begun(change: Partial<Frame> = {}) {
    const oninstead = vi.fn();
    const live = still("uprising", "turn");
    const drawn = [first!, second!].map(({ place, thing }) => ({ place, thing }));
    const { rerender } = render(Probe, { live, drawn, onchoose: vi.fn(), oninstead });
    await fireEvent.click(screen.getByTestId(`hand/${first!.thing}`));
    const decision = { ...asked.decision!, kind: "space", options: [space], reasons: [] };
    const next = { step: asked.step + 1, events: [], log: [], can_undo: true, decision, ...change };
    await rerender({ live: changed(live, next) });
    return { oninstead, card: (option: Option) => screen.getByTestId(`hand/${option.thing}`) };
  }

  it("is a click on another card: the first is taken back and that one chosen", async () => {
    const { oninstead, card } = await begun();
    expect(card(first!).classList).toContain("begun");
    expect(card(second!).getAttribute("aria-description")).toContain(second!.label);
    await fireEvent.click(card(second!));
    expect(oninstead).toHaveBeenCalledWith(second, 1);
  });

  it("is not offered where no step back leads there", async () => {
    const { oninstead, card } = await begun({ can_undo: false });
    await fireEvent.click(card(second!));
    expect(oninstead).not.toHaveBeenCalled();
  });
});

describe("what leaves no choice", () => {
  function opened(final: boolean, can_undo: boolean) {
    const onchoose = vi.fn();
    const live = still("dominion", "buy");
    const decision = { ...live.frame!.decision!, by_itself: { code: 0, final } };
    render(Probe, { live: changed(live, { decision, can_undo }), onchoose });
    return onchoose;
  }

  it("comes at once if it can be taken back, or nothing could be taken back before", () => {
    expect(opened(false, true)).toHaveBeenCalledOnce();
    cleanup();
    expect(opened(true, false)).toHaveBeenCalledOnce();
  });

  it("leaves a moment to take the step before back, if that is the last moment for it", () => {
    const onchoose = opened(true, true);
    expect(screen.getByRole("status").textContent).toContain("in a moment");
    vi.advanceTimersByTime(GRACE - 1);
    expect(onchoose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onchoose).toHaveBeenCalledOnce();
  });

  it("waits for whoever says so", async () => {
    const onchoose = opened(true, true);
    await fireEvent.click(screen.getByRole("button", { name: "Wait" }));
    vi.advanceTimersByTime(2 * GRACE);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("is left to those who like to click", () => {
    settings.byItself = false;
    const onchoose = opened(false, false);
    vi.advanceTimersByTime(2 * GRACE);
    expect(onchoose).not.toHaveBeenCalled();
  });
});

describe("a choice in two halves", () => {
  const then = [1, 2].map((n): Option => ({ code: 90 + n, label: `Deploy ${n} troops`, thing: null, place: "choice" }));
  const deploy: Option = { code: 70, label: "Deploy troops", thing: "garrison", place: "garrison", then };

  function opened(words = false, hint?: Hinted) {
    const onchoose = vi.fn();
    const live = still("uprising", "turn");
    const decision = { ...live.frame!.decision!, options: [deploy] };
    render(Probe, { live: changed(live, { decision }), drawn: [{ place: "garrison", thing: "garrison" }], words, hint, onchoose });
    return onchoose;
  }

  it.each([false, true])("takes one click on its end (in words: %s)", async (words) => {
    const onchoose = opened(words);
    await fireEvent.click(screen.getByRole("button", { name: /Deploy 2 troops/ }), { detail: 1 });
    expect(onchoose).toHaveBeenCalledWith(deploy, then[1]);
  });

  it.each([false, true])("is hinted at with its end, and no other (in words: %s)", (words) => {
    opened(words, { code: deploy.code, then: then[1]!.code, label: "Deploy 2 troops", why: null });
    const hinted = screen.getAllByRole("button", { name: /Deploy \d troops/ }).filter((one) => one.classList.contains("hinted"));
    expect(hinted.map((one) => one.textContent)).toEqual([expect.stringContaining("Deploy 2 troops")]);
  });
});

describe("undo", () => {
  it("says why it is off", async () => {
    const live = changed(still("dominion", "buy"), { can_undo: false, kept: "a card was drawn" });
    render(Probe, { live, onchoose: vi.fn() });
    const button = screen.getByRole("button", { name: "Undo" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(button);
    expect(explainer.shown?.text).toBe("Undo: a card was drawn.");
  });
});
