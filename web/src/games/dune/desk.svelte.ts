// What all parts of a Dune table share: the view with its type, the board's layout, and what has just changed.

import { getContext, setContext } from "svelte";
import { catalogueOf } from "$lib/cards/catalogue.svelte";
import type { Explanation } from "$lib/ui/explain.svelte";
import { useTable, type TableContext } from "../../table/context";
import type { Frame } from "$lib/wire";
import { layoutOf } from "./boards";
import { changes, NO_CHANGES, type Changes } from "./changes";
import type { Layout } from "./layout";
import { fightersIn } from "./teams";
import type { Arrow, DuneView, Faction, PlayerView } from "./view";

const KEY = Symbol("dune");

export class Desk {
  readonly table: TableContext;
  changed = $state.raw<Changes>(NO_CHANGES);
  #seen: Frame | null = null;

  constructor(table: TableContext) {
    this.table = table;
    $effect.pre(() => this.#see(this.table.frame));
  }

  get view(): DuneView {
    return this.table.view as unknown as DuneView;
  }

  readonly layout: Layout = $derived.by(() => layoutOf(this.view));

  /** Whoever looks on, if they play. */
  get me(): PlayerView | null {
    return this.view.seat === null ? null : this.player(this.view.seat);
  }

  player(seat: number): PlayerView {
    const player = this.view.players[seat];
    if (!player) throw new Error(`there is no player at seat ${seat}`);
    return player;
  }

  readonly fighters: PlayerView[] = $derived.by(() => fightersIn(this.view));

  /** The Commander on whose own board that faction's track is. */
  ownerOf(faction: Faction): PlayerView | undefined {
    return this.view.players.find((player) => player.personal?.track === faction);
  }

  teamOf(seat: number): number | null {
    return this.table.seat(seat).team;
  }

  /** Where a Commander's Agents on that space point. */
  arrowsAt(seat: number, space: string): Arrow[] {
    const { agents, arrows = [] } = this.player(seat);
    return arrows.filter((_, i) => agents[i] === space);
  }

  /** The Commander who has activated that Ally on the turn under way. */
  activatedBy(seat: number): PlayerView | undefined {
    return this.view.players.find((player) => player.activated === seat && player.seat === this.view.active);
  }

  nameOf(seat: number): string {
    return this.table.seat(seat).name;
  }

  /** What the glossary says about an icon. */
  ruleOf(icon: string): string {
    return catalogueOf(this.view.game).icon(icon)?.rule ?? "";
  }

  /** An explanation that also says why the thing cannot be chosen at the moment. */
  told(title: string, text: string, place: string, thing: string): Explanation {
    const why = this.table.reasonAt(place, thing);
    return { title, text: [why, text].filter(Boolean).join(" – "), rule: this.table.ruleAt(place, thing) };
  }

  delta(where: string): number {
    return this.changed.get(where) ?? 0;
  }

  #see(frame: Frame): void {
    const seen = this.#seen?.view as DuneView | undefined;
    if (this.#seen === frame) return;
    const view = frame.view as unknown as DuneView;
    // Whoever comes in, or looks from another seat, has seen nothing happen.
    this.changed = seen && seen.seat === view.seat ? changes(seen, view) : NO_CHANGES;
    this.#seen = frame;
  }
}

export function provideDesk(): Desk {
  return setContext(KEY, new Desk(useTable()));
}

export function useDesk(): Desk {
  const desk = getContext<Desk | undefined>(KEY);
  if (!desk) throw new Error("nobody has called provideDesk above this component");
  return desk;
}
