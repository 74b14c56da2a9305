/** What is played at a table, in words: its options with the names that the form gives them. */
import { catalogueOf, type Kind } from "$lib/cards/catalogue.svelte";
import { games } from "$lib/games.svelte";
import { t } from "$lib/text";
import type { Field, GameInfo, TableInfo } from "$lib/wire";
import { rolesOf } from "../games";
import { agreedWaiting } from "./waiting";

export interface Agreed {
  name: string;
  value: string;
}

const ALWAYS = ["kingdom", "leaders", "rivals"]; // what shapes every game; the rest only where it is not as usual

/** Nothing, until it is known which options the game has. */
export function agreedAt(table: TableInfo): Agreed[] {
  const game = games.find(table.game);
  return game ? agreed(table, game) : [];
}

export function agreed(table: TableInfo, game: GameInfo): Agreed[] {
  const players = table.seats.length;
  const always = (field: Field): boolean => !!field.always?.includes(players) || isPart(table, game, field);
  const there = game.fields.filter((field) => !field.counts?.length || field.counts.includes(players) || always(field));
  const played = there.flatMap((field) => {
    if (always(field)) return [{ name: field.name, value: t("agreed-yes") }];
    const value = table.options[field.id] ?? field.default;
    const usual = JSON.stringify(value) === JSON.stringify(field.default);
    // What so many players alone choose, as a difficulty, is told in any case.
    const telling = ALWAYS.includes(field.kind) || (field.kind === "choice" && !!field.counts?.length);
    return usual && !telling ? [] : [{ name: field.name, value: inWords(table, field, value) }];
  });
  return [...played, ...agreedWaiting(table, game)];
}

/** Whether a flag comes with what else was chosen: some variants with the level. */
function isPart(table: TableInfo, game: GameInfo, field: Field): boolean {
  return Object.entries(field.within ?? {}).some(([id, values]) => {
    const other = game.fields.find((one) => one.id === id);
    const counts = other?.counts ?? [];
    const there = !!other && (!counts.length || counts.includes(table.seats.length));
    return there && values.includes(table.options[id] ?? other.default);
  });
}

function inWords(table: TableInfo, field: Field, value: unknown): string {
  if (field.kind === "flag") return t(value === true ? "agreed-yes" : "agreed-no");
  if (field.kind === "seat" && typeof value === "number") return table.seats[value]?.name || t("seat-number", { n: value + 1 });
  if (!Array.isArray(value)) return chosen(table, field, value);
  const roles = rolesOf(table.game, table.players);
  const led = table.seats.map((seat) => seat.seat).filter((seat) => !roles[seat]?.leads);
  return list(value.map((one: unknown, i) => {
    if (field.kind === "rivals") return catalogueOf(table.game).thing(String(one), "rival")?.name ?? printed(table, String(one), "leader");
    if (field.kind !== "leaders") return field.kind === "sets" ? called(field, one) : printed(table, String(one));
    const seat = led[i] ?? i;
    const name = table.seats[seat]?.name || t("seat-number", { n: seat + 1 });
    return t("agreed-leader", { name, leader: printed(table, String(one), "leader") });
  }));
}

/** One of several choices, with the cards that it stands for. */
function chosen(table: TableInfo, field: Field, value: unknown): string {
  const things = field.kind === "kingdom" ? (field.choices.find((choice) => choice.value === value)?.things ?? []) : [];
  const name = called(field, value);
  return things.length ? t("agreed-with", { name, things: list(things.map((id) => printed(table, id))) }) : name;
}

function called(field: Field, value: unknown): string {
  return field.choices.find((choice) => choice.value === value)?.name ?? String(value);
}

function printed(table: TableInfo, id: string, kind?: Kind): string {
  return catalogueOf(table.game).name(id, kind);
}

function list(names: string[]): string {
  return names.join(t("list-comma"));
}
