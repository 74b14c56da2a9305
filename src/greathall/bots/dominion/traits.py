"""What a bot knows about each card at a glance, read off the card's effects."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import ACTION, CURSE, TREASURE
from greathall.games.dominion.catalogue import BY_ID, CARDS
from greathall.games.dominion.effects import Actions, Cards
from greathall.games.dominion.gain_effects import Gain
from greathall.games.dominion.hand_effects import Trash
from greathall.games.dominion.play_effects import PlayTwice
from greathall.games.dominion.state import Dominion
from greathall.kernel.effects import Seq
from greathall.kernel.machine import Effect

COPPER: Final = BY_ID["copper"].index
ESTATE: Final = BY_ID["estate"].index
DUCHY: Final = BY_ID["duchy"].index
PROVINCE: Final = BY_ID["province"].index
CURSE_CARD: Final = BY_ID["curse"].index

BARON: Final = BY_ID["baron"].index
CELLAR: Final = BY_ID["cellar"].index
CHAPEL: Final = BY_ID["chapel"].index
COPPERSMITH: Final = BY_ID["coppersmith"].index
LIBRARY: Final = BY_ID["library"].index
MINING_VILLAGE: Final = BY_ID["mining_village"].index
MINION: Final = BY_ID["minion"].index
MONEYLENDER: Final = BY_ID["moneylender"].index
NOBLES: Final = BY_ID["nobles"].index
PAWN: Final = BY_ID["pawn"].index
STEWARD: Final = BY_ID["steward"].index
TORTURER: Final = BY_ID["torturer"].index
TRADING_POST: Final = BY_ID["trading_post"].index


def actions_given(effect: Effect[Dominion] | None) -> int:
    """How many actions an effect gives without any condition."""
    if isinstance(effect, Actions):
        return effect.n
    if isinstance(effect, Seq):
        return sum(actions_given(step) for step in effect.parts())
    return 0


def cards_given(effect: Effect[Dominion] | None) -> int:
    """How many cards it draws without any condition."""
    if isinstance(effect, Cards):
        return max(effect.n, 0)
    if isinstance(effect, Seq):
        return sum(cards_given(step) for step in effect.parts())
    return 0


def trade_in(effect: Effect[Dominion] | None) -> Trash | None:
    """The part that trades a card in the hand for another one (Remodel, Upgrade, Mine)."""
    if isinstance(effect, Trash) and isinstance(effect.then, Gain):
        return effect
    if isinstance(effect, Seq):
        for step in effect.parts():
            found = trade_in(step)
            if found is not None:
                return found
    return None


ACTIONS_GIVEN: Final = [actions_given(card.play) for card in CARDS]
CARDS_GIVEN: Final = [3 if card.index == NOBLES else cards_given(card.play) for card in CARDS]
DOUBLES: Final = [isinstance(card.play, PlayTwice) for card in CARDS]
TRADES: Final = [trade_in(card.play) for card in CARDS]
# Actions that use up the action they are played with.
TERMINAL: Final = [bool(card.types & ACTION) and ACTIONS_GIVEN[card.index] == 0 for card in CARDS]
# Cards that do nothing in a turn.
IDLE: Final = [not card.types & (ACTION | TREASURE) for card in CARDS]
IS_CURSE: Final = [bool(card.types & CURSE) for card in CARDS]


def play_value(card: int) -> int:
    """Those that give an action back go first (the most actions, then cards), then the dearest terminals, and of
    equally dear ones those that draw."""
    if DOUBLES[card]:
        return 2000
    given = ACTIONS_GIVEN[card]
    if given > 0:
        return 1000 + 10 * given + CARDS_GIVEN[card]
    return 10 * CARDS[card].cost + CARDS_GIVEN[card]


PLAY_VALUE: Final = [play_value(card.index) for card in CARDS]
