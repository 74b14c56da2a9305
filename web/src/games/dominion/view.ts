// What the engine's view of Dominion holds (games/dominion/hidden.py), as far as the table shows it.

import type { Catalogue } from "$lib/cards/catalogue.svelte";

export interface PileView {
  card: string;
  left: number;
  cost: number;
  printed_cost: number;
}

export interface PlayerView {
  seat: number;
  turns: number;
  hand_size: number;
  deck_size: number;
  discard_top: string | null;
  aside: string[];
  held: number;
  /** The top of the deck as far as it is known; its first card is the uppermost. */
  deck_known: (string | null)[];
  // one's own
  hand?: string[];
  held_cards?: string[];
  discard?: string[];
  // others'
  hand_known?: string[];
  // when the game is over
  cards?: Record<string, number>;
  points?: number;
}

export interface DominionView {
  game: string;
  seat: number | null;
  over: boolean;
  active: number;
  phase: "action" | "buy" | null;
  turn: number;
  actions: number;
  buys: number;
  coins: number;
  discount: number;
  copper_bonus: number;
  actions_played: number;
  supply: PileView[];
  empty_piles: { now: number; end: number };
  trash: string[];
  in_play: string[];
  players: PlayerView[];
}

const BASIC = new Set(["copper", "silver", "gold", "estate", "duchy", "province", "curse"]);

export function basics(view: DominionView): PileView[] {
  return view.supply.filter((pile) => BASIC.has(pile.card));
}

/** The kingdom's piles, the cheap ones first. */
export function kingdom(view: DominionView, catalogue: Catalogue): PileView[] {
  return view.supply
    .filter((pile) => !BASIC.has(pile.card))
    .sort((a, b) => a.printed_cost - b.printed_cost || catalogue.inOrder(a.card, b.card));
}
