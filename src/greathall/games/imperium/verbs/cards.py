"""Cards and contracts: drawing, discarding and trashing one's own; taking those on offer."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.frames import AcquiredFrame
from greathall.games.imperium.players import REVEAL_TURN
from greathall.games.imperium.tabletop import FLOW
from greathall.games.imperium.things import CARD, CONTRACT, NOTHING, SET_ASIDE, THRONE
from greathall.games.imperium.verbs.influence import InfluenceVerbs
from greathall.kernel.machine import EVERYBODY, PASS, YES, Effect, Frame

ROW_SIZE: Final = 5
FACE_UP_CONTRACTS: Final = 2

# Where a card lies that is acquired
IN_MARKET: Final = 0  # the row, or its stack in the reserve
SET_ASIDE_FOR_ONE: Final = 1
IN_THRONE_ROW: Final = 2
# What is told of an acquired card, by where it goes.
ACQUIRED: Final = {"discard": "acquire", "deck": "acquire_to_deck", "hand": "acquire_to_hand"}


class CardVerbs(InfluenceVerbs):
    # -- a player's own

    def take_top(self, seat: int) -> int:
        """Lifts the top card off the deck; NOTHING if there is none after a reshuffle."""
        player = self.players[seat]
        if not player.deck:
            if not player.discard:
                return NOTHING
            player.deck, player.discard = player.discard, player.deck
            self.rng.shuffle(player.deck)
            if self.events is not None:
                self.tell("shuffle", seat, NOTHING, len(player.deck), NOTHING, EVERYBODY)
        self.barrier += 1
        return player.deck.pop()

    def draw(self, seat: int, n: int, source: int) -> None:
        for _ in range(n):
            card = self.take_top(seat)
            if card == NOTHING:
                return
            player = self.players[seat]
            player.draw_into_hand(card, player.forget_top() & ~(1 << seat))
            if self.events is not None:
                self.tell("draw", seat, CARD + card, 1, source, 1 << seat)
            self.entered_hand(seat, card)

    def entered_hand(self, seat: int, card: int) -> None:
        """On a Reveal turn a card that comes into the hand is revealed at once (FAQ)."""
        if self.in_turn(seat) and self.turn.kind == REVEAL_TURN:
            self.reveal(seat, card)

    def reveal(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.leave_hand(card, self.everybody())
        player.in_play.append(card)
        if self.events is not None:
            self.tell("reveal", seat, CARD + card, 1, NOTHING, EVERYBODY)
        self.add_pending(self.content.cards[card].reveal, CARD + card, len(player.in_play) - 1)

    def discard_from_hand(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.leave_hand(card, self.everybody())
        self.lay_open(seat)
        player.discard.append(card)
        if self.events is not None:
            self.tell("discard", seat, CARD + card, 1, NOTHING, EVERYBODY)
        for effect in self.content.cards[card].on_discard:
            self.run_for(effect, seat, CARD + card)

    def trash(self, seat: int, card: int, source: int) -> None:
        """A card that has left its zone goes out of the game; Reserve cards go back to their stack."""
        if self.reserve[card] >= 0:
            self.reserve[card] += 1
        else:
            self.removed.append(card)
        if self.events is not None:
            self.tell("trash", seat, CARD + card, 1, source, EVERYBODY)
        for effect in self.content.cards[card].on_trash:
            self.run_for(effect, seat, CARD + card)

    def trash_from_play(self, seat: int, place: int, source: int) -> None:
        player = self.players[seat]
        card = player.in_play[place]
        player.in_play[place] = ~card
        self.trash(seat, card, source)

    # -- acquiring

    def refill_row(self) -> None:
        while len(self.row) < ROW_SIZE and self.deck:
            self.row.append(self.deck.pop())
            self.barrier += 1
            if self.events is not None:
                self.tell("row", NOTHING, CARD + self.row[-1], 1, NOTHING, EVERYBODY)

    def acquire(
        self, seat: int, card: int, to: str, source: int, lies: int = IN_MARKET, price: int = NOTHING
    ) -> None:
        """A player acquires a card: from the row or its stack, or where else it `lies`; with persuasion, if there
        is a price.

        What would go to the discard pile may go on top of the deck while Recruitment Mission lasts."""
        if to == "discard" and self.in_turn(seat) and self.turn.topdecks:
            frame = AcquiredFrame(TOP_OR_DISCARD, seat, seat, source, NOTHING)
            frame.card = card
            frame.lies = lies
            frame.price = price
            self.push(frame)
        else:
            self.acquire_to(seat, card, to, source, lies, price)

    def acquire_to(self, seat: int, card: int, to: str, source: int, lies: int, price: int) -> None:
        player = self.players[seat]
        if price != NOTHING:
            player.persuasion -= price
            if self.events is not None:
                self.tell("persuade", seat, CARD + card, price, NOTHING, EVERYBODY)
        if lies == SET_ASIDE_FOR_ONE:
            player.set_aside = NOTHING
        elif lies == IN_THRONE_ROW:
            i = self.throne_row.index(card)
            self.throne_row = self.throne_row[:i] + self.throne_row[i + 1 :]
        elif card in self.row:
            self.row.remove(card)
            self.refill_row()
        else:
            self.reserve[card] -= 1
        if self.events is not None:
            self.tell(ACQUIRED[to], seat, CARD + card, 1, source, EVERYBODY)
        if to == "deck":
            player.put_on_deck(card, self.everybody())
        elif to == "hand":
            player.draw_into_hand(card, self.others(seat))
        else:
            player.discard.append(card)
        for effect in self.content.cards[card].acquire:
            self.run_for(effect, seat, CARD + card)
        if self.in_turn(seat):
            self.recruit(seat, self.turn.acquire_troops, source)
            if self.content.cards[card].id == FLOW:
                self.turn.flows += 1
        for contract in player.contracts:
            if self.content.contracts[contract].acquire == self.content.cards[card].id:
                self.complete(seat, contract)
        if to == "hand":
            self.entered_hand(seat, card)

    # -- contracts

    def take_contract(self, seat: int, contract: int, source: int) -> None:
        self.hand_contract(seat, contract, source)
        if contract in self.contract_row:
            self.contract_row.remove(contract)
            self.refill_contracts()
        else:
            self.players[seat].own_contracts.remove(contract)
        if self.content.contracts[contract].immediate:
            self.complete(seat, contract)

    def hand_contract(self, seat: int, contract: int, source: int) -> None:
        if self.events is not None:
            self.tell("contract", seat, CONTRACT + contract, 1, source, EVERYBODY)
        self.players[seat].contracts.append(contract)

    def refill_contracts(self) -> None:
        while len(self.contract_row) < FACE_UP_CONTRACTS and self.contract_bank:
            self.contract_row.append(self.contract_bank.pop())
            self.barrier += 1
            if self.events is not None:
                self.tell("contract_row", NOTHING, CONTRACT + self.contract_row[-1], 1, NOTHING, EVERYBODY)

    def complete(self, seat: int, contract: int) -> None:
        """Turns the contract over and pays what it promised."""
        player = self.players[seat]
        player.contracts = [other for other in player.contracts if other != contract]
        player.completed.append(contract)
        if self.events is not None:
            self.tell("complete", seat, CONTRACT + contract, 1, NOTHING, EVERYBODY)
        reward = self.content.contracts[contract].reward
        if self.in_turn(seat):
            self.add_pending(reward, CONTRACT + contract, NOTHING)
        else:
            for effect in reward:
                self.run_for(effect, seat, CONTRACT + contract)


def where_it_lies(code: int) -> int:
    """Of a card that is to be acquired."""
    if code == SET_ASIDE:
        return SET_ASIDE_FOR_ONE
    return IN_THRONE_ROW if code >= THRONE else IN_MARKET


class TopOrDiscard(Effect[CardVerbs]):
    """Where an acquired card goes: on top of the deck, or to the discard pile as usual."""

    def run(self, s: CardVerbs, f: Frame) -> None:
        s.ask(f.seat, "topdeck", [YES, PASS])

    def answer(self, s: CardVerbs, f: Frame, code: int) -> None:
        s.done()
        assert isinstance(f, AcquiredFrame)
        s.acquire_to(f.seat, f.card, "deck" if code == YES else "discard", f.source, f.lies, f.price)


TOP_OR_DISCARD: Final = TopOrDiscard()
