/** Picking cards out of many: filters, and filling up by chance. */
import { language } from "$lib/language.svelte";
import type { Thing } from "$lib/cards/catalogue.svelte";

export interface Filter {
  text: string;
  set: string; // "" is any
  cost: string;
  type: string;
}

export const anything: Filter = { text: "", set: "", cost: "", type: "" };

function typesOf(thing: Thing): string[] {
  return thing.types ?? thing.factions ?? [];
}

export function matches(thing: Thing, filter: Filter): boolean {
  return (
    (!filter.set || thing.set === filter.set) &&
    (!filter.cost || String(thing.cost) === filter.cost) &&
    (!filter.type || typesOf(thing).includes(filter.type)) &&
    thing.name.toLowerCase().includes(filter.text.trim().toLowerCase())
  );
}

/** What these things can be filtered by. */
export function facets(things: readonly Thing[]): { sets: string[]; costs: number[]; types: string[] } {
  const costs = new Set(things.flatMap((thing) => (typeof thing.cost === "number" ? [thing.cost] : [])));
  return {
    sets: [...new Set(things.map((thing) => thing.set))],
    costs: [...costs].toSorted((a, b) => a - b),
    types: [...new Set(things.flatMap(typesOf))],
  };
}

export function byCost(things: readonly Thing[]): Thing[] {
  const cost = (thing: Thing) => (typeof thing.cost === "number" ? thing.cost : 99);
  return things.toSorted((a, b) => cost(a) - cost(b) || a.name.localeCompare(b.name, language.code));
}

/** Up to `size` of them: those picked, then others by chance. */
export function filled(picked: readonly string[], pool: readonly string[], size: number, chance = Math.random): string[] {
  const others = pool.filter((id) => !picked.includes(id));
  const all = picked.slice(0, size);
  while (all.length < size && others.length) all.push(...others.splice(Math.floor(chance() * others.length), 1));
  return all;
}
