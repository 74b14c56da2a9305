// Three against three.

import type { DuneView } from "./view";

/** The Victory Points of a team: they decide. */
export function totalOf(view: Pick<DuneView, "players">, team: number): number {
  return view.players.reduce((sum, player) => sum + (player.team === team ? player.vp : 0), 0);
}
