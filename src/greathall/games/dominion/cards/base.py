"""Dominion, first edition: its 25 kingdom cards."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import ACTION, ATTACK, ATTACK_PLAYED, REACTION, TREASURE, VICTORY, Card, Points
from greathall.games.dominion.cards.basic import COPPER, CURSE, SILVER
from greathall.games.dominion.cards.special import Library, Thief
from greathall.games.dominion.deck_effects import Dig, DiscardDeck, Spy
from greathall.games.dominion.effects import PER_CARD
from greathall.games.dominion.gain_effects import DECK, HAND
from greathall.games.dominion.hand_effects import ANY_NUMBER, RevealAndTopDeck
from greathall.games.dominion.play_effects import PlayTwice
from greathall.games.dominion.state import Unaffected
from greathall.games.dominion.words import (
    actions,
    attack,
    buys,
    cards,
    coins,
    discard,
    discard_down_to,
    gain,
    gain_costing,
    gain_up_to,
    may_trash,
    named,
    of_type,
    others,
    seq,
    trash,
    trash_this,
)
from greathall.kernel.effects import May
from greathall.kernel.triggers import Trigger

CELLAR = Card("cellar", 2, ACTION, play=seq(actions(1), discard(ANY_NUMBER, then=cards(PER_CARD))))
CHAPEL = Card("chapel", 2, ACTION, play=may_trash(4))
MOAT = Card("moat", 2, ACTION | REACTION, play=cards(2), reaction=Trigger(ATTACK_PLAYED, Unaffected()))

CHANCELLOR = Card("chancellor", 3, ACTION, play=seq(coins(2), May(DiscardDeck())))
VILLAGE = Card("village", 3, ACTION, play=seq(cards(1), actions(2)))
WOODCUTTER = Card("woodcutter", 3, ACTION, play=seq(buys(1), coins(2)))
WORKSHOP = Card("workshop", 3, ACTION, play=gain_up_to(4))

BUREAUCRAT = Card(
    "bureaucrat",
    4,
    ACTION | ATTACK,
    play=seq(gain(SILVER, to=DECK), attack(RevealAndTopDeck(1, 1, of_type(VICTORY)))),
)
FEAST = Card("feast", 4, ACTION, play=seq(trash_this(), gain_up_to(5)))
GARDENS = Card("gardens", 4, VICTORY, points=Points(each=1, per=10))
MILITIA = Card("militia", 4, ACTION | ATTACK, play=seq(coins(2), attack(discard_down_to(3))))
MONEYLENDER = Card("moneylender", 4, ACTION, play=trash(1, named(COPPER), then=coins(3)))
REMODEL = Card("remodel", 4, ACTION, play=trash(1, then=gain_costing(2)))
SMITHY = Card("smithy", 4, ACTION, play=cards(3))
SPY = Card("spy", 4, ACTION | ATTACK, play=seq(cards(1), actions(1), Spy(), attack(Spy())))
THIEF = Card("thief", 4, ACTION | ATTACK, play=Thief(2))
THRONE_ROOM = Card("throne_room", 4, ACTION, play=PlayTwice())

COUNCIL_ROOM = Card("council_room", 5, ACTION, play=seq(cards(4), buys(1), others(cards(1))))
FESTIVAL = Card("festival", 5, ACTION, play=seq(actions(2), buys(1), coins(2)))
LABORATORY = Card("laboratory", 5, ACTION, play=seq(cards(2), actions(1)))
LIBRARY = Card("library", 5, ACTION, play=Library(7, ACTION))
MARKET = Card("market", 5, ACTION, play=seq(cards(1), actions(1), buys(1), coins(1)))
MINE = Card("mine", 5, ACTION, play=trash(1, of_type(TREASURE), then=gain_costing(3, types=TREASURE, to=HAND)))
WITCH = Card("witch", 5, ACTION | ATTACK, play=seq(cards(2), attack(gain(CURSE))))

ADVENTURER = Card("adventurer", 6, ACTION, play=Dig(2, 0, of_type(TREASURE), None))

CARDS: Final[tuple[Card, ...]] = (
    CELLAR,
    CHAPEL,
    MOAT,
    CHANCELLOR,
    VILLAGE,
    WOODCUTTER,
    WORKSHOP,
    BUREAUCRAT,
    FEAST,
    GARDENS,
    MILITIA,
    MONEYLENDER,
    REMODEL,
    SMITHY,
    SPY,
    THIEF,
    THRONE_ROOM,
    COUNCIL_ROOM,
    FESTIVAL,
    LABORATORY,
    LIBRARY,
    MARKET,
    MINE,
    WITCH,
    ADVENTURER,
)
