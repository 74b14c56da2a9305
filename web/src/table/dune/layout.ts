// Where things lie on a board. A panel is an area of the board; places in it are in hundredths of its size, and are
// used where the whole board is on one screen. On a phone the panels stand one below the other and their spaces in
// the order of this list.

import type { Faction } from "./view";

export type PanelId = Faction | "landsraad" | "choam" | "arrakis";

/** Left, top, width, height. */
export type Box = readonly [number, number, number, number];
/** The middle of something small. */
export type Spot = readonly [number, number];

export interface Panel {
  id: PanelId;
  spaces: Readonly<Record<string, Box>>;
  posts: Readonly<Record<string, Spot>>;
}

export interface Layout {
  game: string;
  panels: readonly Panel[];
  /** Spaces whose battles the Shield Wall protects. */
  walled: readonly string[];
  /** In the panel of the Landsraad: where the seats of the High Council are drawn. */
  council: Box;
  /** In the panel of CHOAM: where face-up contracts lie. */
  contracts: Box;
  /** In the panel of Arrakis: where the Shield Wall stands. */
  wall: Spot;
}

/** The point of a box nearest to a spot: where the line from an observation post meets the space it watches. */
export function nearest(box: Box, [x, y]: Spot): Spot {
  const [left, top, width, height] = box;
  return [Math.min(Math.max(x, left), left + width), Math.min(Math.max(y, top), top + height)];
}

/** The two spaces of a faction side by side, with its observation post, if there is one, between them. */
export function factionPanel(id: Faction, left: string, right: string, post?: string): Panel {
  return {
    id,
    spaces: { [left]: [0, 0, 46.5, 100], [right]: [53.5, 0, 46.5, 100] },
    posts: post ? { [post]: [50, 50] } : {},
  };
}
