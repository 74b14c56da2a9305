"""Deeds of three against three: what team mates do together, and what Commanders do for their Allies."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.conditions import Condition
from greathall.games.imperium.effects import Do, Pick
from greathall.games.imperium.printed import Effects
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    AT_LEADER,
    CARD,
    CONTRACT,
    FREMEN,
    INTRIGUE,
    NOTHING,
    NUMBER,
    SEAT,
    SOLARI,
    SPICE,
    WATER,
)
from greathall.kernel.machine import EVERYBODY, FIRST_PART, PASS, Frame, Memory, State
from greathall.kernel.zones import distinct

MOST_NAMED: Final = SEAT - NUMBER - 1  # numbers above have no option code: they are named in several steps


class HasSwordmaster(Condition):
    """The player has a Swordmaster bonus token."""

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].swordmaster


class HireSwordmaster(Do):
    """A third Agent, for one round, and a token that gives swords on each Reveal turn."""

    def start(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        player.swordmaster = True
        player.agents.append(AT_LEADER)
        if s.events is not None:
            s.tell("swordmaster", f.seat, NOTHING, 1, f.source, EVERYBODY)


# -- Allies


class ActivatedAlly(Do):
    """The activated Ally does this."""

    def __init__(self, effect: Do) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> Effects:
        return (self.effect,)

    def start(self, s: Imperium, f: Frame) -> None:
        self.effect.start(s, Frame(self, s.fighters[f.seat], f.by, f.source, NOTHING))


class EachAlly(Do):
    """Both Allies of the team do this."""

    def __init__(self, effect: Do) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> Effects:
        return (self.effect,)

    def context(self, f: Frame, ally: int) -> Frame:
        return Frame(self, ally, f.by, f.source, NOTHING)

    def doable(self, s: Imperium, f: Frame) -> bool:
        return any(self.effect.doable(s, self.context(f, ally)) for ally in s.fighting_allies(f.seat))

    def run(self, s: Imperium, f: Frame) -> None:
        depth = len(s.stack)
        allies = s.fighting_allies(f.seat)
        while f.step < len(allies):
            f.step += 1
            self.effect.start(s, self.context(f, allies[f.step - 1]))
            if len(s.stack) != depth:
                return
        s.done()


class ContractsToAllies(Do):
    """The face-up contracts go to the Allies, one to each, and are replaced when both are gone."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.contract_row) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        """The Commander says which one the Ally on the left gets; if there is one alone, whether."""
        if f.step > 0:
            s.done()
            return
        options = [CONTRACT + contract for contract in s.contract_row]
        if len(options) == 1:
            options.append(PASS)
        s.ask(f.seat, "deal_contract", options)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.step = 1
        left, right = s.fighting_allies(f.seat)
        row = s.contract_row
        s.contract_row = []
        for contract in row:
            s.hand_contract(left if CONTRACT + contract == code else right, contract, f.source)
        s.refill_contracts()
        for contract in row:
            if s.content.contracts[contract].immediate:
                s.complete(left if CONTRACT + contract == code else right, contract)


class NumbersFrame(Frame):
    """Numbers that were named one after another, or found."""

    numbers: tuple[int, ...] = ()

    def copy(self) -> Frame:
        twin = NumbersFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.numbers = self.numbers
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(0, NOTHING, list(self.numbers))


class PayTogether(Do):
    """A price in spice of which the Allies may pay a part: each says how much, the Commander pays the rest. If he
    cannot, nothing is paid and nothing happens; the effect has been used all the same (our choice: Allies are asked
    once a turn)."""

    optional = True

    def __init__(self, spice: int, then: Do) -> None:
        super().__init__()
        self.spice = spice
        self.then = then

    def parts(self) -> Effects:
        return (self.then,)

    def doable(self, s: Imperium, f: Frame) -> bool:
        together = s.players[f.seat].spice
        for ally in s.seating.allies(f.seat):
            together += s.players[ally].spice
        return together >= self.spice and self.then.doable(s, f)

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return NumbersFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        """The numbers are what each Ally has offered so far."""
        assert isinstance(f, NumbersFrame)
        allies = s.fighting_allies(f.seat)
        missing = self.spice - sum(f.numbers)
        if len(f.numbers) < len(allies):
            ally = allies[len(f.numbers)]
            most = min(missing, s.players[ally].spice)
            s.ask(ally, "contribute", [NUMBER + n for n in range(most + 1)])
            return
        s.stack.pop()
        if s.players[f.seat].spice >= missing:
            for ally, n in zip(allies, f.numbers, strict=True):
                s.pay(ally, 0, n, 0, f.source)
            s.pay(f.seat, 0, missing, 0, f.source)
            self.then.start(s, f)
        elif s.events is not None:
            s.tell("offer_failed", f.seat, f.source, missing - s.players[f.seat].spice, f.source, EVERYBODY)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, NumbersFrame)
        f.numbers += (code - NUMBER,)


# -- troops


class Reinforce(Do):
    """Recruits troops, split freely between the team's Allies; each may go straight to the Conflict. Whoever uses
    the icon says so."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return any(s.players[ally].supply > 0 for ally in s.fighting_allies(f.seat))

    def troops_wanted(self) -> int:
        return self.n

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return NumbersFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        """First how many are for the Ally on the left; then how many of these, and of the other's, are deployed."""
        assert isinstance(f, NumbersFrame)
        left, right = s.fighting_allies(f.seat)
        if f.step == 0:
            most = min(self.n, s.players[left].supply)
            least = max(0, min(self.n - s.players[right].supply, most))
            s.ask(f.seat, "reinforce", [NUMBER + n for n in range(least, most + 1)])
            return
        while f.step <= 2:
            ally = left if f.step == 1 else right
            if f.numbers[f.step - 1] > 0 and s.may_deploy(ally):
                s.ask(f.seat, "deploy_for", [NUMBER + n for n in range(f.numbers[f.step - 1] + 1)])
                return
            f.step += 1
        s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, NumbersFrame)
        left, right = s.fighting_allies(f.seat)
        if f.step == 0:
            n = code - NUMBER
            f.numbers = (s.recruit(left, n, f.source), s.recruit(right, self.n - n, f.source))
        else:
            ally = left if f.step == 1 else right
            s.deploy(ally, code - NUMBER, f.source)
            if s.fights_now(ally):
                s.turn.deployed += code - NUMBER
        f.step += 1


