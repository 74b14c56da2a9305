// Which cubes stand where on a track.

export interface Place {
  seats: number[];
  /** The number of the place, from 0. */
  n: number;
}

export interface Mark {
  seat: number;
  n: number;
}

/** The places of a track from 0 to `last`; whoever is beyond stands on the last. */
export function places(marks: readonly Mark[], last: number): Place[] {
  return Array.from({ length: last + 1 }, (_, n) => ({
    n,
    seats: marks.filter((mark) => Math.min(Math.max(mark.n, 0), last) === n).map((mark) => mark.seat),
  }));
}
