// Which cubes stand where on a track.

export interface Place {
  seats: number[];
  /** The number of the place, from 0. */
  n: number;
}

/** The places of a track from 0 to `last`; whoever is beyond stands on the last. */
export function places(levels: readonly number[], last: number): Place[] {
  return Array.from({ length: last + 1 }, (_, n) => ({
    n,
    seats: levels.flatMap((level, seat) => (Math.min(Math.max(level, 0), last) === n ? [seat] : [])),
  }));
}