# -- trade

# What can be traded: Intrigue cards, or one of these
TRADED: Final = (SOLARI, SPICE, WATER)
TRADE_INTRIGUE: Final = FIRST_PART + len(TRADED)


class TradeFrame(Frame):
    """A trade under way."""

    mate = NOTHING  # with whom
    kind = PASS  # what is given now, as the option that names it
    given = 0  # so many of it

    def copy(self) -> Frame:
        twin = TradeFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.mate = self.mate
        twin.kind = self.kind
        twin.given = self.given
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.given, self.mate, [self.kind])


# Steps of a trade
WITH_WHOM: Final = 0
WHAT: Final = 1
HOW_MANY: Final = 2
WHAT_IN_RETURN: Final = 3  # and then, as before, how many
TRADE_OVER: Final = 5


class Trade(Do):
    """The player and one team mate may each give the other any number of one kind: solari, spice, water or Intrigue
    cards; one may give alone."""

    optional = True

    def doable(self, s: Imperium, f: Frame) -> bool:
        return any(self.kinds(s, seat) for seat in (f.seat, *s.seating.allies(f.seat)))

    def kinds(self, s: Imperium, giver: int) -> list[int]:
        """What there is to give, as anybody can see."""
        player = s.players[giver]
        have = (player.solari, player.spice, player.water, len(player.intrigue))
        return [FIRST_PART + i for i, n in enumerate(have) if n > 0]

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return TradeFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, TradeFrame)
        giver = f.seat if f.step <= HOW_MANY else f.mate
        if f.step == WITH_WHOM:
            s.ask(f.seat, "trade_with", [*(SEAT + mate for mate in s.seating.allies(f.seat)), PASS])
        elif f.step == WHAT or f.step == WHAT_IN_RETURN:
            s.ask(giver, "trade", [*self.kinds(s, giver), PASS])
        elif f.step == TRADE_OVER:
            s.done()
        elif f.kind != TRADE_INTRIGUE:
            player = s.players[giver]
            have = (player.solari, player.spice, player.water)[f.kind - FIRST_PART]
            least = 0 if f.given else 1
            s.ask(giver, "how_many", [NUMBER + n for n in range(least, min(have, MOST_NAMED) + 1)])
        else:
            self.ask_for_card(s, f, giver)

    def ask_for_card(self, s: Imperium, f: TradeFrame, giver: int) -> None:
        """One Intrigue card has been promised; more may follow."""
        cards = [INTRIGUE + card for card in distinct(s.players[giver].intrigue)]
        if not cards:
            f.step += 1
        elif f.given:
            s.ask_in_secret(giver, "give", [*cards, PASS])
        else:
            s.ask_in_secret(giver, "give", cards)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, TradeFrame)
        giver, taker = (f.seat, f.mate) if f.step <= HOW_MANY else (f.mate, f.seat)
        if f.step == WITH_WHOM:
            f.mate = code - SEAT
            f.step = WHAT if code != PASS else TRADE_OVER
        elif f.step == WHAT or f.step == WHAT_IN_RETURN:
            f.kind = code
            f.given = 0
            f.step += 2 if code == PASS else 1
        elif code == PASS:
            f.step += 1
        elif f.kind != TRADE_INTRIGUE:
            self.give(s, f, giver, taker, code - NUMBER)
        else:
            f.given += 1
            s.give_intrigue(giver, taker, code - INTRIGUE, f.source)

    def give(self, s: Imperium, f: TradeFrame, giver: int, taker: int, n: int) -> None:
        """Whoever gives the most that can be named at once, and has more of it, may go on."""
        good = TRADED[f.kind - FIRST_PART]
        if n:
            s.give(giver, taker, good, n, f.source)
            f.given += n
        player = s.players[giver]
        if n < MOST_NAMED or (player.solari, player.spice, player.water)[good] == 0:
            f.step += 1


# -- the Throne Row


class ToThroneRow(Pick):
    """Moves a card that is not of the Fremen from the Imperium Row to the Throne Row."""

    kind = "throne_row"

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        cards = s.content.cards
        return [CARD + card for card in distinct(sorted(s.row)) if not (cards[card].factions >> FREMEN) & 1]

    def picked(self, s: Imperium, f: Frame, code: int) -> None:
        s.row.remove(code - CARD)
        s.throne_row += (code - CARD,)
        if s.events is not None:
            s.tell("throne_row", f.seat, code, 1, f.source, EVERYBODY)
        s.refill_row()


TO_THRONE_ROW: Final = ToThroneRow()  # before the first round, if the table is set up so
