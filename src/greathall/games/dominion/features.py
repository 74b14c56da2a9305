"""What a card does, as numbers read off its effects: cards that nobody has met before look like others."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.dominion.card import ACTION, ATTACK, CURSE, REACTION, TREASURE, VICTORY, Card
from greathall.games.dominion.cards.special import Library, PassLeft, Thief, Tribute, Wish
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.deck_effects import Dig, Scout, Spy
from greathall.games.dominion.effects import Actions, Bonus, Buys, Cards, Cheaper, Coins, Others, RicherCoppers
from greathall.games.dominion.gain_effects import HAND, Gain, GainNamed
from greathall.games.dominion.hand_effects import Discard, DiscardHand, FromHand, Trash
from greathall.games.dominion.play_effects import PlayTwice, TrashThis
from greathall.games.dominion.state import Unaffected
from greathall.kernel.effects import Choose
from greathall.kernel.machine import Effect
from greathall.kernel.observe import byte, one_of

# What an effect does for whoever has played it, then what it does to the others.
DEEDS: Final = (
    "cards",
    "actions",
    "buys",
    "coins",
    "cheaper",
    "richer_coppers",
    "trashes",
    "discards",
    "topdecks",
    "gains",
    "gains_up_to",
    "gains_more",
    "gains_to_hand",
    "gains_curse",
    "plays_twice",
    "digs",
    "looks",
    "trashes_this",
    "discards_hand",
    "is_choice",
    "blocks",
    "other",
    "others_draw",
    "others_discard",
    "others_curse",
    "others_lose",
)
DEED: Final = one_of(DEEDS)
LARGEST: Final = 9  # "any number"

PRINTED: Final = (
    "cost",
    "action",
    "treasure",
    "victory",
    "curse",
    "attack",
    "reaction",
    "worth_coins",
    "points",
    "points_grow",
    *DEEDS,
)
BONUSES: Final[tuple[tuple[type, str], ...]] = (
    (Cards, "cards"),
    (Actions, "actions"),
    (Buys, "buys"),
    (Coins, "coins"),
    (Cheaper, "cheaper"),
    (RicherCoppers, "richer_coppers"),
)
SINGLE: Final[tuple[tuple[type, str], ...]] = (
    (PlayTwice, "plays_twice"),
    (Spy, "looks"),
    (Scout, "looks"),
    (Wish, "looks"),
    (Dig, "digs"),
    (Library, "digs"),
    (TrashThis, "trashes_this"),
    (DiscardHand, "discards_hand"),
    (Unaffected, "blocks"),
    (PassLeft, "trashes"),
    (Tribute, "other"),
)


def deeds(effect: Effect[Any] | None) -> list[int]:
    """The numbers of an effect, in the order of DEEDS."""
    found = [0] * len(DEEDS)
    if effect is not None:
        count(effect, found)
    return [byte(n) for n in found]


def count(effect: Effect[Any], found: list[int]) -> None:
    """Adds what an effect does; of a choice, the most of everything that could be had."""
    if isinstance(effect, Others):
        count_others(effect, found)
    elif isinstance(effect, Thief):
        found[DEED["others_lose"]] += 1
        found[DEED["gains"]] += 1
    elif isinstance(effect, Choose):
        most = [max(column) for column in zip(*(deeds(choice) for choice in effect.choices), strict=True)]
        for i, n in enumerate(most):
            found[i] += n
        found[DEED["is_choice"]] = effect.count
    else:
        count_own(effect, found)
        for part in effect.parts():
            count(part, found)


def count_own(effect: Effect[Any], found: list[int]) -> None:
    """What it does itself, without its parts."""
    if isinstance(effect, Bonus):
        for kind, name in BONUSES:
            if isinstance(effect, kind):
                found[DEED[name]] += max(effect.n, 1)
    elif isinstance(effect, FromHand):
        found[DEED[moving(effect)]] += min(max(effect.most, 1), LARGEST)
    elif isinstance(effect, Gain):
        found[DEED["gains"]] += 1
        found[DEED["gains_more" if effect.relative else "gains_up_to"]] += max(effect.cost, 0)
        found[DEED["gains_to_hand"]] += effect.to == HAND
    elif isinstance(effect, GainNamed):
        found[DEED["gains_curse" if effect.card.types & CURSE else "gains"]] += 1
        found[DEED["gains_up_to"]] += effect.card.cost
    else:
        for kind, name in SINGLE:
            if isinstance(effect, kind):
                found[DEED[name]] += 1


def moving(effect: FromHand) -> str:
    if isinstance(effect, Discard):
        return "discards"
    return "trashes" if isinstance(effect, Trash) else "topdecks"


def count_others(effect: Others, found: list[int]) -> None:
    """What happens to each other player."""
    theirs = deeds(effect.effect)
    discards = theirs[DEED["discards"]] + theirs[DEED["discards_hand"]]
    found[DEED["others_draw"]] += theirs[DEED["cards"]]
    found[DEED["others_discard"]] += discards
    found[DEED["others_curse"]] += theirs[DEED["gains_curse"]]
    if not (discards or theirs[DEED["cards"]] or theirs[DEED["gains_curse"]]):
        found[DEED["others_lose"]] += 1


def printed(card: Card) -> list[int]:
    """The numbers of a card, in the order of PRINTED."""
    types = [int(card.types & kind != 0) for kind in (ACTION, TREASURE, VICTORY, CURSE, ATTACK, REACTION)]
    points = card.points
    worth = [0, 0] if points is None else [byte(points.fixed), int(points.each > 0)]
    found = deeds(card.play)
    if card.reaction is not None:
        count(card.reaction.effect, found)
    return [card.cost, *types, card.coins, *worth, *found]


NO_CARD: Final = [0] * len(PRINTED)
BY_CARD: Final = [printed(card) for card in CARDS]
CARD_BYTES: Final = [bytes(row) for row in BY_CARD]
NO_CARD_BYTES: Final = bytes(NO_CARD)
NO_DEED_BYTES: Final = bytes(len(DEEDS))
