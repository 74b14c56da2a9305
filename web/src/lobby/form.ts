/** The form of a new table: what is filled in, what is wrong with it, and the request it makes. */
import { t } from "$lib/text";
import type { Beside, Field, GameInfo, NewSeat, NewTable } from "$lib/wire";
import { rolesOf } from "../games";
import { usualBot } from "./bots";
import { hasOthers, usualWaiting, type Waiting } from "./waiting";

/** `guest` is another person at this device. */
export type Seat = { who: "me" } | { who: "guest"; name: string } | { who: "open" } | { who: "bot"; bot: string };

export interface Form {
  game: GameInfo;
  name: string;
  listed: boolean;
  seats: Seat[];
  options: Record<string, unknown>;
  waiting: Waiting;
}

/** Who plays with which options: a form, or a table. */
export type Agreement = Pick<Form, "game" | "options"> & { seats: readonly unknown[] };

export interface Fault {
  at: string; // "seats", "seat-N" or the id of a field
  message: string;
}

export const KINGDOM_SIZE = 10;
const DRAWN = ["random", "five_and_five"]; // kingdoms that are drawn from sets

/** How many can play, in words: runs of numbers by their ends. */
export function playersOf(game: GameInfo): string {
  const runs: number[][] = [];
  for (const n of game.player_counts) {
    const run = runs.at(-1);
    if (run && run.at(-1) === n - 1) run.push(n);
    else runs.push([n]);
  }
  const parts = runs.flatMap((run) => (run.length > 2 ? [t("players-to", { min: run[0]!, max: run.at(-1)! })] : run.map(String)));
  const last = parts.pop() ?? "";
  const names = parts.length ? t("players-or", { names: parts.join(t("list-comma")), last }) : last;
  return t("game-players", { names, n: game.player_counts.at(-1) ?? 0 });
}

/** The automata that sit beside the players as the form stands. */
export function besideOf(form: Agreement): Beside | null {
  const { game, seats } = form;
  return game.automata.find((one) => one.players === seats.length && isMet(form, one.needs)) ?? null;
}

/** Me against the usual bots, everything else as it usually is. */
export function blank(game: GameInfo, players = game.usual_players): Form {
  const bot = usualBot(game);
  const seats: Seat[] = Array.from({ length: players }, (_, i) => (i ? { who: "bot", bot } : { who: "me" }));
  const options = Object.fromEntries(game.fields.map((field) => [field.id, field.default]));
  return { game, name: "", listed: false, seats, options, waiting: usualWaiting() };
}

/** More seats are bots'; fewer are taken from the end, though not mine. */
export function resized(form: Form, players: number): Form {
  const seats = form.seats.slice();
  while (seats.length < players) seats.push({ who: "bot", bot: usualBot(form.game) });
  while (seats.length > players) seats.splice(seats.findLastIndex((seat) => seat.who !== "me"), 1);
  const options = { ...form.options };
  for (const field of form.game.fields) {
    const value = options[field.id];
    if (field.kind === "seat" && typeof value === "number" && !mayBegin(form.game, players, value)) {
      options[field.id] = field.default;
    }
    const { counts } = field.choices.find((choice) => choice.value === value) ?? {};
    if (counts?.length && !counts.includes(players)) options[field.id] = field.default;
  }
  return redealt({ ...form, seats, options });
}

/** Whether there is such a seat that may begin, an automaton's too if the choice says so: whoever leads a side does not. */
export function mayBegin(game: GameInfo, players: number, seat: number): boolean {
  const choices = game.fields.find((field) => field.kind === "seat")?.choices ?? [];
  const counts = choices.find((choice) => choice.value === seat)?.counts;
  const there = counts?.length ? counts.includes(players) : seat < players;
  return there && !rolesOf(game.id, players)[seat]?.leads;
}

export function chosen(form: Form, id: string, value: unknown): Form {
  return redealt({ ...form, options: { ...form.options, [id]: value } });
}

