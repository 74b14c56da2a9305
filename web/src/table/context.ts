// What the shell gives to everything that draws a table: what is seen, who sits where, and what can be clicked.
//
// A game's table is a component without props, which begins with
//
//     const table = useTable();
//     const view = $derived(table.view as unknown as MyView);
//
// and draws each thing that might be clicked as a target, on any element, HTML or SVG:
//
//     <g {@attach table.target("space", space.space)}>…</g>
//
// (cards most easily as <Placed place="hand" {id} />, which also enlarges them).
//
// A target does it all: it glows and is a button while an option of the decision at hand is there (one click chooses;
// of several options a small menu asks which), it is marked when the hint names it, and it says why not if there is a
// reason. An option of which no target is on the page is shown in the decision bar, so nothing can be out of reach;
// draw what is folded away with {#if}, not with `display: none`, and this stays true by itself. Never put another
// button or focusable element into a target. It is called by the words in it (perhaps .unseen ones): with an aria-label
// it would have to repeat all that is drawn there.
//
// To draw it your own way, use optionsAt, reasonAt, hinted, choose and pick, and tell table.draws(…) where you do.
//
// `table.explained("coins")` lists the items of `view.coins_from`, `table.explained("strength", player)` those of
// `player.strength_from`, for <Explain>. `table.anchor("deck-2")` names an element as a place that cards fly from and
// to; `table.flies(route)` says which way each event flies.
//
// The replay shows the same tables: it calls provideTable with a source that has no `choose`, and nothing can be
// clicked.

import { t } from "$lib/text";
import type { DecisionInfo, Frame, Happened, HintNews, Option, Reason, SeatInfo, TableInfo } from "$lib/wire";
import { lookOf, type Role, type Tabletop } from "../games";

import { CHOICE } from "./bar";

export { provideTable, TableContext, useTable } from "./context.svelte";

/** Where a table comes from. Make the members getters of reactive state. */
export interface TableSource {
  readonly table: TableInfo;
  readonly frame: Frame;
  readonly hint?: Hinted | null;
  /** What a lesson points at: ids, or spots where the same thing lies at several places. */
  readonly point?: readonly string[];
  /** The codes of what it advises; of these, answers in the bar are pointed at. */
  readonly advised?: readonly number[];
  /** A choice can be made at this moment: connected, and none is on its way. */
  readonly ready?: boolean;
  /** It cannot because the connection is lost. */
  readonly offline?: boolean;
  /** What draws it, if it is at hand already. */
  readonly tabletop?: Tabletop;
  /** Absent: only to look at. `then` is the second half of a choice that is made at once. */
  readonly choose?: (option: Option, then: Option | null) => void;
  /** Takes so many steps back, and chooses that. */
  readonly instead?: (option: Option, back: number) => void;
}

export type Hinted = Pick<HintNews, "code" | "label" | "why" | "then">;

/** A player at the table. Colour never stands alone: show the name, or the shape of lib/ui/SeatBadge. */
export interface Seat {
  seat: number;
  name: string;
  /** An automaton is nobody's: the rules themselves play it. */
  kind: SeatInfo["kind"] | "automaton";
  /** How strong a bot is, if it was chosen by that. */
  level: string | null;
  colour: string;
  /** What they are in the game, where seats are not all alike. */
  role: string;
  /** Who plays together, where there are teams. */
  team: number | null;
  /** The seat whose view this is. */
  you: boolean;
  /** A seat of this browser, though perhaps not the one that looks on now (hot seat). */
  yours: boolean;
  here: boolean;
  resigned: boolean;
  /** A bot plays until whoever sits there takes the seat back. */
  standIn: boolean;
  /** Whoever sits there plays for the other side, too, and hears nothing that is said to a team. */
  shared: boolean;
  active: boolean;
  deciding: boolean;
}

/** Those who play together. */
export interface Side {
  team: number;
  name: string;
  seats: Seat[];
}

