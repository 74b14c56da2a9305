/** The analysis of one finished game: whether there is one, how far it has come, what it found. */
import { api, told } from "$lib/api";
import type { AnalysisInfo } from "$lib/wire";

export class Analysis {
  info = $state.raw<AnalysisInfo | null>(null);
  error = $state<string | null>(null);
  asking = $state(false);
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  look = (): Promise<void> => this.#ask(() => api.analysis(this.#id));

  start = (): Promise<void> => this.#ask(() => api.analyse(this.#id));

  async #ask(call: () => Promise<AnalysisInfo>): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    try {
      this.info = await call();
      this.error = null;
    } catch (error) {
      this.error = told(error);
    } finally {
      this.asking = false;
    }
  }
}
