"""Why things cannot be chosen now, for the seat that decides. Places that are not in question are left alone.

Two facts are for every obstacle: `at`, the space that it is about if that is not what the reason stands at; and
`effect` with its `source`, the effect that it holds up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.imperium.any_order import AnyOrder
from greathall.games.imperium.card_effects import (
    AcquireCheap,
    AcquireExactly,
    AcquireForSolari,
    AcquireFree,
    FlipTrophy,
    TakeFromDiscard,
    TrashAnotherInPlay,
    TrashFromHand,
)
from greathall.games.imperium.frames import OrderFrame, TurnFrame
from greathall.games.imperium.influence import Influence, tracks_of
from greathall.games.imperium.obstacles import faction_id, obstacles, too_little_influence, unpaid
from greathall.games.imperium.places import place as place_of
from greathall.games.imperium.players import AGENT_TURN
from greathall.games.imperium.printed import COUNCIL, Card, Level, Space
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    AT_LEADER,
    BATTLE_ICONS,
    CARD,
    CONFLICT,
    CONTRACT,
    DEPLOY,
    DISCARDED,
    FACTION,
    ICONS,
    INTRIGUE,
    LEADER,
    NOTHING,
    NUMBER,
    PLAYED,
    POST,
    SEAT,
    SET_ASIDE,
    SPACE,
    THRONE,
    WILD,
)
from greathall.games.imperium.turns import (
    BY_DIFFICULTY,
    BY_ENEMY,
    BY_FIRST_VISIT,
    BY_OWN_AGENT,
    BY_OWNER,
    BY_REQUIREMENT,
    BY_VOICE,
    NO_BAR,
    PLAYER_TURN,
    Access,
    deploy_limit,
    solari_cost,
)
from greathall.games.imperium.verbs.influence import TOP_INFLUENCE
from greathall.kernel.machine import FIRST_PART, Frame
from greathall.kernel.reasons import CHOICE, Facts, Reason, Why, because
from greathall.kernel.zones import distinct


def reasons(s: Imperium) -> list[Reason]:
    explain = EXPLAINED.get(s.kind)
    return [] if explain is None else explain(s, s.stack[-1])


def others_at(s: Imperium, place: str, codes: list[int], why: Callable[[int], list[Why]]) -> list[Reason]:
    """A reason for each of these, but for those that are options (the same card may lie elsewhere, too)."""
    found: list[Reason] = []
    for code in codes:
        if code not in s.options or place_of(s, code) != place:
            id = s.content.thing(code)
            assert id is not None
            found.append(Reason(place, id, why(code)))
    return found


# -- sending an Agent


def at_turn_start(s: Imperium, f: Frame) -> list[Reason]:
    hand = distinct(s.players[f.seat].hand)
    return [
        *others_at(s, "hand", [CARD + card for card in hand], lambda code: unplayable(s, f.seat, code - CARD)),
        *[Reason("space", space.id, out_of_reach(s, f.seat, space, hand)) for space in s.content.board],
        *secrets(s, "plot"),
        *market(s, lambda code: because("on_reveal_turn")),
        *held_up(s, f),
    ]


def unplayable(s: Imperium, seat: int, card: int) -> list[Why]:
    """Why a card sends no Agent anywhere: space by space, if it has icons."""
    played = s.content.cards[card]
    if not (played.icons | s.turn.extra_icons or played.moves_any_agent):
        return because("no_icons")
    if s.agents_at_leader(seat) == 0 and not played.moves_any_agent:
        return because(no_agents(s, seat))
    found: list[Why] = []
    leads_to = Access(s, seat).leads_to(played)
    for space in s.content.board:
        if (leads_to >> space.index) & 1:
            for why in bars(s, seat, space, played):
                found.append(Why(why.what, {**why.facts, "at": space.id}))
    return found or because("nothing_watched")


def no_agents(s: Imperium, seat: int) -> str:
    """All are on the board; or, a Commander's, none is left for the Ally whom he has activated."""
    return "no_arrow" if AT_LEADER in s.players[seat].agents else "no_agents"


