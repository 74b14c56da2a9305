// The Dune games in words.

import type { Thing } from "$lib/cards/catalogue.svelte";
import { t } from "$lib/text";
import { aboutSeat } from "../../table/people";
import { counted } from "../../table/alike";
import { box, fateOf } from "./printed";
import { fightersIn, totalOf } from "./teams";
import { factionsOn, rivalOf, type AutomatonTurn, type DrawnView, type DuneView, type Faction, type HagalView, type PlayerView, type SpaceView } from "./view";
import { battleIcon, cards, listed, printed, rules, section, sum, who, type Reader, type Section } from "../../table/text/model";

export function describe(reader: Reader): Section[] {
  const view = reader.view as unknown as DuneView;
  const own = view.players.find((player) => player.seat === view.seat);
  const sections = [
    ...(own ? ownSections(reader, own) : []),
    round(reader, view),
    ...sides(reader, view),
    combat(reader, view),
    market(reader, view),
    board(reader, view),
    influence(reader, view),
  ];
  if (view.posts) sections.push(posts(reader, view));
  if (view.choam) sections.push(contracts(reader, view));
  if (view.hagal) sections.push(hagal(reader, view.hagal));
  sections.push(
    goods(reader, view),
    ...view.players.map((player) => area(reader, player)),
    piles(reader, view),
  );
  return sections;
}

function ownSections(reader: Reader, own: PlayerView): Section[] {
  const sections = [
    section("hand", t("text-hand", { n: own.hand_size }), (own.hand ?? []).map((id) => printed(reader, id, 1, "card"))),
    section(
      "intrigue",
      t("text-intrigue", { n: own.intrigue_size }),
      (own.intrigue ?? []).map((id) => printed(reader, id, 1, "intrigue")),
    ),
  ];
  if (own.secret_factions?.length) {
    sections.push(section("secret", t("text-secret-factions"), own.secret_factions.map((id) => reader.name(id))));
  }
  return sections;
}

function round(reader: Reader, view: DuneView): Section {
  const { turn } = view;
  const items = [t("text-round", { n: view.round, name: who(reader, view.first_player) })];
  if (!view.over) items.push(t("text-dune-turn", { name: who(reader, view.active), kind: turn.kind ?? "none" }));
  if (turn.space) items.push(t("text-agent-at", { space: reader.name(turn.space, "space") }));
  if (turn.recruited || turn.units_deployed) {
    items.push(t("text-turn-troops", { recruited: turn.recruited, deployed: turn.units_deployed }));
  }
  if (view.shield_wall !== undefined) items.push(t(view.shield_wall ? "text-shield-wall" : "text-no-shield-wall"));
  if (view.mentat !== null) items.push(t("text-mentat", { name: who(reader, view.mentat) }));
  return section("round", t("text-round-heading"), items);
}

/** Three against three: who plays with whom, what each side has, and what Commanders have beside the others. */
function sides(reader: Reader, view: DuneView): Section[] {
  return reader.sides.map((side) => {
    const items = [t("dune-side-total", { side: side.name, n: totalOf(view, side.team) })];
    for (const seat of side.seats) items.push(t("text-role", { name: who(reader, seat.seat), role: seat.role }));
    for (const player of view.players) if (player.team === side.team) items.push(...command(reader, player));
    return section(`side-${side.team}`, side.name, items);
  });
}

function command(reader: Reader, player: PlayerView): string[] {
  const { personal, activated, arrows = [], allies } = player;
  if (!personal || !allies) return [];
  const name = who(reader, player.seat);
  const items = [t("text-personal", { name, faction: reader.name(personal.track), n: personal.level })];
  const [left, right] = allies.map((seat) => who(reader, seat));
  for (const [i, arrow] of arrows.entries()) {
    if (player.agents[i] === null) items.push(t("dune-arrow", { arrow, left: left ?? "", right: right ?? "" }));
  }
  if (activated != null) items.push(t("text-activated", { name, ally: who(reader, activated) }));
  return items;
}

function combat(reader: Reader, view: DuneView): Section {
  const worms = view.players.some((player) => player.sandworms !== undefined);
  return {
    id: "conflict",
    heading: t("text-conflict"),
    items: [view.conflict ? printed(reader, view.conflict, 1, "conflict") : t("text-no-conflict")],
    grid: {
      head: [
        t("text-player"),
        t("text-strength"),
        t("text-troops-deployed"),
        ...(worms ? [t("text-sandworms")] : []),
        t("text-swords"),
        t("text-garrison"),
      ],
      rows: fightersIn(view).map((player) => [
        who(reader, player.seat),
        sum(reader, "strength", player.strength, player),
        String(player.deployed),
        ...(worms ? [String(player.sandworms ?? 0)] : []),
        String(player.swords),
        String(player.garrison),
      ]),
    },
  };
}

