/** For how long people at a table wait for one another: what can be agreed on, and how it is said. */
import { t } from "$lib/text";
import { span } from "$lib/times";
import type { Clock, GameInfo, TableInfo } from "$lib/wire";

export type Pace = "live" | "days";

export interface Waiting {
  pace: Pace;
  patience: number; // seconds
  /** The bot to which seats are handed; if none is named, the server takes a strong one. */
  standIn: string | null;
  clock: Clock | null;
}

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];

export const PATIENCE: Readonly<Record<Pace, readonly number[]>> = {
  live: [2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE],
  days: [DAY, 3 * DAY, 7 * DAY, 14 * DAY],
};
const USUAL: Readonly<Record<Pace, number>> = { live: 5 * MINUTE, days: 3 * DAY };

const move = (seconds: number): Clock => ({ kind: "move", seconds, increment: 0 });
const bank = (seconds: number, increment: number): Clock => ({ kind: "bank", seconds, increment });
export const CLOCKS: Readonly<Record<Pace, readonly Clock[]>> = {
  live: [move(MINUTE), move(2 * MINUTE), move(5 * MINUTE), bank(10 * MINUTE, 10), bank(20 * MINUTE, 15), bank(45 * MINUTE, 30)],
  days: [move(DAY), move(3 * DAY), move(7 * DAY), bank(7 * DAY, 12 * HOUR), bank(14 * DAY, DAY)],
};

export function usualWaiting(pace: Pace = "live"): Waiting {
  return { pace, patience: USUAL[pace], standIn: null, clock: null };
}

/** Whether anybody could wait for another person. */
export function hasOthers(seats: readonly { kind: string }[]): boolean {
  return seats.filter((seat) => seat.kind !== "bot").length > 1;
}

/** "20 minutes for the game, and 15 seconds more after each move". */
export function clockWords({ kind, seconds, increment = 0 }: Clock): string {
  return t("clock-words", { kind: kind === "bank" && increment ? "increment" : kind, time: span(seconds), more: span(increment) });
}

/** What happens at zero. */
export function zeroWords(clock: Clock, bot: string): string {
  return t("clock-zero", { kind: clock.kind, bot });
}

/** A bot by its strength, or its name. */
export function standInWords(game: GameInfo | null, id: string | null | undefined): string {
  const bot = game?.bots.find((one) => one.id === id);
  return bot && !bot.level ? bot.name : t("seat-bot", { level: bot?.level ?? "" });
}

/** What was agreed on, a line each. */
export function agreedWaiting(table: TableInfo, game: GameInfo): { name: string; value: string }[] {
  const { patience, stand_in, clock } = table;
  if (!patience || !hasOthers(table.seats)) return [];
  const bot = standInWords(game, stand_in);
  const away = { name: t("agreed-away"), value: t("agreed-away-words", { time: span(patience), bot }) };
  return clock ? [away, { name: t("agreed-clock"), value: `${clockWords(clock)}. ${zeroWords(clock, bot)}` }] : [away];
}
