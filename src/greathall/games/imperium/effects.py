"""What cards, spaces and rewards can tell a player to do. One verb, one class.

Beside running, an effect here can say whether it can be done now (`doable`; one that cannot waits, and lapses with
the turn), whether it may be left undone (`optional`), and whether it is so plain that the moment never matters
(`plain`), so that the machine need not ask.
"""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.conditions import Condition, Count
from greathall.games.imperium.frames import Pending
from greathall.games.imperium.players import REVEAL_TURN
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import MENTAT_HOME
from greathall.games.imperium.things import (
    AT_LEADER,
    CARDS,
    INTRIGUE_CARDS,
    NOTHING,
    PERSUASION,
    SPACE,
    SPICE,
    SWORDS,
    TROOPS,
)
from greathall.kernel.frames import NamesFrame
from greathall.kernel.machine import EVERYBODY, FIRST_PART, PASS, YES, Effect, Frame

COUNCIL_PERSUASION: Final = 2
STEAL_FROM: Final = 4


class Do(Effect[Imperium]):
    """An effect of the Dune games."""

    optional = False
    trashes_its_card = False
    turns_leader_over = False

    def plain(self, s: Imperium, f: Frame) -> bool:
        """Whether it may happen at once, because no other moment could be better."""
        return False

    def hidden(self) -> bool:
        """Whether its owner alone can see if it can be done."""
        for part in self.parts():
            if isinstance(part, Do) and part.hidden():
                return True
        return False

    def troops_wanted(self) -> int:
        """How many troops it would take from the supply for something else than the garrison."""
        wanted = 0
        for part in self.parts():
            if isinstance(part, Do):
                wanted += part.troops_wanted()
        return wanted


class Pick(Do):
    """Picks one thing of several and does something with it; may pick none if it is optional."""

    kind = ""
    secret = False  # what can be picked lies in a hand

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        raise AssertionError(f"{type(self).__name__} does not say what can be picked")

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing with what was picked")

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(self.choices(s, f)) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        options = self.choices(s, f)
        if not options:
            s.done()
            return
        if self.optional:
            options.append(PASS)
        if self.secret:
            s.ask_in_secret(f.seat, self.kind, options)
        else:
            s.ask(f.seat, self.kind, options)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        if code != PASS:
            self.picked(s, f, code)


def deed(item: Pending) -> Do:
    effect = item.effect
    assert isinstance(effect, Do)
    return effect


def any_doable(effects: tuple[Do, ...], s: Imperium, f: Frame) -> bool:
    for effect in effects:
        if effect.doable(s, f):
            return True
    return False


class If(Do):
    """Only while a condition holds. If it covers several effects they are lines of one box: the condition is tested
    with the first that is carried out, and they can be taken in any order."""

    def __init__(self, condition: Condition, then: Do) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.optional = then.optional
        self.lines: tuple[Line, ...] = ()
        if isinstance(then, All):
            self.lines = tuple(Line(self, step) for step in then.steps)

    def parts(self) -> Effects:
        return (self.then, *self.lines)

    def hidden(self) -> bool:
        return self.then.hidden()

    def troops_wanted(self) -> int:
        return self.then.troops_wanted()

    def doable(self, s: Imperium, f: Frame) -> bool:
        return self.condition.holds(s, f) and self.then.doable(s, f)

    def plain(self, s: Imperium, f: Frame) -> bool:
        return self.condition.holds(s, f) and self.then.plain(s, f)

    def start(self, s: Imperium, f: Frame) -> None:
        if self.condition.holds(s, f):
            self.then.start(s, f)


class OpenLine(Do):
    """What is left of a box whose condition was met: it no longer depends on it, nor on its card."""

    def __init__(self, effect: Do) -> None:
        super().__init__()
        self.effect = effect
        self.optional = effect.optional
        self.trashes_its_card = effect.trashes_its_card

    def hidden(self) -> bool:
        return self.effect.hidden()

    def troops_wanted(self) -> int:
        return self.effect.troops_wanted()

    def doable(self, s: Imperium, f: Frame) -> bool:
        return self.effect.doable(s, f)

    def plain(self, s: Imperium, f: Frame) -> bool:
        return self.effect.plain(s, f)

    def start(self, s: Imperium, f: Frame) -> None:
        self.effect.start(s, f)


