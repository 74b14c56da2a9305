/** Who this browser is; known once the server has greeted it. */
import { api } from "./api";
import { language } from "./language.svelte";
import { t } from "./text";
import type { Me } from "./wire";

class Person {
  known = $state.raw<Me | null>(null);
  #greeting: Promise<Me> | null = null;

  /** The server keeps the identity in a cookie; without one it gives us a new one. */
  greet(): Promise<Me> {
    this.#greeting ??= api.hello().then(
      (me) => (this.known = me),
      (error: unknown) => {
        this.#greeting = null;
        throw error;
      },
    );
    return this.#greeting;
  }

  get name(): string {
    return this.known ? this.known.name || t("guest") : "";
  }

  /** Has chosen a name. */
  get named(): boolean {
    return !!this.known?.name;
  }

  async rename(name: string): Promise<void> {
    this.known = await api.rename(name.trim());
  }

  async claim(code: string): Promise<void> {
    this.known = await api.claim(code);
  }
}

export const me = new Person();
// Whoever is not at the table is told in the language that they have chosen last.
language.onChange(() => {
  if (me.known) api.hello().catch(() => undefined);
});
