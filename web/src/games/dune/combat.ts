// A combat as the server tells it: who fought with which strength, who comes where, and what each of them gets.

import type { Frame, Happened } from "$lib/wire";
import { explained, type Part } from "../../table/context";
import { broughtIn, type Brought } from "./automata";
import type { DuneView } from "./view";

export interface Fighter {
  seat: number;
  strength: number;
  /** What makes it up, as the table told it before. */
  parts: Part[];
  /** The place, from 1; 0 without a reward; null as long as nobody has said so. */
  place: number | null;
  /** Shared with others: it brings the reward of the next one. */
  tied: boolean;
  gains: Brought[];
  /** Spaces that change their owner. */
  controls: string[];
  /** The part of the Conflict card that still has something for them: somebody has to choose first. */
  waits: Place | null;
}

export const PLACES = ["first", "second", "third"] as const;
export type Place = (typeof PLACES)[number];

export interface Combat {
  conflict: string | null;
  fighters: Fighter[];
  /** Combat cards in the order in which they fell. */
  cards: { seat: number; card: string }[];
  lines: string[];
  /** How many of the frames belong to it. */
  told: number;
}

const PLACED: readonly string[] = ["place", "tie"];
const AFTERWARDS: readonly string[] = ["maker", "round", "turn"];

export function opens(frame: Frame): boolean {
  return frame.events.some((event) => PLACED.includes(event.what));
}

/** `frames` begins with the one that names the places; more may come as the rewards are chosen. */
export function combatIn(frames: readonly Frame[], past: readonly Frame[]): Combat {
  const later = frames.findIndex((frame, i) => i > 0 && frame.events.some(({ what }) => AFTERWARDS.includes(what)));
  const own = later < 0 ? frames : frames.slice(0, later);
  const events = own.flatMap((frame) => frame.events);
  const start = events.findIndex((event) => PLACED.includes(event.what));
  const rewards = events.slice(start);
  const { strengths, before } = fought(own, past);
  const view = before?.view as unknown as DuneView | undefined;
  const decision = rewards.some(({ what }) => what === "win") ? null : own.at(-1)?.decision;
  const asked = decision?.phase === "rewards" ? decision.seat : null;
  return {
    conflict: events[start]?.source ?? null,
    fighters: strengths.map(({ seat, n }) => {
      const { place, tied } = placeOf(events, seat);
      const gains = broughtIn(rewards.filter((event) => event.seat === seat && event.what !== "control"));
      const controls = rewards.flatMap((event) => (event.seat === seat && event.what === "control" && event.card ? [event.card] : []));
      const waits = asked === seat || (asked !== null && !gains.length && !controls.length);
      return {
        seat,
        strength: n,
        parts: partsOf(view, seat, n),
        place,
        tied,
        gains,
        controls,
        waits: waits && place ? (PLACES[tied ? place : place - 1] ?? null) : null,
      };
    }),
    cards: cardsIn([...past, ...own.slice(0, 1)]),
    lines: own.flatMap((frame) => frame.log.map((line) => line.text)),
    told: own.length,
  };
}

/** Who fought, and the table just before it was counted: a tie of team mates may be settled in between. */
function fought(own: readonly Frame[], past: readonly Frame[]): { strengths: Happened[]; before: Frame | undefined } {
  const all = [...past, ...own];
  const at = all.findLastIndex((frame) => frame.events.some(({ what }) => what === "strength"));
  return { strengths: all[at]?.events.filter(({ what }) => what === "strength") ?? [], before: all[at - 1] };
}

function placeOf(events: readonly Happened[], seat: number): Pick<Fighter, "place" | "tied"> {
  const told = events.find((event) => event.seat === seat && PLACED.includes(event.what));
  return { place: told?.n ?? null, tied: told?.what === "tie" };
}

/** The parts, if they are those of the strength that was told. */
function partsOf(view: DuneView | undefined, seat: number, strength: number): Part[] {
  const player = view?.players.find((one) => one.seat === seat);
  const parts = player ? explained("strength", player as unknown as Record<string, unknown>) : [];
  const sum = parts.reduce((total, part) => total + part.n, 0);
  return sum === strength ? parts : [{ text: "", thing: null, n: strength }];
}

/** What was played since the combat began: each frame tells what came of the decision before it. */
function cardsIn(frames: readonly Frame[]): Combat["cards"] {
  const found: Combat["cards"] = [];
  for (let i = frames.length - 1; i > 0 && frames[i - 1]!.decision?.phase === "combat"; i--) {
    const played = frames[i]!.events.filter((event) => event.what === "play_intrigue" && event.card !== null);
    found.unshift(...played.map(({ seat, card }) => ({ seat, card: card! })));
  }
  return found;
}

/** How many share a tie for each place. */
export function tiesIn({ fighters }: Pick<Combat, "fighters">): { place: number; n: number }[] {
  const tied = fighters.filter((fighter) => fighter.tied).map((fighter) => fighter.place ?? 0);
  return [...new Set(tied)].sort((a, b) => a - b).map((place) => ({ place, n: tied.filter((one) => one === place).length }));
}