class Line(OpenLine):
    """One of the effects in a box with a condition."""

    def __init__(self, box: If, effect: Do) -> None:
        super().__init__(effect)
        self.box = box
        self.open = OpenLine(effect)

    def parts(self) -> Effects:
        return (self.open,)

    def doable(self, s: Imperium, f: Frame) -> bool:
        return self.box.condition.holds(s, f) and self.effect.doable(s, f)

    def plain(self, s: Imperium, f: Frame) -> bool:
        return self.box.condition.holds(s, f) and self.effect.plain(s, f)


class All(Do):
    """Several effects as one step, in the printed order; those that cannot be done are passed over."""

    def __init__(self, steps: tuple[Do, ...]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> Effects:
        return self.steps

    def doable(self, s: Imperium, f: Frame) -> bool:
        return any_doable(self.steps, s, f)

    def plain(self, s: Imperium, f: Frame) -> bool:
        for step in self.steps:
            if not step.plain(s, f):
                return False
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        own = Frame(self, f.seat, f.by, f.source, f.place)
        s.push(own)
        self.run(s, own)

    def run(self, s: Imperium, f: Frame) -> None:
        depth = len(s.stack)
        while f.step < len(self.steps):
            step = self.steps[f.step]
            f.step += 1
            if step.doable(s, f):
                step.start(s, f)
                if len(s.stack) != depth:
                    return
        s.done()


class OneOf(Do):
    """Exactly one of several, among those that can be done."""

    def __init__(self, choices: tuple[Do, ...]) -> None:
        super().__init__()
        self.choices = choices

    def parts(self) -> Effects:
        return self.choices

    def doable(self, s: Imperium, f: Frame) -> bool:
        return any_doable(self.choices, s, f)

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0:
            options = [FIRST_PART + i for i, choice in enumerate(self.choices) if choice.doable(s, f)]
            if options:
                if self.hidden():
                    s.ask_in_secret(f.seat, "choose", options)
                else:
                    s.ask(f.seat, "choose", options)
                return
        s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        self.choices[code - FIRST_PART].start(s, f)


class ChooseTwo(Do):
    """Two different ones of several, both named before the first is done."""

    def __init__(self, choices: tuple[Do, ...]) -> None:
        super().__init__()
        self.choices = choices

    def parts(self) -> Effects:
        return self.choices

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return NamesFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, NamesFrame)
        if f.step < 2:
            s.ask(f.seat, "choose", [FIRST_PART + i for i in range(len(self.choices)) if not (f.named >> i) & 1])
            return
        depth = len(s.stack)
        while f.step < 2 + len(self.choices):
            i = f.step - 2
            f.step += 1
            if (f.named >> i) & 1:
                self.choices[i].start(s, f)
                if len(s.stack) != depth:
                    return
        s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, NamesFrame)
        f.named |= 1 << (code - FIRST_PART)
        f.step += 1


class MayDo(Do):
    """Do it or not."""

    optional = True

    def __init__(self, effect: Do) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> Effects:
        return (self.effect,)

    def doable(self, s: Imperium, f: Frame) -> bool:
        return self.effect.doable(s, f)

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0 and self.effect.doable(s, f):
            s.ask(f.seat, "may", [YES, PASS])
        elif f.step == 0 and self.hidden():
            s.ask_in_secret(f.seat, "may", [PASS])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.step = 1
        if code == YES:
            self.effect.start(s, f)


class Branch(Do):
    """These effects if a condition holds when the Agent arrives, else those."""

    def __init__(self, condition: Condition, then: Effects, otherwise: Effects) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> Effects:
        return (*self.then, *self.otherwise)

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.add_pending(self.then if self.condition.holds(s, f) else self.otherwise, f.source, f.place)


