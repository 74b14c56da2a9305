import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LiveTable } from "$lib/live.svelte";
import { settings } from "$lib/settings.svelte";
import type { SeatInfo, TableInfo, Times } from "$lib/wire";
import { frame, tableInfo } from "./fixtures/sample";
import WaitingSample from "./fixtures/WaitingSample.svelte";

const NOW = 1_000_000;
const person: SeatInfo = { seat: 1, kind: "person", name: "Ben", bot: null, yours: false, here: false, resigned: false };

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  settings.textView = false;
});

/** Ben is to decide, and whoever looks on sits in the first seat. */
function strip(times: Partial<Times>, table: Partial<TableInfo> = {}, ben: Partial<SeatInfo> = {}) {
  const [me, , ...others] = tableInfo("dominion").seats;
  const info = tableInfo("dominion", { patience: 300, owner: false, seats: [me!, { ...person, ...ben }, ...others], ...table });
  const asked = { ...frame("dominion", "action"), decision: { seat: 1, phase: "action", kind: null, source: null, text: null, options: [], reasons: [], forced: false } };
  const live = {
    table: info,
    frame: asked,
    times: { waited: 0, left: null, runs: null, at: NOW, ...times },
    handOver: vi.fn(),
    takeBack: vi.fn(),
  };
  render(WaitingSample, { live: live as unknown as LiveTable });
  return live;
}

const handOver = () => screen.queryByRole("button", { name: "Let a bot play on" });

it("says who is away, and when a bot may play on", async () => {
  const live = strip({ waited: 100 });
  expect(screen.getByText(/Ben is away\./)).toBeTruthy();
  expect(screen.getByText("A bot may play on in 3:20.")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(201_000);
  await fireEvent.click(handOver()!);
  expect(live.handOver).toHaveBeenCalledWith(1);
});

it("lets the host go on at once without somebody who is away", () => {
  strip({ waited: 0 }, { owner: true });
  expect(handOver()).not.toBeNull();
});

it("is silent while somebody who is here thinks, but not for ever", async () => {
  strip({ waited: 100 }, { owner: true }, { here: true });
  expect(screen.queryByText(/Ben/)).toBeNull();
  await vi.advanceTimersByTimeAsync(201_000);
  expect(screen.getByText(/Ben has not decided for a while\./)).toBeTruthy();
  expect(handOver()).not.toBeNull();
});

it("has the clocks of people, of which one runs, and warns who has little left", async () => {
  const clock = { kind: "bank" as const, seconds: 600, increment: 5 };
  strip({ left: [70, 90, 600], runs: 0 }, { clock }, { here: true });
  const shown = () => screen.getAllByRole("timer").map((timer) => timer.textContent);
  expect(shown()).toEqual(["1:10", "1:30"]); // the third seat is a bot's
  expect(screen.queryByText("You have little time left.")).toBeNull();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(shown()).toEqual(["0:59", "1:30"]);
  expect(screen.getByText("You have little time left.")).toBeTruthy();
});

it("offers the seat back to whoever a bot plays for", async () => {
  const [me, ...others] = tableInfo("dominion").seats;
  const live = strip({}, { seats: [{ ...me!, stand_in: true, bot: "hard" }, ...others] });
  expect(screen.getByText(/A bot plays for you\./)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Take my seat back" }));
  expect(live.takeBack).toHaveBeenCalledWith(0);
});

it("tells the text view of everybody who is away or played for", () => {
  settings.textView = true;
  strip({}, {}, { here: true, stand_in: true, bot: "hard" });
  expect(screen.getByText("Ben: bot stands in.")).toBeTruthy();
});
