"""Why cards cannot be chosen now, for the seat that decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.dominion.card import ACTION, TREASURE
from greathall.games.dominion.cards.special import Thief
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.conditions import ANY_ACTION, Which
from greathall.games.dominion.deck_effects import ScoutFrame
from greathall.games.dominion.gain_effects import Gain
from greathall.games.dominion.hand_effects import FromHand
from greathall.games.dominion.places import PLACES
from greathall.games.dominion.state import Dominion, Unaffected
from greathall.kernel.frames import CardFrame
from greathall.kernel.machine import FIRST_THING, Frame
from greathall.kernel.reasons import Reason, Why, because
from greathall.kernel.zones import distinct


def reasons(s: Dominion) -> list[Reason]:
    explain = EXPLAINED.get(s.kind)
    return [] if explain is None else explain(s, s.stack[-1])


def hand_of_decider(s: Dominion) -> list[int]:
    return distinct(s.players[s.decider].hand)


def others_at(s: Dominion, place: str, cards: list[int], why: Callable[[int], list[Why]]) -> list[Reason]:
    """A reason for each of these cards, but for those that are options (the same card may lie elsewhere, too)."""
    chosen = s.options if PLACES.get(s.kind) == place else []
    return [Reason(place, CARDS[card].id, why(card)) for card in cards if FIRST_THING + card not in chosen]


# -- the phases of a turn


def in_action_phase(s: Dominion, f: Frame) -> list[Reason]:
    found = others_at(s, "hand", hand_of_decider(s), lambda card: not_action(s, card))
    return found + [Reason("supply", CARDS[card].id, because("buy_later")) for card in s.setup.piles]


def not_action(s: Dominion, card: int) -> list[Why]:
    return because("treasure_later" if s.has_type(card, TREASURE) else "never_played")


def in_treasures(s: Dominion, f: Frame) -> list[Reason]:
    found = others_at(s, "hand", hand_of_decider(s), lambda card: not_treasure(s, card))
    return found + [Reason("supply", CARDS[card].id, because("treasures_first")) for card in s.setup.piles]


def not_treasure(s: Dominion, card: int) -> list[Why]:
    if not s.has_type(card, ACTION):
        return because("never_played")
    return because("actions_over" if s.actions > 0 else "no_actions")


def in_buys(s: Dominion, f: Frame) -> list[Reason]:
    found = others_at(s, "supply", s.setup.piles, lambda card: not_bought(s, card))
    return found + others_at(s, "hand", hand_of_decider(s), lambda card: too_late(s, card))


def not_bought(s: Dominion, card: int) -> list[Why]:
    if s.supply[card] == 0:
        return because("pile_empty")
    return [Why("price", {"n": s.cost(card), "have": s.coins})]


def too_late(s: Dominion, card: int) -> list[Why]:
    return because("treasures_over") if s.has_type(card, TREASURE) else not_treasure(s, card)


# -- what cards ask for


def from_hand(s: Dominion, f: Frame) -> list[Reason]:
    assert isinstance(f.effect, FromHand)
    which = f.effect.which
    return others_at(s, "hand", hand_of_decider(s), lambda card: unfit(which))


def unfit(which: Which) -> list[Why]:
    if which.card is not None:
        return [Why("unfit", {"card": which.card.id})]
    return [Why("unfit", {"types": which.types})]


def to_be_doubled(s: Dominion, f: Frame) -> list[Reason]:
    return others_at(s, "hand", hand_of_decider(s), lambda card: unfit(ANY_ACTION))


def to_react(s: Dominion, f: Frame) -> list[Reason]:
    return others_at(s, "hand", hand_of_decider(s), lambda card: no_reaction(s, f, card))


def no_reaction(s: Dominion, f: Frame, card: int) -> list[Why]:
    reaction = s.setup.cards[card].reaction
    if reaction is None:
        return because("no_reaction")
    return because("unaffected" if isinstance(reaction.effect, Unaffected) else "revealed")


def to_gain(s: Dominion, f: Frame) -> list[Reason]:
    assert isinstance(f.effect, Gain)
    assert isinstance(f, CardFrame)
    effect, own = f.effect, f
    return others_at(s, "supply", s.setup.piles, lambda card: not_gained(s, own, effect, card))


def not_gained(s: Dominion, f: CardFrame, effect: Gain, card: int) -> list[Why]:
    if s.supply[card] == 0:
        return because("pile_empty")
    if not effect.which.fits(s, card):
        return unfit(effect.which)
    limit = "exactly" if effect.exactly else "up-to"
    return [Why("limit", {"n": s.cost(card), "limit": limit, "most": effect.limit(s, f)})]


def to_swindle(s: Dominion, f: Frame) -> list[Reason]:
    assert isinstance(f, CardFrame)
    trashed = f.card
    return others_at(s, "supply", s.setup.piles, lambda card: not_swindled(s, trashed, card))


def not_swindled(s: Dominion, trashed: int, card: int) -> list[Why]:
    if s.supply[card] == 0:
        return because("pile_empty")
    return [Why("limit", {"n": s.cost(card), "limit": "exactly", "most": s.cost(trashed)})]


def to_steal(s: Dominion, f: Frame) -> list[Reason]:
    assert isinstance(f.effect, Thief)
    revealed = s.players[f.effect.victim(s, f)].aside
    return others_at(s, "aside", distinct(sorted(revealed)), lambda card: unfit(Which(TREASURE)))


def to_keep(s: Dominion, f: Frame) -> list[Reason]:
    return others_at(s, "trash", distinct(sorted(s.trash)), lambda card: because("not_loot"))


def to_put_back(s: Dominion, f: Frame) -> list[Reason]:
    """What has its place in the order already; another such card may be an option still."""
    assert isinstance(f, ScoutFrame)
    return others_at(s, "aside", distinct(sorted(f.order)), lambda card: because("in_order"))


EXPLAINED: Final[dict[str, Callable[[Dominion, Frame], list[Reason]]]] = {
    "action": in_action_phase,
    "treasure": in_treasures,
    "buy": in_buys,
    "react": to_react,
    "discard": from_hand,
    "trash": from_hand,
    "topdeck": from_hand,
    "throne": to_be_doubled,
    "gain": to_gain,
    "swindle": to_swindle,
    "thief": to_steal,
    "loot": to_keep,
    "order": to_put_back,
}
