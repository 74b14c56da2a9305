// What automata brought home from their turns, read from what the view tells of these.

import { TRACKS, type ToldView } from "./view";

/** Something that a turn brought, or cost. */
export interface Brought {
  icon: string;
  n: number;
}

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
/** All of a kind together; what was paid apart from what came in. */
export function broughtIn(told: readonly ToldView[]): Brought[] {
  const all: Brought[] = [];
  for (const one of told) add(all, broughtBy(one));
  return all;
}

function broughtBy({ what, n }: ToldView): Brought | null {
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
