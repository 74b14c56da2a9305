import { t } from "$lib/text";
import type { Row } from "$lib/ui/explain.svelte";
import type { Part, TableContext } from "./context";

/** The items of a number as rows of its explanation; like ones in one row. */
export function rowsOf(table: TableContext, key: string, holder?: object): Row[] {
  const sums = new Map<string, Part>();
  for (const part of table.explained(key, holder)) {
    const id = part.text ?? `${part.thing ?? part.what}${part.n < 0}`;
    const known = sums.get(id);
    sums.set(id, known ? joined(known, part) : { ...part });
  }
  return [...sums.values()].map((part) => {
    return { label: part.text ?? label(table, part), n: part.n < 0 ? `−${-part.n}` : `+${part.n}` };
  });
}

function label(table: TableContext, part: Part): string {
  const name = part.thing === null ? t(`from-${part.what ?? "other"}`) : table.name(part.thing);
  return part.count !== null && part.count > 1 ? t("text-times", { name, n: part.count }) : name;
}

function joined(known: Part, part: Part): Part {
  return { ...known, n: known.n + part.n, count: (known.count ?? 1) + (part.count ?? 1) };
}
