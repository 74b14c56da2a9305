// What cards cost at the moment, if that is not what is printed, and why.

import { t } from "$lib/text";
import type { TableContext } from "../../table/context";
import { rowsOf } from "../../table/explained";
import type { DuneView } from "./view";

export interface Price {
  n: number;
  why: string;
}

export function priceNow(table: TableContext, view: DuneView, place: string | null, id: string): Price | null {
  if (place === "row" || place === "reserve" || place === "throne_row") {
    const found = view.prices.find((one) => one.thing === id);
    return found ? { n: found.price, why: whyItCosts(table, "price", found) } : null;
  }
  const me = view.seat === null ? null : view.players[view.seat];
  if (place === "set_aside" && me?.set_aside_price != null) {
    return { n: me.set_aside_price, why: whyItCosts(table, "set_aside_price", me) };
  }
  return null;
}

/** A price item by item, where there is no room for rows; nothing if it is the printed one. */
export function whyItCosts(table: TableContext, key: string, holder: object): string {
  const rows = rowsOf(table, key, holder);
  if (!rows.length) return "";
  const n = Number((holder as Record<string, unknown>)[key]);
  return t("dune-price-now", { n, parts: rows.map((row) => `${row.label} ${row.n}`).join(" · ") });
}
