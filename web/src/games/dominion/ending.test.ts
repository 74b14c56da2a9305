import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import type { Option } from "$lib/wire";
import { endsTurn } from "./ending";
import Probe from "../../table/fixtures/Probe.svelte";
import { frame, still } from "../../table/fixtures/sample";

afterEach(() => {
  cleanup();
  settings.askEnd = true;
});

const buying = frame("dominion", "buy");
const options = buying.decision!.options;
const called = (name: string): Option => options.find((option) => option.thing === name)!;

describe("a choice that ends the turn", () => {
  it("is the last buy, not an earlier one, nor what is called ending", () => {
    expect(endsTurn(buying, called("moat"))).toBe(true);
    expect(endsTurn({ ...buying, view: { ...buying.view, buys: 2 } }, called("moat"))).toBe(false);
    expect(endsTurn(buying, options.find((option) => option.code === 0)!)).toBe(false);
    const action = frame("dominion", "action");
    expect(endsTurn(action, action.decision!.options[0]!)).toBe(false);
  });

  function opened(words = false) {
    const onchoose = vi.fn<(option: Option) => void>();
    const drawn = ["moat", "silver"].map((thing) => ({ place: "supply", thing }));
    render(Probe, { live: still("dominion", "buy"), drawn: words ? [] : drawn, words, onchoose });
    return { onchoose, chosen: () => onchoose.mock.calls.map(([option]) => option.thing) };
  }
  const pile = (thing: string) => screen.getByTestId(`supply/${thing}`);
  const confirm = () => screen.queryByRole("button", { name: /and end your turn/ });

  it("is armed by a click, and made by the button that says so", async () => {
    const { chosen } = opened();
    await fireEvent.click(pile("moat"), { detail: 1 });
    expect(chosen()).toEqual([]);
    expect(pile("moat").classList).toContain("armed");
    await fireEvent.click(confirm()!, { detail: 1 });
    expect(chosen()).toEqual(["moat"]);
  });

  it("is confirmed neither by a double click nor by a key that is held", async () => {
    const { chosen } = opened();
    await fireEvent.click(pile("moat"), { detail: 1 });
    await fireEvent.click(pile("moat"), { detail: 2 });
    await fireEvent.keyDown(pile("moat"), { key: "Enter", repeat: true });
    expect(chosen()).toEqual([]);
    await fireEvent.keyDown(pile("moat"), { key: "Enter" });
    expect(chosen()).toEqual(["moat"]);
  });

  it("gives way to another pile, and to Escape", async () => {
    const { chosen } = opened();
    await fireEvent.click(pile("moat"));
    await fireEvent.click(pile("silver"));
    expect(pile("moat").classList).not.toContain("armed");
    expect(confirm()?.textContent).toContain("Buy Silver and end your turn");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(confirm()).toBeNull();
    expect(chosen()).toEqual([]);
  });

  it("is armed and made by its number in the text view", async () => {
    const { chosen } = opened(true);
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(chosen()).toEqual([]);
    expect(confirm()?.textContent).toContain("Buy Silver and end your turn");
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(chosen()).toEqual(["silver"]);
  });

  it("is made at once by those who do not want to be asked", async () => {
    settings.askEnd = false;
    const { chosen } = opened();
    await fireEvent.click(pile("moat"));
    expect(chosen()).toEqual(["moat"]);
  });
});
