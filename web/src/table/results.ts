import { t } from "$lib/text";
import type { TableInfo } from "$lib/wire";
import type { Seat, Side } from "./context";

/** Who has won, in a sentence. */
export function winners(table: TableInfo, seats: readonly Seat[], sides: readonly Side[] = []): string {
  const first = (table.result ?? []).filter((result) => result.place === 1);
  const [winner] = first;
  // The table has the players' places alone.
  if (!winner) return table.result ? t("results-automaton", { n: table.result.length }) : "";
  const won = (seat: Seat): boolean => first.some((result) => result.seat === seat.seat);
  const together = sides.filter((side) => side.seats.some(won));
  const names = together.length
    ? together.map((side) => side.name)
    : first.map((result) => seats.find((seat) => seat.seat === result.seat)?.name ?? "");
  const yours = names.length === 1 && seats.some((seat) => seat.you && won(seat));
  if (yours) return t(together.length ? "results-your-side" : "results-you", { score: winner.score });
  return t("results-winners", { names: names.join(t("list-and")), n: names.length, score: winner.score });
}
