"""A player by rules of thumb: looks one step ahead, adds up what each option brings, and takes the best.

What things are worth stands in `taste.py` (numbers), `worth.py` (influence, cards, spaces), `deeds.py` and
`uprising.py` (each class of effects) and `outlook.py` (the Conflict). Here is, for each kind of decision, what is
compared.
"""

from __future__ import annotations

from typing import Any, Final

from greathall.bots.bot import THE_TABLE, Bot
from greathall.bots.imperium import teams, uprising
from greathall.bots.imperium.automata import least_help
from greathall.bots.imperium.plain import plain_gain
from greathall.bots.imperium.taste import Taste
from greathall.bots.imperium.worth import NEVER, Judge
from greathall.games.imperium import effects as e
from greathall.games.imperium.frames import OrderFrame
from greathall.games.imperium.influence import Influence
from greathall.games.imperium.players import REVEAL_TURN
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    CARD,
    CONFLICT,
    DEPLOY,
    DISCARDED,
    FACTION,
    FROM_LEADER,
    INTRIGUE,
    LEADER,
    NOTHING,
    NUMBER,
    PLAYED,
    SEAT,
    SET_ASIDE,
    SPACE,
    SWORDS,
    THRONE,
)
from greathall.games.imperium.things import REVEAL_TURN as REVEAL
from greathall.games.imperium.troops import DeployTroops, DoubleCross, RecruitToConflict
from greathall.games.imperium.turns import deployable
from greathall.games.imperium.verbs.pieces import fighting_for
from greathall.kernel.machine import FIRST_PART, PASS, YES, Effect, Frame, State

# Leaders from the one that does most for this bot on; any that is not named comes last.
LEADERS: Final = (
    "glossu_rabban",
    "earl_memnon_thorvald",
    "countess_ariana_thorvald",
    "count_ilban_richese",
    "duke_leto_atreides",
    "paul_atreides",
    "baron_vladimir_harkonnen",
    "helena_richese",
)

# What a Commander is asked before he has activated an Ally, and which Ally it is matters for.
COMMANDED: Final = ("turn", "combat", "activate")


