"""Effects that one card alone has."""

from __future__ import annotations

from greathall.games.dominion.card import TREASURE
from greathall.games.dominion.conditions import ANY_CARD
from greathall.games.dominion.effects import DominionEffect
from greathall.games.dominion.hand_effects import ask_for_card
from greathall.games.dominion.state import NOTHING, Dominion
from greathall.kernel.frames import CardFrame
from greathall.kernel.machine import EVERYBODY, FIRST_THING, PASS, YES, Effect, Frame, Memory, State
from greathall.kernel.zones import distinct


class PassLeft(Effect[Dominion]):
    """Masquerade: every player passes a card to the left, all at once and unseen."""

    def run(self, s: Dominion, f: Frame) -> None:
        # Nobody sees an incoming card before all have picked one, so the order of asking tells nobody anything.
        while f.step < len(s.players):
            seat = (f.seat + f.step) % len(s.players)
            if ask_for_card(s, seat, "pass_left", ANY_CARD, False):
                return
            f.step += 1
        self.pass_cards(s)
        s.done()

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        s.hold((f.seat + f.step) % len(s.players), code - FIRST_THING)
        f.step += 1

    def pass_cards(self, s: Dominion) -> None:
        givers = [seat for seat in range(len(s.players)) if s.players[seat].held]
        passed = [s.players[seat].held.pop() for seat in givers]
        for giver, card in zip(givers, passed, strict=True):
            receiver = s.left_of(giver)
            # A player with nothing to pass is skipped on both sides (second-edition ruling), unless the option
            # asks for the literal reading of the first edition.
            while not s.setup.empty_hands_receive and receiver not in givers:
                receiver = s.left_of(receiver)
            s.players[giver].owned[card] -= 1
            s.players[receiver].owned[card] += 1
            s.players[receiver].draw_into_hand(card, (1 << giver) if giver != receiver else 0)
            if giver != receiver:
                s.passes.extend([giver, receiver, card])
            if s.events is not None:
                s.tell("pass_left", giver, card, receiver, NOTHING, (1 << giver) | (1 << receiver))
        if passed:
            for player in s.players:
                player.could_have_actions = True
        s.barrier += 1


class Swindle(Effect[Dominion]):
    """Swindler: a deck's top card is trashed and replaced by one of the same cost that the attacker picks."""

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return CardFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, CardFrame)
        if f.step == 0:
            f.step = 1
            f.card = s.reveal_top(f.seat)
            if f.card != NOTHING:
                s.trash_aside(f.seat, f.card)
        if f.step == 1 and f.card != NOTHING:
            cost = s.cost(f.card)
            options = [FIRST_THING + card for card in s.setup.piles if s.supply[card] > 0 and s.cost(card) == cost]
            if options:
                s.ask(f.by, "swindle", options)
                return
        s.done()

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        f.step = 2
        s.gain(f.seat, code - FIRST_THING, "discard")


class Wish(Effect[Dominion]):
    """Wishing Well: name a card; if the top card of the deck bears that name, it goes into the hand."""

    def run(self, s: Dominion, f: Frame) -> None:
        if f.step == 0:
            # Any name will do. One that is not in this game stands for all those: it misses for certain.
            options = [FIRST_THING + card for card in s.setup.piles]
            options.append(PASS)
            s.ask(f.seat, "name", options)
        else:
            s.done()

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        f.step = 1
        named = NOTHING if code == PASS else code - FIRST_THING
        if s.events is not None:
            s.tell("name", f.seat, named, 1, f.source, EVERYBODY)
        card = s.reveal_top(f.seat)
        if card == NOTHING:
            return
        if card == named:
            s.aside_to_hand(f.seat, card)
        else:
            s.aside_to_deck(f.seat, card, s.everybody())


