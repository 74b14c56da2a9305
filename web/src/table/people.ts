// Who at a table is a person, and who may talk with whom.

import type { TableInfo } from "$lib/wire";

/** Whether one sits among bots alone; several people at one device are several. */
export function amongBots(table: TableInfo): boolean {
  return table.yours && table.seats.filter((seat) => seat.kind !== "bot").length === 1;
}

/** Whether there is anybody to talk with: another person, or words that were said. */
export function talkers(table: TableInfo, lines: number): boolean {
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.yours);
  return lines > 0 || (table.yours && others);
}
