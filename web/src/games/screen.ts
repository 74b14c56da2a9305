// What the browser knows of a game: one of these for each screen that draws games.

import type { Component } from "svelte";
import type { CardLook } from "$lib/cards/look";
import type { Frame, Option } from "$lib/wire";
import type { Describe } from "../table/text/model";

export interface Screen {
  /** A picture of the game: the inside of an svg of 320 by 140. */
  Emblem: Component<{ game: string }>;
  cards: CardLook;
  /** What draws its tables, fetched when one is first shown. */
  load: () => Promise<Tabletop>;
}

export interface Tabletop {
  /** Has no props; what it draws comes from provideTable above it. */
  Table: Component;
  /** The same in words. */
  describe: Describe;
  /** Whether a choice ends one's turn though it is not called so, and no Undo leads back. */
  endsTurn?: (frame: Frame, option: Option) => boolean;
}
