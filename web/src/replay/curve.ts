// The lines of an analysis: what is drawn, and nothing that draws.

import type { BetterMove, Moment } from "$lib/wire";
import type { Box, Scale } from "../end/chart";

export const WHOLE: Scale = { min: 0, max: 1, ticks: [0, 0.25, 0.5, 0.75, 1] };

export interface Line {
  /** Whose it is: those who win together have one. */
  seats: number[];
  chances: number[];
}

/** A line for all who could have won; what is the same for several is one line. */
export function lines(moments: readonly Moment[]): Line[] {
  const found: Line[] = [];
  const seats = moments[0]?.chances.length ?? 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const chances = moments.map((moment) => moment.chances[seat] ?? 0);
    const same = found.find((line) => line.chances.every((chance, i) => chance === chances[i]));
    if (same) same.seats.push(seat);
    else if (chances.some((chance) => chance > 0)) found.push({ seats: [seat], chances });
  }
  return found;
}

/** Steps go on from left to right, however many choices a turn has. */
export function xAt(step: number, last: number, box: Box): number {
  return box.left + (last > 0 ? step / last : 0.5) * box.width;
}

/** The moment that is nearest to a point. */
export function nearestMoment(x: number, moments: readonly Moment[], last: number, box: Box): number {
  let best = 0;
  moments.forEach((moment, i) => {
    const away = Math.abs(xAt(moment.step, last, box) - x);
    if (away < Math.abs(xAt(moments[best]!.step, last, box) - x)) best = i;
  });
  return best;
}

export function percent(chance: number): number {
  return Math.round(100 * chance);
}

/** Whose moves are compared, in the order of seats. */
export function movers(better: readonly BetterMove[]): number[] {
  return [...new Set(better.map((move) => move.seat))].sort((a, b) => a - b);
}
