import type { Layout } from "../layout";
import { IMPERIUM } from "./imperium";
import { UPRISING } from "./uprising";

const LAYOUTS: Readonly<Record<string, Layout>> = { imperium: IMPERIUM, uprising: UPRISING };

export function layoutOf(game: string): Layout {
  const layout = LAYOUTS[game];
  if (!layout) throw new Error(`there is no board of the game ${game}`);
  return layout;
}