function market(reader: Reader, view: DuneView): Section {
  const row = (id: string, left: string) => {
    const cost = reader.catalogue.thing(id, "card")?.cost;
    return [reader.name(id, "card"), typeof cost === "number" ? String(cost) : "", left, rules(reader, id, "card")];
  };
  return {
    id: "row",
    heading: t("text-row"),
    grid: {
      head: [t("text-card"), t("text-cost"), t("text-left"), t("text-rules")],
      rows: [
        ...view.row.map((id) => row(id, t("text-in-row"))),
        ...(view.throne_row ?? []).map((id) => row(id, t("dune-throne-row"))),
        ...Object.entries(view.reserve).map(([id, left]) => row(id, t("text-in-reserve", { n: left }))),
      ],
    },
  };
}

function board(reader: Reader, view: DuneView): Section {
  return {
    id: "board",
    heading: t("text-board"),
    grid: {
      head: [t("text-space"), t("text-icon"), t("text-there"), t("text-rules")],
      rows: view.spaces.map((space) => [
        reader.name(space.space, "space"),
        icon(reader, reader.catalogue.thing(space.space, "space")),
        there(reader, space),
        rules(reader, space.space, "space"),
      ]),
    },
  };
}

function icon(reader: Reader, thing: Thing | undefined): string {
  return thing?.icon === undefined ? "" : (reader.catalogue.data?.agent_icons?.[thing.icon] ?? thing.icon);
}

/** Who and what is on a space. */
function there(reader: Reader, space: SpaceView): string {
  const facts = space.agents.map((seat) => t("text-agent-of", { name: who(reader, seat) }));
  if (space.bonus_spice) facts.push(t("text-bonus-spice", { n: space.bonus_spice }));
  if (space.control !== null) facts.push(t("text-controlled", { name: who(reader, space.control) }));
  for (const seat of space.closed_by) facts.push(t("text-closed", { name: who(reader, seat) }));
  return listed(facts);
}

function influence(reader: Reader, view: DuneView): Section {
  return {
    id: "influence",
    heading: t("text-influence"),
    grid: {
      head: [t("text-faction"), ...view.players.map((player) => who(reader, player.seat)), t("text-alliance")],
      rows: factionsOn(view).map((faction) => [
        reader.name(faction),
        ...view.players.map((player) => levelOn(player, faction)),
        view.alliances[faction] == null ? t("text-nobody") : who(reader, view.alliances[faction]),
      ]),
    },
  };
}

/** A Commander's is on a track of his own; on the others it is what he counts as having. */
function levelOn({ commander, counts, influence, personal }: PlayerView, faction: Faction): string {
  if (personal?.track === faction) return String(personal.level);
  const level = (commander ? counts : influence)?.[faction];
  return level === undefined ? "" : t("text-level", { n: level, counts: commander ? "yes" : "no" });
}

function posts(reader: Reader, view: DuneView): Section {
  return {
    id: "posts",
    heading: t("text-posts"),
    grid: {
      head: [t("text-post"), t("text-spies")],
      rows: (view.posts ?? []).map((post) => [
        reader.name(post.post),
        listed(post.spies.map((seat) => who(reader, seat))),
      ]),
    },
  };
}

function contracts(reader: Reader, view: DuneView): Section {
  return section("contracts", t("text-contracts", { n: view.contracts_left ?? 0 }), [
    ...(view.contracts ?? []).map((id) => printed(reader, id, 1, "contract")),
  ]);
}

/** House Hagal, and what automata drew from its deck last. */
function hagal(reader: Reader, { deck_size: left, discard, turns }: HagalView): Section {
  return section("hagal", t("dune-hagal"), [
    ...turns.flatMap((turn) => turn.drawn.map((one) => drawn(reader, turn, one))),
    t("text-hagal-deck", { n: left, cards: cards(reader, discard, "hagal") }),
  ]);
}

/** What a card gives is told of those that were carried out. */
function drawn(reader: Reader, { seat, combat }: AutomatonTurn, one: DrawnView): string {
  const card = reader.name(one.card, "hagal");
  const said = t("text-drawn", { name: who(reader, seat), card, fate: fateOf(reader.catalogue, one) });
  const thing = reader.catalogue.thing(one.card, "hagal");
  const text = thing && box(thing, "hagal")?.text;
  return !combat && one.outcome === "carried_out" && text ? t("text-printed", { name: said, about: text }) : said;
}