def out_of_reach(s: Imperium, seat: int, space: Space, hand: list[int]) -> list[Why]:
    """What a space waits for before an Agent can go there: a card to be played, or more than that."""
    cards = [s.content.cards[card] for card in hand]
    if s.agents_at_leader(seat) == 0:
        # Kwisatz Haderach finds an Agent on the board.
        cards = [card for card in cards if card.moves_any_agent]
        if not cards:
            return because(no_agents(s, seat))
    access = Access(s, seat)
    leading = [card for card in cards if (access.leads_to(card) >> space.index) & 1]
    ready = [card.id for card in leading if access.is_open(space, card)]
    if ready:
        return [Why("card_first", {"cards": " ".join(ready)})]
    if leading:
        return bars(s, seat, space, leading[0])
    # A starting card stands for all those without special powers.
    return [Why("no_card_with", {"icon": ICONS[space.icon]}), *bars(s, seat, space, s.content.cards[0])]


def where_to(s: Imperium, f: Frame) -> list[Reason]:
    assert isinstance(f, TurnFrame)
    card = s.content.cards[f.card]
    return on_spaces(s, lambda code: closed_to(s, f.seat, s.content.spaces[code - SPACE], card))


def closed_to(s: Imperium, seat: int, space: Space, card: Card) -> list[Why]:
    if (Access(s, seat).leads_to(card) >> space.index) & 1:
        return bars(s, seat, space, card)
    return [Why("wrong_icon", {"card": card.id, "icon": ICONS[space.icon]})]


def bars(s: Imperium, seat: int, space: Space, card: Card) -> list[Why]:
    """What keeps this card's Agent from the space."""
    by = Access(s, seat).barred_by(space, card)
    if by == NO_BAR:
        return []
    if by == BY_REQUIREMENT:
        assert space.requires is not None
        faction, least = space.requires
        return [too_little_influence(s, seat, faction, least)]
    if by == BY_FIRST_VISIT:
        return because("has_seat" if space.once == COUNCIL else "has_swordmaster")
    if by == BY_OWNER:
        return [Why("own_board", {"leader": space.only})]
    if by == BY_DIFFICULTY:
        return because("solo_level")
    if by == BY_OWN_AGENT:
        return because("own_agent")
    if by == BY_ENEMY:
        return [Why("enemy_agent", {"seat": enemy_at(s, seat, space.index)})]
    if by == BY_VOICE:
        return [Why("voice", {"seat": speaker_at(s, seat, space.index)})]
    return too_dear(s, seat, space, space.levels[0])


def what_price(s: Imperium, f: Frame) -> list[Reason]:
    space = s.content.spaces[s.turn.space]
    whys = [too_dear(s, f.seat, space, level) for level in space.levels]
    return [in_words(NUMBER + i, why) for i, why in enumerate(whys) if why]


def too_dear(s: Imperium, seat: int, space: Space, level: Level) -> list[Why]:
    return unpaid(s, seat, solari_cost(s, seat, space, level), level.spice, level.water)


def enemy_at(s: Imperium, seat: int, space: int) -> int:
    return next(other for other, player in enumerate(s.players) if other != seat and space in player.agents)


def speaker_at(s: Imperium, seat: int, space: int) -> int:
    pairs = range(0, len(s.closed), 2)
    teams = s.seating.teams
    return next(s.closed[i + 1] for i in pairs if s.closed[i] == space and teams[s.closed[i + 1]] != teams[seat])


def on_spaces(s: Imperium, why: Callable[[int], list[Why]]) -> list[Reason]:
    return others_at(s, "space", [SPACE + space.index for space in s.content.board], why)


def whose_agents(s: Imperium, f: Frame) -> list[Reason]:
    own = s.players[f.seat].agents
    return on_spaces(s, lambda code: because("just_sent" if code - SPACE in own else "no_agent_there"))


# -- what is pending, and what else a turn has


def in_turn(s: Imperium, f: Frame) -> list[Reason]:
    if s.turn.kind == AGENT_TURN:
        hand = [CARD + card for card in distinct(s.players[f.seat].hand)]
        found = others_at(s, "hand", hand, lambda code: because("one_card"))
        found += market(s, lambda code: because("on_reveal_turn"))
        if DEPLOY not in s.options:
            found.append(Reason("garrison", "garrison", undeployable(s, f.seat)))
    else:
        found = market(s, lambda code: unaffordable(s, f.seat, code))
    return found + secrets(s, "plot") + held_up(s, f)


