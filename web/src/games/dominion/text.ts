// Dominion in words.

import { t } from "$lib/text";
import { counted } from "../../table/alike";
import { basics, kingdom, type DominionView, type PileView, type PlayerView } from "./view";
import { cards, listed, printed, rules, section, sum, who, type Reader, type Section } from "../../table/text/model";

export function describe(reader: Reader): Section[] {
  const view = reader.view as unknown as DominionView;
  const own = view.players.find((player) => player.seat === view.seat);
  return [
    ...(own ? ownSections(reader, own) : []),
    turn(reader, view),
    supply(reader, "kingdom", kingdom(view, reader.catalogue)),
    supply(reader, "basic", basics(view)),
    players(reader, view),
    section("trash", t("text-trash"), view.trash.length ? [cards(reader, view.trash)] : []),
  ];
}

function ownSections(reader: Reader, own: PlayerView): Section[] {
  const sections = [
    section("hand", t("text-hand", { n: own.hand_size }), counted(own.hand ?? []).map(([id, n]) => printed(reader, id, n))),
  ];
  if (own.held_cards?.length) sections.push(section("held", t("text-held"), [cards(reader, own.held_cards)]));
  if (own.discard) sections.push(section("discard", t("text-own-discard"), [cards(reader, own.discard)]));
  return sections;
}

function turn(reader: Reader, view: DominionView): Section {
  const items = [
    t("text-turn-of", { name: who(reader, view.active), n: view.turn, phase: view.phase ?? "none" }),
    t("text-counters", { actions: sum(reader, "actions", view.actions), buys: sum(reader, "buys", view.buys) }),
    t("text-coins", { coins: sum(reader, "coins", view.coins) }),
    t("text-in-play", { cards: cards(reader, view.in_play) }),
    t("text-empty-piles", { now: view.empty_piles.now, end: view.empty_piles.end }),
  ];
  for (const player of view.players) {
    if (player.aside.length) {
      items.push(t("text-aside", { name: who(reader, player.seat), cards: cards(reader, player.aside) }));
    }
  }
  return section("turn", t("text-turn"), items);
}

function supply(reader: Reader, id: "kingdom" | "basic", piles: PileView[]): Section {
  const types = reader.catalogue.data?.types ?? {};
  return {
    id,
    heading: t(`text-${id}`),
    grid: {
      head: [t("text-card"), t("text-cost"), t("text-left"), t("text-type"), t("text-rules")],
      rows: piles.map((pile) => [
        reader.name(pile.card),
        pile.cost === pile.printed_cost
          ? String(pile.cost)
          : sum(reader, "cost", pile.cost, pile),
        String(pile.left),
        listed((reader.catalogue.thing(pile.card)?.types ?? []).map((type) => types[type] ?? type)),
        rules(reader, pile.card),
      ]),
    },
  };
}

function players(reader: Reader, view: DominionView): Section {
  const over = view.over;
  return {
    id: "players",
    heading: t("seats"),
    grid: {
      head: [
        t("text-player"),
        ...(over ? [t("text-points")] : []),
        t("text-hand-size"),
        t("text-deck-size"),
        t("text-discard-top"),
        t("text-turns"),
        t("text-known"),
      ],
      rows: view.players.map((player) => [
        who(reader, player.seat),
        ...(over ? [sum(reader, "points", player.points ?? 0, player)] : []),
        String(player.hand_size),
        String(player.deck_size),
        player.discard_top === null ? t("text-none") : reader.name(player.discard_top),
        String(player.turns),
        known(reader, player),
      ]),
    },
  };
}

/** What else may be known of somebody's cards. */
function known(reader: Reader, player: PlayerView): string {
  const facts: string[] = [];
  if (player.hand_known?.length) facts.push(t("text-known-hand", { cards: cards(reader, player.hand_known) }));
  if (player.deck_known.some((card) => card !== null)) {
    const top = player.deck_known.map((card) => (card === null ? t("text-unknown") : reader.name(card)));
    facts.push(t("text-known-deck", { cards: listed(top) }));
  }
  if (player.held) facts.push(t("text-held-size", { n: player.held }));
  return listed(facts);
}
