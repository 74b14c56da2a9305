import type { Row } from "$lib/ui/explain.svelte";
import type { TableContext } from "./context";

/** With its sign, as it is added to a number. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** The items of a number as rows of its explanation. */
export function rowsOf(table: TableContext, key: string, holder?: object): Row[] {
  return table.explained(key, holder).map((part) => ({ label: part.text, n: signed(part.n) }));
}