function goods(reader: Reader, view: DuneView): Section {
  const spies = view.posts !== undefined;
  return {
    id: "players",
    heading: t("seats"),
    grid: {
      head: [
        t("text-player"),
        t("text-vp"),
        t("text-solari"),
        t("text-spice"),
        t("text-water"),
        t("text-agents"),
        t("text-supply-troops"),
        ...(spies ? [t("text-spies-left")] : []),
        t("text-persuasion"),
        t("text-hand-size"),
        t("text-deck-size"),
        t("text-intrigue-size"),
      ],
      rows: view.players.map((player) => [
        who(reader, player.seat),
        sum(reader, "vp", player.vp, player),
        String(player.solari),
        String(player.spice),
        String(player.water),
        agents(player),
        String(player.supply),
        ...(spies ? [String(player.spies_in_supply ?? 0)] : []),
        sum(reader, "persuasion", player.persuasion, player),
        player.automaton ? "" : String(player.hand_size),
        player.automaton ? "" : String(player.deck_size),
        String(player.intrigue_size),
      ]),
    },
  };
}

function agents(player: PlayerView): string {
  const ready = player.agents.filter((at) => at === null).length;
  return t("text-agents-ready", { ready, all: player.agents.length });
}

/** A player's own part of the table. */
function area(reader: Reader, player: PlayerView): Section {
  const items = [...about(reader, player), led(reader, player)];
  const say = (id: string, ids: readonly string[] | undefined, place?: string) => {
    if (ids?.length) items.push(t(id, { cards: cards(reader, ids, place) }));
  };
  if (player.council) items.push(t("text-council"));
  if (player.swordmaster) items.push(t(player.team === undefined ? "text-swordmaster" : "dune-swordmaster-token"));
  if (player.hooks) items.push(t("text-hooks"));
  if (player.revealed) items.push(t("text-revealed"));
  say("text-in-play", player.in_play, "card");
  say("text-discard-pile", player.discard, "card");
  say("text-set-aside", player.set_aside ? [player.set_aside] : [], "card");
  say("text-face-up", player.face_up, "intrigue");
  say("text-open-contracts", player.contracts, "contract");
  say("text-own-contracts", player.own_contracts, "contract");
  say("text-completed", player.completed, "contract");
  if (player.trophies?.length) items.push(t("text-trophies", { cards: won(reader, player.trophies) }));
  if (player.matched?.length) items.push(t("text-matched", { cards: won(reader, player.matched) }));
  say("text-known-hand", player.hand_known, "card");
  say("text-known-intrigue", player.intrigue_known, "intrigue");
  const top = player.deck_known.map((id) => (id === null ? t("text-unknown") : reader.name(id, "card")));
  if (player.deck_known.some((id) => id !== null)) items.push(t("text-known-deck", { cards: listed(top) }));
  if (player.tokens) items.push(t("text-tokens", { n: player.tokens }));
  if (player.memories) items.push(t("text-memories", { n: player.memories }));
  return section(`player-${player.seat}`, t("text-area", { name: who(reader, player.seat) }), items);
}

/** Whether somebody else sits there, or nobody at the moment. */
function about(reader: Reader, { seat, automaton }: PlayerView): string[] {
  const there = reader.seats.find((one) => one.seat === seat);
  return there && !there.you && !automaton ? [aboutSeat(there)].filter(Boolean) : [];
}

/** By whom, or by what card. */
function led(reader: Reader, player: PlayerView): string {
  const rival = rivalOf(player);
  if (rival) return printed(reader, rival, 1, "rival");
  if (player.leader) return printed(reader, player.leader, 1, "leader");
  return t(player.automaton ? "text-automaton" : "text-no-leader");
}

/** Objectives and won Conflicts: what counts of them is the battle icon. */
function won(reader: Reader, ids: readonly string[]): string {
  return listed(
    ids.map((id) => {
      const thing = reader.catalogue.thing(id, "objective") ?? reader.catalogue.thing(id, "conflict");
      const name = reader.name(id, thing?.kind);
      const icon = thing && battleIcon(reader, thing);
      return icon ? t("text-with-icon", { name, icon }) : name;
    }),
  );
}

function piles(reader: Reader, view: DuneView): Section {
  const counts = counted(view.removed);
  return section("piles", t("text-piles"), [
    t("text-decks", { cards: view.deck_size, intrigue: view.intrigue_deck_size, conflicts: view.conflicts_left }),
    t("text-intrigue-discard", { cards: cards(reader, view.intrigue_discard, "intrigue") }),
    ...(view.intrigue_in_play.length
      ? [t("text-intrigue-in-play", { cards: cards(reader, view.intrigue_in_play, "intrigue") })]
      : []),
    t("text-past-conflicts", { cards: cards(reader, view.past_conflicts, "conflict") }),
    t("text-removed", { cards: counts.length ? cards(reader, view.removed, "card") : t("text-none") }),
  ]);
}
