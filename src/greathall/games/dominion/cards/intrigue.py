"""Dominion: Intrigue, first edition: its 25 kingdom cards."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import ACTION, ATTACK, ATTACK_PLAYED, REACTION, TREASURE, VICTORY, Card, Points
from greathall.games.dominion.cards.basic import CURSE, DUCHY, ESTATE, SILVER
from greathall.games.dominion.cards.special import PassLeft, Swindle, Tribute, Wish
from greathall.games.dominion.conditions import ANY_CARD, ActionsPlayed, HandAtLeast, HandWithout
from greathall.games.dominion.deck_effects import Dig, Scout
from greathall.games.dominion.effects import PER_CARD, Cheaper, RicherCoppers
from greathall.games.dominion.gain_effects import HAND
from greathall.games.dominion.hand_effects import ANY_NUMBER, DiscardHand, RevealHand
from greathall.games.dominion.words import (
    actions,
    attack,
    buys,
    cards,
    choose,
    coins,
    discard,
    gain,
    gain_costing,
    gain_up_to,
    may_discard,
    may_trash,
    may_trash_this,
    named,
    seq,
    topdeck,
    trash,
    when,
)
from greathall.kernel.triggers import Trigger

COURTYARD = Card("courtyard", 2, ACTION, play=seq(cards(3), topdeck(1)))
PAWN = Card("pawn", 2, ACTION, play=choose(2, cards(1), actions(1), buys(1), coins(1)))
SECRET_CHAMBER = Card(
    "secret_chamber",
    2,
    ACTION | REACTION,
    play=discard(ANY_NUMBER, then=coins(PER_CARD)),
    reaction=Trigger(ATTACK_PLAYED, seq(cards(2), topdeck(2))),
)

GREAT_HALL = Card("great_hall", 3, ACTION | VICTORY, play=seq(cards(1), actions(1)), points=Points(1))
MASQUERADE = Card("masquerade", 3, ACTION, play=seq(cards(2), PassLeft(), may_trash(1)))
SHANTY_TOWN = Card(
    "shanty_town", 3, ACTION, play=seq(actions(2), RevealHand(), when(HandWithout(ACTION), cards(2)))
)
STEWARD = Card("steward", 3, ACTION, play=choose(1, cards(2), coins(2), trash(2)))
SWINDLER = Card("swindler", 3, ACTION | ATTACK, play=seq(coins(2), attack(Swindle())))
WISHING_WELL = Card("wishing_well", 3, ACTION, play=seq(cards(1), actions(1), Wish()))

BARON = Card(
    "baron",
    4,
    ACTION,
    play=seq(buys(1), may_discard(named(ESTATE), then=coins(4), otherwise=gain(ESTATE))),
)
BRIDGE = Card("bridge", 4, ACTION, play=seq(buys(1), coins(1), Cheaper(1)))
CONSPIRATOR = Card("conspirator", 4, ACTION, play=seq(coins(2), when(ActionsPlayed(3), cards(1), actions(1))))
COPPERSMITH = Card("coppersmith", 4, ACTION, play=RicherCoppers(1))
IRONWORKS = Card(
    "ironworks",
    4,
    ACTION,
    play=gain_up_to(4, bonuses=((ACTION, actions(1)), (TREASURE, coins(1)), (VICTORY, cards(1)))),
)
MINING_VILLAGE = Card("mining_village", 4, ACTION, play=seq(cards(1), actions(2), may_trash_this(then=coins(2))))
SCOUT = Card("scout", 4, ACTION, play=seq(actions(1), Scout(4, VICTORY)))

DUKE = Card("duke", 5, VICTORY, points=Points(each=1, of=DUCHY))
MINION = Card(
    "minion",
    5,
    ACTION | ATTACK,
    play=seq(
        actions(1),
        choose(
            1,
            coins(2),
            seq(DiscardHand(), cards(4), attack(when(HandAtLeast(5), DiscardHand(), cards(4)))),
        ),
    ),
)
SABOTEUR = Card("saboteur", 5, ACTION | ATTACK, play=attack(Dig(1, 3, ANY_CARD, gain_costing(-2, optional=True))))
TORTURER = Card(
    "torturer", 5, ACTION | ATTACK, play=seq(cards(3), attack(choose(1, discard(2), gain(CURSE, to=HAND))))
)
TRADING_POST = Card("trading_post", 5, ACTION, play=trash(2, then=gain(SILVER, to=HAND)))
TRIBUTE = Card(
    "tribute", 5, ACTION, play=Tribute(2, ((ACTION, actions(2)), (TREASURE, coins(2)), (VICTORY, cards(2))))
)
UPGRADE = Card("upgrade", 5, ACTION, play=seq(cards(1), actions(1), trash(1, then=gain_costing(1, exactly=True))))

HAREM = Card("harem", 6, TREASURE | VICTORY, coins=2, points=Points(2))
NOBLES = Card("nobles", 6, ACTION | VICTORY, play=choose(1, cards(3), actions(2)), points=Points(2))

CARDS: Final[tuple[Card, ...]] = (
    COURTYARD,
    PAWN,
    SECRET_CHAMBER,
    GREAT_HALL,
    MASQUERADE,
    SHANTY_TOWN,
    STEWARD,
    SWINDLER,
    WISHING_WELL,
    BARON,
    BRIDGE,
    CONSPIRATOR,
    COPPERSMITH,
    IRONWORKS,
    MINING_VILLAGE,
    SCOUT,
    DUKE,
    MINION,
    SABOTEUR,
    TORTURER,
    TRADING_POST,
    TRIBUTE,
    UPGRADE,
    HAREM,
    NOBLES,
)
