"""What cards, spaces and rewards can tell a player to do. One verb, one class.

Beside running, an effect here can say whether it can be done now (`doable`; one that cannot waits, and lapses with
the turn), whether it may be left undone (`optional`), and whether it is so plain that the moment never matters
(`plain`), so that the machine need not ask.
"""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.printed import Effects
from greathall.games.imperium.state import (
    COUNCIL_PERSUASION,
    MENTAT_HOME,
    REVEAL_TURN,
    SKIPPED,
    TOP_INFLUENCE,
    UNDECIDED,
    Imperium,
    Player,
)
from greathall.games.imperium.things import (
    AT_LEADER,
    CARD,
    CARDS,
    DISCARDED,
    FACTION,
    FACTIONS,
    INTRIGUE_CARDS,
    NOTHING,
    NUMBER,
    PERSUASION,
    PLAYED,
    SEAT,
    SET_ASIDE,
    SPACE,
    SPICE,
    SWORDS,
    TROOPS,
)
from greathall.kernel.machine import EVERYBODY, FIRST_PART, PASS, YES, Effect, Frame
from greathall.kernel.zones import distinct

STEAL_FROM: Final = 4


class Do(Effect[Imperium]):
    """An effect of the Dune games."""

    optional = False

    def plain(self, s: Imperium, f: Frame) -> bool:
        """Whether it may happen at once, because no other moment could be better."""
        return False


# -- counting


class Count:
    """So many of something, counted when it matters."""

    def of(self, s: Imperium, f: Frame) -> int:
        raise AssertionError(f"{type(self).__name__} does not count")


class CardsInPlay(Count):
    """The player's cards of a faction in play: from Agent turns of this round and revealed ones."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def of(self, s: Imperium, f: Frame) -> int:
        return cards_in_play(s, s.players[f.seat], self.faction)


def cards_in_play(s: Imperium, player: Player, faction: int) -> int:
    count = 0
    for card in player.in_play:
        if card >= 0 and (s.content.cards[card].factions >> faction) & 1:
            count += 1
    return count


# -- conditions


class Condition:
    def holds(self, s: Imperium, f: Frame) -> bool:
        raise AssertionError(f"{type(self).__name__} does not say when it holds")


class InfluenceWith(Condition):
    """At least so much influence with a faction."""

    def __init__(self, faction: int, level: int) -> None:
        self.faction = faction
        self.level = level

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].influence[self.faction] >= self.level


class AllianceWith(Condition):
    """The player holds the faction's alliance token; NOTHING: any."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, s: Imperium, f: Frame) -> bool:
        if self.faction == NOTHING:
            return f.seat in s.alliances
        return s.alliances[self.faction] == f.seat


class AnotherInPlay(Condition):
    """Another card of a faction in play beside the one that asks (Fremen Bond)."""

    def __init__(self, faction: int) -> None:
        self.faction = faction

    def holds(self, s: Imperium, f: Frame) -> bool:
        player = s.players[f.seat]
        count = cards_in_play(s, player, self.faction)
        own = player.in_play[f.place] if f.place >= 0 else NOTHING
        if own >= 0 and (s.content.cards[own].factions >> self.faction) & 1:
            count -= 1
        return count > 0


class CouncilSeat(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].council


