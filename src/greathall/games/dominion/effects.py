"""What cards can tell a player to do. One verb, one class; the lower-case makers are what card files use."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import ACTION, Card
from greathall.games.dominion.state import NOTHING, Dominion
from greathall.games.dominion.turn import play_again
from greathall.kernel.effects import Choose, May, Seq
from greathall.kernel.frames import CardFrame, CardsFrame
from greathall.kernel.machine import EVERYBODY, FIRST_THING, PASS, YES, Effect, Frame, Memory, State
from greathall.kernel.zones import GROUP, distinct

DominionEffect = Effect[Dominion]

# Counts that the table decides.
ANY_NUMBER: Final = 99
PER_CARD: Final = -1  # one for each card that the sentence before has moved

HAND: Final = "hand"
DISCARD: Final = "discard"
DECK: Final = "deck"


# -- plain bonuses


class Bonus(Effect[Dominion]):
    """+N of something; PER_CARD counts the cards just moved."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def amount(self, f: Frame) -> int:
        if self.n != PER_CARD:
            return self.n
        assert isinstance(f, CardsFrame), "PER_CARD is for what follows at once from moving cards"
        return f.moved


class Cards(Bonus):
    def start(self, s: Dominion, f: Frame) -> None:
        s.draw(f.seat, self.amount(f))


class Actions(Bonus):
    def start(self, s: Dominion, f: Frame) -> None:
        s.actions += self.amount(f)
        if s.events is not None:
            s.tell("actions", f.seat, NOTHING, self.amount(f), f.source, EVERYBODY)


class Buys(Bonus):
    def start(self, s: Dominion, f: Frame) -> None:
        s.buys += self.amount(f)
        if s.events is not None:
            s.tell("buys", f.seat, NOTHING, self.amount(f), f.source, EVERYBODY)


class Coins(Bonus):
    def start(self, s: Dominion, f: Frame) -> None:
        s.coins += self.amount(f)
        if s.events is not None:
            s.tell("coins", f.seat, NOTHING, self.amount(f), f.source, EVERYBODY)


class Cheaper(Bonus):
    """All cards cost less this turn (Bridge)."""

    def start(self, s: Dominion, f: Frame) -> None:
        s.discount += self.n
        if s.events is not None:
            s.tell("cheaper", f.seat, NOTHING, self.n, f.source, EVERYBODY)


class RicherCoppers(Bonus):
    """Copper gives more coins this turn (Coppersmith)."""

    def start(self, s: Dominion, f: Frame) -> None:
        s.copper_bonus += self.n
        if s.events is not None:
            s.tell("richer", f.seat, NOTHING, self.n, f.source, EVERYBODY)


# -- conditions


class Condition:
    def holds(self, s: Dominion, f: Frame) -> bool:
        raise AssertionError(f"{type(self).__name__} does not say when it holds")