/** What can be picked for a field as the others stand. */
export function offered(form: Form, field: Field): string[] {
  return field.things.filter((thing) => {
    const counts = field.thing_counts?.[thing];
    if (counts && !counts.includes(form.seats.length)) return false;
    return isMet(form, field.needs[thing]);
  });
}

/** Whether a flag is as it must be: set, or with a ! before it, not set. */
function isMet(form: Agreement, flag?: string): boolean {
  if (!flag) return true;
  return flag.startsWith("!") ? !isOn(form, flag.slice(1)) : isOn(form, flag);
}

/** Whether a flag is set, or on with so many players anyway: CHOAM is a part of three against three. */
function isOn(form: Agreement, flag: string): boolean {
  const field = form.game.fields.find((other) => other.id === flag);
  if (!field) return false;
  return isGiven(form, field) || (applies(form, field) && form.options[flag] === true);
}

/** Whether a flag is on without being asked for: with so many players, or as part of what else was chosen. */
export function isGiven(form: Agreement, field: Field): boolean {
  return !!field.always?.includes(form.seats.length) || comesWith(form, field) !== null;
}

/** The choice of which a flag is part, by its name. */
export function comesWith(form: Agreement, field: Field): string | null {
  for (const [id, values] of Object.entries(field.within ?? {})) {
    const other = form.game.fields.find((one) => one.id === id);
    const value = form.options[id];
    if (other && applies(form, other) && values.includes(value)) {
      return other.choices.find((choice) => choice.value === value)?.name ?? String(value);
    }
  }
  return null;
}

/** How many are picked for a field: a leader for each player who has none yet, a rival for each automaton. */
export function picks(form: Form, field: Field): number {
  if (field.kind === "leaders") return leaderSeats(form).length;
  return field.kind === "rivals" ? (besideOf(form)?.names.length ?? 0) : 0;
}

/** With so many leaders and rivals as are wanted, if they are picked, and none who is not to be had. */
function redealt(form: Form): Form {
  const options = { ...form.options };
  for (const field of form.game.fields) {
    const picked = options[field.id];
    const n = picks(form, field);
    if (n && Array.isArray(picked)) options[field.id] = dealt(offered(form, field), n, picked as string[]);
  }
  return { ...form, options };
}

/** I can sit in one place only: if I sit down elsewhere, whoever was there takes mine. */
export function reseated(form: Form, at: number, seat: Seat): Form {
  const seats = form.seats.slice();
  const mine = seats.findIndex((other) => other.who === "me");
  if (seat.who === "me" && mine >= 0) seats[mine] = seats[at]!;
  seats[at] = seat;
  return { ...form, seats };
}

/** One for each of `n`: those that were picked, as far as they are there, and others in place of the rest. */
export function dealt(there: readonly string[], n: number, picked: readonly string[] = []): string[] {
  const others = there.filter((id) => !picked.includes(id));
  return Array.from({ length: n }, (_, seat) => {
    const kept = picked[seat];
    return kept !== undefined && there.includes(kept) ? kept : others.shift()!;
  });
}

/** Whether a field means anything as the others stand. */
export function applies(form: Agreement, field: Field): boolean {
  if (field.counts?.length && !field.counts.includes(form.seats.length)) return false;
  if (comesWith(form, field) !== null) return false;
  if (field.kind !== "sets") return true;
  const kingdom = form.game.fields.find((other) => other.kind === "kingdom");
  return !kingdom || DRAWN.includes(form.options[kingdom.id] as string);
}

/** The seats that pick a leader: whoever leads a side has one. */
export function leaderSeats(form: Form): number[] {
  const roles = rolesOf(form.game.id, form.seats.length);
  return form.seats.map((_, at) => at).filter((at) => !roles[at]?.leads);
}

export function seatName(form: Form, at: number, me: string): string {
  const automaton = besideOf(form)?.names[at - form.seats.length];
  if (automaton !== undefined) return automaton;
  const seat = form.seats[at];
  switch (seat?.who) {
    case "me":
      return me || t("seat-me");
    case "guest":
      return seat.name.trim() || t("seat-number", { n: at + 1 });
    case "bot":
      return botName(form, at);
    default:
      return t("seat-number", { n: at + 1 });
  }
}

