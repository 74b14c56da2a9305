"""What three against three adds: activating Allies, dividing things among team mates, yielding."""

from __future__ import annotations

from typing import Final

from greathall.bots.imperium.plain import plain_gain
from greathall.bots.imperium.worth import HOPES, NEVER, WORTHLESS, WORTHS, Hope, Judge
from greathall.games.imperium import team_effects as t
from greathall.games.imperium.frames import TurnFrame
from greathall.games.imperium.rounds import YIELDING
from greathall.games.imperium.things import (
    CARD,
    CONTRACT,
    DISCARDED,
    INTRIGUE,
    NOTHING,
    NUMBER,
    SEAT,
    SWORDS,
    THRONE,
)
from greathall.games.imperium.turns import TOKEN_SWORDS
from greathall.games.imperium.verbs.intrigue import COMBAT, FOR_ALLY, PLOT
from greathall.kernel.machine import PASS, YES

KINDS: Final = (
    *("yield", "trade_with", "trade", "how_many", "give", "contribute"),
    *("reinforce", "deploy_for", "deal_contract", "throne_row"),
)


# -- effects


def hire_swordmaster(j: Judge, effect: t.HireSwordmaster) -> float:
    """One turn more, once, and two swords in each round to come."""
    return j.taste.agent + TOKEN_SWORDS * j.taste.sword * (j.rounds + 1)


def activated_ally(j: Judge, effect: t.ActivatedAlly) -> float:
    return j.worth(effect.effect)


def each_ally(j: Judge, effect: t.EachAlly) -> float:
    """A Commander's own supply says nothing of theirs."""
    return 2 * j.planned((effect.effect,))


def contracts_to_allies(j: Judge, effect: t.ContractsToAllies) -> float:
    return j.taste.contract * j.later * len(j.s.contract_row)


def pay_together(j: Judge, effect: t.PayTogether) -> float:
    if j.planning or not j.doable(effect):
        return 0.0
    return max(0.0, j.worth(effect.then) - effect.spice * j.spice)


def reinforce(j: Judge, effect: t.Reinforce) -> float:
    room = sum(j.s.players[ally].supply for ally in j.s.fighting_allies(j.seat))
    # They may fight at once.
    return (j.troop + 1.0) * min(effect.n, room)


def to_throne_row(j: Judge, effect: t.ToThroneRow) -> float:
    return j.taste.trick * j.later


WORTHS.update(
    {
        t.HireSwordmaster: hire_swordmaster,
        t.ActivatedAlly: activated_ally,
        t.EachAlly: each_ally,
        t.ContractsToAllies: contracts_to_allies,
        t.PayTogether: pay_together,
        t.Reinforce: reinforce,
        t.ToThroneRow: to_throne_row,
    }
)
WORTHLESS.update(
    {
        t.Trade: "this bot does not trade: what helps one of the team helps all",
        type(FOR_ALLY): "a frame of the machine: the card was judged when it was played",
        type(YIELDING): "a frame of the machine: nothing printed asks for it",
    }
)
HOPES.update({t.HasSwordmaster: Hope(0.4, lasts=True)})


# -- questions


def rate(j: Judge, kind: str, code: int) -> float:
    s = j.s
    if kind == "yield":
        return 1.0 if code == YES else 0.0  # together they get more
    if kind in ("trade_with", "trade", "give"):
        return 1.0 if code == PASS else 0.0
    if kind == "contribute":
        return contribution(j, code - NUMBER)
    if kind == "reinforce":
        left, right = s.fighting_allies(j.seat)
        effect = s.stack[-1].effect
        assert isinstance(effect, t.Reinforce)
        n = code - NUMBER
        return -float(abs(s.players[left].garrison + n - s.players[right].garrison - (effect.n - n)))
    if kind == "deploy_for":
        ally = s.fighting_allies(j.seat)[s.stack[-1].step - 1]
        theirs = Judge(s, ally, j.taste)
        theirs.held = swords_to_expect(theirs)
        return theirs.sending(code - NUMBER)
    if kind == "deal_contract":
        return 0.0 if code == PASS else 1.0 + j.planned(s.content.contracts[code - CONTRACT].reward)
    if kind == "throne_row":
        return j.bought(code - CARD)
    return -float(code)  # how many are given: as few as can be


def swords_to_expect(j: Judge) -> float:
    """In the hand of a team mate, which is as hidden as anybody's."""
    hand = 0.0 if j.me.revealed else j.taste.swords_in_card * len(j.me.hand)
    return hand + j.taste.swords_in_intrigue * len(j.me.intrigue)


def contribution(j: Judge, n: int) -> float:
    """As much as is needed for the Commander to pay the rest, if the price is worth it at all."""
    frame = j.s.stack[-1]
    assert isinstance(frame, t.NumbersFrame)
    assert isinstance(frame.effect, t.PayTogether)
    paid = sum(frame.numbers) + n + j.s.players[frame.seat].spice
    for ally in j.s.fighting_allies(frame.seat)[len(frame.numbers) + 1 :]:
        paid += j.s.players[ally].spice
    return (j.vp if paid >= frame.effect.spice else 0.0) - n * j.spice


def with_ally(j: Judge, code: int) -> float:
    """What an option is worth to a Commander if the judge's Ally fights for him."""
    s = j.s
    if SEAT <= code < CARD:
        return ally_worth(j)
    if INTRIGUE <= code < THRONE:
        return intrigue_worth(j, code, COMBAT if s.kind == "combat" else PLOT) + j.taste.agent
    if CARD <= code < DISCARDED:
        return max([visit.worth for visit in j.visits() if visit.card == code - CARD], default=NEVER / 2)
    return 0.0


def ally_worth(j: Judge) -> float:
    """Of an Ally who is about to be activated: for an Agent, for the Reveal turn, or for an Intrigue card."""
    frame = j.s.stack[-1]
    if not isinstance(frame, TurnFrame):
        return intrigue_worth(j, frame.source, PLOT if j.s.in_turn(j.seat) else COMBAT)
    if frame.card != NOTHING:
        return max([visit.worth for visit in j.visits() if visit.card == frame.card], default=NEVER / 2)
    swords = float(TOKEN_SWORDS) if j.me.swordmaster else 0.0
    for card in j.me.hand:
        swords += plain_gain(j.s.content.cards[card].reveal, SWORDS)
    return j.swords(swords) if j.army.units() > 0 else 0.0


def intrigue_worth(j: Judge, code: int, window: str) -> float:
    effect = j.s.content.intrigue[code - INTRIGUE].effect(window)
    j.frame.source = code
    return 0.0 if effect is None else j.worth(effect)
