// Three against three.

import type { DuneView, PlayerView } from "./view";

/** The Victory Points of a team: they decide. */
export function totalOf(view: Pick<DuneView, "players">, team: number): number {
  return view.players.reduce((sum, player) => sum + (player.team === team ? player.vp : 0), 0);
}

/** Those who fight: everybody but Commanders, who have no troops of their own. */
export function fightersIn(view: Pick<DuneView, "players">): PlayerView[] {
  return view.players.filter((player) => !player.commander);
}