class Gain(Do):
    """So many of something; `per` multiplies it by a count."""

    def __init__(self, good: int, n: int, per: Count | None = None) -> None:
        super().__init__()
        self.good = good
        self.n = n
        self.per = per

    def doable(self, s: Imperium, f: Frame) -> bool:
        if self.per is not None and self.per.of(s, f) == 0:
            return False  # it waits: there may be something to count later in the turn
        return self.good != TROOPS or s.army(f.seat).supply > 0

    def plain(self, s: Imperium, f: Frame) -> bool:
        if self.per is not None or self.good == CARDS or self.good == INTRIGUE_CARDS:
            return False
        return self.good != TROOPS or s.army(f.seat).supply - self.n >= troops_kept(s, f.seat)

    def start(self, s: Imperium, f: Frame) -> None:
        n = self.n if self.per is None else self.n * self.per.of(s, f)
        if self.good == TROOPS:
            s.recruit(f.seat, n, f.source)
        elif self.good == CARDS:
            s.draw(f.seat, n, f.source)
        elif self.good == INTRIGUE_CARDS:
            s.draw_intrigue(f.seat, n, f.source)
        else:
            s.gain(f.seat, self.good, n, f.source)
            if self.good == SWORDS and n > 0 and f.place >= 0 and f.place not in s.turn.sword_places:
                s.turn.sword_places = [*s.turn.sword_places, f.place]


def troops_kept(s: Imperium, seat: int) -> int:
    """As many troops must be left in the supply for recruiting to be plain: what else this turn may want."""
    if not s.in_turn(seat):
        return 0
    kept = s.setup.plot_troops
    if s.turn.kind == REVEAL_TURN:
        kept += s.setup.reveal_troops
    for item in s.turn_frame().pending:
        if isinstance(item.effect, UseSignet):
            kept += troops_wanted(s.leader(seat).signet)
        else:
            kept += deed(item).troops_wanted()
    return kept


def troops_wanted(effects: Effects) -> int:
    wanted = 0
    for effect in effects:
        assert isinstance(effect, Do)
        wanted += effect.troops_wanted()
    return wanted


class Harvest(Do):
    """A Maker space's own spice and all that has gathered on it."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        space = s.turn.space
        s.turn.harvested = s.content.spaces[space].harvest
        spice = s.turn.harvested + s.take_bonus_spice(f.seat, space, f.source)
        if not s.is_automaton(f.seat) and s.leader(f.seat).harvest_draws:
            spice -= 1
            s.fire("harvest", f.seat)
        s.gain(f.seat, SPICE, spice, f.source)


class DoubleHarvest(Do):
    """A harvest's own spice once more (Carryall); not the bonus spice."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.turn.harvested > 0

    def plain(self, s: Imperium, f: Frame) -> bool:
        return self.doable(s, f)

    def start(self, s: Imperium, f: Frame) -> None:
        s.gain(f.seat, SPICE, s.turn.harvested, f.source)


class StealIntrigue(Do):
    """From each opponent with four or more Intrigue cards, a random one. An automaton buys after all of them."""

    def start(self, s: Imperium, f: Frame) -> None:
        if not s.collects(f.seat, INTRIGUE_CARDS):
            return
        teams = s.seating.teams
        seat = s.left_of(f.seat)
        while seat != f.seat:
            rich = len(s.players[seat].intrigue) >= STEAL_FROM and teams[seat] != teams[f.seat]
            if rich:
                s.steal_intrigue(f.seat, seat, f.source)
            seat = s.left_of(seat)
        if s.is_automaton(f.seat):
            s.spend(f.seat)


class TakeSeat(Do):
    """A seat on the High Council."""

    def start(self, s: Imperium, f: Frame) -> None:
        s.players[f.seat].council = True
        if s.events is not None:
            s.tell("council", f.seat, NOTHING, 1, f.source, EVERYBODY)
        if s.in_turn(f.seat) and s.turn.kind == REVEAL_TURN:
            s.gain(f.seat, PERSUASION, COUNCIL_PERSUASION, f.source)
        s.fire("council", f.seat)


