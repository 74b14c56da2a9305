/** Words about tables in lists. */
import { language } from "$lib/language.svelte";
import { t } from "$lib/text";
import { rolesOf } from "../games";
import type { SeatInfo, TableInfo } from "$lib/wire";

/** Those at which I am asked come first, then what changed last. */
export function mineFirst(tables: readonly TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => Number(b.your_move) - Number(a.your_move) || b.changed - a.changed);
}

export function tableName(table: TableInfo, game: string): string {
  return table.name || game;
}

export function seatLabel(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.stand_in ? t("seat-stood-in", { name: seat.name }) : seat.name;
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

/** Whether whoever comes has to be asked where to sit: the free seats have different parts in the game. */
export function choosesSeat(table: TableInfo): boolean {
  const roles = rolesOf(table.game, table.players);
  const free = table.seats.filter((seat) => seat.kind === "open").map((seat) => roles[seat.seat]?.name);
  return new Set(free).size > 1;
}

/** The result of a table in a word. */
export function outcome(table: TableInfo): string {
  const best = winners(table);
  if (!table.result) return t("status-over");
  if (!best.length) return t("status-lost");
  const roles = rolesOf(table.game, table.players);
  const sides = new Set(best.map((seat) => roles[seat.seat]?.side ?? ""));
  const [side] = sides;
  if (sides.size === 1 && side) return t("status-side-won", { side });
  return t("status-won", { names: best.map((seat) => seat.name).join(" & "), n: best.length });
}

/** Who won, or shares the first place. */
export function winners(table: TableInfo): SeatInfo[] {
  const best = (table.result ?? []).filter((result) => result.place === 1).map((result) => result.seat);
  return table.seats.filter((seat) => best.includes(seat.seat));
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long ago, in words; `at` and `now` in seconds. */
export function ago(at: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(language.code, { numeric: "auto" });
  for (const [unit, length] of UNITS) if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit);
  return t("just-now");
}
