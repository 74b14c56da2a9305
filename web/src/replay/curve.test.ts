import { describe, expect, it } from "vitest";
import type { Moment } from "$lib/wire";
import { lines, movers, nearestMoment, percent, xAt } from "./curve";

const moment = (step: number, ...chances: number[]): Moment => ({ step, turn: `Turn ${step}`, chances });
const BOX = { left: 10, top: 0, width: 100, height: 50 };

describe("the lines of an analysis", () => {
  it("are one for each who could have won", () => {
    expect(lines([moment(0, 0.4, 0.6, 0), moment(4, 1, 0, 0)])).toEqual([
      { seats: [0], chances: [0.4, 1] },
      { seats: [1], chances: [0.6, 0] },
    ]);
  });

  it("are one for those who win together", () => {
    expect(lines([moment(0, 0.4, 0.6, 0.4), moment(4, 1, 0, 1)]).map((line) => line.seats)).toEqual([[0, 2], [1]]);
  });

  it("there are none without a moment", () => {
    expect(lines([])).toEqual([]);
  });
});

describe("steps", () => {
  const moments = [moment(0, 1), moment(10, 1), moment(50, 1)];

  it("go from left to right", () => {
    expect([0, 25, 50].map((step) => xAt(step, 50, BOX))).toEqual([10, 60, 110]);
    expect(xAt(0, 0, BOX)).toBe(60);
  });

  it("are found by a point near them", () => {
    expect([0, 27, 40, 200].map((x) => nearestMoment(x, moments, 50, BOX))).toEqual([0, 1, 1, 2]);
  });
});

it("chances are told in percent, and movers by seat", () => {
  expect(percent(0.426)).toBe(43);
  const by = (seat: number) => ({ step: seat, turn: "", seat, asked: "", played: "", better: "", chance: 0, gain: 0.1 });
  expect(movers([by(2), by(0), by(2)])).toEqual([0, 2]);
});