def undeployable(s: Imperium, seat: int) -> list[Why]:
    limit = deploy_limit(s)
    if s.turn.no_deploy:
        return because("no_deploying")
    if s.army(seat).garrison == 0:
        return because("garrison_empty")
    return [Why("deployed_all", {"n": limit})] if limit else because("no_combat_space")


def held_up(s: Imperium, f: Frame) -> list[Reason]:
    """Effects that wait for something, at the card or space on which they stand."""
    assert isinstance(f.effect, AnyOrder)
    assert isinstance(f, OrderFrame)
    found: list[Reason] = []
    for i, item in enumerate(f.pending):
        if f.effect.gone(s, f, item) or f.effect.offered_before(f, i):
            continue
        whys = obstacles(s, item.effect, f.context(item))
        if not whys:
            continue
        place = place_of_source(s, f.seat, item.source)
        id = s.content.thing(item.source)
        if place == "" or id is None:
            found.append(in_words(FIRST_PART + i, whys))
        else:
            about: Facts = {"effect": item.effect.number, "source": item.source}
            whys[0] = Why(whys[0].what, {**whys[0].facts, **about})
            found.append(Reason(place, id, whys))
    return merged(found)


def in_words(code: int, whys: list[Why]) -> Reason:
    return Reason(CHOICE, str(code), whys)


def place_of_source(s: Imperium, seat: int, code: int) -> str:
    player = s.players[seat]
    if code >= CONTRACT:
        return "taken_contract" if code - CONTRACT in player.contracts else "completed_contract"
    if code >= CONFLICT:
        return "conflict"
    if CARD <= code < DISCARDED:
        return "in_play" if code - CARD in player.in_play else ""
    if LEADER <= code < CARD:
        return "leader"
    return "space" if SPACE <= code < POST else ""


def merged(reasons: list[Reason]) -> list[Reason]:
    """One reason for each thing."""
    found: list[Reason] = []
    for reason in reasons:
        for other in found:
            if other.place == reason.place and other.thing == reason.thing:
                other.whys.extend(reason.whys)
                break
        else:
            found.append(reason)
    return found


# -- Intrigue


def secrets(s: Imperium, window: str) -> list[Reason]:
    codes = [INTRIGUE + card for card in distinct(s.players[s.decider].intrigue)]
    return others_at(s, "intrigue", codes, lambda code: unplayed(s, code, window))


def unplayed(s: Imperium, code: int, window: str) -> list[Why]:
    card = s.content.intrigue[code - INTRIGUE]
    effect = card.effect(window)
    if effect is None:
        windows = [name for name in WINDOWS if card.effect(name) is not None]
        return [Why(f"window_{name}", {}) for name in windows]
    return obstacles(s, effect, Frame(effect, s.decider, s.decider, code, NOTHING))


WINDOWS: Final = ("plot", "combat", "win", "endgame")


def in_combat(s: Imperium, f: Frame) -> list[Reason]:
    return secrets(s, "combat")


def after_victory(s: Imperium, f: Frame) -> list[Reason]:
    return secrets(s, "win")


def at_the_end(s: Imperium, f: Frame) -> list[Reason]:
    return secrets(s, "endgame") + trophies(s, lambda code: unpaired(s, code))


def unpaired(s: Imperium, code: int) -> list[Why]:
    if s.battle_icon(code) == NOTHING:
        return because("icon_missing")
    return because("wild_itself" if s.battle_icon(code) == WILD else "no_wild")


def trophies(s: Imperium, why: Callable[[int], list[Why]]) -> list[Reason]:
    return others_at(s, "trophy", s.players[s.decider].trophies, why)


def to_flip(s: Imperium, f: Frame) -> list[Reason]:
    assert isinstance(f.effect, FlipTrophy)
    icon = BATTLE_ICONS[f.effect.icon]
    return trophies(s, lambda code: [Why("other_battle_icon", {"battle": icon})])


# -- cards