class MentatAtHome(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.mentat == MENTAT_HOME


class OwnCopies(Condition):
    """At least so many copies of a card among all the player's cards."""

    def __init__(self, card: str, n: int) -> None:
        self.card = card
        self.n = n

    def holds(self, s: Imperium, f: Frame) -> bool:
        return own_copies(s, s.players[f.seat], self.card) >= self.n


class MostCopies(Condition):
    """More copies of a card than each opponent."""

    def __init__(self, card: str) -> None:
        self.card = card

    def holds(self, s: Imperium, f: Frame) -> bool:
        own = own_copies(s, s.players[f.seat], self.card)
        for seat, player in enumerate(s.players):
            if seat != f.seat and own_copies(s, player, self.card) >= own:
                return False
        return True


def own_copies(s: Imperium, player: Player, id: str) -> int:
    card = s.content.card_index[id]
    return (
        player.deck.count(card) + player.hand.count(card) + player.discard.count(card) + player.in_play.count(card)
    )


class TracksAt(Condition):
    """At least so much influence on so many tracks."""

    def __init__(self, level: int, tracks: int) -> None:
        self.level = level
        self.tracks = tracks

    def holds(self, s: Imperium, f: Frame) -> bool:
        return sum(influence >= self.level for influence in s.players[f.seat].influence) >= self.tracks


class If(Do):
    """Only while a condition holds."""

    def __init__(self, condition: Condition, then: Do) -> None:
        super().__init__()
        self.condition = condition
        self.then = then
        self.optional = then.optional

    def parts(self) -> Effects:
        return (self.then,)

    def doable(self, s: Imperium, f: Frame) -> bool:
        return self.condition.holds(s, f) and self.then.doable(s, f)

    def plain(self, s: Imperium, f: Frame) -> bool:
        return self.condition.holds(s, f) and self.then.plain(s, f)

    def start(self, s: Imperium, f: Frame) -> None:
        if self.condition.holds(s, f):
            self.then.start(s, f)


# -- joining effects


class All(Do):
    """Several effects as one step, in the printed order; those that cannot be done are passed over."""

    def __init__(self, steps: tuple[Do, ...]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> Effects:
        return self.steps

    def doable(self, s: Imperium, f: Frame) -> bool:
        for step in self.steps:
            if step.doable(s, f):
                return True
        return False

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
        for choice in self.choices:
            if choice.doable(s, f):
                return True
        return False

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0:
            options = [FIRST_PART + i for i, choice in enumerate(self.choices) if choice.doable(s, f)]
            if options:
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

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step < 2:
            s.ask(f.seat, "choose", [FIRST_PART + i for i in range(len(self.choices)) if not (f.n >> i) & 1])
            return
        depth = len(s.stack)
        while f.step < 2 + len(self.choices):
            i = f.step - 2
            f.step += 1
            if (f.n >> i) & 1:
                self.choices[i].start(s, f)
                if len(s.stack) != depth:
                    return
        s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.n |= 1 << (code - FIRST_PART)
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
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.step = 1
        if code == YES:
            self.effect.start(s, f)


class AnyOrder(Do):
    """Effects that their owner carries out one by one, in an order of their choice.

    What is pending stands in the frame's cards: effect number, source and place, three numbers each."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def run(self, s: Imperium, f: Frame) -> None:
        if self.settle(s, f):
            return
        options = self.ready(s, f)
        if options and not self.must_go_on(s, f):
            options.append(PASS)
        if options:
            s.ask(f.seat, self.kind, options)
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        if code == PASS:
            s.done()
        else:
            self.carry_out(s, f, code - FIRST_PART)

    def item(self, s: Imperium, f: Frame, i: int) -> Do:
        effect = s.content.effects[f.cards[3 * i]]
        assert isinstance(effect, Do)
        return effect

    def context(self, f: Frame, i: int) -> Frame:
        """The frame as the i-th effect sees it: on its own card."""
        return Frame(self, f.seat, f.by, f.cards[3 * i + 1], f.cards[3 * i + 2])

    def count(self, f: Frame) -> int:
        return len(f.cards) // 3

    def settle(self, s: Imperium, f: Frame) -> bool:
        """Does all that is plain; True if something of it needs to be gone through first."""
        i = 0
        while i < self.count(f):
            if self.gone(s, f, i):
                f.cards = f.cards[: 3 * i] + f.cards[3 * i + 3 :]
            elif self.item(s, f, i).plain(s, self.context(f, i)):
                depth = len(s.stack)
                self.carry_out(s, f, i)
                if len(s.stack) != depth:
                    return True
            else:
                i += 1
        return False

    def gone(self, s: Imperium, f: Frame, i: int) -> bool:
        """A card that was trashed before its box was used gives nothing more, except for trashing itself."""
        place = f.cards[3 * i + 2]
        if place < 0 or s.players[f.seat].in_play[place] >= 0:
            return False
        return f.n != place + 1

    def ready(self, s: Imperium, f: Frame) -> list[int]:
        """Like effects of like cards are offered once."""
        options: list[int] = []
        for i in range(self.count(f)):
            if not self.offered_before(f, i) and self.item(s, f, i).doable(s, self.context(f, i)):
                options.append(FIRST_PART + i)
        return options

    def offered_before(self, f: Frame, i: int) -> bool:
        for j in range(i):
            if f.cards[3 * j] == f.cards[3 * i] and f.cards[3 * j + 1] == f.cards[3 * i + 1]:
                return True
        return False

    def must_go_on(self, s: Imperium, f: Frame) -> bool:
        """Whether something compulsory can still be done."""
        for i in range(self.count(f)):
            effect = self.item(s, f, i)
            if not effect.optional and effect.doable(s, self.context(f, i)):
                return True
        return False

    def carry_out(self, s: Imperium, f: Frame, i: int) -> None:
        effect = self.item(s, f, i)
        context = self.context(f, i)
        f.cards = f.cards[: 3 * i] + f.cards[3 * i + 3 :]
        if isinstance(effect, TrashThis):
            f.n = context.place + 1
        effect.start(s, context)


def begin(s: Imperium, order: AnyOrder, effects: Effects, seat: int, source: int) -> None:
    """Opens a frame in which a player carries out effects in any order."""
    frame = Frame(order, seat, seat, source, NOTHING)
    items: list[int] = []
    for effect in effects:
        items.append(effect.number)
        items.append(source)
        items.append(NOTHING)
    frame.cards = items
    s.push(frame)


# -- gaining


class Gain(Do):
    """So many of something; `per` multiplies it by a count."""

    def __init__(self, good: int, n: int, per: Count | None = None) -> None:
        super().__init__()
        self.good = good
        self.n = n
        self.per = per

    def doable(self, s: Imperium, f: Frame) -> bool:
        return self.good != TROOPS or s.players[f.seat].supply > 0

    def plain(self, s: Imperium, f: Frame) -> bool:
        if self.per is not None or self.good == CARDS or self.good == INTRIGUE_CARDS:
            return False
        return self.good != TROOPS or s.players[f.seat].supply >= self.n

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


class Harvest(Do):
    """A Maker space's own spice and all that has gathered on it."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        space = s.turn.space
        s.turn.harvested = s.content.spaces[space].harvest
        spice = s.turn.harvested + s.bonus_spice[space]
        s.bonus_spice[space] = 0
        if s.leader(f.seat).harvest_draws:
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
    """From each opponent with four or more Intrigue cards, a random one."""

    def start(self, s: Imperium, f: Frame) -> None:
        seat = s.left_of(f.seat)
        while seat != f.seat:
            if len(s.players[seat].intrigue) >= STEAL_FROM:
                s.steal_intrigue(f.seat, seat, f.source)
            seat = s.left_of(seat)


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
        if space == NOTHING:
            return  # the original's Carthag is not on Uprising's board
        s.control[space] = f.seat
        if s.events is not None:
            s.tell("control", f.seat, SPACE + space, 1, f.source, EVERYBODY)


# -- influence


class Influence(Do):
    """Influence with one faction, of those named if there are several."""

    def __init__(self, factions: int, n: int = 1, only_behind: bool = False) -> None:
        super().__init__()
        self.factions = factions  # bits
        self.n = n
        self.only_behind = only_behind  # only where an opponent is ahead

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        found: list[int] = []
        for faction in range(len(FACTIONS)):
            level = s.players[f.seat].influence[faction]
            if not (self.factions >> faction) & 1 or level == TOP_INFLUENCE:
                continue
            if not self.only_behind or any(player.influence[faction] > level for player in s.players):
                found.append(FACTION + faction)
        return found

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(self.choices(s, f)) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        options = self.choices(s, f)
        if options:
            s.ask(f.seat, "influence", options)
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.gain_influence(f.seat, code - FACTION, self.n, f.source)


class InfluenceWithTwo(Do):
    """One influence with each of two different factions, both named first."""

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step < 2:
            options = [
                FACTION + faction
                for faction in range(len(FACTIONS))
                if not (f.n >> faction) & 1 and s.players[f.seat].influence[faction] < TOP_INFLUENCE
            ]
            if options:
                s.ask(f.seat, "influence", options)
                return
        s.stack.pop()
        for faction in range(len(FACTIONS)):
            if (f.n >> faction) & 1:
                s.gain_influence(f.seat, faction, 1, f.source)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.step += 1
        f.n |= 1 << (code - FACTION)


class VisitInfluence(Do):
    """Influence with the faction whose space was visited."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.turn.space >= 0 and s.content.spaces[s.turn.space].faction != NOTHING

    def start(self, s: Imperium, f: Frame) -> None:
        s.gain_influence(f.seat, s.content.spaces[s.turn.space].faction, self.n, f.source)


class SecretInfluence(Do):
    """Influence with the factions picked in secret, once in a game (Baron Harkonnen)."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].tokens) > 0

    def start(self, s: Imperium, f: Frame) -> None:
        tokens = s.players[f.seat].tokens
        s.players[f.seat].tokens = []
        s.barrier += 1
        if s.events is not None:
            s.tell("masterstroke", f.seat, NOTHING, len(tokens), f.source, EVERYBODY)
        for faction in tokens:
            s.gain_influence(f.seat, faction, 1, f.source)


class LoseInfluence(Do):
    """So much influence, each with a faction of one's choice; a real loss, so not on a track at 0."""

    def __init__(self, n: int = 1) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return sum(s.players[f.seat].influence) >= self.n

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0 and f.n < self.n:
            influence = s.players[f.seat].influence
            options = [FACTION + i for i in range(len(FACTIONS)) if influence[i] > 0]
            s.ask(f.seat, "lose_influence", options)
        elif f.cards:
            s.ask(f.seat, "alliance_to", [SEAT + seat for seat in f.cards])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        if f.step == 0:
            f.n += 1
            f.ref = code - FACTION
            f.cards = s.lose_influence(f.seat, f.ref, f.source)
            f.step = 1 if f.cards else 0
        else:
            s.move_alliance(f.ref, code - SEAT)
            f.cards = []
            f.step = 0


# -- costs


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


# -- cards


class DiscardCards(Do):
    """Discards cards of one's choice from the hand, or all if there are fewer."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].hand) >= self.n

    def run(self, s: Imperium, f: Frame) -> None:
        hand = s.players[f.seat].hand
        if f.n < self.n and hand:
            s.ask(f.seat, "discard", [CARD + card for card in distinct(hand)])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        f.n += 1
        f.ref = code - CARD
        s.discard_from_hand(f.seat, f.ref)


class TrashCard(Do):
    """Trashes a card from the hand, the discard pile or play."""

    def __init__(self, optional: bool) -> None:
        super().__init__()
        self.optional = optional

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        player = s.players[f.seat]
        options = [CARD + card for card in distinct(player.hand)]
        options += [DISCARDED + card for card in distinct(sorted(player.discard))]
        options += [PLAYED + card for card in distinct(sorted(player.in_play)) if card >= 0]
        return options

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(self.choices(s, f)) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        options = self.choices(s, f)
        if not options or f.step == 1:
            s.done()
            return
        if self.optional:
            options.append(PASS)
        s.ask(f.seat, "trash", options)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        if code == PASS:
            return
        player = s.players[f.seat]
        if code >= PLAYED:
            s.trash_from_play(f.seat, player.place_of(code - PLAYED, f.place), f.source)
        elif code >= DISCARDED:
            player.discard.remove(code - DISCARDED)
            s.trash(f.seat, code - DISCARDED, f.source)
        else:
            player.leave_hand(code - CARD, s.everybody())
            s.trash(f.seat, code - CARD, f.source)


class TrashThis(Do):
    """Trashes the card that says so."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return f.place >= 0 and s.players[f.seat].in_play[f.place] >= 0

    def start(self, s: Imperium, f: Frame) -> None:
        if self.doable(s, f):
            s.trash_from_play(f.seat, f.place, f.source)


class TakeFromDiscard(Do):
    """Takes a card of a faction from the discard pile into the hand."""

    def __init__(self, faction: int) -> None:
        super().__init__()
        self.faction = faction

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [
            DISCARDED + card
            for card in distinct(sorted(s.players[f.seat].discard))
            if (s.content.cards[card].factions >> self.faction) & 1
        ]

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(self.choices(s, f)) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        s.ask(f.seat, "take", self.choices(s, f))

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        card = code - DISCARDED
        player = s.players[f.seat]
        player.discard.remove(card)
        player.draw_into_hand(card, s.others(f.seat))
        if s.events is not None:
            s.tell("take", f.seat, CARD + card, 1, f.source, EVERYBODY)
        s.entered_hand(f.seat, card)


class AcquireReserve(Do):
    """Takes a card from its reserve stack."""

    def __init__(self, card: str) -> None:
        super().__init__()
        self.card = card

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.reserve[s.content.card_index[self.card]] > 0

    def plain(self, s: Imperium, f: Frame) -> bool:
        return False

    def start(self, s: Imperium, f: Frame) -> None:
        if self.doable(s, f):
            s.acquire(f.seat, s.content.card_index[self.card], "discard", f.source)


class AcquireFree(Do):
    """Acquires a card that costs at most so much, for nothing."""

    def __init__(self, cost: int, to: str) -> None:
        super().__init__()
        self.cost = cost
        self.to = to

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        options = [CARD + card for card in s.buyable() if s.content.cards[card].cost <= self.cost]
        own = s.players[f.seat].set_aside
        if own != NOTHING and s.content.cards[own].cost <= self.cost:
            options.append(SET_ASIDE)
        return options

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(self.choices(s, f)) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        options = self.choices(s, f)
        if options:
            s.ask(f.seat, "acquire", options)
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        if code == SET_ASIDE:
            player = s.players[f.seat]
            card = player.set_aside
            player.set_aside = NOTHING
            s.acquired(f.seat, card, self.to, f.source)
        else:
            s.acquire(f.seat, code - CARD, self.to, f.source)


class Manipulate(Do):
    """Sets a card of the row aside, which the player alone may acquire this round for 1 less (Helena)."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.row) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        s.ask(f.seat, "manipulate", [CARD + card for card in distinct(sorted(s.row))])

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        player = s.players[f.seat]
        if player.set_aside != NOTHING:
            s.removed.append(player.set_aside)
        player.set_aside = code - CARD
        s.row.remove(code - CARD)
        if s.events is not None:
            s.tell("set_aside", f.seat, code, 1, f.source, EVERYBODY)
        s.refill_row()


# -- troops


class DeployTroops(Do):
    """Up to so many troops from the garrison to the Conflict."""

    optional = True

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def limit(self, s: Imperium, f: Frame) -> int:
        return min(self.most, s.players[f.seat].garrison) if s.may_deploy(f.seat) else 0

    def doable(self, s: Imperium, f: Frame) -> bool:
        return self.limit(s, f) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        most = self.limit(s, f)
        if most > 0:
            s.ask(f.seat, "deploy", [NUMBER + n for n in range(most + 1)])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.deploy(f.seat, code - NUMBER, f.source)


class RecruitToConflict(Do):
    """Recruits troops, each of which may go straight to the Conflict; `on_reveal`: only on a Reveal turn."""

    def __init__(self, n: int, on_reveal: bool) -> None:
        super().__init__()
        self.n = n
        self.on_reveal = on_reveal

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].supply > 0

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            f.n = s.recruit(f.seat, self.n, f.source)
            if (self.on_reveal and s.turn.kind != REVEAL_TURN) or not s.may_deploy(f.seat):
                f.n = 0
        if f.n > 0:
            s.ask(f.seat, "deploy", [NUMBER + n for n in range(f.n + 1)])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.deploy(f.seat, code - NUMBER, f.source)


class Retreat(Do):
    """Up to so many own troops from the Conflict to the garrison."""

    optional = True

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].deployed > 0

    def run(self, s: Imperium, f: Frame) -> None:
        most = min(self.most, s.players[f.seat].deployed)
        s.ask(f.seat, "retreat", [NUMBER + n for n in range(most + 1)])

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.retreat(f.seat, code - NUMBER, f.source)


class LoseDeployed(Do):
    """Loses so many own troops in the Conflict."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.players[f.seat].deployed >= self.n

    def start(self, s: Imperium, f: Frame) -> None:
        s.lose_deployed(f.seat, self.n, f.source)


class LoseGarrisoned(Do):
    """Loses so many troops in the garrison, or what there is."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def start(self, s: Imperium, f: Frame) -> None:
        s.lose_garrisoned(f.seat, self.n, f.source)


class DoubleCross(Do):
    """An opponent loses a troop in the Conflict, and the player puts one there from the supply."""

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        return [SEAT + seat for seat, player in enumerate(s.players) if seat != f.seat and player.deployed > 0]

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(self.choices(s, f)) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        s.ask(f.seat, "opponent", self.choices(s, f))

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.lose_deployed(code - SEAT, 1, f.source)
        player = s.players[f.seat]
        if player.supply > 0 and s.may_deploy(f.seat):
            player.supply -= 1
            s.enter_conflict(f.seat, 1, f.source)


# -- opponents


class EachOpponent(Do):
    """Each opponent, clockwise from the left."""

    def __init__(self, effect: Do) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> Effects:
        return (self.effect,)

    def run(self, s: Imperium, f: Frame) -> None:
        depth = len(s.stack)
        seats = len(s.players)
        f.step += 1
        while f.step < seats:
            self.effect.start(s, Frame(self, (f.by + f.step) % seats, f.by, f.source, NOTHING))
            if len(s.stack) != depth:
                return
            f.step += 1
        s.done()


# -- Agents and turns


class RecallAgent(Do):
    """One of the player's Agents returns from the board to the Leader, to be used again."""

    def choices(self, s: Imperium, f: Frame) -> list[int]:
        spaces = sorted({space for space in s.players[f.seat].agents if space >= 0})
        return [SPACE + space for space in spaces]

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(self.choices(s, f)) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        s.ask(f.seat, "recall", self.choices(s, f))

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.recall_agent(f.seat, code - SPACE, f.source)


class CloseSpace(Do):
    """Names a space that is closed to opponents until the player's next turn (The Voice)."""

    def run(self, s: Imperium, f: Frame) -> None:
        s.ask(f.seat, "voice", [SPACE + space.index for space in s.content.spaces])

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        s.closed = [*s.closed, code - SPACE, f.seat]
        if s.events is not None:
            s.tell("voice", f.seat, code, 1, f.source, EVERYBODY)


class ExtraIcons(Do):
    """The card played this turn shows these Agent icons too."""

    def __init__(self, icons: int) -> None:
        super().__init__()
        self.icons = icons

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.turn.kind == UNDECIDED

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.extra_icons |= self.icons


class IgnoreEnemies(Do):
    """Enemy Agents do not stop the player's next Agent this turn."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.turn.kind == UNDECIDED

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.ignores_enemies = True


class AtTurnStart(Do):
    """Only as the first thing of a turn."""

    def __init__(self, effect: Do) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> Effects:
        return (self.effect,)

    def doable(self, s: Imperium, f: Frame) -> bool:
        return not s.turn.begun and self.effect.doable(s, f)

    def start(self, s: Imperium, f: Frame) -> None:
        self.effect.start(s, f)


class SkipTurn(Do):
    """Passes the turn without sending an Agent or revealing."""

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.kind = SKIPPED
        if s.events is not None:
            s.tell("skip_turn", f.seat, NOTHING, 1, f.source, EVERYBODY)


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


class CheaperFlow(Do):
    """The Spice Must Flow costs less this turn (Guild Bankers)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.flow_discount += self.n


class AcquireToDeck(Do):
    """Cards acquired this turn may go on top of the deck (Recruitment Mission)."""

    def start(self, s: Imperium, f: Frame) -> None:
        s.turn.topdecks = True


class UseSignet(Do):
    """The Leader's Signet Ring ability: its effects join those of the turn."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return True

    def start(self, s: Imperium, f: Frame) -> None:
        s.add_pending(s.leader(f.seat).signet, f.source, f.place)


class Snoop(Do):
    """Looks at the top card of an existing deck, then draws or trashes it."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].deck) > 0

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 0:
            f.step = 1
            player = s.players[f.seat]
            who = player.forget_top()
            player.deck_seen.append(who | (1 << f.seat))
            s.barrier += 1
        s.ask(f.seat, "snoop", [YES, PASS])

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        if code == YES:
            s.draw(f.seat, 1, f.source)
        else:
            card = s.take_top(f.seat)
            s.players[f.seat].forget_top()
            s.trash(f.seat, card, f.source)


class Reshuffle(Do):
    """Shuffles the discard pile into the deck."""

    def start(self, s: Imperium, f: Frame) -> None:
        player = s.players[f.seat]
        player.deck += player.discard
        player.discard = []
        player.deck_seen = []
        s.rng.shuffle(player.deck)
        s.barrier += 1
        if s.events is not None:
            s.tell("shuffle", f.seat, NOTHING, len(player.deck), f.source, EVERYBODY)
