// What automata did, put together from the events that tell of it.

import type { Happened } from "$lib/wire";
import { TRACKS, type DrawnView, type DuneView } from "./view";

/** Something that a turn brought, or cost. */
export interface Brought {
  icon: string;
  n: number;
}

export interface AutomatonTurn {
  seat: number;
  /** Cards for the swords on them, and not for an Agent. */
  combat: boolean;
  drawn: DrawnView[];
  brought: Brought[];
  /** A player may still be asked about it. */
  running: boolean;
}

const CARD = "hagal_";
const ICONS: Readonly<Record<string, string>> = {
  solari: "solari",
  spice: "spice",
  water: "water",
  vp: "vp",
  intrigue: "intrigue",
  steal: "steal_intrigue",
  recruit: "troop",
  deploy: "deploy",
  sandworm: "sandworm",
  swords: "sword",
  control: "control",
  swordmaster: "swordmaster",
  place_spy: "place_spy",
  recall_spy: "recall_spy",
  hooks: "maker_hooks",
  shield_wall: "shield_wall",
  contract: "contract",
  complete: "contract_done",
  mentat_promised: "mentat",
};
const PAID: Readonly<Record<string, string>> = {
  pay_solari: "solari",
  pay_spice: "spice",
  pay_water: "water",
  discard_intrigue: "intrigue",
};
/** After that nobody's turn goes on. */
const ENDS = ["turn", "strength", "round"];

/** The turns that a player has not seen yet, or saw last: those of the newest events, if any automaton acted in them;
 * with those before, if it had been in the middle of one. */
export function followed(before: AutomatonTurn[], events: readonly Happened[], isAutomaton: (seat: number) => boolean): AutomatonTurn[] {
  const turns = structuredClone(before);
  let now = turns.at(-1)?.running ? turns.at(-1)! : null;
  let kept = now !== null;
  const begin = (seat: number, combat: boolean): AutomatonTurn => {
    if (!kept) turns.length = 0;
    kept = true;
    const turn = { seat, combat, drawn: [], brought: [], running: true };
    turns.push(turn);
    return turn;
  };
  for (const event of events) {
    if (now && ENDS.includes(event.what)) {
      now.running = false;
      now = null;
    }
    const drawn = drawnIn(event);
    if (event.what === "turn" && isAutomaton(event.seat)) now = begin(event.seat, false);
    else if (drawn && (!now || now.seat !== event.seat || now.combat !== isForCombat(drawn))) {
      if (now) now.running = false;
      now = begin(event.seat, isForCombat(drawn));
    }
    if (!now || event.seat !== now.seat) continue;
    if (drawn) now.drawn.push(drawn);
    else add(now.brought, broughtBy(event));
  }
  return turns;
}

/** What is known without any events: the cards of the last turn alone. */
export function lastTurn(view: DuneView): AutomatonTurn[] {
  const { hagal } = view;
  if (!hagal?.drawn.length || hagal.seat === null) return [];
  return [{ seat: hagal.seat, combat: hagal.drawn.some(isForCombat), drawn: hagal.drawn, brought: [], running: false }];
}

/** Whether these turns are those that led to this view. */
export function leadTo(turns: readonly AutomatonTurn[], view: DuneView): boolean {
  const last = turns.findLast((turn) => turn.drawn.length > 0);
  return !!last && last.seat === view.hagal?.seat && JSON.stringify(last.drawn) === JSON.stringify(view.hagal.drawn);
}

export function isForCombat(drawn: DrawnView): boolean {
  return drawn.outcome === "swords";
}

function drawnIn({ what, card, source }: Happened): DrawnView | null {
  if (!what.startsWith(CARD) || card === null) return null;
  return { card, outcome: what.slice(CARD.length), space: source };
}

function broughtBy({ what, n }: Happened): Brought | null {
  const faction = TRACKS[n];
  if (what === "influence") return { icon: `influence_${faction}`, n: 1 };
  if (what === "lose_influence") return { icon: `influence_${faction}`, n: -1 };
  if (what === "alliance") return { icon: `alliance_${faction}`, n: 1 };
  const icon = ICONS[what];
  if (icon) return { icon, n: what === "steal" ? 1 : n }; // from whom, not how many
  const paid = PAID[what];
  return paid ? { icon: paid, n: -n } : null;
}

function add(all: Brought[], one: Brought | null): void {
  if (!one) return;
  const same = all.find((other) => other.icon === one.icon && Math.sign(other.n) === Math.sign(one.n));
  if (same) same.n += one.n;
  else all.push({ ...one });
}
