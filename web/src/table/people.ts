// Who at a table is a person, and who may talk with whom.

import { t } from "$lib/text";
import type { TableInfo } from "$lib/wire";
import type { Seat } from "./context";

/** Whether one sits among bots alone; several people at one device are several. */
export function amongBots(table: TableInfo): boolean {
  return table.yours && table.seats.filter((seat) => seat.kind !== "bot").length === 1;
}

/** Whether there is anybody to talk with: another person, or words that were said. */
export function talkers(table: TableInfo, lines: number): boolean {
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.yours);
  return lines > 0 || (table.yours && others);
}

/** What there is to say of whoever sits there. */
export function aboutSeat(seat: Seat): string {
  if (seat.resigned) return t("seat-resigned");
  if (seat.kind === "bot" || seat.kind === "automaton") return t(`seat-${seat.kind}`);
  return seat.you ? t("seat-you") : seat.here ? "" : t("seat-away");
}