class TakeSwordmaster(Do):
    """A third Agent for good, usable at once."""

    def start(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        player.swordmaster = True
        player.agents.insert(0, AT_LEADER)
        if s.events is not None:
            s.tell("swordmaster", f.seat, NOTHING, 1, f.source, EVERYBODY)


class TakeMentat(Do):
    """The Mentat, if it is at its space."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.mentat == MENTAT_HOME

    def plain(self, s: Imperium, f: Frame) -> bool:
        return self.doable(s, f)

    def start(self, s: Imperium, f: Frame) -> None:
        s.take_mentat(f.seat, f.source)


class MentatNextRound(Do):
    """The Mentat for the next round, wherever it is."""

    def start(self, s: Imperium, f: Frame) -> None:
        s.mentat_promised = f.seat
        if s.events is not None:
            s.tell("mentat_promised", f.seat, NOTHING, 1, f.source, EVERYBODY)


class TakeControl(Do):
    """A control marker on the space that the Conflict is about."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        space = s.content.conflicts[s.conflict].control_space
        if not s.scores(f.seat):
            # House Hagal's sheet, two players: a marker that is there is removed, and none takes its place.
            if s.control[space] != NOTHING and s.events is not None:
                s.tell("control_lost", s.control[space], SPACE + space, 1, f.source, EVERYBODY)
            s.control[space] = NOTHING
            return
        s.control[space] = f.seat
        if s.events is not None:
            s.tell("control", f.seat, SPACE + space, 1, f.source, EVERYBODY)


class Pay(Do):
    """A cost with an arrow: paid in full or not at all, and then what it buys."""

    optional = True

    def __init__(
        self, then: Do, solari: int = 0, spice: int = 0, water: int = 0, also: tuple[Do, ...] = ()
    ) -> None:
        super().__init__()
        self.solari = solari
        self.spice = spice
        self.water = water
        self.also = also  # costs that are deeds
        self.then = then

    def parts(self) -> Effects:
        return (*self.also, self.then)

    def doable(self, s: Imperium, f: Frame) -> bool:
        if not s.can_pay(f.seat, self.solari, self.spice, self.water):
            return False
        for cost in self.also:
            if not cost.doable(s, f):
                return False
        # An arrow that would bring nothing is not offered.
        return self.then.doable(s, f)

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0:
            s.pay(f.seat, self.solari, self.spice, self.water, f.source)
        depth = len(s.stack)
        while f.step < len(self.also):
            f.step += 1
            self.also[f.step - 1].start(s, f)
            if len(s.stack) != depth:
                return
        s.stack.pop()
        self.then.start(s, f)


class EachOpponent(Do):
    """Each opponent, clockwise from the left."""

    def __init__(self, effect: Do) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> Effects:
        return (self.effect,)

    def run(self, s: Imperium, f: Frame) -> None:
        # f.step: how many have had their turn
        depth = len(s.stack)
        seats = len(s.players)
        f.step += 1
        while f.step < seats:
            opponent = f.by
            for _ in range(f.step):
                opponent = s.left_of(opponent)
            if s.seating.teams[opponent] != s.seating.teams[f.by]:
                self.effect.start(s, Frame(self, opponent, f.by, f.source, NOTHING))
            if len(s.stack) != depth:
                return
            f.step += 1
        s.done()


class OnRevealTurn(Do):
    """Takes effect on this round's Reveal turn; played earlier, the card waits face up."""

    def __init__(self, effect: Do, lasts: bool = False) -> None:
        super().__init__()
        self.effect = effect
        self.lasts = lasts  # the card stays face up until that turn ends

    def parts(self) -> Effects:
        return (self.effect,)

    def start(self, s: Imperium, f: Frame) -> None:
        if s.turn.kind == REVEAL_TURN:
            self.effect.start(s, f)
        if self.lasts or s.turn.kind != REVEAL_TURN:
            s.players[f.seat].face_up.append(f.source)


class UseSignet(Do):
    """The Leader's Signet Ring ability: its effects join those of the turn."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        """A Leader who may be turned over this turn can wait for the ability of the other side."""
        if s.leader(f.seat).other_side:
            for item in s.turn_frame().pending:
                if deed(item).turns_leader_over:
                    return False
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.add_pending(s.signet(f.seat), f.source, f.place)
