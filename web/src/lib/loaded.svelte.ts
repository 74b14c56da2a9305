/** Something from the server with what became of it: loading, there, or failed and why. */
import { untrack } from "svelte";
import { told } from "./api";

export class Loaded<T> {
  data = $state.raw<T | null>(null);
  error = $state<string | null>(null);
  loading = $state(false);
  readonly #load: () => Promise<T>;
  #asked = 0;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** What is there stays until the new answer comes; an answer that a later one overtook is dropped. */
  reload = async (): Promise<void> => {
    const ask = ++this.#asked;
    this.loading = true;
    try {
      const data = await this.#load();
      if (ask !== this.#asked) return;
      this.data = data;
      this.error = null;
    } catch (error) {
      if (ask === this.#asked) this.error = told(error);
    } finally {
      if (ask === this.#asked) this.loading = false;
    }
  };

  /** Asks again for what was asked for before. */
  renew = (): Promise<void> => (this.data === null && !this.loading ? Promise.resolve() : this.reload());

  /** Loads it unless it is there or under way. */
  need = (): void => {
    untrack(() => {
      if (this.data === null && !this.loading) void this.reload();
    });
  };
}

/** Runs at once, then again and again while the page is seen, and whenever one comes back to it. */
export function keepFresh(run: () => void, every: number): () => void {
  const seen = () => {
    if (!document.hidden) run();
  };
  const timer = setInterval(seen, every);
  document.addEventListener("visibilitychange", seen);
  addEventListener("focus", seen);
  run();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("focus", seen);
  };
}
