// What is heard: one sound at a time, and the most telling.

import { expect, test, vi } from "vitest";
import { hear, sound } from "./sound";

function heard(...what: string[]): string[] {
  const found: string[] = [];
  for (const name of ["drum", "coin", "card"] as const) vi.spyOn(sound, name).mockImplementation(() => void found.push(name));
  hear(what.map((one) => ({ what: one })));
  return found;
}

test("of many things at once the most telling is heard, once", () => {
  expect(heard("play", "draw")).toEqual(["card"]);
  expect(heard("draw", "acquire_to_hand", "play")).toEqual(["coin"]);
  expect(heard("agent", "deploy", "gain")).toEqual(["drum"]);
});

test("what nobody would call a sound is silent", () => {
  expect(heard("turn", "cleanup")).toEqual([]);
});
