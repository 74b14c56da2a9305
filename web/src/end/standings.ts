// The end of a game in order: who stands where, and what is worth comparing.

import type { Fact, Final, PointsFrom } from "$lib/wire";
import type { Side } from "../table/context";

export function ranked(finals: readonly Final[]): Final[] {
  const last = finals.length + 1; // whoever has no place
  return [...finals].sort((a, b) => (a.place || last) - (b.place || last) || a.seat - b.seat);
}

export function winners(finals: readonly Final[]): Final[] {
  return ranked(finals).filter((final) => final.place === 1);
}

export interface SideFinal extends Omit<Side, "seats"> {
  place: number;
  score: number;
  finals: Final[];
}

/** Those who played together, the winners first; their score is their common one. */
export function bySide(finals: readonly Final[], sides: readonly Side[]): SideFinal[] {
  return sides
    .map(({ team, name, seats }) => {
      const members = finals.filter((final) => seats.some((seat) => seat.seat === final.seat));
      const [first] = ranked(members);
      return { team, name, place: first?.place ?? 0, score: first?.score ?? 0, finals: bySeat(members) };
    })
    .sort((a, b) => a.place - b.place);
}

function bySeat(finals: readonly Final[]): Final[] {
  return [...finals].sort((a, b) => a.seat - b.seat);
}

/** What a player has brought in alone. */
export function pointsOf(final: Final): number {
  return final.points_from.reduce((sum, part) => sum + part.points, 0);
}

/** Facts as rows, with a number for each final in their order. */
export function compared(finals: readonly Final[]): { fact: Fact; numbers: number[]; most: number }[] {
  return (finals[0]?.facts ?? []).map((fact) => {
    const numbers = finals.map((final) => final.facts.find((other) => other.id === fact.id)?.n ?? 0);
    return { fact, numbers, most: Math.max(...numbers) };
  });
}

/** The largest share first; what cost points last. */
export function byWorth(parts: readonly PointsFrom[]): PointsFrom[] {
  return [...parts].sort((a, b) => b.points - a.points);
}

/** How far the bar of some points reaches, in percent of the largest share of anybody. */
export function share(points: number, finals: readonly Final[]): number {
  const most = Math.max(1, ...finals.flatMap((final) => final.points_from.map((part) => Math.abs(part.points))));
  return (Math.abs(points) / most) * 100;
}
