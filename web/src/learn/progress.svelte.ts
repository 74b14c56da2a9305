/** Which lessons were done in this browser. */

const KEY = "greathall.learned";

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return []; // whatever it was, it is not ours
  }
}

class Progress {
  #done = $state.raw<readonly string[]>(read());

  has(game: string, name: string): boolean {
    return this.#done.includes(`${game}/${name}`);
  }

  add(game: string, name: string): void {
    if (this.has(game, name)) return;
    this.#done = [...this.#done, `${game}/${name}`];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#done));
    } catch {
      // Private windows may forbid it; it is then remembered as long as the page is open.
    }
  }
}

export const progress = new Progress();