/** The sides of a table with teams, that of whoever looks on first. */
export function sidesOf(seats: readonly Seat[], roles: readonly Role[] = []): Side[] {
  const own = seats.find((seat) => seat.you)?.team;
  const teams = [...new Set(seats.flatMap((seat) => (seat.team === null ? [] : [seat.team])))];
  return teams
    .sort((a, b) => Number(b === own) - Number(a === own) || a - b)
    .map((team) => ({
      team,
      name: roles.find((role) => role.team === team)?.side ?? t("side", { n: team + 1 }),
      seats: seats.filter((seat) => seat.team === team),
    }));
}

/** An item of a number that explains itself: what it is, in words, and how much it gives. */
export interface Part {
  text: string;
  thing: string | null;
  n: number;
}

/** The ways of an event across the table, between anchors. */
export interface Route {
  from: string;
  to: string;
  /** What flies: a card's face, or its back if nobody may know it. */
  thing: string | null;
  /** Of which deck the back is. */
  deck?: string;
  /** It is no card, but a piece. */
  icon?: string;
}

export type Router = (event: Happened) => Route | null;

export function optionsAt(decision: DecisionInfo | null, place: string, thing?: string): Option[] {
  return (decision?.options ?? []).filter(
    (option) => option.place === place && (thing === undefined || option.thing === thing),
  );
}

export function reasonAt(decision: DecisionInfo | null, place: string, thing: string): Reason | null {
  return decision?.reasons.find((reason) => reason.place === place && reason.thing === thing) ?? null;
}

/** Where an option is clicked, as one word. */
export function spot(place: string, thing: string | null): string {
  return `${place}/${thing ?? ""}`;
}

/** The options that no place on the table shows. */
export function unreached(options: readonly Option[], drawn: (spot: string) => boolean): Option[] {
  const inWords = (option: Option): boolean => option.place === CHOICE && option.thing === null;
  return options.filter((option) => inWords(option) || !drawn(spot(option.place, option.thing)));
}

/** The items of `holder[key]`, from `holder[key + "_from"]`. */
export function explained(key: string, holder: Record<string, unknown>): Part[] {
  const items = holder[`${key}_from`];
  if (!Array.isArray(items)) return [];
  return items.map((item: Record<string, unknown>) => ({
    text: String(item.text ?? ""),
    thing: typeof item.thing === "string" ? item.thing : null,
    n: Number(item[key] ?? 0),
  }));
}

/** What the view tells of each seat; views of some games tell nothing by seats. */
export function playersIn(view: Record<string, unknown>): Record<string, unknown>[] {
  const { players } = view;
  if (!Array.isArray(players)) return [];
  return players.filter((one) => typeof one === "object" && one !== null) as Record<string, unknown>[];
}

/** Everybody who plays: those who sit at the table, and the automata that the view alone knows. */
export function seatsOf(table: TableInfo, frame: Frame, roles: readonly Role[] = []): Seat[] {
  const active = typeof frame.view.active === "number" ? frame.view.active : null;
  const automata = playersIn(frame.view).flatMap((player, i): SeatInfo[] => {
    const seat = typeof player.seat === "number" ? player.seat : i;
    if (!player.automaton && table.seats.some((info) => info.seat === seat)) return [];
    const name = frame.automata?.[seat - table.players] ?? "";
    return [{ seat, kind: "bot", name, bot: null, yours: false, here: true, resigned: false }];
  });
  const players = playersIn(frame.view);
  const teamOf = (seat: number): number | null => {
    const team = players[seat]?.team;
    return typeof team === "number" ? team : null;
  };
  const automatic = (seat: number): boolean => automata.some((info) => info.seat === seat);
  const people = table.seats.filter((info) => !automatic(info.seat));
  return [...people, ...automata]
    .sort((a, b) => a.seat - b.seat)
    .map((info) => ({
      seat: info.seat,
      name: info.name,
      kind: automatic(info.seat) ? "automaton" : info.kind,
      level: info.level ?? null,
      colour: lookOf(table.game, info.seat, table.players).colour,
      role: roles[info.seat]?.name ?? "",
      team: teamOf(info.seat),
      you: info.seat === frame.seat,
      yours: info.yours,
      here: info.here,
      resigned: info.resigned,
      standIn: info.stand_in ?? false,
      shared: info.shared ?? false,
      active: !frame.over && info.seat === active,
      deciding: !frame.over && info.seat === frame.decision?.seat,
    }));
}
