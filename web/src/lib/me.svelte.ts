/** Who this browser is; known once the server has greeted it. */
import { api } from "./api";
import type { Me } from "./wire";

const GUEST = "Guest"; // what the server calls somebody who has not said a name

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
    return this.known?.name ?? "";
  }

  /** Has chosen a name. */
  get named(): boolean {
    return this.name !== "" && this.name !== GUEST;
  }

  async rename(name: string): Promise<void> {
    this.known = await api.rename(name.trim());
  }

  async claim(code: string): Promise<void> {
    this.known = await api.claim(code);
  }
}

export const me = new Person();
