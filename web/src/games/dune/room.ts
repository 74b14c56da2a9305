// How much of what is one's own can show its face in one row. All widths are in parts of the page's letter.

const CARD = 4.95; // the least width of a card that can be read, and what is beside it
const HEADING = 2.6;
const LEAST = 8;

/** Of so many cards by name, in as many lines as a card is high. */
export function widthOfNames(cards: number): number {
  return Math.max(LEAST, 1.9 * cards);
}

/** Which groups are told by name, so that the faces of the others lie beside each other: the last ones, but no single card
 * and never the first group, which is the hand. */
export function foldedIn(width: number, groups: readonly number[]): boolean[] {
  const folded = groups.map(() => false);
  const wide = () => groups.reduce((sum, n, i) => sum + HEADING + (folded[i] ? widthOfNames(n) : n * CARD), 0);
  for (let i = groups.length - 1; i > 0 && wide() > width; i--) folded[i] = groups[i]! > 1;
  return folded;
}