class ActionsPlayed(Condition):
    """This is at least the n-th Action played this turn."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Dominion, f: Frame) -> bool:
        return s.actions_played >= self.n


class HandWithout(Condition):
    """No card of this type is in hand."""

    def __init__(self, types: int) -> None:
        self.types = types

    def holds(self, s: Dominion, f: Frame) -> bool:
        return not any(s.has_type(card, self.types) for card in s.players[f.seat].hand)


class HandAtLeast(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Dominion, f: Frame) -> bool:
        return len(s.players[f.seat].hand) >= self.n


class When(Effect[Dominion]):
    """If the condition holds now."""

    def __init__(self, condition: Condition, then: DominionEffect) -> None:
        super().__init__()
        self.condition = condition
        self.then = then

    def parts(self) -> tuple[DominionEffect, ...]:
        return (self.then,)

    def start(self, s: Dominion, f: Frame) -> None:
        if self.condition.holds(s, f):
            self.then.start(s, f)


# -- other players


class Others(Effect[Dominion]):
    """Each other player, one after another from the left; an Attack passes over whoever is unaffected."""

    def __init__(self, effect: DominionEffect, attack: bool) -> None:
        super().__init__()
        self.effect = effect
        self.attack = attack

    def parts(self) -> tuple[DominionEffect, ...]:
        return (self.effect,)

    def run(self, s: Dominion, f: Frame) -> None:
        depth = len(s.stack)
        seats = len(s.players)
        f.step += 1
        while f.step < seats:
            seat = (f.by + f.step) % seats
            if not (self.attack and (s.immune >> seat) & 1):
                self.effect.start(s, Frame(self, seat, f.by, f.source, f.place))
                if len(s.stack) != depth:
                    return
            f.step += 1
        s.done()


# -- which cards


class Which:
    """A description of cards: of a type, of a name, or any."""

    def __init__(self, types: int = 0, card: Card | None = None) -> None:
        self.types = types
        self.card = card

    def fits(self, s: Dominion, card: int) -> bool:
        if self.card is not None:
            return card == self.card.index
        return self.types == 0 or s.has_type(card, self.types)


ANY_CARD: Final = Which()
ANY_ACTION: Final = Which(ACTION)


# -- out of the hand


def ask_for_card(s: Dominion, seat: int, kind: str, which: Which, may_pass: bool) -> bool:
    """Asks for a card from the hand; False if the hand is empty.

    The others learn no more than they know, the hand's size: whoever has no card that fits is asked as well, and
    can only pass. A hand's one card goes by itself where any card does."""
    hand = s.players[seat].hand
    if not hand:
        return False
    options = [FIRST_THING + card for card in distinct(hand) if which.fits(s, card)]
    if which is ANY_CARD and len(hand) == 1 and not may_pass:
        s.ask(seat, kind, options)
    else:
        if may_pass or not options:
            options.append(PASS)
        s.ask_in_secret(seat, kind, options)
    return True


class FromHand(Effect[Dominion]):
    """Picks cards from the hand, from `least` to `most` as far as there are any, and does something with them;
    then goes on with `then` if at least one was moved (all of `least`, where that is more), else `otherwise`."""

    kind = ""
    shows = False  # everybody sees the card, which others can then be measured by

    def __init__(
        self,
        least: int,
        most: int,
        which: Which,
        then: DominionEffect | None = None,
        otherwise: DominionEffect | None = None,
    ) -> None:
        super().__init__()
        self.least = least
        self.most = most
        self.which = which
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> tuple[DominionEffect, ...]:
        return tuple(part for part in (self.then, self.otherwise) if part is not None)

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CardsFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, CardsFrame)
        asks = f.step == 0 and f.moved < self.most
        if asks and ask_for_card(s, f.seat, self.kind, self.which, f.moved >= self.least):
            return
        self.finish(s, f)
        s.stack.pop()
        if f.moved >= self.least and f.moved > 0:
            if self.then is not None:
                self.then.start(s, f)
        elif self.otherwise is not None:
            self.otherwise.start(s, f)

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        if code == PASS:
            f.step = 1
        else:
            assert isinstance(f, CardsFrame)
            f.moved += 1
            if self.shows:
                f.card = code - FIRST_THING
            self.move(s, f.seat, code - FIRST_THING)

    def move(self, s: Dominion, seat: int, card: int) -> None:
        raise AssertionError(f"{type(self).__name__} does not say where a card goes")

    def finish(self, s: Dominion, f: CardsFrame) -> None:
        """When all are picked."""


class Discard(FromHand):
    """Discards cards at once: the others see the uppermost alone."""

    kind = "discard"

    def move(self, s: Dominion, seat: int, card: int) -> None:
        s.hold(seat, card)

    def finish(self, s: Dominion, f: CardsFrame) -> None:
        s.discard_held(f.seat)


class DiscardDownTo(Discard):
    """Discards until so many cards are left in hand."""

    def __init__(self, size: int) -> None:
        super().__init__(0, 0, ANY_CARD)
        self.size = size

    def run(self, s: Dominion, f: Frame) -> None:
        if len(s.players[f.seat].hand) > self.size:
            ask_for_card(s, f.seat, self.kind, ANY_CARD, False)
        else:
            s.discard_held(f.seat)
            s.done()


class Trash(FromHand):
    kind = "trash"
    shows = True

    def move(self, s: Dominion, seat: int, card: int) -> None:
        s.trash_from_hand(seat, card)


