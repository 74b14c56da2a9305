import { describe, expect, it } from "vitest";
import { columnsOf, laid } from "./room";

const GAP = 4;
const APART = 20;

describe("cards in play", () => {
  it("are as high as the room while there are few", () => {
    expect(laid({ width: 700, height: 140 }, [3], GAP, APART)).toEqual({ width: 100, rows: 1 });
    expect(laid({ width: 700, height: 140 }, [0], GAP, APART)).toEqual({ width: 100, rows: 1 });
  });

  it("are smaller when more lie beside each other, also in several groups", () => {
    expect(laid({ width: 396, height: 140 }, [5], GAP, APART)).toEqual({ width: 76, rows: 1 });
    expect(laid({ width: 396, height: 140 }, [2, 3], GAP, APART)).toEqual({ width: 72, rows: 1 });
  });

  it("lie in several rows where these leave them larger", () => {
    expect(laid({ width: 276, height: 284 }, [7], GAP, APART)).toEqual({ width: 66, rows: 2 });
  });

  it.each([[{ width: 260, height: 90 }, [10]], [{ width: 700, height: 120 }, [12, 7]]])("never need more than %o", (room, groups) => {
    const { width, rows } = laid(room, groups, GAP, APART);
    const columns = columnsOf(groups, rows).reduce((sum, n) => sum + n, 0);
    const gaps = GAP * (columns - groups.length) + (APART + GAP) * (groups.length - 1);
    expect(columns * width + gaps).toBeLessThanOrEqual(room.width + 0.001);
    expect(rows * width * 1.4 + (rows - 1) * GAP).toBeLessThanOrEqual(room.height + 0.001);
  });
});
