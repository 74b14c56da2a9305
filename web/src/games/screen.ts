// What the browser knows of a game: one of these for each screen that draws games.

import type { Component } from "svelte";
import type { CardLook } from "$lib/cards/look";
import type { Frame, Happened } from "$lib/wire";
import type { Describe, Reader } from "../table/text/model";

/** A seat with a part of its own in the game, and whose side it is on. */
export interface Role {
  name: string;
  team: number;
  side: string;
  /** Whoever leads a side has a leader that nobody picks, and never begins. */
  leads: boolean;
}

export interface Screen {
  /** A picture of the game: the inside of an svg of 320 by 140. */
  Emblem: Component<{ game: string }>;
  cards: CardLook;
  /** By seat, where seats are not all alike with so many players. */
  roles?: (game: string, players: number) => readonly Role[];
  /** The modules that so many players bring with them: they print some things anew. */
  modules?: (game: string, players: number) => readonly string[];
  /** Which of the colours of lib/ui/seats each seat has, where those of the seats' numbers would say something wrong. */
  colours?: (game: string, players: number) => readonly number[];
  /** What draws its tables, fetched when one is first shown. */
  load: () => Promise<Tabletop>;
}

/** What came of a turn, in a few signs. */
export interface Recount {
  /** Cards that were played, and those that were bought or gained. */
  played: string[];
  bought: string[];
  /** Where it led. */
  places: string[];
  /** Icons with how many came or, if it is negative, went. */
  gains: { icon: string; n: number }[];
}

/** Something large that is told by itself before the table goes on. */
export interface StageOf {
  opens: (frame: Frame) => boolean;
  /** Fetched when it is first needed. */
  load: () => Promise<Stage>;
}

/** `frames`: those that wait, the first of which begins it; `past`: those before. It says when it was seen, and of how
 * many frames it has told. */
export type Stage = Component<{ frames: readonly Frame[]; past: readonly Frame[]; onleave: (told: number) => void }>;

export interface Tabletop {
  /** Has no props; what it draws comes from provideTable above it. */
  Table: Component;
  /** The same in words. */
  describe: Describe;
  /** What automata did since then, in words: their turns come with the step of somebody else. */
  meanwhile?: (reader: Reader, then: Frame) => string[];
  /** Whoever sits there as a character; where a game has none, it is the seat's badge. */
  Portrait?: Component<{ seat: number; size: string }>;
  recount?: (events: readonly Happened[], seat: number) => Recount;
  stage?: StageOf;
  /** Whose place it is that an option of one's own points at, if it is not one's own: their seat. */
  ownerOf?: (frame: Frame, place: string) => number | null;
}
