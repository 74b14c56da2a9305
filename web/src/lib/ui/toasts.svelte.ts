/** Short notes at the edge of the page. */

export interface Toast {
  id: number;
  text: string;
  kind: "note" | "error";
}

const STAY = 6000;

class Toasts {
  all = $state.raw<Toast[]>([]);
  #next = 1;

  note(text: string): void {
    this.#add(text, "note");
  }

  error(text: string): void {
    this.#add(text, "error");
  }

  close(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** The same words twice would only be noise. */
  #add(text: string, kind: Toast["kind"]): void {
    const id = this.#next++;
    this.all = [...this.all.filter((toast) => toast.text !== text), { id, text, kind }].slice(-4);
    setTimeout(() => this.close(id), STAY);
  }
}

export const toasts = new Toasts();