class TopDeck(FromHand):
    """Puts cards from the hand on top of the deck, unseen by the others."""

    kind = "topdeck"

    def move(self, s: Dominion, seat: int, card: int) -> None:
        s.hand_to_deck(seat, card, 1 << seat)


class RevealAndTopDeck(FromHand):
    """Reveals a card from the hand and puts it on top of the deck; without one, reveals the hand."""

    kind = "topdeck"

    def move(self, s: Dominion, seat: int, card: int) -> None:
        s.hand_to_deck(seat, card, s.everybody())

    def finish(self, s: Dominion, f: CardsFrame) -> None:
        if f.moved == 0:
            s.reveal_hand(f.seat)


class DiscardHand(Effect[Dominion]):
    def start(self, s: Dominion, f: Frame) -> None:
        s.discard_hand(f.seat)


class RevealHand(Effect[Dominion]):
    def start(self, s: Dominion, f: Frame) -> None:
        s.reveal_hand(f.seat)


class DiscardDeck(Effect[Dominion]):
    """Puts the deck into the discard pile, unseen."""

    def start(self, s: Dominion, f: Frame) -> None:
        player = s.players[f.seat]
        if player.deck:
            # Who knew cards of this deck does not follow them into the pile; the lowest card ends up on top.
            player.discard.extend(player.deck[::-1])
            player.discard_unseen.extend(player.deck[:0:-1])
            player.deck = []
            player.deck_seen = []
            s.barrier += 1
            if s.events is not None:
                s.tell("discard_deck", f.seat, NOTHING, 0, f.source, EVERYBODY)


# -- the played card itself


class TrashThis(Effect[Dominion]):
    """Trashes the played card; what depends on it happens only if it was still there."""

    def __init__(self, then: DominionEffect | None) -> None:
        super().__init__()
        self.then = then

    def parts(self) -> tuple[DominionEffect, ...]:
        return () if self.then is None else (self.then,)

    def start(self, s: Dominion, f: Frame) -> None:
        if s.trash_from_play(f.seat, f.place) and self.then is not None:
            self.then.start(s, f)


class MayTrashThis(May[Dominion]):
    """Asks only while the played card is there to be trashed."""

    def start(self, s: Dominion, f: Frame) -> None:
        if f.place >= 0 and s.in_play[f.place] >= 0:
            s.push(Frame(self, f.seat, f.by, f.source, f.place))


class TwiceFrame(CardFrame):
    """The card is played again."""

    lies_at = 0  # its place in play

    def copy(self) -> Frame:
        twin = TwiceFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.card = self.card
        twin.lies_at = self.lies_at
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.lies_at, self.card, [])


class PlayTwice(Effect[Dominion]):
    """Picks an Action in hand and plays it twice (Throne Room)."""

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return TwiceFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, TwiceFrame)
        if f.step == 0:
            if not ask_for_card(s, f.seat, "throne", ANY_ACTION, False):
                s.done()
        elif f.step == 1:
            f.step = 2
            play_again(s, f.card, f.lies_at)
        else:
            s.done()

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        assert isinstance(f, TwiceFrame)
        if code == PASS:
            f.step = 2
            return
        f.step = 1
        f.card = code - FIRST_THING
        f.lies_at = s.put_in_play(f.card)
        play_again(s, f.card, f.lies_at)


# -- gaining


class GainNamed(Effect[Dominion]):
    """Gains a card of that name, if there is one left."""

    def __init__(self, card: Card, to: str) -> None:
        super().__init__()
        self.card = card
        self.to = to

    def start(self, s: Dominion, f: Frame) -> None:
        s.gain(f.seat, self.card.index, self.to)


