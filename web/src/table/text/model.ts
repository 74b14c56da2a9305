// A table in words: headings, lists and grids, which TextView shows. One writer for each game.

import { textOf, type Catalogue, type Kind, type Thing } from "$lib/cards/catalogue.svelte";
import { t } from "$lib/text";
import { counted } from "../alike";
import type { Part, Seat, Side, TableContext } from "../context";
import { signed } from "../explained";

export interface Grid {
  head: string[];
  /** The first cell of a row is its heading. */
  rows: string[][];
}

export interface Section {
  id: string;
  heading: string;
  items?: string[];
  grid?: Grid;
  parts?: Section[];
}

export type Describe = (reader: Reader) => Section[];

/** Who reads, and what things and people are called. */
export interface Reader {
  view: Record<string, unknown>;
  seats: readonly Seat[];
  /** Who plays together, if anybody does. */
  sides: readonly Side[];
  catalogue: Catalogue;
  name: (thing: string, place?: string) => string;
  explained: (key: string, holder?: object) => Part[];
}

/** Whoever looks at that table reads it. */
export function readerOf(table: TableContext): Reader {
  return {
    view: table.view,
    seats: table.seats,
    sides: table.sides,
    catalogue: table.catalogue,
    name: (thing, place) => table.name(thing, place),
    explained: (key, holder) => table.explained(key, holder),
  };
}

export function who(reader: Reader, seat: number): string {
  const found = reader.seats.find((one) => one.seat === seat);
  if (!found) return String(seat + 1);
  return found.you ? t("text-you", { name: found.name }) : found.name;
}

/** Several in a row, or that there are none. */
export function listed(items: readonly string[]): string {
  return items.length ? items.join(t("list-comma")) : t("text-none");
}

/** Cards by name, as often as each is there. */
export function cards(reader: Reader, ids: readonly string[], place?: string): string {
  return listed(counted(ids).map(([id, n]) => times(reader.name(id, place), n)));
}

export function times(name: string, n: number): string {
  return n === 1 ? name : t("text-times", { name, n });
}

/** A thing with all that is printed on it. */
export function printed(reader: Reader, id: string, n = 1, kind?: Kind): string {
  const name = times(reader.name(id, kind), n);
  const about = rules(reader, id, kind);
  return about ? t("text-printed", { name, about }) : name;
}

export function rules(reader: Pick<Reader, "catalogue">, id: string, kind?: Kind): string {
  const thing = reader.catalogue.thing(id, kind);
  if (!thing) return "";
  const { agent_icons = {}, factions = {} } = reader.catalogue.data ?? {};
  const words: string[] = [];
  if (thing.factions?.length) words.push(t("text-factions", { names: listed(thing.factions.map((one) => factions[one]?.name ?? one)) }));
  if (thing.icons?.length) words.push(t("text-agent-icons", { names: listed(thing.icons.map((one) => agent_icons[one] ?? one)) }));
  if (thing.complexity) words.push(t("text-complexity", { complexity: t("card-complexity", { n: thing.complexity }) }));
  // An Objective tells its own in a box.
  const battle = thing.kind === "conflict" && battleIcon(reader, thing);
  if (battle) words.push(t("text-battle-icon", { name: battle }));
  return [...words, textOf(thing)].join(" ");
}

export function battleIcon(reader: Pick<Reader, "catalogue">, { battle_icon: icon }: Thing): string {
  return icon ? (reader.catalogue.data?.battle_icons?.[icon] ?? icon) : "";
}

/** A number with where it comes from. */
export function sum(reader: Reader, key: string, n: number, holder?: object): string {
  const parts = reader
    .explained(key, holder)
    .map((part) => t("text-part", { from: part.text, n: signed(part.n) }));
  return parts.length ? t("text-sum", { n, parts: parts.join(t("list-comma")) }) : String(n);
}

export function section(id: string, heading: string, items: readonly string[]): Section {
  return { id, heading, items: items.length ? [...items] : [t("text-none")] };
}
