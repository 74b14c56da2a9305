// A view taken apart without knowing the game: what kind of thing each of its members is.

import { inWords, t } from "$lib/text";
import { counted } from "../../table/alike";
import { playersIn } from "../../table/context";
import { times } from "../../table/text/model";

export type Holder = Record<string, unknown>;

/** A member of a view. Its key is also the place where the options of things in it lie. */
export type Fact = { key: string; label: string } & (
  | { kind: "number"; n: number }
  | { kind: "words"; text: string }
  /** The id of a thing, or a word of the game's own. */
  | { kind: "thing"; id: string }
  /** Ids of things, and how many there are of each; null is one that nobody may know. */
  | { kind: "things"; things: [id: string | null, n: number][] }
  /** Numbers by id, such as what is left of each pile. */
  | { kind: "counts"; counts: [id: string, n: number][] }
  /** Several of the same make. */
  | { kind: "rows"; rows: Fact[][] }
  /** Something that has members of its own. */
  | { kind: "group"; facts: Fact[]; holder: Holder }
);

/** The shell shows these by itself. */
const AROUND = new Set(["game", "seat", "over", "active", "players", "board"]);
const OF_SEATS = new Set(["seat", "name", "automaton"]);

/** What belongs to nobody. */
export function common(view: Holder): Fact[] {
  return factsOf(view, AROUND);
}

/** What is told of a seat. */
export function factsAt(view: Holder, seat: number): Fact[] {
  const player = playerAt(view, seat);
  return player ? factsOf(player, OF_SEATS) : [];
}

export function playerAt(view: Holder, seat: number): Holder | null {
  const players = playersIn(view);
  return players.find((player) => player.seat === seat) ?? (players.some((player) => "seat" in player) ? null : (players[seat] ?? null));
}

export function factsOf(holder: Holder, without: ReadonlySet<string> = new Set()): Fact[] {
  const keys = Object.keys(holder).filter((key) => !without.has(key) && !isExplanation(key, holder));
  return keys.map((key) => factOf(key, holder[key]));
}

/** The items of a number stand beside it. */
function isExplanation(key: string, holder: Holder): boolean {
  return key.endsWith("_from") && key.slice(0, -"_from".length) in holder;
}

function factOf(key: string, value: unknown): Fact {
  const named = { key, label: inWords(key) };
  if (typeof value === "number") return { ...named, kind: "number", n: value };
  if (typeof value === "boolean") return { ...named, kind: "words", text: t(value ? "plain-yes" : "plain-no") };
  if (typeof value === "string") return { ...named, kind: "thing", id: value };
  if (Array.isArray(value)) return { ...named, ...listed(value) };
  if (isHolder(value)) return { ...named, ...held(value) };
  return { ...named, kind: "words", text: "" };
}

type Unnamed<F> = F extends Fact ? Omit<F, "key" | "label"> : never;

function listed(items: readonly unknown[]): Unnamed<Fact> {
  if (items.every((item) => typeof item === "string" || item === null)) {
    const known = counted(items.filter((item) => item !== null) as string[]);
    const hidden = items.filter((item) => item === null).length;
    return { kind: "things", things: hidden ? [...known, [null, hidden]] : known };
  }
  if (items.every(isHolder)) return { kind: "rows", rows: items.map((item) => factsOf(item)) };
  if (items.every((item) => typeof item === "number")) return { kind: "words", text: items.join(t("list-comma")) };
  return { kind: "group", facts: items.map((item, i) => factOf(String(i + 1), item)), holder: {} };
}

function held(holder: Holder): Unnamed<Fact> {
  const entries = Object.entries(holder);
  if (entries.length && entries.every(([, n]) => typeof n === "number")) {
    return { kind: "counts", counts: entries as [string, number][] };
  }
  return { kind: "group", facts: factsOf(holder), holder };
}

function isHolder(value: unknown): value is Holder {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A fact in one line. */
export function inOneLine(fact: Fact, name: (id: string, place?: string) => string): string {
  const all = (parts: string[]): string => parts.join(t("list-comma")) || t("plain-nothing");
  const each = (facts: Fact[]): string => all(facts.map((one) => t("plain-fact", { label: one.label, text: inOneLine(one, name) })));
  switch (fact.kind) {
    case "number":
      return String(fact.n);
    case "words":
      return fact.text || t("plain-nothing");
    case "thing":
      return name(fact.id, fact.key);
    case "things":
      return all(fact.things.map(([id, n]) => times(id === null ? t("text-unknown") : name(id, fact.key), n)));
    case "counts":
      return all(fact.counts.map(([id, n]) => t("plain-count", { name: name(id, fact.key), n })));
    case "rows":
      return all(fact.rows.map(each));
    case "group":
      return each(fact.facts);
  }
}

/** Nothing is there: it is enough to say so. */
export function isEmpty(fact: Fact): boolean {
  switch (fact.kind) {
    case "words":
      return fact.text === "";
    case "things":
      return !fact.things.length;
    case "rows":
      return !fact.rows.length;
    case "group":
      return !fact.facts.length;
    default:
      return false;
  }
}

/** What a row is about: the first thing that it names. */
export function subject(row: readonly Fact[]): Fact | undefined {
  return row.find((fact) => fact.kind === "thing");
}

/** The columns of rows, in the order of their first use. */
export function columns(rows: readonly Fact[][]): { key: string; label: string }[] {
  const found = new Map(rows.flat().map(({ key, label }) => [key, { key, label }]));
  return [...found.values()];
}
