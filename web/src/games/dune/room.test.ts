import { expect, it } from "vitest";
import { foldedIn } from "./room";

it("all cards in one row show their faces while these lie beside each other", () => {
  expect(foldedIn(52, [5])).toEqual([false]);
  expect(foldedIn(52, [4, 1, 3])).toEqual([false, false, false]);
});

it("piles are told by name before a card would lie over another, the hand and single cards never", () => {
  expect(foldedIn(60, [4, 2, 11])).toEqual([false, false, true]);
  expect(foldedIn(48, [4, 2, 11])).toEqual([false, true, true]);
  expect(foldedIn(48, [4, 1, 11])).toEqual([false, false, true]);
  expect(foldedIn(20, [9, 2])).toEqual([false, true]);
});