def market(s: Imperium, why: Callable[[int], list[Why]]) -> list[Reason]:
    """The row, the reserve and what was set aside for the player."""
    found = others_at(s, "row", [CARD + card for card in distinct(sorted(s.row))], why)
    stacks = [CARD + card for card, left in enumerate(s.reserve) if left >= 0]
    found += others_at(s, "reserve", stacks, lambda code: no_stack(s, code) or why(code))
    found += others_at(s, "throne_row", [THRONE + card for card in distinct(sorted(s.throne_row))], why)
    kept = s.players[s.decider].set_aside
    if kept != NOTHING and SET_ASIDE not in s.options:
        found.append(Reason("set_aside", s.content.cards[kept].id, why(SET_ASIDE)))
    return found


def no_stack(s: Imperium, code: int) -> list[Why]:
    if s.content.cards[code - CARD].cost == NOTHING:
        return because("not_for_sale")
    return because("stack_empty") if s.reserve[code - CARD] == 0 else []


def unaffordable(s: Imperium, seat: int, code: int) -> list[Why]:
    player = s.players[seat]
    if code >= THRONE and not s.side(seat).throne_row:
        return because("not_your_row")
    price = s.price_set_aside(player.set_aside) if code == SET_ASIDE else s.price(s.on_offer(seat, code))
    return [Why("persuasion", {"n": price, "have": player.persuasion})]


def to_acquire(s: Imperium, f: Frame) -> list[Reason]:
    return market(s, lambda code: wrong_cost(s, f, code))


def wrong_cost(s: Imperium, f: Frame, code: int) -> list[Why]:
    effect = f.effect
    card = s.on_offer(f.seat, code)
    if code >= THRONE and not s.side(f.seat).throne_row:
        return because("not_your_row")
    cost = s.content.cards[card].cost
    if isinstance(effect, AcquireForSolari):
        return unpaid(s, f.seat, cost, 0, 0)
    if isinstance(effect, AcquireExactly):
        return [Why("cost_limit", {"n": cost, "limit": "exactly", "most": effect.cost})]
    assert isinstance(effect, AcquireFree | AcquireCheap)
    return [Why("cost_limit", {"n": cost, "limit": "up-to", "most": effect.cost})]


def to_set_aside(s: Imperium, f: Frame) -> list[Reason]:
    return [
        Reason("reserve", s.content.cards[card].id, because("only_row"))
        for card, left in enumerate(s.reserve)
        if left >= 0
    ]


def to_trash(s: Imperium, f: Frame) -> list[Reason]:
    effect = f.effect
    player = s.players[f.seat]
    if isinstance(effect, TrashFromHand):
        hand = [CARD + card for card in distinct(player.hand)]
        return others_at(s, "hand", hand, lambda code: of_other_faction(effect.faction))
    if isinstance(effect, TrashAnotherInPlay):
        played = [PLAYED + card for card in distinct(sorted(player.in_play)) if card >= 0]
        own = PLAYED + player.in_play[f.place] if f.place >= 0 else NOTHING
        faction = effect.faction
        return others_at(
            s, "in_play", played, lambda code: because("itself") if code == own else of_other_faction(faction)
        )
    return []


def to_take(s: Imperium, f: Frame) -> list[Reason]:
    assert isinstance(f.effect, TakeFromDiscard)
    faction = f.effect.faction
    pile = [DISCARDED + card for card in distinct(sorted(s.players[f.seat].discard))]
    return others_at(s, "discard", pile, lambda code: of_other_faction(faction))


def of_other_faction(faction: int) -> list[Why]:
    return [Why("not_of", {"faction": faction_id(faction)})]


# -- factions and players


def on_tracks(s: Imperium, why: Callable[[int], list[Why]]) -> list[Reason]:
    """Of all tracks; those on the Commanders' boards are theirs alone."""
    own = tracks_of(s, s.decider)
    found = others_at(s, "faction", [FACTION + track for track in own], why)
    for commander in s.content.commanders:
        if commander.track not in own:
            foreign: Facts = {"leader": commander.leader}
            found.append(Reason("faction", s.content.track(commander.track), [Why("own_board", foreign)]))
    return found


def to_gain_influence(s: Imperium, f: Frame) -> list[Reason]:
    return on_tracks(s, lambda code: no_influence(s, f, code - FACTION))


