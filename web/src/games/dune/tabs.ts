// On a phone the table is in four parts, of which one is seen at a time.

export const TABS = ["board", "row", "players", "hand"] as const;

export type Tab = (typeof TABS)[number];

/** Where the options of each place are drawn. */
const TAB_OF: Readonly<Record<string, Tab>> = {
  space: "board",
  post: "board",
  faction: "board",
  garrison: "board",
  contract: "board",
  row: "row",
  reserve: "row",
  throne_row: "row",
  player: "players",
  leader: "players",
  trophy: "players",
  own_contract: "players",
  hand: "hand",
  intrigue: "hand",
  in_play: "hand",
  set_aside: "hand",
  deck: "hand",
  discard: "hand",
};

export const PLACES: readonly string[] = Object.keys(TAB_OF);

export function tabOf(place: string): Tab | null {
  return TAB_OF[place] ?? null;
}

/** How many things glow in each part. */
export function glowing(places: readonly string[]): Record<Tab, number> {
  const counts: Record<Tab, number> = { board: 0, row: 0, players: 0, hand: 0 };
  for (const place of places) {
    const tab = tabOf(place);
    if (tab) counts[tab] += 1;
  }
  return counts;
}
