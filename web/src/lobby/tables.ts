/** Words about tables in lists. */
import { t } from "$lib/text";
import type { SeatInfo, TableInfo } from "$lib/wire";

/** Those at which I am asked come first, then what changed last. */
export function mineFirst(tables: readonly TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => Number(b.your_move) - Number(a.your_move) || b.changed - a.changed);
}

export function tableName(table: TableInfo, game: string): string {
  return table.name || game;
}

export function seatLabel(seat: SeatInfo): string {
  return seat.kind === "open" ? t("seat-open") : seat.name;
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
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
  const format = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
  for (const [unit, length] of UNITS) if (now - at >= length) return format.format(-Math.floor((now - at) / length), unit);
  return t("just-now");
}