class Gain(Effect[Dominion]):
    """Gains a card of one's choice: by its cost, or by that of the card just trashed and a difference.

    The frame's card is the one that it is measured by, then the one gained."""

    def __init__(
        self,
        cost: int,
        exactly: bool,
        relative: bool,
        which: Which,
        to: str,
        optional: bool,
        bonuses: tuple[tuple[int, DominionEffect], ...],
    ) -> None:
        super().__init__()
        self.cost = cost
        self.exactly = exactly
        self.relative = relative
        self.which = which
        self.to = to
        self.optional = optional
        self.bonuses = bonuses  # for each type of the gained card

    def parts(self) -> tuple[DominionEffect, ...]:
        return tuple(effect for _, effect in self.bonuses)

    def start(self, s: Dominion, f: Frame) -> None:
        own = CardFrame(self, f.seat, f.by, f.source, f.place)
        if isinstance(f, CardFrame):
            own.card = f.card
        s.push(own)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, CardFrame)
        depth = len(s.stack)
        if f.step == 0:
            options = self.gainable(s, f)
            if options:
                if self.optional:
                    options.append(PASS)
                s.ask(f.seat, "gain", options)
                return
        elif f.step <= len(self.bonuses):
            while f.step <= len(self.bonuses):
                types, effect = self.bonuses[f.step - 1]
                f.step += 1
                if s.has_type(f.card, types):
                    effect.start(s, f)
                    if len(s.stack) != depth:
                        return
        s.done()

    def limit(self, s: Dominion, f: CardFrame) -> int:
        return self.cost + (s.cost(f.card) if self.relative else 0)

    def gainable(self, s: Dominion, f: CardFrame) -> list[int]:
        limit = self.limit(s, f)
        options: list[int] = []
        for card in s.setup.piles:
            if s.supply[card] > 0 and self.which.fits(s, card):
                cost = s.cost(card)
                if cost == limit or (cost < limit and not self.exactly):
                    options.append(FIRST_THING + card)
        return options

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        if code == PASS:
            f.step = len(self.bonuses) + 1
            return
        assert isinstance(f, CardFrame)
        f.step = 1
        f.card = code - FIRST_THING
        s.gain(f.seat, f.card, self.to)


# -- off the top of the deck


class Dig(Effect[Dominion]):
    """Reveals cards from the deck until `count` fitting ones are found, does something with those, and discards
    the rest."""

    def __init__(self, count: int, least_cost: int, which: Which, then: DominionEffect | None) -> None:
        super().__init__()
        self.count = count
        self.least_cost = least_cost
        self.which = which
        self.then = then  # None: into the hand; else the card is trashed and this follows

    def parts(self) -> tuple[DominionEffect, ...]:
        return () if self.then is None else (self.then,)

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CardFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, CardFrame)
        if f.step == 0:
            f.step = 1
            found = self.reveal(s, f)
            if self.then is None:
                for card in found:
                    s.aside_to_hand(f.seat, card)
            elif found:
                f.card = found[0]
                s.trash_aside(f.seat, f.card)
                self.then.start(s, f)
                return
        s.discard_all_aside(f.seat)
        s.done()

    def reveal(self, s: Dominion, f: Frame) -> list[int]:
        found: list[int] = []
        while len(found) < self.count:
            card = s.reveal_top(f.seat)
            if card == NOTHING:
                break
            if s.cost(card) >= self.least_cost and self.which.fits(s, card):
                found.append(card)
        return found


class Spy(Effect[Dominion]):
    """Reveals the top card of a deck; the player of the card says whether it is discarded or goes back."""

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CardFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, CardFrame)
        if f.step == 0:
            f.step = 1
            f.card = s.reveal_top(f.seat)
        if f.step == 2 or f.card == NOTHING:
            s.done()
        else:
            s.ask(f.by, "spy", [YES, PASS])

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        assert isinstance(f, CardFrame)
        f.step = 2
        if code == YES:
            s.discard_aside(f.seat, f.card)
        else:
            s.aside_to_deck(f.seat, f.card, s.everybody())


class ScoutFrame(Frame):
    """Cards are put back in an order of one's choice."""

    group = 0  # the number under which the others remember them, if there is an order to hide
    order: tuple[int, ...] = ()  # those that have their place

    def copy(self) -> Frame:
        twin = ScoutFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.group = self.group
        twin.order = self.order
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.group, -1, list(self.order))


