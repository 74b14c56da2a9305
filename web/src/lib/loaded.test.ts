import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "./api";
import { Loaded, keepFresh } from "./loaded.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a failure keeps what was there, and says why", async () => {
  const load = vi.fn().mockResolvedValueOnce(1).mockRejectedValueOnce(new ApiError(0, "offline", "No answer."));
  const loaded = new Loaded<number>(load);
  await loaded.reload();
  await loaded.reload();
  expect([loaded.data, loaded.error, loaded.loading]).toEqual([1, "No answer.", false]);
});

test("an answer that a later one overtook is dropped", async () => {
  const answers: ((n: number) => void)[] = [];
  const loaded = new Loaded<number>(() => new Promise((resolve) => answers.push(resolve)));
  const both = [loaded.reload(), loaded.reload()];
  answers[1]!(2);
  answers[0]!(1);
  await Promise.all(both);
  expect(loaded.data).toBe(2);
});

test("lists are fresh at once, then again and again, and when one comes back", () => {
  const run = vi.fn();
  const stop = keepFresh(run, 1000);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event("focus"));
  expect(run).toHaveBeenCalledTimes(4);
  stop();
  vi.advanceTimersByTime(5000);
  dispatchEvent(new Event("focus"));
  expect(run).toHaveBeenCalledTimes(4);
});
