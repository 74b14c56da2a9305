import { describe, expect, it } from "vitest";
import { parse, paths } from "$lib/router.svelte";
import type { Step } from "$lib/wire";
import { keyed, moved, nextTurn, previousTurn, turnAt, turns, whose, within } from "./steps";

const step = (n: number, turn: string | null): Step => ({ step: n, seat: 0, asked: "?", text: "!", thing: null, turn });
// Turns of two, three and one choice.
const STEPS = [step(1, "A"), step(2, null), step(3, "B"), step(4, null), step(5, null), step(6, "C")];
const TURNS = turns(STEPS);
const LAST = STEPS.length;

describe("turns of a finished game", () => {
  it("begin where a heading stands", () => {
    expect(TURNS.map((turn) => [turn.name, turn.start, turn.choices.length])).toEqual([
      ["A", 0, 2],
      ["B", 2, 3],
      ["C", 5, 1],
    ]);
  });

  it("hold every choice, also those without a heading", () => {
    const all = turns([step(1, null), step(2, "A")]);
    expect(all.map((turn) => turn.name)).toEqual(["", "A"]);
    expect(turns([])).toEqual([]);
  });

  it("are somebody's, but for phases in which all take part", () => {
    const [anna, combat] = turns([step(1, "Round 1: Anna"), step(2, "Round 1: combat")]);
    expect(whose(anna!, () => "Anna")).toBe(0);
    expect(whose(combat!, () => "Anna")).toBeNull();
  });

  it("go on until the next one begins", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((at) => turnAt(TURNS, at))).toEqual([0, 0, 1, 1, 1, 2, 2]);
  });
});

describe("stepping", () => {
  it("by choice stays within the game", () => {
    expect(moved("on", TURNS, 5, LAST)).toBe(6);
    expect(moved("on", TURNS, 6, LAST)).toBe(6);
    expect(moved("back", TURNS, 0, LAST)).toBe(0);
  });

  it("by turn goes to where a turn begins, and at last to the end", () => {
    expect([0, 1, 2, 4, 5, 6].map((at) => nextTurn(TURNS, at, LAST))).toEqual([2, 2, 5, 5, 6, 6]);
    expect([6, 5, 4, 2, 1, 0].map((at) => previousTurn(TURNS, at))).toEqual([5, 2, 2, 0, 0, 0]);
  });

  it("there and back again by turn visits every turn", () => {
    const seen = [0];
    while (seen.at(-1)! < LAST) seen.push(moved("turn-on", TURNS, seen.at(-1)!, LAST));
    expect(seen).toEqual([0, 2, 5, 6]);
    const back = [LAST];
    while (back.at(-1)! > 0) back.push(moved("turn-back", TURNS, back.at(-1)!, LAST));
    expect(back).toEqual([6, 5, 2, 0]);
  });

  it("first and last", () => {
    expect(moved("first", TURNS, 4, LAST)).toBe(0);
    expect(moved("last", TURNS, 4, LAST)).toBe(LAST);
  });
});

describe("the address of a step", () => {
  it("is read back as it was written, for every seat and for a spectator", () => {
    for (const seat of [null, 0, 3]) {
      expect(parse(paths.replay("t1", 17, seat))).toEqual({ page: "replay", id: "t1", step: 17, seat });
    }
  });

  it("without a step leads to the end, beyond it no further", () => {
    expect(within(null, LAST)).toBe(LAST);
    expect(within(400, LAST)).toBe(LAST);
    expect(within(3, LAST)).toBe(3);
  });
});

describe("keys", () => {
  const press = (key: string, on: Element = document.body, shiftKey = false) => {
    const event = new KeyboardEvent("keydown", { key, shiftKey });
    Object.defineProperty(event, "target", { value: on });
    return keyed(event);
  };

  it("arrows step by choice, with Shift by turn", () => {
    expect(press("ArrowRight")).toBe("on");
    expect(press("ArrowLeft")).toBe("back");
    expect(press("ArrowRight", document.body, true)).toBe("turn-on");
    expect(press("ArrowLeft", document.body, true)).toBe("turn-back");
    expect([press("Home"), press("End"), press(" "), press("x")]).toEqual(["first", "last", "play", null]);
  });

  it("leave fields and pressed buttons alone", () => {
    const slider = document.createElement("input");
    const button = document.createElement("button");
    expect(press("ArrowRight", slider)).toBeNull();
    expect(press(" ", button)).toBeNull();
    expect(press("ArrowRight", button)).toBe("on");
  });
});