class HeuristicBot(Bot):
    def __init__(self, taste: Taste | None = None, alone: Taste | None = None) -> None:
        """`alone` is the taste for tables with nobody else but Rivals."""
        self.taste = taste if taste is not None else Taste()
        self.alone = alone if alone is not None else self.taste
        # The judgement of the turn, for the question that follows: which space the card's Agent goes to.
        self.judged: Judge | None = None
        self.judged_in: Frame | None = None
        self.judged_card = NOTHING
        self.judged_when: list[int] = []

    def sees(self) -> int:
        return THE_TABLE

    def choose(self, s: State) -> int:
        assert isinstance(s, Imperium)
        if len(s.options) == 1:
            return s.options[0]
        if s.is_automaton(s.asked):
            return least_help(s)
        if s.must_activate(s.decider) and s.kind in COMMANDED:
            return self.command(s)
        kind = s.kind
        judged = self.judged
        self.judged = None
        if kind == "space" and judged is not None and self.still_holds(s, judged):
            return self.space(s, judged)
        judge = Judge(s, s.decider, self.alone if s.seating.players == 1 else self.taste)
        if kind == "turn":
            code = self.turn(s, judge)
            self.remember(s, judge, code)
            return code
        if kind == "effects":
            return self.go_on(s, judge)
        if kind == "combat":
            return self.combat(s, judge)
        best = s.options[0]
        most = NEVER
        for code in s.options:
            worth = self.rate(s, judge, kind, code)
            if worth > most:
                best, most = code, worth
        return best

    # -- where the Agent goes for whom the turn was judged

    def remember(self, s: Imperium, judge: Judge, code: int) -> None:
        """Kwisatz Haderach first moves an Agent, and all is to be judged anew."""
        if CARD <= code < DISCARDED and not judge.is_biased and not s.content.cards[code - CARD].moves_any_agent:
            self.judged = judge
            self.judged_in = s.stack[-1]
            self.judged_card = code - CARD
            self.judged_when = moment(s)

    def still_holds(self, s: Imperium, judge: Judge) -> bool:
        """The card that was chosen is shown, and nothing else has happened: it is the same table, turn and card,
        and nobody has played Intrigue cards in between. (Who asks for advice need not take it.)"""
        if s is not judge.s or s.stack[-1] is not self.judged_in:
            return False
        return s.turn_frame().card == self.judged_card and moment(s) == self.judged_when

    def space(self, s: Imperium, judge: Judge) -> int:
        best = s.options[0]
        most = NEVER
        for visit in judge.visits():
            if visit.card == self.judged_card:
                worth = judge.with_next(visit.card, visit.space, visit.worth)
                if worth > most:
                    best, most = SPACE + visit.space, worth
        # What was kept is of another turn if somebody chose otherwise than advised.
        return best if best in s.options else s.options[0]

    # -- a Commander who has not activated an Ally yet

    def command(self, s: Imperium) -> int:
        """What is best with one of the Allies or the other; `activate` itself asks for that one."""
        before = s.fighters
        best = s.options[-1]
        most = NEVER
        for ally in s.allies_of(s.decider):
            s.fighters = fighting_for(before, s.decider, ally)
            judge = Judge(s, s.decider, self.taste)
            code = self.commanded(s, judge, SEAT + ally)
            worth = teams.with_ally(judge, code) if code in s.options else NEVER
            if worth > most:
                best, most = code, worth
        s.fighters = before
        return best

    def commanded(self, s: Imperium, judge: Judge, ally: int) -> int:
        if s.kind == "activate":
            return ally
        return self.combat(s, judge) if s.kind == "combat" else self.turn(s, judge)

    # -- an Agent turn or the Reveal turn

    def turn(self, s: Imperium, judge: Judge) -> int:
        """What plot cards have brought, plot cards that help at once, then the best Agent turn if any is worth it,
        then the Reveal turn."""
        pending = self.pending(s, judge)
        if pending != PASS:
            return pending
        plot = self.plot(s, judge)
        if plot != PASS:
            return plot
        best = REVEAL
        most = NEVER
        for visit in judge.visits():
            if visit.worth > judge.taste.least_visit:
                worth = judge.with_next(visit.card, visit.space, visit.worth)
                if worth > most:
                    best, most = CARD + visit.card, worth
        return best

    # -- all that is done in a turn

    def go_on(self, s: Imperium, judge: Judge) -> int:
        """First what the turn brings, then plot cards; then troops go to the Conflict, or cards are bought."""
        pending = self.pending(s, judge)
        if pending != PASS:
            return pending
        plot = self.plot(s, judge)
        if plot != PASS:
            return plot
        # A Commander's Ally is asked at the end of his turn anyway.
        commands = judge.fighter != judge.seat
        if DEPLOY in s.options and not commands and judge.best_sending(deployable(s, s.decider)) > 0:
            return DEPLOY
        return self.buy(s, judge)

    def pending(self, s: Imperium, judge: Judge) -> int:
        """The effect to carry out next: cards are drawn first, and what one may leave is done if it is worth it."""
        frame = s.stack[-1]
        assert isinstance(frame, OrderFrame)
        best = PASS
        most = 0.0
        for code in s.options:
            if not FIRST_PART <= code < NUMBER:
                continue
            item = frame.pending[code - FIRST_PART]
            effect = e.deed(item)
            judge.think_from(item)
            worth = judge.worth(effect)
            if not effect.optional:
                worth = max(worth, 0.0) + 20.0
            if worth > most:
                best, most = code, worth
        return best

    def buy(self, s: Imperium, judge: Judge) -> int:
        """The card with which the persuasion at hand buys most, this one and perhaps another."""
        best = PASS
        most = 0.0
        for code in s.options:
            if not is_card(code):
                continue
            worth = judge.bought(self.on_offer(s, code))
            if worth <= judge.taste.least_buy:
                continue
            left = judge.me.persuasion - self.price(s, code)
            second = 0.0
            for other in s.options:
                if other != code and is_card(other) and self.price(s, other) <= left:
                    second = max(second, judge.bought(self.on_offer(s, other)))
            # Of two cards the better one goes first: the row changes.
            if worth + 0.99 * second > most:
                best, most = code, worth + 0.99 * second
        return best

    def on_offer(self, s: Imperium, code: int) -> int:
        return s.on_offer(s.decider, code)

    def price(self, s: Imperium, code: int) -> int:
        price = s.price(self.on_offer(s, code))
        return price - 1 if code == SET_ASIDE else price

    # -- Intrigue cards

    def plot(self, s: Imperium, judge: Judge) -> int:
        """The plot card that brings most now, if it is worth more than to be kept."""
        best = PASS
        most = judge.taste.hold_plot_card
        for code in s.options:
            if INTRIGUE <= code < THRONE:
                worth = self.plot_worth(s, judge, code)
                if worth > most:
                    best, most = code, worth
        return best

    def plot_worth(self, s: Imperium, judge: Judge, code: int) -> float:
        effect = s.content.intrigue[code - INTRIGUE].plot
        assert effect is not None
        # The Reveal turn is the last moment for troops, and the only one for more persuasion.
        if waits_for_reveal(effect) and s.turn.kind != REVEAL_TURN:
            return 0.0
        judge.frame.source = code
        return judge.worth(effect)

    def combat(self, s: Imperium, judge: Judge) -> int:
        """Plays the card that gains most in the Conflict; or the first of several that together turn it."""
        best = PASS
        most = 0.0
        swords = 0.0
        cards = 0
        strongest = PASS
        force = 0.0
        for code in s.options:
            if code < INTRIGUE:
                continue
            effect = s.content.intrigue[code - INTRIGUE].combat
            assert effect is not None
            own = plain_gain((effect,), SWORDS)
            judge.frame.source = code
            worth = judge.worth(effect) - judge.taste.hold_combat_card * judge.later
            swords += own
            cards += 1
            if own > force:
                strongest, force = code, own
            if worth > most:
                best, most = code, worth
        if best == PASS and cards > 1 and judge.swords(swords) > cards * judge.taste.hold_combat_card * judge.later:
            return strongest
        return best

    # -- everything else: each option by itself

    def rate(self, s: Imperium, judge: Judge, kind: str, code: int) -> float:
        if kind == "space":
            card = s.turn_frame().card
            return judge.with_next(card, code - SPACE, judge.visit(card, s.content.spaces[code - SPACE]))
        if kind == "cost":
            space = s.content.spaces[s.turn.space]
            return judge.level(space, code - NUMBER, s.content.cards[s.turn_frame().card])
        if kind == "deploy":
            return judge.sending(code - NUMBER)
        if kind == "retreat":
            return judge.sending(NUMBER - code)
        if kind == "influence":
            return self.with_faction(s, judge, code - FACTION)
        if kind == "lose_influence":
            return -judge.loss(code - FACTION)
        if kind == "choose":
            return self.part(s, judge, code - FIRST_PART)
        if kind in ("reward", "lines"):
            return self.reward(s, judge, code)
        if kind == "trash":
            return self.trash(judge, code)
        if kind == "discard":
            return -judge.in_hand(code - CARD) - 0.1 * judge.drawn(s.content.cards[code - CARD])
        if kind in ("acquire", "manipulate"):
            return 0.0 if code == PASS else judge.bought(self.on_offer(s, code))
        if kind == "take":
            return judge.drawn(s.content.cards[code - DISCARDED])
        if kind in ("win", "endgame"):
            return self.window(s, judge, kind, code)
        return self.seldom(s, judge, kind, code)

    def with_faction(self, s: Imperium, judge: Judge, faction: int) -> float:
        effect = s.stack[-1].effect
        return judge.rise(faction, effect.n if isinstance(effect, Influence) else 1)

    def part(self, s: Imperium, judge: Judge, i: int) -> float:
        effect = s.stack[-1].effect
        assert isinstance(effect, (e.OneOf, e.ChooseTwo))
        return judge.worth(effect.choices[i])

    def reward(self, s: Imperium, judge: Judge, code: int) -> float:
        if code == PASS:
            return 0.0
        frame = s.stack[-1]
        assert isinstance(frame, OrderFrame)
        return judge.worth(frame.pending[code - FIRST_PART].effect)

    def trash(self, judge: Judge, code: int) -> float:
        if code == PASS:
            return 0.0
        if code >= PLAYED:
            return judge.trashed(code - PLAYED)
        if code >= DISCARDED:
            return judge.trashed(code - DISCARDED)
        return (
            judge.trashed(code - CARD) - judge.in_hand(code - CARD) + uprising.pay_for_trashing(judge, code - CARD)
        )

    def window(self, s: Imperium, judge: Judge, kind: str, code: int) -> float:
        if code == PASS:
            return 0.0
        if code >= CONFLICT:
            return judge.vp  # a pair of battle icons
        effect = s.content.intrigue[code - INTRIGUE].effect(kind)
        assert effect is not None
        return judge.worth(effect)

    def seldom(self, s: Imperium, judge: Judge, kind: str, code: int) -> float:
        if kind == "leader":
            name = s.content.leaders[code - LEADER].id
            return -float(LEADERS.index(name)) if name in LEADERS else NEVER / 2
        if kind == "agent":
            # An Agent on the board has done its work; one in the Hall of Oratory is still to speak.
            return 0.0 if code == FROM_LEADER else 1.0 - 2 * s.content.spaces[code - SPACE].persuasion
        if kind == "recall":
            return -float(s.content.spaces[code - SPACE].persuasion)
        if kind == "voice":
            return self.silence(s, judge, code - SPACE)
        if kind == "opponent":
            return float(s.players[code - SEAT].strength())
        if kind == "alliance_to":
            return (0.0 if judge.is_ours(code - SEAT) else -100.0) - float(s.players[code - SEAT].vp)
        if kind == "snoop":
            return self.snoop(judge, code)
        if kind == "token":
            return judge.rise(code - FACTION, 2)
        if kind == "may":
            return 0.1 if code == PASS else self.may(s, judge)
        if kind in ("defend", "topdeck"):
            return 1.0 if code == YES else 0.0
        if kind in teams.KINDS:
            return teams.rate(judge, kind, code)
        return uprising.rate(judge, kind, code)

    def may(self, s: Imperium, judge: Judge) -> float:
        """To skip a turn (Bindu Suspension) is worth nothing: it only leaves others the choice of spaces."""
        effect = s.stack[-1].effect
        return judge.worth(effect.effect) if isinstance(effect, e.MayDo) else 0.0

    def silence(self, s: Imperium, judge: Judge, space: int) -> float:
        """The Voice keeps the space for oneself to which the hand would go next."""
        best = 0.0
        for card in judge.me.hand:
            printed = s.content.cards[card]
            fits = (printed.icons >> s.content.spaces[space].icon) & 1 == 1
            if fits and judge.access().is_open(s.content.spaces[space], printed):
                best = max(best, judge.visit(card, s.content.spaces[space]))
        return best

    def snoop(self, judge: Judge, code: int) -> float:
        """The card on top, which has been looked at, is drawn if it is any good."""
        card = judge.me.deck[-1]
        if code == YES:
            return judge.card
        return judge.trashed(card)


def moment(s: Imperium) -> list[int]:
    """What differs once the active player has done something in their turn."""
    me = s.players[s.active]
    return [len(s.turn_frame().pending), len(me.intrigue), len(me.face_up), len(s.intrigue_discard)]


def is_card(code: int) -> bool:
    """An option to acquire a card."""
    return code == SET_ASIDE or CARD <= code < DISCARDED or code >= THRONE


def waits_for_reveal(effect: Effect[Any]) -> bool:
    if isinstance(effect, e.Pay):
        return waits_for_reveal(effect.then)
    return isinstance(effect, (DeployTroops, RecruitToConflict, e.OnRevealTurn, DoubleCross))
