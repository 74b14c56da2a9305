// Where things lie on a board. A panel is an area of the board; places in it are in hundredths of its size. On a phone
// the panels stand one below the other, and those that are too wide for it have a second plan.

import type { Faction } from "./view";

export type PanelId = Faction | "landsraad" | "choam" | "arrakis";

/** Where a panel lies on the whole board. */
export type Slot = "first" | "second" | "third" | "fourth" | "landsraad" | "choam" | "arrakis";

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];
/** The middle of something small. */
export type Spot = readonly [number, number];

export interface Plan {
  /** How many spaces lie one below the other. */
  rows: number;
  spaces: Readonly<Record<string, Box>>;
  posts?: Readonly<Record<string, Spot>>;
  /** What else lies there: the seats of the High Council, face-up contracts, the Shield Wall; "head" is beside the
   * panel's name. */
  extra?: Box | "head";
}

export interface Panel extends Plan {
  id: PanelId;
  slot: Slot;
  /** Whose track is above it. */
  faction?: Faction;
  /** The plan for a phone, if it is another. */
  tall?: Plan;
}

export interface Layout {
  panels: readonly Panel[];
  /** The Commanders' own boards, each with two spaces that are his alone. */
  personal: readonly PersonalBoard[];
  /** Spaces whose battles the Shield Wall protects. */
  walled: readonly string[];
  /** Seats of the High Council. */
  council: number;
}

export interface PersonalBoard {
  faction: Faction;
  spaces: readonly string[];
}

/** The point of a box nearest to a spot: where the line from an observation post meets the space it watches. */
export function nearest(box: Box, [x, y]: Spot): Spot {
  const [left, top, width, height] = box;
  return [Math.min(Math.max(x, left), left + width), Math.min(Math.max(y, top), top + height)];
}

/** An area with a place of its own on the board. */
export function area(id: Extract<PanelId, Slot>, plan: Omit<Panel, "id" | "slot">): Panel {
  return { id, slot: id, ...plan };
}

/** The two spaces of a faction side by side, with its observation post, if there is one, between them. Without it there
 * is more room for the left one, which has more to say. */
export function factionPanel(slot: Slot, id: Faction, left: string, right: string, post?: string): Panel {
  return {
    ...{ id, slot, faction: id },
    rows: 1,
    spaces: post
      ? { [left]: [0, 0, 46.5, 100], [right]: [53.5, 0, 46.5, 100] }
      : { [left]: [0, 0, 55, 100], [right]: [58, 0, 42, 100] },
    posts: post ? { [post]: [50, 50] } : undefined,
  };
}
