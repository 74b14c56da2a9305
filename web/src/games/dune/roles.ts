// Who is who in three against three: the seats are fixed (setup.py).

import { t } from "$lib/text";
import type { Role } from "../screen";

const COMMANDERS = ["muad_dib", "shaddam"] as const;
const SEATED = [
  { team: 0, leads: true },
  { team: 1, leads: false },
  { team: 0, leads: false },
  { team: 1, leads: true },
  { team: 0, leads: false },
  { team: 1, leads: false },
] as const;

// Muad'Dib's side has cool colours, Shaddam's warm ones.
const COLOURS = [1, 0, 5, 3, 4, 6] as const;

function isSix(game: string, players: number): boolean {
  return game === "uprising" && players === SEATED.length;
}

export function modules(game: string, players: number): readonly string[] {
  return isSix(game, players) ? ["six"] : [];
}

export function colours(game: string, players: number): readonly number[] {
  return isSix(game, players) ? COLOURS : [];
}

export function roles(game: string, players: number): Role[] {
  if (!isSix(game, players)) return [];
  return SEATED.map(({ team, leads }) => {
    const commander = COMMANDERS[team];
    return { team, leads, name: t(`role-${leads ? "" : "ally-of-"}${commander}`), side: t(`side-${commander}`) };
  });
}
