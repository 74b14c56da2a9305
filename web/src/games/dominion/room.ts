// How cards lie in the room that there is for them.

export interface Room {
  width: number;
  height: number;
}

/** Of cards in groups beside each other: how wide each may be, and in how many rows. */
export interface Laid {
  width: number;
  rows: number;
}

const HEIGHT = 1.4; // of a card, by its width
const MOST_ROWS = 4;

/** How many columns each group has; beside others it has a heading, which needs the width of two cards. */
export function columnsOf(groups: readonly number[], rows: number): number[] {
  return groups.map((n) => Math.max(groups.length > 1 ? 2 : 1, Math.ceil(n / rows)));
}

/** As large as they can be without one lying over another. `gap` is between cards, `apart` between groups. */
export function laid(room: Room, groups: readonly number[], gap: number, apart: number): Laid {
  const width = room.width - apart * Math.max(0, groups.length - 1);
  let best: Laid = { width: 0, rows: 1 };
  for (let rows = 1; rows <= MOST_ROWS; rows++) {
    const columns = columnsOf(groups, rows).reduce((sum, n) => sum + n, 0);
    const wide = Math.min((width + gap) / columns - gap, ((room.height + gap) / rows - gap) / HEIGHT);
    if (wide > best.width) best = { width: wide, rows };
  }
  return best;
}
