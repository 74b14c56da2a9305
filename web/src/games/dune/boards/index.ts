import type { Layout } from "../layout";
import { IMPERIUM } from "./imperium";
import { SIX } from "./six";
import { UPRISING } from "./uprising";

const LAYOUTS: Readonly<Record<string, Layout>> = { imperium: IMPERIUM, uprising: UPRISING, six: SIX };

/** The board is part of the set-up; views that do not name it are of games with one board. */
export function layoutOf({ board, game }: { board?: string; game: string }): Layout {
  const layout = LAYOUTS[board ?? game];
  if (!layout) throw new Error(`there is no plan of the board ${board ?? game}`);
  return layout;
}
