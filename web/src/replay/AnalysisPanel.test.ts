import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import type { AnalysisInfo, Story } from "$lib/wire";
import AnalysisPanel from "./AnalysisPanel.svelte";
import { Analysis } from "./analysis.svelte";

const story: Story = {
  game: "imperium",
  budget: 50,
  seed: 0,
  names: ["Anna", "Ben"],
  moments: [
    { step: 0, turn: "Round 1: Anna", chances: [0.5, 0.5] },
    { step: 7, turn: "Round 1: Ben", chances: [0.2, 0.8] },
    { step: 12, turn: "Round 1: Ben", chances: [0, 1] },
  ],
  swings: [{ step: 0, to: 7, turn: "Round 1: Anna", seat: 0, before: 0.5, after: 0.2 }],
  better: [
    { step: 3, turn: "Round 1: Anna", seat: 0, asked: "?", played: "Reveal turn", better: "Dagger", chance: 0.2, gain: 0.3 },
    { step: 9, turn: "Round 1: Ben", seat: 1, asked: "?", played: "Pass", better: "Deploy", chance: 0.5, gain: 0.1 },
  ],
};
const info = (status: AnalysisInfo["status"], more: Partial<AnalysisInfo> = {}): AnalysisInfo => ({
  status,
  may_start: false,
  progress: 0,
  problem: null,
  story: null,
  ...more,
});
const onpick = vi.fn();
const show = (mine: number[] = [0]) =>
  render(AnalysisPanel, { analysis: new Analysis("t"), at: 3, mine, name: (seat: number) => ["Anna", "Ben"][seat]!, onpick });

beforeEach(() => onpick.mockClear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("an analysis", () => {
  it("is asked for by a button, says how far it is, and comes by itself", async () => {
    vi.useFakeTimers();
    const look = vi.spyOn(api, "analysis").mockResolvedValue(info("none", { may_start: true }));
    vi.spyOn(api, "analyse").mockResolvedValue(info("running", { progress: 0.25 }));
    show();
    await vi.advanceTimersByTimeAsync(0);
    look.mockResolvedValue(info("done", { progress: 1, story }));
    await fireEvent.click(screen.getByRole("button", { name: "Analyse" }));
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.getByText("25% done")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(1500);
    expect(screen.getByRole("heading", { name: "Where the game turned" })).toBeTruthy();
  });

  it("leads to the steps of which it speaks, one's own moves first", async () => {
    vi.spyOn(api, "analysis").mockResolvedValue(info("done", { progress: 1, story }));
    show();
    const mine = await screen.findByRole("button", { name: /Played: Reveal turn/ });
    expect(mine.getAttribute("aria-current")).toBe("step");
    expect(screen.queryByRole("button", { name: /Played: Pass/ })).toBeNull();
    await fireEvent.click(mine);
    await fireEvent.click(screen.getByRole("button", { name: /Anna: from 50% to 20%/ }));
    expect(onpick.mock.calls).toEqual([[3], [0]]);
  });

  it("has all moves for whoever did not play", async () => {
    vi.spyOn(api, "analysis").mockResolvedValue(info("done", { progress: 1, story }));
    show([]);
    expect(await screen.findAllByRole("button", { name: /Played: / })).toHaveLength(2);
  });

  it("draws a line for each, told apart by dashes, and says in words how it went", async () => {
    vi.spyOn(api, "analysis").mockResolvedValue(info("done", { progress: 1, story }));
    const { container } = show();
    const drawn = await screen.findByRole("img", { name: /Anna: 50% at the beginning, 0% at the end; Ben: 50%/ });
    expect(drawn.querySelectorAll("g")).toHaveLength(2);
    const dashes = [...container.querySelectorAll(".drawn .line")].map((line) => line.getAttribute("stroke-dasharray"));
    expect(new Set(dashes).size).toBe(2);
  });

  it.each([
    [info("impossible"), "This game cannot be analysed."],
    [info("none"), "Whoever played it may have it analysed."],
    [info("failed", { problem: "out of order" }), "out of order"],
  ])("that is not there says why", async (state, said) => {
    vi.spyOn(api, "analysis").mockResolvedValue(state);
    show();
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