/** As the server will call it: bots have names of their own; those of a kind are told apart by the numbers of their seats. */
function botName(form: Form, at: number): string {
  const seat = form.seats[at];
  if (seat?.who !== "bot") return "";
  const { names = [] } = form.game.bots.find((bot) => bot.id === seat.bot) ?? {};
  if (names.length) return names[at % names.length]!;
  const same = form.seats.filter((other) => other.who === "bot" && other.bot === seat.bot);
  const name = form.game.bots.find((bot) => bot.id === seat.bot)?.name ?? seat.bot;
  return same.length > 1 ? t("bot-numbered", { name, n: at + 1 }) : name;
}

export function faults(form: Form, me: string): Fault[] {
  const found: Fault[] = [];
  if (form.seats.every((seat) => seat.who === "bot")) found.push({ at: "seats", message: t("fault-nobody") });
  const names = new Set<string>();
  form.seats.forEach((seat, i) => {
    if (seat.who !== "me" && seat.who !== "guest") return;
    const name = (seat.who === "me" ? me : seat.name).trim();
    if (seat.who === "guest" && !name) found.push({ at: `seat-${i}`, message: t("fault-no-name") });
    else if (names.has(name.toLowerCase())) found.push({ at: `seat-${i}`, message: t("fault-same-name", { name }) });
    names.add(name.toLowerCase());
  });
  for (const field of form.game.fields) {
    const message = applies(form, field) && fieldFault(form, field);
    if (message) found.push({ at: field.id, message });
  }
  return found;
}

function fieldFault(form: Form, field: Field): string | null {
  const value = form.options[field.id];
  if (field.kind === "kingdom" && Array.isArray(value) && value.length !== KINGDOM_SIZE) {
    return t("fault-kingdom", { n: value.length, size: KINGDOM_SIZE });
  }
  const n = picks(form, field);
  if (n && Array.isArray(value) && new Set(value).size !== n) return t(`fault-${field.kind}`);
  if (field.kind === "rivals" && Array.isArray(value)) {
    const leaders = form.game.fields.find((other) => other.kind === "leaders");
    const taken = leaders && form.options[leaders.id];
    if (Array.isArray(taken) && value.some((one) => taken.includes(one))) return t("fault-rival-taken");
  }
  if (field.kind === "cards" && Array.isArray(value) && !value.length) return t("fault-cards");
  if (field.kind === "sets" && Array.isArray(value)) {
    if (!value.length) return t("fault-sets");
    const kingdom = form.game.fields.find((other) => other.kind === "kingdom");
    if (kingdom && form.options[kingdom.id] === "five_and_five" && value.length !== 2) return t("fault-five-and-five");
  }
  return null;
}

/** What the form shows is what is asked for, but for options that mean nothing as the others stand. */
export function wanted(form: Form): NewTable {
  const options: Record<string, unknown> = {};
  for (const field of form.game.fields) {
    const value = form.options[field.id];
    if (value !== null && value !== undefined && applies(form, field)) options[field.id] = value;
  }
  return {
    game: form.game.id,
    name: form.name.trim(),
    listed: form.listed,
    seats: form.seats.map(wantedSeat),
    options,
    ...wantedWaiting(form),
  };
}

/** Whether somebody at this table could wait for another. */
export function waitsForOthers(form: Form): boolean {
  return hasOthers(form.seats.map(({ who }) => ({ kind: who })));
}

function wantedWaiting(form: Form): Partial<NewTable> {
  if (!waitsForOthers(form)) return {};
  const { patience, standIn, clock } = form.waiting;
  return { patience, stand_in: standIn, clock };
}

function wantedSeat(seat: Seat): NewSeat {
  switch (seat.who) {
    case "me":
      return { kind: "me" };
    case "guest":
      return { kind: "me", name: seat.name.trim() };
    case "bot":
      return { kind: "bot", bot: seat.bot };
    case "open":
      return { kind: "open" };
  }
}
