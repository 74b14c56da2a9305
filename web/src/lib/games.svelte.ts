/** What can be played; asked for once. */
import { api } from "./api";
import { language } from "./language.svelte";
import { Loaded } from "./loaded.svelte";
import { inWords } from "./text";
import type { GameInfo } from "./wire";

class Games extends Loaded<GameInfo[]> {
  constructor() {
    super(api.games);
  }

  /** Resolves when they are there, and throws what the server has against it. */
  async known(): Promise<void> {
    this.data ??= await api.games();
  }

  find(id: string): GameInfo | null {
    return this.data?.find((game) => game.id === id) ?? null;
  }

  name(id: string): string {
    return this.find(id)?.name ?? inWords(id);
  }
}

export const games = new Games();
language.onChange(() => void games.renew());
