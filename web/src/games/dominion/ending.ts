import type { Frame, Option } from "$lib/wire";
import { PASS } from "../../table/bar";

/** The last buy: cards are drawn, and no Undo leads back. */
export function endsTurn({ view, decision }: Frame, option: Option): boolean {
  return decision?.kind === "buy" && view.buys === 1 && option.code !== PASS;
}
