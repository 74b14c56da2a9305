import { describe, expect, it } from "vitest";
import type { LogLine } from "$lib/live.svelte";
import { chaptersOf } from "./story";

/** "what:seat:n", one after another. */
function lines(...told: string[]): LogLine[] {
  return told.map((one, at) => {
    const [what = "", seat = "", n = "1"] = one.split(":");
    return { text: one, links: [], what, seat: seat === "" ? null : Number(seat), n: Number(n), at, step: at };
  });
}

function read(...told: string[]): [string | undefined, [number | null, string[]][]][] {
  return chaptersOf(lines(...told)).map(({ head, paragraphs }) => [
    head?.text,
    paragraphs.map(({ seat, lines }) => [seat, lines.map((line) => line.text)]),
  ]);
}

describe("the log as a story", () => {
  it("has a paragraph for each turn, and in the Dune games a chapter for each round", () => {
    expect(read("leader:0", "round::1", "turn:0", "agent:0", "gain:0", "turn:1", "reveal:1", "round::2", "turn:1")).toEqual([
      [undefined, [[null, ["leader:0"]]]],
      ["round::1", [[null, ["round::1"]], [0, ["turn:0", "agent:0", "gain:0"]], [1, ["turn:1", "reveal:1"]]]],
      ["round::2", [[null, ["round::2"]], [1, ["turn:1"]]]],
    ]);
  });

  it("has chapters by the number of the turn where there are no rounds", () => {
    expect(read("draw:0", "turn:0:1", "buy:0", "turn:1:1", "turn:0:2").map(([head, turns]) => [head, turns.length])).toEqual([
      [undefined, 1],
      ["turn:0:1", 2],
      ["turn:0:2", 1],
    ]);
  });

  it("tells a combat in a paragraph of its own", () => {
    const [, chapter] = chaptersOf(lines("leader:0", "round::1", "turn:0", "reveal:0", "strength:0", "strength:1", "place:0", "win:0"));
    const combat = chapter!.paragraphs.at(-1)!;
    expect([combat.combat, combat.seat, combat.lines.length]).toEqual([true, null, 4]);
  });

  it("loses no line", () => {
    const told = lines("draw:0", "turn:0:1", "buy:0", "clean_up:0", "turn:1:1", "strength:1", "maker", "turn:0:2");
    expect(chaptersOf(told).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines))).toEqual(told);
  });
});
