import { t } from "$lib/text";
import type { TableInfo } from "$lib/wire";
import type { Seat } from "./context";

/** Who has won, in a sentence. */
export function winners(table: TableInfo, seats: readonly Seat[]): string {
  const first = (table.result ?? []).filter((result) => result.place === 1);
  const [winner] = first;
  // The table has the players' places alone.
  if (!winner) return table.result ? t("results-automaton", { n: table.result.length }) : "";
  const names = first.map((result) => seats.find((seat) => seat.seat === result.seat)?.name ?? "");
  const yours = first.length === 1 && seats.some((seat) => seat.you && seat.seat === winner.seat);
  if (yours) return t("results-you", { score: winner.score });
  return t("results-winners", { names: names.join(t("list-and")), n: first.length, score: winner.score });
}
