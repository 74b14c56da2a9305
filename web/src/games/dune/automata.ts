// What automata did on their turns and brought home, read from what the view tells of these.

import { t } from "$lib/text";
import type { Frame } from "$lib/wire";
import { who, type Reader } from "../../table/text/model";
import { TRACKS, type AutomatonTurn, type DuneView, type ToldView } from "./view";

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

/** Their turns since that frame, each in a few words. */
export function meanwhile(reader: Reader, then: Frame): string[] {
  const before = turnsIn(then.view).map((turn) => JSON.stringify(turn));
  return turnsIn(reader.view)
    .filter((turn) => !before.includes(JSON.stringify(turn)))
    .map((turn) => did(reader, turn));
}

function turnsIn(view: Record<string, unknown>): AutomatonTurn[] {
  return (view as unknown as DuneView).hagal?.turns ?? [];
}

function did(reader: Reader, { seat, combat, drawn, told }: AutomatonTurn): string {
  const name = who(reader, seat);
  if (combat) {
    const n = told.reduce((sum, { what, n }) => sum + (what === "swords" ? n : 0), 0);
    return t("dune-did-combat", { name, n });
  }
  const to = drawn.findLast(({ outcome, space }) => outcome === "carried_out" && space !== null)?.space;
  return to ? t("dune-did-agent", { name, space: reader.name(to, "space") }) : t("dune-did-nothing", { name });
}
