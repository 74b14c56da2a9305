/** Any card enlarges: at the side of the table on hover and focus, as a page of its own with the rules of its icons on a long
 * touch, a right click or the key I. Nothing of it is in the way of clicking. */
import { mount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { keyOf } from "../keys";
import type { About } from "../rules.svelte";
import type { Kind } from "./catalogue.svelte";

export interface Shown {
  game: string;
  id: string;
  kind?: Kind;
  /** Why it cannot be chosen now. */
  reason?: string | null;
  rule?: About | null;
  /** What it costs now, if that is not what is printed. */
  cost?: number;
}

const HOVER = 380;
const PRESS = 450;

class Zoomer {
  anchor = $state.raw<Element | null>(null);
  /** Beside its place. */
  shown = $state.raw<Shown | null>(null);
  /** As a page of its own. */
  opened = $state.raw<Shown | null>(null);
  /** Ids of what lies at the table, if there is one: what a card goes with there. */
  there: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #host: Promise<unknown> | null = null;

  later(anchor: Element, what: () => Shown | null): void {
    this.#still();
    void this.#ready();
    this.#timer = setTimeout(() => this.show(anchor, what()), this.shown ? HOVER / 4 : HOVER);
  }

  show(anchor: Element, shown: Shown | null): void {
    this.#still();
    if (!shown || this.opened) return;
    void this.#ready();
    this.anchor = anchor;
    this.shown = shown;
  }

  /** Without an anchor: whatever is shown. */
  hide(anchor?: Element): void {
    this.#still();
    if (anchor && anchor !== this.anchor) return;
    this.anchor = null;
    this.shown = null;
  }

  open(shown: Shown | null): void {
    this.hide();
    if (!shown) return;
    void this.#ready();
    this.opened = shown;
  }

  close(): void {
    this.opened = null;
  }

  #still(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** What shows it comes when it is first needed. */
  #ready(): Promise<unknown> {
    this.#host ??= import("./CardZoom.svelte").then(({ default: host }) => mount(host, { target: document.body }));
    return this.#host;
  }
}

export const zoomer = new Zoomer();

/** The page of a card, with the rules of its icons. */
export function openCard(shown: Shown): void {
  zoomer.open(shown);
}

/** `{@attach zoom(() => ({ game, id, kind }))}` on any element; null enlarges nothing. */
export function zoom(what: () => Shown | null): Attachment<Element> {
  return (node) => {
    let press: ReturnType<typeof setTimeout> | null = null;
    let pressed = false;
    let from = { x: 0, y: 0 };
    const release = () => {
      if (press) clearTimeout(press);
      press = null;
    };
    const on: Record<string, (event: never) => void> = {
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") zoomer.later(node, what);
      },
      pointerleave: () => {
        release();
        zoomer.hide(node);
      },
      pointerdown: (event: PointerEvent) => {
        pressed = false;
        zoomer.hide(node);
        if (event.pointerType === "mouse") return;
        from = { x: event.clientX, y: event.clientY };
        press = setTimeout(() => {
          pressed = true;
          zoomer.open(what());
        }, PRESS);
      },
      pointermove: (event: PointerEvent) => {
        if (press && Math.hypot(event.clientX - from.x, event.clientY - from.y) > 10) release();
      },
      pointerup: release,
      pointercancel: release,
      contextmenu: (event: Event) => {
        event.preventDefault();
        if (!press && !pressed) zoomer.open(what());
      },
      focus: () => {
        if (node.matches(":focus-visible")) zoomer.show(node, what());
      },
      // A card may go, and with it the focus, while the table is drawn: nothing may change just then.
      blur: () => queueMicrotask(() => zoomer.hide(node)),
      keydown: (event: KeyboardEvent) => {
        if (event.key === "Enter" || event.key === " ") zoomer.hide(node); // as a click does
        if (keyOf(event) !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        zoomer.open(what());
      },
      click: (event: Event) => {
        if (!pressed) return;
        // The touch that opened it was no click.
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
    };
    for (const [type, run] of Object.entries(on)) node.addEventListener(type, run as EventListener, type === "click");
    return () => {
      release();
      for (const [type, run] of Object.entries(on)) node.removeEventListener(type, run as EventListener, type === "click");
      zoomer.hide(node);
    };
  };
}
