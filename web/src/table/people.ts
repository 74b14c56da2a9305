// Who at a table is a person, and who may talk with whom.

import type { TableInfo } from "$lib/wire";

/** Whether there is anybody to talk with: another person, or words that were said. */
export function talkers(table: TableInfo, lines: number): boolean {
  const others = table.seats.some((seat) => seat.kind === "person" && !seat.yours);
  return lines > 0 || (table.yours && others);
}