class Tribute(Effect[Dominion]):
    """Tribute: the left neighbour reveals and discards cards; each name among them pays by its types."""

    def __init__(self, n: int, bonuses: tuple[tuple[int, DominionEffect], ...]) -> None:
        super().__init__()
        self.n = n
        self.bonuses = bonuses

    def parts(self) -> tuple[DominionEffect, ...]:
        return tuple(effect for _, effect in self.bonuses)

    def start(self, s: Dominion, f: Frame) -> None:
        neighbour = s.left_of(f.seat)
        names: list[int] = []
        for _ in range(self.n):
            card = s.reveal_top(neighbour)
            if card != NOTHING and card not in names:
                names.append(card)
        s.discard_all_aside(neighbour)
        for card in names:
            for types, effect in self.bonuses:
                if s.has_type(card, types):
                    effect.start(s, f)


class ThiefFrame(Frame):
    loot: tuple[int, ...] = ()  # trashed Treasures that the thief may still keep, sorted

    def copy(self) -> Frame:
        twin = ThiefFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.loot = self.loot
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(0, -1, list(self.loot))


class Thief(Effect[Dominion]):
    """Thief: everyone else reveals cards, one Treasure of each is trashed, and the thief keeps what they like."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return ThiefFrame(self, seat, by, source, place)

    def run(self, s: Dominion, f: Frame) -> None:
        assert isinstance(f, ThiefFrame)
        # f.step: the victims in turn (twice: reveal, then trash), then the loot
        seats = len(s.players)
        while f.step < 2 * seats:
            victim = self.victim(s, f)
            if victim == f.by or (s.immune >> victim) & 1:
                f.step += 2
            elif f.step % 2 == 0:
                f.step += 1
                for _ in range(self.n):
                    s.reveal_top(victim)
            else:
                treasures = [card for card in s.players[victim].aside if s.has_type(card, TREASURE)]
                if treasures:
                    s.ask(f.by, "thief", [FIRST_THING + card for card in distinct(sorted(treasures))])
                    return
                self.next_victim(s, f, victim)
        if f.loot:
            options = [FIRST_THING + card for card in distinct(list(f.loot))]
            options.append(PASS)
            s.ask(f.by, "loot", options)
        else:
            s.done()

    def victim(self, s: Dominion, f: Frame) -> int:
        return (f.by + f.step // 2) % len(s.players)

    def next_victim(self, s: Dominion, f: Frame, victim: int) -> None:
        s.discard_all_aside(victim)
        f.step += 1

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        assert isinstance(f, ThiefFrame)
        if f.step < 2 * len(s.players):
            victim = self.victim(s, f)
            card = code - FIRST_THING
            s.trash_aside(victim, card)
            f.loot = tuple(sorted((*f.loot, card)))
            self.next_victim(s, f, victim)
        elif code == PASS:
            f.loot = ()
        else:
            card = code - FIRST_THING
            taken = f.loot.index(card)
            f.loot = f.loot[:taken] + f.loot[taken + 1 :]
            s.trash.remove(card)
            s.players[f.by].owned[card] += 1
            s.players[f.by].discard.append(card)
            if s.events is not None:
                s.tell("steal", f.by, card, 1, f.source, EVERYBODY)


class Library(Effect[Dominion]):
    """Library: draw until so many cards are in hand; Actions may be set aside as they come, to be discarded.

    Each card is held apart and asked about, for the question alone would tell an Action from other cards."""

    def __init__(self, size: int, types: int) -> None:
        super().__init__()
        self.size = size
        self.types = types

    def run(self, s: Dominion, f: Frame) -> None:
        player = s.players[f.seat]
        if not player.held and (len(player.hand) >= self.size or s.draw_apart(f.seat) == NOTHING):
            s.discard_all_aside(f.seat)
            s.done()
        else:
            fits = s.has_type(player.held[0], self.types)
            s.ask_in_secret(f.seat, "set_aside", [YES, PASS] if fits else [PASS])

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        if code == PASS:
            s.keep_apart(f.seat)
            return
        card = s.set_aside_apart(f.seat)
        if s.events is not None:
            s.tell("set_aside", f.seat, card, 1, f.source, EVERYBODY)
