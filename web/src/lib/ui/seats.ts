// How seats are told apart: by colour, and by shape, so that colour never stands alone.

const SHAPES = [
  "M16 2a14 14 0 1 0 0 28a14 14 0 1 0 0-28z",
  "M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z",
  "M16 0.5L31.5 16L16 31.5L0.5 16z",
  "M9 2.5h14l7.5 13.5L23 29.5H9L1.5 16z",
  "M16 1.5L29 6v11c0 7-6 11.5-13 13.5C9 28.5 3 24 3 17V6z",
  "M10.5 2h11L30 10.5v11L21.5 30h-11L2 21.5v-11z",
  "M16 0.5L32 29.5H0z",
  "M9.5 1.5h13v8h8v13h-8v8h-13v-8h-8v-13h8z",
] as const;

const DASHES = ["", "9 4", "2 4", "12 4 2 4", "6 3", "14 3", "2 2 8 2", "1 3 1 8"] as const;

/** As many as can be told apart. */
export const SEATS = SHAPES.length;

/** How a seat is told apart. */
export interface SeatLook {
  colour: string;
  /** The outline of its badge and pieces, in a square of 32. */
  shape: string;
  /** The dash pattern of its lines. */
  dash: string;
}

/** `colour`: which of the colours it has, if not that of its number. */
export function seatLook(seat: number, colour = seat): SeatLook {
  return { colour: `var(--seat-${colour % SEATS})`, shape: SHAPES[seat % SEATS]!, dash: DASHES[seat % SEATS]! };
}
