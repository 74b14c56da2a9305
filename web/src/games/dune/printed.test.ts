import { describe, expect, it } from "vitest";
import { provideCatalogue, type Box, type Thing } from "$lib/cards/catalogue.svelte";
import { faceOf, tileLines, watched } from "./printed";

function space(...boxes: Partial<Box>[]): Thing {
  return {
    ...{ id: "space", kind: "space", name: "Space", set: "", cost: null, copies: 1 },
    boxes: boxes.map((box) => ({ part: "level", rows: [], text: "", ...box })),
  };
}

describe("what a space offers, on the board", () => {
  it("is a line for each price, and says that it is one or the other", () => {
    const melange = space(
      { cost: [{ icon: "spice", n: 2 }], rows: [[{ icon: "solari", n: 6 }]] },
      { cost: [{ icon: "spice", n: 3 }], rows: [[{ icon: "solari", n: 8 }]] },
    );
    expect(tileLines(melange).map((line) => [line.or, line.cost, line.pieces])).toEqual([
      [false, [{ icon: "spice", n: 2 }], [{ icon: "solari", n: 6 }]],
      [true, [{ icon: "spice", n: 3 }], [{ icon: "solari", n: 8 }]],
    ]);
  });

  it("is a line for each option", () => {
    const desert = space({
      cost: [{ icon: "water", n: 1 }],
      rows: [[{ icon: "bonus_spice" }], [{ choose: 1, of: [[{ icon: "spice", n: 2 }], [{ icon: "sandworm", n: 1 }]] }]],
    });
    expect(tileLines(desert).map((line) => [line.or, line.pieces])).toEqual([
      [false, [{ icon: "bonus_spice" }, { icon: "spice", n: 2 }]],
      [true, [{ icon: "sandworm", n: 1 }]],
    ]);
  });

  it("is a line for each case, the usual one first", () => {
    const council = space({
      rows: [[{ if: [{ icon: "council" }], then: [{ icon: "spice", n: 2 }], else: [{ icon: "council" }] }]],
    });
    expect(tileLines(council).map((line) => line.pieces)).toEqual([
      [{ icon: "council" }],
      [{ if: [{ icon: "council" }], then: [{ icon: "spice", n: 2 }] }],
    ]);
  });

  it("has what it costs now, and marks it if that is not the printed price", () => {
    const swordmaster = space({ cost: [{ icon: "solari", n: 8 }], rows: [[{ icon: "swordmaster" }]] });
    expect(tileLines(swordmaster, [8])[0]).toMatchObject({ changed: false, cost: [{ icon: "solari", n: 8 }] });
    expect(tileLines(swordmaster, [6])[0]).toMatchObject({ changed: true, cost: [{ icon: "solari", n: 6 }] });
  });
});

describe("before the catalogue has come", () => {
  it("a thing has its id for a name, and nothing printed", () => {
    provideCatalogue({ game: "empty", lang: "en", things: {}, icons: {}, sets: {}, phases: {} });
    expect(faceOf("empty", "space", "arrakeen")).toMatchObject({ name: "arrakeen", boxes: [] });
    expect(watched("empty", "post_emperor")).toEqual([]);
  });
});
