/** What can be played; asked for once. */
import { api } from "$lib/api";
import { Loaded } from "$lib/loaded.svelte";
import { t } from "$lib/text";
import type { GameInfo } from "$lib/wire";

class Games extends Loaded<GameInfo[]> {
  constructor() {
    super(api.games);
  }

  find(id: string): GameInfo | null {
    return this.data?.find((game) => game.id === id) ?? null;
  }

  name(id: string): string {
    return this.find(id)?.name ?? t(`game-${id}`);
  }
}

export const games = new Games();
