import { describe, expect, it } from "vitest";
import { labelled, nearest, path, roundStep, scale, xOf, yOf } from "./chart";

const BOX = { left: 10, top: 20, width: 100, height: 50 };

describe("the scale of a chart", () => {
  it("starts at zero and has round ticks up to the largest number", () => {
    expect(scale([3, 11, 7])).toEqual({ min: 0, max: 15, ticks: [0, 5, 10, 15] });
    expect(scale([1, 2, 4])).toEqual({ min: 0, max: 4, ticks: [0, 1, 2, 3, 4] });
  });

  it("goes below zero where points do", () => {
    expect(scale([3, -8])).toEqual({ min: -10, max: 5, ticks: [-10, -5, 0, 5] });
  });

  it("has room even if nothing happened", () => {
    expect(scale([])).toEqual({ min: 0, max: 1, ticks: [0, 1] });
    expect(scale([0, 0])).toEqual({ min: 0, max: 1, ticks: [0, 1] });
  });

  it("has no more ticks than can be read", () => {
    for (let most = 0; most < 300; most += 7) {
      const { ticks, max } = scale([most]);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(max).toBeGreaterThanOrEqual(most);
    }
  });

  it("steps by 1, 2 or 5", () => {
    expect([0, 1, 1.2, 3, 6, 12, 30, 60].map(roundStep)).toEqual([1, 1, 2, 5, 10, 20, 50, 100]);
  });
});

describe("the labels below a chart", () => {
  it("name every round while there is room", () => {
    expect(labelled(5, 12)).toEqual([0, 1, 2, 3, 4]);
    expect(labelled(1, 12)).toEqual([0]);
    expect(labelled(0, 12)).toEqual([]);
  });

  it("always name the last round and never crowd", () => {
    for (let count = 1; count < 80; count += 1) {
      const found = labelled(count, 8);
      expect(found[0]).toBe(0);
      expect(found.at(-1)).toBe(count - 1);
      expect(found.length).toBeLessThanOrEqual(9);
      expect(new Set(found).size).toBe(found.length);
    }
  });
});

describe("points and lines", () => {
  it("lie inside the box, high numbers up", () => {
    const range = scale([0, 10]);
    expect(xOf(0, 3, BOX)).toBe(10);
    expect(xOf(2, 3, BOX)).toBe(110);
    expect(yOf(range.max, range, BOX)).toBe(20);
    expect(yOf(range.min, range, BOX)).toBe(70);
  });

  it("a single round stands in the middle", () => {
    expect(xOf(0, 1, BOX)).toBe(60);
  });

  it("a line goes through all its numbers, and ends early for a seat that had a turn less", () => {
    const range = scale([0, 10]);
    expect(path([0, 10, 5], 3, range, BOX)).toBe("M10 70L60 20L110 45");
    expect(path([0, 10], 3, range, BOX)).toBe("M10 70L60 20");
    expect(path([], 3, range, BOX)).toBe("");
  });

  it("the nearest round is found, also from outside", () => {
    expect(nearest(58, 3, BOX)).toBe(1);
    expect(nearest(-50, 3, BOX)).toBe(0);
    expect(nearest(900, 3, BOX)).toBe(2);
    expect(nearest(5, 1, BOX)).toBe(0);
  });
});