class Scout(Effect[Dominion]):
    """Reveals the top n cards; those of a type go into the hand, the rest back in an order of one's choice."""

    def __init__(self, n: int, types: int) -> None:
        super().__init__()
        self.n = n
        self.types = types

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return ScoutFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, ScoutFrame)
        aside = s.players[f.seat].aside
        if f.step == 0:
            f.step = 1
            for _ in range(self.n):
                if s.reveal_top(f.seat) == NOTHING:
                    break
            for card in aside.copy():
                if s.has_type(card, self.types):
                    s.aside_to_hand(f.seat, card)
            # Each scouting makes a group of its own, so that two in a row do not mix; like cards have no order.
            f.group = s.barrier if len(distinct(sorted(aside))) > 1 else 0
        left = self.left(s, f)
        if f.group and len(left) > 1:
            s.ask_in_secret(f.seat, "order", [FIRST_THING + card for card in distinct(left)])
            return
        # The cards go back all at once: nobody else may see in which order.
        seen = (1 << f.seat) + GROUP * f.group if f.group else s.everybody()
        for card in (*f.order, *left):
            s.aside_to_deck(f.seat, card, seen)
        s.done()

    def left(self, s: Dominion, f: ScoutFrame) -> list[int]:
        """The cards that have no place in the order yet."""
        left = sorted(s.players[f.seat].aside)
        for card in f.order:
            left.remove(card)
        return left

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        assert isinstance(f, ScoutFrame)
        f.order = (*f.order, code - FIRST_THING)


# -- makers, as card files use them


def cards(n: int) -> DominionEffect:
    return Cards(n)


def actions(n: int) -> DominionEffect:
    return Actions(n)


def buys(n: int) -> DominionEffect:
    return Buys(n)


def coins(n: int) -> DominionEffect:
    return Coins(n)


def seq(*steps: DominionEffect) -> DominionEffect:
    return Seq(steps)


def choose(count: int, *choices: DominionEffect) -> DominionEffect:
    return Choose(count, choices)


def when(condition: Condition, *then: DominionEffect) -> DominionEffect:
    return When(condition, then[0] if len(then) == 1 else Seq(then))


def others(*effects: DominionEffect) -> DominionEffect:
    """Each other player; not an Attack."""
    return Others(effects[0] if len(effects) == 1 else Seq(effects), False)


def attack(*effects: DominionEffect) -> DominionEffect:
    """Each other player who is not unaffected."""
    return Others(effects[0] if len(effects) == 1 else Seq(effects), True)


def discard(n: int, which: Which = ANY_CARD, then: DominionEffect | None = None) -> DominionEffect:
    return Discard(0 if n == ANY_NUMBER else n, n, which, then)


def may_discard(which: Which, then: DominionEffect, otherwise: DominionEffect) -> DominionEffect:
    return Discard(0, 1, which, then, otherwise)


def discard_down_to(size: int) -> DominionEffect:
    return DiscardDownTo(size)


def trash(n: int, which: Which = ANY_CARD, then: DominionEffect | None = None) -> DominionEffect:
    return Trash(n, n, which, then)


def may_trash(most: int) -> DominionEffect:
    return Trash(0, most, ANY_CARD)


def topdeck(n: int) -> DominionEffect:
    return TopDeck(n, n, ANY_CARD)


def gain(card: Card, to: str = DISCARD) -> DominionEffect:
    return GainNamed(card, to)


def gain_up_to(
    cost: int, *, to: str = DISCARD, bonuses: tuple[tuple[int, DominionEffect], ...] = ()
) -> DominionEffect:
    return Gain(cost, False, False, ANY_CARD, to, False, bonuses)


def gain_costing(
    difference: int, *, exactly: bool = False, types: int = 0, to: str = DISCARD, optional: bool = False
) -> DominionEffect:
    """A card whose cost is that of the card just trashed and a difference, or (unless exactly) less."""
    return Gain(difference, exactly, True, Which(types), to, optional, ())


def may_trash_this(then: DominionEffect) -> DominionEffect:
    return MayTrashThis(TrashThis(then))


def trash_this() -> DominionEffect:
    return TrashThis(None)


def of_type(types: int) -> Which:
    return Which(types)


def named(card: Card) -> Which:
    return Which(card=card)
