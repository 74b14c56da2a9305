/** The one popover that explains things: a number item by item, why something cannot be chosen, what an icon means. */
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { About } from "../rules.svelte";

export interface Row {
  label: string;
  n: number | string;
}

export interface Explanation {
  title?: string;
  text?: string;
  rows?: Row[];
  content?: Snippet;
  /** What of a table it explains: there is a rule about it. */
  rule?: About | null;
}

export const EXPLAIN_ID = "explain";
const HOVER = 150;

class Explainer {
  anchor = $state.raw<HTMLElement | null>(null);
  shown = $state.raw<Explanation | null>(null);
  pinned = $state(false); // opened by a tap: stays until the next one
  #timer: ReturnType<typeof setTimeout> | null = null;

  show(anchor: HTMLElement, explanation: Explanation, pinned = false): void {
    this.#still();
    if (this.anchor !== anchor) this.#release();
    this.anchor = anchor;
    this.shown = explanation;
    this.pinned = pinned;
    anchor.setAttribute("aria-describedby", EXPLAIN_ID);
  }

  later(anchor: HTMLElement, explanation: () => Explanation | null): void {
    this.#still();
    this.#timer = setTimeout(() => {
      const found = explanation();
      if (found && !this.pinned) this.show(anchor, found);
    }, HOVER);
  }

  /** Without an anchor: whatever is shown. */
  hide(anchor?: HTMLElement): void {
    this.#still();
    if (anchor && anchor !== this.anchor) return;
    this.#release();
    this.anchor = null;
    this.shown = null;
    this.pinned = false;
  }

  #still(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #release(): void {
    this.anchor?.removeAttribute("aria-describedby");
  }
}

export const explainer = new Explainer();

export interface ExplainOptions {
  /** A click pins it; leave that out where a click means something else. A long touch always pins. */
  click?: boolean;
}

/** `{@attach explain(() => ({ text }))}` on any element; null explains nothing. */
export function explain(what: () => Explanation | null, { click = false }: ExplainOptions = {}): Attachment<HTMLElement> {
  return (node) => {
    let press: ReturnType<typeof setTimeout> | null = null;
    let pressed = false;
    const release = () => {
      if (press) clearTimeout(press);
      press = null;
    };
    const pin = () => {
      const found = what();
      if (found) explainer.show(node, found, true);
    };
    const on = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") explainer.later(node, what);
      },
      pointerleave: (event: PointerEvent) => {
        release();
        if (event.pointerType === "mouse" && !(explainer.pinned && explainer.anchor === node)) explainer.hide(node);
      },
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        if (event.pointerType === "mouse") return;
        press = setTimeout(() => {
          pressed = true;
          pin();
        }, 450);
      },
      pointerup: release,
      pointercancel: release,
      focus: () => {
        if (node.matches(":focus-visible")) {
          const found = what();
          if (found) explainer.show(node, found);
        }
      },
      blur: () => explainer.hide(node),
      click: (event: MouseEvent) => {
        if (pressed) {
          pressed = false;
          event.preventDefault();
          event.stopImmediatePropagation();
        } else if (!click) explainer.hide(node);
        else if (explainer.pinned && explainer.anchor === node) explainer.hide(node);
        else pin();
      },
    };
    for (const [type, run] of Object.entries(on)) node.addEventListener(type, run as EventListener, type === "click");
    return () => {
      release();
      for (const [type, run] of Object.entries(on)) node.removeEventListener(type, run as EventListener, type === "click");
      explainer.hide(node);
    };
  };
}
