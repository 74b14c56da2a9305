// What a step changed, so that it can be shown for a moment where it changed.

import { factionsOn, type DuneView, type Faction, type PlayerView } from "./view";

/** By where it is, such as "space/arrakeen" or "spice/2" (the seat's): how much came or went; 0 for other changes. */
export type Changes = ReadonlyMap<string, number>;

export const NO_CHANGES: Changes = new Map();

const COUNTED = [
  ...["vp", "solari", "spice", "water", "persuasion", "supply", "garrison", "deployed", "sandworms", "strength"],
  ...["hand_size", "deck_size", "intrigue_size", "spies_in_supply", "memories", "training"],
] as const;

export function changes(before: DuneView, after: DuneView): Changes {
  const found = new Map<string, number>();
  const differ = (where: string, was: unknown, is: unknown): void => {
    if (JSON.stringify(was) !== JSON.stringify(is)) found.set(where, Number(is) - Number(was) || 0);
  };
  for (const player of after.players) {
    const old = before.players[player.seat];
    if (old) comparePlayers(old, player, differ);
  }
  for (const [i, space] of after.spaces.entries()) {
    differ(`space/${space.space}`, before.spaces[i]?.agents, space.agents);
    differ(`bonus/${space.space}`, before.spaces[i]?.bonus_spice, space.bonus_spice);
    differ(`control/${space.space}`, before.spaces[i]?.control, space.control);
  }
  for (const [i, post] of (after.posts ?? []).entries()) {
    differ(`post/${post.post}`, before.posts?.[i]?.spies, post.spies);
  }
  for (const faction of factionsOn(after)) {
    differ(`alliance/${faction}`, before.alliances[faction], after.alliances[faction]);
  }
  for (const card of after.throne_row ?? []) {
    if (!before.throne_row?.includes(card)) found.set(`throne_row/${card}`, 0);
  }
  for (const card of after.row) if (!before.row.includes(card)) found.set(`row/${card}`, 0);
  for (const contract of after.contracts ?? []) {
    if (!before.contracts?.includes(contract)) found.set(`contract/${contract}`, 0);
  }
  differ("shield_wall", before.shield_wall, after.shield_wall);
  differ("conflict", before.conflict, after.conflict);
  differ("round", before.round, after.round);
  return found;
}

type Differ = (where: string, was: unknown, is: unknown) => void;

function comparePlayers(was: PlayerView, is: PlayerView, differ: Differ): void {
  for (const what of COUNTED) differ(`${what}/${is.seat}`, was[what], is[what]);
  for (const faction of Object.keys(is.influence) as Faction[]) {
    differ(`influence/${faction}/${is.seat}`, was.influence[faction], is.influence[faction]);
  }
  differ(`personal/${is.seat}`, was.personal?.level, is.personal?.level);
  differ(`discard/${is.seat}`, was.discard.length, is.discard.length);
  differ(`in_play/${is.seat}`, was.in_play, is.in_play);
  differ(`council/${is.seat}`, was.council, is.council);
  differ(`swordmaster/${is.seat}`, was.swordmaster, is.swordmaster);
  differ(`hooks/${is.seat}`, was.hooks, is.hooks);
}
