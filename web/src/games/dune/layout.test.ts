import { describe, expect, it } from "vitest";
import { frame } from "../../table/fixtures/sample";
import { layoutOf } from "./boards";
import { nearest, type Plan } from "./layout";
import type { DuneView } from "./view";

const GAMES = ["imperium", "uprising", "six"] as const;

/** The plans of a whole board: on a wide screen and on a phone. */
function plans(view: DuneView, tall: boolean): Plan[] {
  return layoutOf(view).panels.map((panel) => (tall && panel.tall) || panel);
}

describe.each(GAMES.flatMap((game) => [false, true].map((tall) => ({ game, tall }))))(
  "the board of $game, tall: $tall",
  ({ game, tall }) => {
    const view = frame(game, "space").view as unknown as DuneView;

    it("has a place for every space, and for nothing else", () => {
      const placed = plans(view, tall).flatMap((plan) => Object.keys(plan.spaces));
      placed.push(...layoutOf(view).personal.flatMap((board) => board.spaces));
      expect(placed.sort()).toEqual(view.spaces.map((space) => space.space).sort());
    });

    it("has a place for every observation post, and for nothing else", () => {
      const placed = plans(view, tall).flatMap((plan) => Object.keys(plan.posts ?? {}));
      expect(placed.sort()).toEqual((view.posts ?? []).map((post) => post.post).sort());
    });

    it("lays nothing over anything else, or over the edge", () => {
      for (const plan of plans(view, tall)) {
        const boxes = [...Object.values(plan.spaces), ...(plan.extra && plan.extra !== "head" ? [plan.extra] : [])];
        for (const [i, [x, y, w, h]] of boxes.entries()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(100);
          for (const [x2, y2, w2, h2] of boxes.slice(i + 1)) {
            expect(x + w <= x2 || x2 + w2 <= x || y + h <= y2 || y2 + h2 <= y).toBe(true);
          }
        }
      }
    });
  },
);

describe("the board", () => {
  it("is the one that the view names, whatever the game", () => {
    expect(layoutOf({ game: "imperium", board: "uprising" })).toBe(layoutOf({ game: "uprising" }));
    expect(() => layoutOf({ game: "imperium", board: "attic" })).toThrow("the board attic");
  });
});

describe("lines of an observation post", () => {
  it("end at the edge of the space", () => {
    expect(nearest([0, 0, 40, 20], [50, 10])).toEqual([40, 10]);
    expect(nearest([60, 40, 30, 20], [50, 10])).toEqual([60, 40]);
  });
});
