// The reactive part of context.ts, which says how to use it.

import { getContext, setContext, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { SvelteMap } from "svelte/reactivity";
import { catalogueOf, kindAt, type Catalogue } from "$lib/cards/catalogue.svelte";
import { about, type About, type Said } from "$lib/rules.svelte";
import { settings } from "$lib/settings.svelte";
import { has, inWords, t } from "$lib/text";
import { explain, explainer } from "$lib/ui/explain.svelte";
import { provideSeating } from "$lib/ui/seating";
import { toasts } from "$lib/ui/toasts.svelte";
import type { DecisionInfo, Frame, Option, TableInfo } from "$lib/wire";
import { rolesOf, screenOf, type Role, type Tabletop } from "../games";
import { picksOf, type Pick } from "./bar";
import {
  explained,
  optionsAt,
  reasonAt,
  seatsOf,
  sidesOf,
  spot,
  unreached,
  type Part,
  type Router,
  type Seat,
  type Side,
  type Hinted,
  type TableSource,
} from "./context";
import { isAccident } from "./shortcuts";

const KEY = Symbol("table");
/** Milliseconds in which a step can be taken back before what follows by itself makes it final. */
export const GRACE = 1500;

/** Of several options at one thing: which? Asked beside it. */
export interface Asking {
  picks: Pick[];
  anchor: Element;
}

/** A choice that was made here: what was chosen, of which frame, and what was clicked. */
interface Made {
  option: Option;
  frame: Frame;
  element: Element | null;
}

export class TableContext {
  readonly #source: TableSource;
  /** How many targets of a spot are on the page. */
  readonly #drawn = new SvelteMap<string, number>();
  readonly #anchors = new Map<string, Set<Element>>();
  /** The targets of a spot that are on the page, in the order in which they came. */
  readonly #targets = new Map<string, Set<Element>>();

  asking = $state.raw<Asking | null>(null);
  /** What was chosen here, by the step that it was chosen at. */
  readonly #made = new SvelteMap<number, Made>();
  #armed = $state.raw<Made | null>(null);
  router = $state.raw<Router | null>(null);
  /** What draws this game; null until it has come. */
  tabletop = $state.raw<Tabletop | null>(null);
  /** It could not be fetched. */
  missing = $state(false);

  constructor(source: TableSource) {
    this.#source = source;
    this.tabletop = source.tabletop ?? null;
  }

  // -- what is seen

  get info(): TableInfo {
    return this.#source.table;
  }

  get frame(): Frame {
    return this.#source.frame;
  }

  get view(): Record<string, unknown> {
    return this.frame.view;
  }

  get decision(): DecisionInfo | null {
    return this.frame.decision;
  }

  readonly #roles: readonly Role[] = $derived.by(() => rolesOf(this.info.game, this.info.players));
  readonly seats: Seat[] = $derived.by(() => seatsOf(this.info, this.frame, this.#roles));
  /** Who plays together; nothing where everybody plays alone. */
  readonly sides: Side[] = $derived.by(() => sidesOf(this.seats, this.#roles));

  seat(seat: number): Seat {
    const found = this.seats.find((one) => one.seat === seat);
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  /** Everything printed for this game. */
  get catalogue(): Catalogue {
    return catalogueOf(this.info.game);
  }

  /** What a thing is called; where it lies tells a space from a card of the same id. */
  name(thing: string, place?: string): string {
    const player = place === "player" && this.seats.find((seat) => String(seat.seat) === thing);
    if (player) return player.name;
    const name = this.catalogue.name(thing, place === undefined ? undefined : kindAt(place));
    if (name !== thing) return name;
    return has(`text-${thing}`) ? t(`text-${thing}`) : inWords(thing); // the garrison is not printed
  }

  /** What a place is called; a game may have places that only it knows. */
  placeName(place: string): string {
    const owner = this.tabletop?.ownerOf?.(this.frame, place) ?? null;
    if (owner !== null) return t(`place-${place}-of`, { name: this.seat(owner).name });
    return has(`place-${place}`) ? t(`place-${place}`) : inWords(place);
  }

  #phaseName(phase: string): string {
    return has(`phase-${phase}`) ? t(`phase-${phase}`) : (this.catalogue.data?.phases?.[phase] ?? inWords(phase));
  }

  explained(key: string, holder: object = this.view): Part[] {
    return explained(key, holder as Record<string, unknown>);
  }

  // -- what can be chosen

  /** Who is to decide; nobody if it is forced, and answered as soon as it was asked. */
  readonly decider: Seat | null = $derived.by(() => {
    const { decision, over } = this.frame;
    return decision && !over && !decision.forced ? this.seat(decision.seat) : null;
  });

  /** The phase of the game in which it is decided: all that others learn of a decision. */
  readonly phase: string = $derived(this.frame.decision ? this.#phaseName(this.frame.decision.phase) : "");

  /** The decision at hand is for whoever looks on. */
  readonly yours = $derived.by(() => {
    const decision = this.frame.decision;
    return !this.readonly && !!decision && !decision.forced && decision.seat === this.frame.seat && decision.text !== null;
  });

  /** One's last choices, the newest first, of which nothing has come but the question at hand. */
  readonly #trail: Made[] = $derived.by(() => {
    const trail: Made[] = [];
    let { frame } = this;
    while (this.yours && !frame.events.length && !frame.log.length) {
      const made = this.#made.get(frame.step - 1);
      if (!made) break;
      trail.push(made);
      ({ frame } = made);
    }
    return trail;
  });

  /** One's last choice, as long as nothing has come of it but the question at hand: its thing lies where it was. */
  get begun(): Option | null {
    return this.#trail[0]?.option ?? null;
  }

  /** What might have been chosen in its place, and how many steps back it was offered. */
  #insteadAt(place: string, thing: string | null): { option: Option; back: number } | null {
    if (!this.frame.can_undo || !this.#source.instead) return null;
    for (const [i, made] of this.#trail.entries()) {
      const option = made.frame.decision?.options.find((one) => one.place === place && one.thing === thing);
      if (option) return option.code === made.option.code ? null : { option, back: i + 1 };
    }
    return null;
  }

  /** Somebody at this browser still plays. */
  get playing(): boolean {
    return this.seats.some((seat) => seat.yours && !seat.resigned);
  }

  get readonly(): boolean {
    return this.#source.choose === undefined;
  }

  get ready(): boolean {
    return this.yours && this.#source.ready !== false;
  }

  optionsAt(place: string, thing?: string): Option[] {
    return this.yours ? optionsAt(this.decision, place, thing) : [];
  }

  reasonAt(place: string, thing: string): string | null {
    return this.yours ? (reasonAt(this.decision, place, thing)?.why ?? null) : null;
  }

  /** Of what kind something is that the table says; null if the game has no page of its rules. */
  rule(said: Said, kind: string | null | undefined, thing: string | null = null): About | null {
    return about(this.info.game, said, kind, thing);
  }

  /** The same of the question that one is asked. */
  ruleAsked(): About | null {
    const { decision } = this;
    return this.yours && decision ? this.rule("question", decision.rule ?? decision.kind, decision.source) : null;
  }

  /** The same of the reason at a place. */
  ruleAt(place: string, thing: string): About | null {
    return this.yours ? this.rule("reason", reasonAt(this.decision, place, thing)?.what, thing) : null;
  }

  /** The options that are to be shown in the decision bar. */
  readonly rest: Option[] = $derived.by(() =>
    this.yours ? unreached(this.decision?.options ?? [], (at) => this.#isDrawn(at)) : [],
  );

  get hint(): Hinted | null {
    return this.#source.hint ?? null;
  }

  /** Whether the hint is about that option, or about that end of it. */
  hinted(option: Option, then: Option | null = null): boolean {
    return this.hint?.code === option.code && (then === null || this.hint.then === then.code);
  }

  advised(option: Option): boolean {
    return this.#source.advised?.includes(option.code) ?? false;
  }

  /** The option that would give something away, chosen once: it waits to be chosen again. */
  get armed(): Option | null {
    return this.#armed?.frame === this.frame ? this.#armed.option : null;
  }

  disarm(): void {
    this.#armed = null;
  }

  /** What comes by itself in a moment, so that the step before can still be taken back; unless one says to wait. */
  coming = $state.raw<Option | null>(null);
  #held = $state.raw<Frame | null>(null);

  wait(): void {
    this.#held = this.frame;
  }

  /** Has what leaves no choice chosen, as long as the component lives and its person likes it so. */
  goesOn(): void {
    $effect(() => {
      const { decision, frame } = this;
      const next = decision?.by_itself;
      const option = next && decision.options.find(({ code }) => code === next.code);
      if (!option || !settings.byItself || !this.ready || this.#held === frame || this.asking) return undefined;
      const take = (): void => untrack(() => this.choose(option));
      if (!next.final || !frame.can_undo) {
        take();
        return undefined;
      }
      this.coming = option;
      const timer = setTimeout(take, GRACE);
      return () => {
        clearTimeout(timer);
        this.coming = null;
      };
    });
  }

  /** `then`: the second half of a choice that is made at once. */
  choose(option: Option, then: Option | null = null, element: Element | null = null): void {
    if (!this.ready) {
      if (this.yours && this.#source.offline) toasts.note(t("live-offline"));
      return;
    }
    this.asking = null;
    const made = { option, frame: this.frame, element };
    if (settings.askLoss && option.loses && this.armed?.code !== option.code) {
      this.#armed = made;
      return;
    }
    if (!then) this.#made.set(this.frame.step, made);
    this.#source.choose?.(option, then);
  }

  /** Chooses the only option, or asks which of several. */
  pick(options: Option[], anchor: Element): void {
    const picks = picksOf(options);
    const [only, second] = picks;
    if (only && !second) this.choose(only.option, only.then, anchor);
    else if (only) this.asking = { picks, anchor };
  }

  // -- what a table draws

  #isDrawn(at: string): boolean {
    const place = at.slice(0, at.indexOf("/"));
    return this.#drawn.has(at) || this.#drawn.has(`${place}/*`);
  }

  #draw(at: string): () => void {
    untrack(() => this.#drawn.set(at, (this.#drawn.get(at) ?? 0) + 1));
    return () => {
      const left = (this.#drawn.get(at) ?? 1) - 1;
      if (left > 0) this.#drawn.set(at, left);
      else this.#drawn.delete(at);
    };
  }

  /** Says that a component draws all options of these places by itself, as long as it lives. */
  draws(...places: string[]): void {
    $effect(() => {
      const undraw = places.map((place) => this.#draw(`${place}/*`));
      return () => undraw.forEach((each) => each());
    });
  }

  /** Makes an element the place where the options at a thing are clicked. `shown`: the element itself shows the reason
   * why not, as cards do when they enlarge. */
  target(place: string, thing: string | null, { shown = false } = {}): Attachment<Element> {
    return (element) => {
      $effect(() => this.#draw(spot(place, thing)));
      $effect(() => this.#register(spot(place, thing), element));
      $effect(() => {
        const options = this.yours
          ? (this.decision?.options ?? []).filter((one) => one.place === place && one.thing === thing)
          : [];
        const instead = options.length ? null : this.#insteadAt(place, thing);
        const why = thing === null || options.length || instead ? null : this.reasonAt(place, thing);
        if (options.length) return this.#clickable(element, options);
        if (instead) return this.#changeable(element, instead.option, instead.back);
        if (thing !== null && why !== null) return this.#reasoned(element, why, this.ruleAt(place, thing), shown);
        return undefined;
      });
      $effect(() => {
        const here = (made: Made | null | undefined): boolean =>
          made?.option.place === place && made.option.thing === thing && this.#isMarked(made, element);
        element.classList.toggle("pointed", thing !== null && this.#pointsAt(place, thing));
        element.classList.toggle("armed", this.armed !== null && here(this.#armed));
        element.classList.toggle("begun", thing !== null && here(this.#trail[0]));
      });
    };
  }

  #pointsAt(place: string, thing: string): boolean {
    return this.#source.point?.some((one) => one === thing || one === spot(place, thing)) ?? false;
  }

  #register(at: string, element: Element): () => void {
    const here = this.#targets.get(at) ?? new Set();
    this.#targets.set(at, here.add(element));
    return () => {
      here.delete(element);
    };
  }

  /** Of several like cards the one that was clicked, else the first. */
  #isMarked({ option, element: clicked }: Made, element: Element): boolean {
    const here = [...(this.#targets.get(spot(option.place, option.thing)) ?? [])];
    return element === (clicked && here.includes(clicked) ? clicked : here[0]);
  }

  #clickable(element: Element, options: Option[]): () => void {
    const act = (event: Event): void => {
      event.stopPropagation();
      // Neither the second click of a double one nor a key that is held down confirms.
      const again = (event instanceof MouseEvent && event.detail > 1) || (event instanceof KeyboardEvent && event.repeat);
      if (!again || !untrack(() => this.armed)) this.pick(options, element);
    };
    const hinted = options.some((option) => this.hinted(option));
    const label = options.map((option) => option.label).join(" / ");
    const classes = ["glow", ...(hinted ? ["hinted"] : [])];
    return this.#dress(element, act, classes, { role: "button", tabindex: "0", "aria-description": label });
  }

  /** What was offered a moment ago can be had in place of what was chosen then. */
  #changeable(element: Element, option: Option, back: number): () => void {
    const act = (event: Event): void => {
      event.stopPropagation();
      if (!untrack(() => this.ready)) return;
      this.#made.set(untrack(() => this.frame.step) - back, {
        option,
        frame: untrack(() => this.#trail)[back - 1]!.frame,
        element,
      });
      this.#source.instead?.(option, back);
    };
    const about = t("target-instead", { label: option.label });
    return this.#dress(element, act, ["instead"], { role: "button", tabindex: "0", "aria-description": about });
  }

  #reasoned(element: Element, why: string, rule: About | null, shown: boolean): () => void {
    const attributes = { "aria-disabled": "true", "aria-description": why };
    if (shown) return this.#dress(element, null, ["refused"], attributes);
    const tell = (): void => explainer.show(element as HTMLElement, { text: why, rule }, true);
    const unexplain = explain(() => ({ text: why, rule }))(element as HTMLElement);
    const undress = this.#dress(element, tell, ["refused"], { role: "button", tabindex: "0", ...attributes });
    return () => {
      undress();
      unexplain?.();
    };
  }

  /** Gives an element a button's behaviour, and takes it back. */
  #dress(
    element: Element,
    act: ((event: Event) => void) | null,
    classes: string[],
    attributes: Record<string, string>,
  ): () => void {
    const before = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const);
    const set = (name: string, value: string | null): void => {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    };
    const key = (event: Event): void => {
      const pressed = (event as KeyboardEvent).key;
      if (pressed !== "Enter" && pressed !== " ") return;
      event.preventDefault();
      if (act && isAccident(event as KeyboardEvent)) event.stopPropagation();
      else act?.(event);
    };
    for (const [name, value] of Object.entries(attributes)) set(name, value);
    element.classList.add(...classes);
    if (act) {
      element.addEventListener("click", act);
      element.addEventListener("keydown", key);
    }
    return () => {
      for (const [name, value] of before) set(name, value);
      element.classList.remove(...classes);
      if (act) element.removeEventListener("click", act);
      element.removeEventListener("keydown", key);
    };
  }

  // -- what moves

  /** Names an element as a place that things fly from and to. */
  anchor(name: string): Attachment<Element> {
    return (element) => {
      const named = this.#anchors.get(name) ?? new Set();
      named.add(element);
      this.#anchors.set(name, named);
      return () => {
        named.delete(element);
      };
    };
  }

  /** The element of that name which is on the page now. */
  anchored(name: string): Element | null {
    for (const element of this.#anchors.get(name) ?? []) return element;
    return null;
  }

  /** Says which way events fly on this table, as long as the component lives. */
  flies(router: Router): void {
    $effect(() => {
      this.router = router;
      return () => {
        this.router = null;
      };
    });
  }
}

export function provideTable(source: TableSource): TableContext {
  const table = new TableContext(source);
  // Some things are printed otherwise in a module that the table is played with.
  const modules = $derived(String(table.view.modules ?? table.view.board)); // the same in every frame
  $effect.pre(() => {
    const { catalogue, info } = table;
    return catalogue.agree({ ...info.options, modules: modules.split(",") });
  });
  provideSeating(() => table.info);
  if (!table.tabletop) {
    screenOf(table.info.game)
      .load()
      .then(
        (tabletop) => (table.tabletop = tabletop),
        () => (table.missing = true),
      );
  }
  return setContext(KEY, table);
}

export function useTable(): TableContext {
  const table = getContext<TableContext | undefined>(KEY);
  if (!table) throw new Error("nobody has called provideTable above this component");
  return table;
}