def no_influence(s: Imperium, f: Frame, faction: int) -> list[Why]:
    if s.level_on(f.seat, faction) == TOP_INFLUENCE:
        return because("track_full")
    if isinstance(f.effect, Influence):
        if not (f.effect.factions >> faction) & 1 and s.own_track(f.seat, f.effect.factions) != faction:
            return because("not_named")
        if f.effect.is_barred(s, f.seat, faction):
            return because("nobody_ahead")
    return because("not_least" if s.is_automaton(f.seat) else "picked")


def to_lose_influence(s: Imperium, f: Frame) -> list[Reason]:
    return on_tracks(s, lambda code: because("nothing_to_lose"))


def in_secret(s: Imperium, f: Frame) -> list[Reason]:
    return on_tracks(s, lambda code: because("picked"))


def players(s: Imperium, mates: str, opponents: str) -> list[Reason]:
    """Why other team mates, and why opponents."""
    teams = s.seating.teams
    return [
        Reason("player", str(seat), because(mates if teams[seat] == teams[s.decider] else opponents))
        for seat in range(len(s.players))
        if seat != s.decider and SEAT + seat not in s.options
    ]


def to_double_cross(s: Imperium, f: Frame) -> list[Reason]:
    return players(s, "team_mate", "no_troops_there")


def to_inherit(s: Imperium, f: Frame) -> list[Reason]:
    return players(s, "no_heir", "no_heir")


def to_activate(s: Imperium, f: Frame) -> list[Reason]:
    """No Agent left with that arrow; or an Intrigue card that could do nothing for that Ally."""
    return players(s, "no_arrow" if f.effect is PLAYER_TURN else "nothing_for_ally", "no_team_mate")


def to_trade(s: Imperium, f: Frame) -> list[Reason]:
    return players(s, "no_team_mate", "no_team_mate")


def to_throne_row(s: Imperium, f: Frame) -> list[Reason]:
    return others_at(
        s, "row", [CARD + card for card in distinct(sorted(s.row))], lambda code: because("fremen_card")
    )


# -- Spies


def on_posts(s: Imperium, why: Callable[[int], list[Why]]) -> list[Reason]:
    return others_at(s, "post", [POST + post.index for post in s.content.posts_there], why)


def to_place_spy(s: Imperium, f: Frame) -> list[Reason]:
    assert isinstance(f.effect, PlaceSpy)
    effect = f.effect
    return on_posts(s, lambda code: no_place(s, f, effect, code - POST))


def no_place(s: Imperium, f: Frame, effect: PlaceSpy, index: int) -> list[Why]:
    post = s.content.posts[index]
    if index in s.players[f.seat].spies:
        return because("own_spy")
    if effect.icons and not post.icons & effect.icons:
        return [Why("other_posts", {"icons": effect.icons})]
    if effect.at_visit and s.turn.space not in post.spaces:
        return [Why("posts_of", {"space": s.content.spaces[s.turn.space].id})]
    return [Why("enemy_spy", {"seat": next(i for i, p in enumerate(s.players) if index in p.spies)})]


def whose_spies(s: Imperium, f: Frame) -> list[Reason]:
    own = s.players[f.seat].spies
    kept = "no_post" if s.kind == "recall_first" else "not_watching"
    return on_posts(s, lambda code: because(kept if code - POST in own else "no_spy_there"))


EXPLAINED: Final[dict[str, Callable[[Imperium, Frame], list[Reason]]]] = {
    "turn": at_turn_start,
    "agent": whose_agents,
    "space": where_to,
    "cost": what_price,
    "effects": in_turn,
    "reward": held_up,
    "lines": held_up,
    "recall": whose_agents,
    "combat": in_combat,
    "win": after_victory,
    "endgame": at_the_end,
    "flip": to_flip,
    "acquire": to_acquire,
    "manipulate": to_set_aside,
    "trash": to_trash,
    "take": to_take,
    "influence": to_gain_influence,
    "lose_influence": to_lose_influence,
    "token": in_secret,
    "opponent": to_double_cross,
    "alliance_to": to_inherit,
    "activate": to_activate,
    "trade_with": to_trade,
    "throne_row": to_throne_row,
    "place_spy": to_place_spy,
    "recall_first": whose_spies,
    "recall_spy": whose_spies,
    "infiltrate": whose_spies,
    "gather": whose_spies,
}
