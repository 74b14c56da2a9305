import { describe, expect, it } from "vitest";
import { frame } from "../../table/fixtures/sample";
import { changes } from "./changes";
import type { DuneView } from "./view";

const before = frame("uprising", "space").view as unknown as DuneView;

function after(change: (view: DuneView) => void): ReadonlyMap<string, number> {
  const view = structuredClone(before);
  change(view);
  return changes(before, view);
}

describe("what a step changed", () => {
  it("is nothing if nothing changed", () => {
    expect(after(() => undefined).size).toBe(0);
  });

  it("is how much of a resource came or went", () => {
    const found = after((view) => {
      view.players[1]!.spice += 2;
      view.players[0]!.solari -= 1;
    });
    expect([...found]).toEqual([
      ["solari/0", -1],
      ["spice/1", 2],
    ]);
  });

  it("is an Agent on a space, a Spy on a post, a cube on a track", () => {
    const found = after((view) => {
      view.spaces[3]!.agents.push(2);
      view.posts![0]!.spies.push(1);
      view.players[2]!.influence.fremen! += 1;
    });
    expect([...found.keys()].sort()).toEqual(
      ["influence/fremen/2", `post/${before.posts![0]!.post}`, `space/${before.spaces[3]!.space}`].sort(),
    );
  });

  it("is a card that came into the row", () => {
    expect([...after((view) => (view.row[0] = "new_card")).keys()]).toEqual(["row/new_card"]);
  });
});
