// Who at a table is a person, and who may talk with whom.

import { t } from "$lib/text";
import type { TableInfo } from "$lib/wire";
import type { Seat, Side } from "./context";

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
  if (seat.standIn) return t("seat-stand-in");
  if (seat.kind === "bot") return t("seat-bot", { level: seat.level ?? "" });
  if (seat.kind === "automaton") return t("seat-automaton");
  return seat.you ? t("seat-you") : seat.here ? "" : t("seat-away");
}

/** The one side that this device plays for, if it is one. */
export function ownSide(sides: readonly Side[]): Side | null {
  const own = sides.filter((side) => side.seats.some((seat) => seat.you || seat.yours));
  return own.length === 1 ? own[0]! : null;
}

/** What comes of it if that seat resigns: the game ends, its side plays on, somebody plays on, or that is not known here. */
export function afterResigning(seats: readonly Seat[], seat: Seat): "ends" | "side" | "bot" | "maybe" {
  const left = seats.filter((other) => other.seat !== seat.seat && !other.resigned);
  const people = left.filter((other) => other.kind === "person");
  if (!people.length) return "ends";
  if (seat.team !== null) return people.some((other) => other.team === seat.team) ? "side" : "ends";
  if (left.filter((other) => other.kind !== "automaton").length > 1) return "bot";
  return left.length > 1 ? "maybe" : "ends"; // whether an automaton can win, the server knows
}
