import { describe, expect, it } from "vitest";
import type { Frame, Happened } from "$lib/wire";
import { combatIn, opens, tiesIn } from "./combat";

function event(what: string, seat: number, n = 1, card: string | null = null): Happened {
  return { what, seat, card, n, source: what === "place" || what === "tie" ? "skirmish_a" : null };
}

function frame(events: Happened[], { phase = "turns", players = [] as object[] } = {}): Frame {
  return { events, log: events.map(({ what }) => ({ text: what })), view: { players }, decision: { phase } } as unknown as Frame;
}

const BEFORE = frame([event("play_intrigue", 1, 1, "ambush"), event("swords", 1, 4)], {
  phase: "combat",
  players: [
    { seat: 0, strength: 5, strength_from: [{ text: "2 troops", n: 2, strength: 4 }, { text: "Dagger", n: 1, strength: 1 }] },
    { seat: 1, strength: 6, strength_from: [{ text: "1 troop", n: 1, strength: 2 }, { text: "Ambush", n: 4, strength: 4 }] },
  ],
});
const PAST = [frame([event("play_intrigue", 0, 1, "windfall")]), frame([], { phase: "combat" }), BEFORE];
const FOUGHT = frame([event("strength", 0, 5), event("strength", 1, 6), event("place", 0, 2), event("place", 1, 1), event("solari", 0, 2)]);

describe("a combat, from what the server tells", () => {
  it("begins with the places", () => {
    expect([BEFORE, FOUGHT].map(opens)).toEqual([false, true]);
  });

  it("has strengths with what makes them up, places and rewards", () => {
    const { conflict, fighters } = combatIn([FOUGHT], PAST);
    expect(conflict).toBe("skirmish_a");
    expect(fighters.map(({ seat, strength, place, tied }) => [seat, strength, place, tied])).toEqual([[0, 5, 2, false], [1, 6, 1, false]]);
    expect(fighters.map(({ parts }) => parts.map((part) => [part.text, part.n]))).toEqual([
      [["2 troops", 4], ["Dagger", 1]],
      [["1 troop", 2], ["Ambush", 4]],
    ]);
    expect(fighters[0]!.gains).toEqual([{ icon: "solari", n: 2 }]);
  });

  it("does not explain a strength by parts that are another's", () => {
    const more = frame([event("strength", 0, 9), event("place", 0, 1)]);
    expect(combatIn([more], PAST).fighters[0]!.parts.map((part) => part.n)).toEqual([9]);
  });

  it("tells of Combat cards alone, not of those that were played in turns", () => {
    expect(combatIn([FOUGHT], PAST).cards).toEqual([{ seat: 1, card: "ambush" }]);
  });

  it("takes rewards that are chosen later into account, but nothing of the next round", () => {
    const later = frame([event("vp", 1), event("control", 1, 1, "arrakeen")]);
    const told = combatIn([FOUGHT, later, frame([event("maker", -1)]), frame([event("round", 0), event("solari", 0)])], PAST);
    expect(told.told).toBe(2);
    expect(told.fighters[1]).toMatchObject({ gains: [{ icon: "vp", n: 1 }], controls: ["arrakeen"] });
    expect(told.fighters[0]!.gains).toEqual([{ icon: "solari", n: 2 }]);
  });

  it("tells what waits for a choice: of whoever chooses, and of all whose turn comes later", () => {
    const waiting = { ...FOUGHT, decision: { phase: "rewards", seat: 1 } } as unknown as Frame;
    expect(combatIn([waiting], PAST).fighters.map(({ waits }) => waits)).toEqual([null, "first"]);
    const tied = [event("strength", 0, 6), event("strength", 1, 6), event("tie", 0), event("tie", 1)];
    const later = { ...frame(tied), decision: { phase: "rewards", seat: 0 } } as unknown as Frame;
    expect(combatIn([later], PAST).fighters.map(({ waits }) => waits)).toEqual(["second", "second"]);
    expect(combatIn([later, frame([event("win", 0)], { phase: "rewards" })], PAST).fighters.map(({ waits }) => waits)).toEqual([null, null]);
  });

  it("remembers the strengths when a tie of team mates was settled in between", () => {
    const strengths = frame([event("strength", 1, 6), event("strength", 2, 6)], { phase: "rewards" });
    const { fighters } = combatIn([frame([event("yield", 2), event("place", 1, 1), event("place", 2, 2)])], [...PAST, strengths]);
    expect(fighters.map(({ seat, strength, place }) => [seat, strength, place])).toEqual([[1, 6, 1], [2, 6, 2]]);
  });

  it("counts who shares a tie", () => {
    const tied = frame([0, 1, 2, 3].map((seat) => event("strength", seat, 5)).concat([event("tie", 0), event("tie", 1), event("tie", 2, 3), event("tie", 3, 3)]));
    expect(tiesIn(combatIn([tied], PAST))).toEqual([{ place: 1, n: 2 }, { place: 3, n: 2 }]);
  });
});
