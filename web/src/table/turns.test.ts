import { describe, expect, it } from "vitest";
import type { Frame, Happened } from "$lib/wire";
import { sinceTurnOf, telling, turnsIn, wasSeen } from "./turns";

function event(told: string): Happened {
  const [what = "", seat = "0"] = told.split(":");
  return { what, seat: Number(seat), card: null, n: 1, source: null };
}

function frames(...told: string[][]): Frame[] {
  return told.map((events, step) => ({ step, events: events.map(event) }) as unknown as Frame);
}

function since(you: number | null, ...told: string[][]): [seat: number, steps: string, deeds: string[]][] {
  return sinceTurnOf(turnsIn(frames(...told)), you).map((did) => [
    did.seat,
    `${did.first.step}-${did.last.step}`,
    did.events.map((one) => one.what),
  ]);
}

describe("what the others did since one's turn", () => {
  const ROUND = [["turn:0"], ["agent:0", "turn:1"], ["agent:1"], ["spice:1", "turn:2"], ["reveal:2", "turn:0"]];

  it("is a line for each of them, with the frames that show it", () => {
    expect(since(0, ...ROUND)).toEqual([
      [1, "2-3", ["agent", "spice"]],
      [2, "4-4", ["reveal"]],
    ]);
  });

  it("stays there during one's own turn, until the next begins", () => {
    expect(since(0, ...ROUND, ["agent:0"], ["spice:0"]).map(([seat]) => seat)).toEqual([1, 2]);
    expect(since(0, ...ROUND, ["agent:0", "turn:1"])).toEqual([]);
    expect(since(0, ...ROUND, ["agent:0", "turn:1"], ["agent:1"]).map(([seat]) => seat)).toEqual([1]);
  });

  it("joins several turns of one who goes on while others have none left", () => {
    expect(since(0, ["turn:0"], ["reveal:0", "turn:1"], ["agent:1", "turn:1"], ["reveal:1"])).toEqual([[1, "2-3", ["agent", "reveal"]]]);
  });

  it("does not take a combat for part of the last turn", () => {
    expect(since(0, ["turn:0"], ["reveal:0", "turn:1"], ["reveal:1"], ["strength:1", "win:1", "spice:1"])).toEqual([[1, "2-2", ["reveal"]]]);
  });

  it("is known to whoever has just come, but cannot be shown again", () => {
    const before = ROUND.flat().map(event);
    const [come, next] = frames([], ["agent:0", "turn:1"]);
    const seen = (...shown: Frame[]) => sinceTurnOf(turnsIn(shown), 0).map((did) => [did.seat, wasSeen(did)]);
    const first = { ...come!, before, log_whole: true };
    expect(seen(first)).toEqual([[1, false], [2, false]]);
    expect(seen(first, next!)).toEqual([]);
    const [last] = frames(["agent:1"]);
    expect(seen(first, next!, last!)).toEqual([[1, true]]);
  });

  it("is each player's last turn for whoever only looks on", () => {
    expect(since(null, ...ROUND, ["agent:0", "turn:1"]).map(([seat]) => seat)).toEqual([1, 2, 0]);
  });
});

describe("a card or two of a turn", () => {
  it("begin with what was bought, and each is there once", () => {
    expect(telling({ played: ["copper", "copper", "smithy"], bought: ["gold"] })).toEqual(["gold", "copper", "smithy"]);
  });
});
