import { describe, expect, it } from "vitest";
import type { Final } from "$lib/wire";
import { frame, tableInfo } from "../table/fixtures/sample";
import { seatsOf, sidesOf } from "../table/context";
import { bySide, byWorth, compared, pointsOf, ranked, share, winners } from "./standings";

const final = (seat: number, place: number, score: number, points: number[] = []): Final => ({
  seat,
  place,
  score,
  resigned: false,
  tie: null,
  character: null,
  points_from: points.map((n) => ({ what: "Estate", thing: "estate", n: 1, points: n })),
  cards: [],
  facts: [{ id: "turns", name: "Turns", n: 10 + seat }],
});

describe("final standings", () => {
  const finals = [final(0, 3, 5), final(1, 1, 9), final(2, 1, 9)];

  it("are by place, then by seat", () => {
    expect(ranked(finals).map((one) => one.seat)).toEqual([1, 2, 0]);
  });

  it("a shared win has several winners", () => {
    expect(winners(finals).map((one) => one.seat)).toEqual([1, 2]);
  });

  it("are by side where people play together: a score for all three, points for each", () => {
    const sides = sidesOf(seatsOf(tableInfo("six"), frame("six", "over")));
    const six = [0, 1, 2, 3, 4, 5].map((seat) => final(seat, seat % 2 ? 1 : 2, seat % 2 ? 21 : 18, [seat, 3]));
    expect(bySide(six, sides).map((side) => [side.team, side.place, side.score])).toEqual([
      [1, 1, 21],
      [0, 2, 18],
    ]);
    expect(bySide(six, sides)[0]!.finals.map((one) => [one.seat, pointsOf(one)])).toEqual([
      [1, 4],
      [3, 6],
      [5, 8],
    ]);
    expect(bySide(finals, [])).toEqual([]);
  });

  it("facts stand side by side, and the most is known", () => {
    expect(compared(ranked(finals))).toEqual([{ fact: finals[1]!.facts[0], numbers: [11, 12, 10], most: 12 }]);
    expect(compared([])).toEqual([]);
  });
});

describe("how points were made", () => {
  it("the largest share comes first, losses last", () => {
    expect(byWorth(final(0, 1, 5, [1, -3, 6]).points_from).map((part) => part.points)).toEqual([6, 1, -3]);
  });

  it("bars compare across players, also for points lost", () => {
    const finals = [final(0, 1, 6, [6]), final(1, 2, 0, [3, -3])];
    expect(finals[1]!.points_from.map((part) => share(part.points, finals))).toEqual([50, 50]);
    expect(share(6, finals)).toBe(100);
    expect(share(0, [final(0, 1, 0)])).toBe(0);
  });
});
