import type { Frame, Option } from "$lib/wire";

import { PASS } from "./bar";

/** Whether a choice ends one's turn though it is not called so: cards are drawn, and no Undo leads back. */
export function endsTurn({ view, decision }: Frame, option: Option): boolean {
  return view.game === "dominion" && decision?.kind === "buy" && view.buys === 1 && option.code !== PASS;
}
