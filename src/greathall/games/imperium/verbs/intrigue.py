"""Intrigue cards: drawing, stealing, giving and playing them."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium.frames import LayAwayFrame
from greathall.games.imperium.things import INTRIGUE, INTRIGUE_CARDS, NOTHING, SEAT
from greathall.games.imperium.verbs.cards import CardVerbs
from greathall.games.imperium.verbs.pieces import fighting_for
from greathall.kernel.machine import EVERYBODY, Effect, Frame
from greathall.kernel.zones import GROUP, distinct, insert_sorted

# When Intrigue cards may be played
PLOT: Final = "plot"
COMBAT: Final = "combat"
ENDGAME: Final = "endgame"
FOR_ARMIES: Final = (PLOT, COMBAT)  # when they may move units: a Commander plays them for an Ally


class IntrigueVerbs(CardVerbs):
    def draw_intrigue(self, seat: int, n: int, source: int) -> None:
        if self.is_automaton(seat) and not self.collects(seat, INTRIGUE_CARDS):
            return
        for _ in range(n):
            if not self.intrigue_deck:
                if not self.intrigue_discard:
                    return
                self.intrigue_deck, self.intrigue_discard = self.intrigue_discard, self.intrigue_deck
                self.rng.shuffle(self.intrigue_deck)
            card = self.intrigue_deck.pop()
            self.barrier += 1
            insert_sorted(self.players[seat].intrigue, card)
            if self.events is not None:
                self.tell("intrigue", seat, INTRIGUE + card, 1, source, 1 << seat)
            if self.is_automaton(seat):
                self.spend(seat)

    def steal_intrigue(self, seat: int, victim: int, source: int) -> None:
        """A random card of the victim's: only the two of them learn which."""
        cards = self.players[victim].intrigue
        card = cards[self.rng.below(len(cards))]
        self.barrier += 1
        self.players[victim].lose_intrigue(card, (1 << seat) | (1 << victim))
        insert_sorted(self.players[seat].intrigue, card)
        self.players[seat].intrigue_seen.append(card * GROUP + (1 << victim))
        if self.events is not None:
            seen = (1 << seat) | (1 << victim)
            self.tell("steal", seat, INTRIGUE + card, victim, source, seen)

    def give_intrigue(self, giver: int, taker: int, card: int, source: int) -> None:
        """An Intrigue card to a team mate: only the two of them know which."""
        both = (1 << giver) | (1 << taker)
        self.barrier += 1
        self.players[giver].lose_intrigue(card, both)
        insert_sorted(self.players[taker].intrigue, card)
        self.players[taker].intrigue_seen.append(card * GROUP + (1 << giver))
        if self.events is not None:
            self.tell("give_intrigue", giver, INTRIGUE + card, taker, source, both)

    # -- playing them

    def playable_intrigue(self, seat: int, window: str) -> list[int]:
        """To play an Intrigue card its condition must hold and its cost must be payable (FAQ)."""
        if self.seating.has_teams and window in FOR_ARMIES and self.must_activate(seat):
            return self.playable_with_ally(seat, window)
        options: list[int] = []
        ahead: Frame | None = None  # one frame serves all cards that are looked at
        last = NOTHING
        for card in self.players[seat].intrigue:
            effect = self.content.intrigue[card].effect(window)
            if card == last or effect is None:
                continue
            last = card
            if ahead is None:
                ahead = Frame(effect, seat, seat, NOTHING, NOTHING)
            ahead.effect = effect
            ahead.source = INTRIGUE + card
            if effect.doable(self, ahead):
                options.append(INTRIGUE + card)
        return options

    def playable_with_ally(self, seat: int, window: str) -> list[int]:
        """The Intrigue cards that a Commander could play for one of his Allies."""
        return [
            INTRIGUE + card
            for card in distinct(self.players[seat].intrigue)
            if self.allies_for(seat, INTRIGUE + card, window)
        ]

    def allies_for(self, seat: int, code: int, window: str) -> list[int]:
        """The Allies for whom a Commander could play an Intrigue card; in combat they must have a unit there."""
        effect = self.content.intrigue[code - INTRIGUE].effect(window)
        if effect is None:
            return []
        context = Frame(effect, seat, seat, code, NOTHING)
        before = self.fighters
        found: list[int] = []
        for ally in self.allies_of(seat):
            if window == COMBAT and self.players[ally].units() == 0:
                continue
            self.fighters = fighting_for(before, seat, ally)
            if effect.doable(self, context):
                found.append(ally)
        self.fighters = before
        return found

    def play_intrigue(self, seat: int, card: int, window: str) -> None:
        effect = self.content.intrigue[card].effect(window)
        assert effect is not None
        player = self.players[seat]
        player.lose_intrigue(card, self.everybody())
        if self.events is not None:
            self.tell("play_intrigue", seat, INTRIGUE + card, 1, NOTHING, EVERYBODY)
        self.carry_out_intrigue(seat, INTRIGUE + card, effect)

    def carry_out_intrigue(self, seat: int, code: int, effect: Effect[Any]) -> None:
        """The card lies in front of its player until it has been carried out: it cannot draw itself."""
        frame = LayAwayFrame(LAY_AWAY, seat, seat, code, NOTHING)
        frame.face_up = self.players[seat].face_up.count(code)
        self.push(frame)
        if self.must_activate(seat) and effect is not self.content.intrigue[code - INTRIGUE].endgame:
            self.push(Frame(FOR_ALLY, seat, seat, code, NOTHING))
        else:
            effect.start(self, Frame(effect, seat, seat, code, NOTHING))

    def intrigue_in_play(self) -> list[int]:
        """The Intrigue cards that are being carried out."""
        return [frame.source - INTRIGUE for frame in self.stack if frame.effect is LAY_AWAY]


class LayAway(Effect[IntrigueVerbs]):
    """An Intrigue card that has been carried out goes to the discard pile, unless it now waits face up."""

    def run(self, s: IntrigueVerbs, f: Frame) -> None:
        assert isinstance(f, LayAwayFrame)
        s.done()
        if s.players[f.seat].face_up.count(f.source) == f.face_up:
            s.intrigue_discard.append(f.source - INTRIGUE)


class ForAlly(Effect[IntrigueVerbs]):
    """A Commander plays an Intrigue card, wholly for one Ally: a Plot card activates that Ally for the turn."""

    def run(self, s: IntrigueVerbs, f: Frame) -> None:
        window = PLOT if s.in_turn(f.seat) else COMBAT
        if f.step == 0:
            allies = s.allies_for(f.seat, f.source, window) or s.allies_of(f.seat)
            s.ask(f.seat, "activate", [SEAT + ally for ally in allies])
        elif f.step == 1:
            f.step = 2
            effect = s.content.intrigue[f.source - INTRIGUE].effect(window)
            assert effect is not None
            effect.start(s, Frame(effect, f.seat, f.seat, f.source, NOTHING))
        else:
            if window == COMBAT:
                s.release(f.seat)
            s.done()

    def answer(self, s: IntrigueVerbs, f: Frame, code: int) -> None:
        f.step = 1
        s.activate(f.seat, code - SEAT)


LAY_AWAY: Final = LayAway()
FOR_ALLY: Final = ForAlly()
