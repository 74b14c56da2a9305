import { api } from "$lib/api";
import { catalogueOf } from "$lib/cards/catalogue.svelte";
import { paths, router } from "$lib/router.svelte";
import { settings } from "$lib/settings.svelte";
import type { NewTable } from "$lib/wire";
import { screenOf } from "../games";

/** Opens a table and goes there; what draws it is fetched meanwhile, unless it has been. */
export async function openTable(wanted: NewTable): Promise<void> {
  prepare(wanted.game);
  const { table } = await api.open(wanted);
  settings.plays(wanted.game);
  router.go(paths.table(table));
}

/** Fetches what draws a game's tables. Nothing is lost if that fails: the page asks again when it needs it. */
export function prepare(game: string): void {
  catalogueOf(game);
  import("../table/Table.svelte").catch(() => undefined);
  screenOf(game).load().catch(() => undefined);
}
