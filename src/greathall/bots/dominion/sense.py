"""Good sense about a table, as a priority list gives it: what coins would buy, and what cards are worth."""

from __future__ import annotations

from typing import Final

from greathall.bots.bot import THE_TABLE, Bot
from greathall.bots.dominion.strategy import Strategy, known_points, money
from greathall.bots.dominion.traits import BARON, COPPER, ESTATE, IDLE, IS_CURSE, PROVINCE, TERMINAL
from greathall.games.dominion.card import ACTION, CURSE, TREASURE, VICTORY
from greathall.games.dominion.gain_effects import DISCARD, Gain
from greathall.games.dominion.state import NOTHING, Dominion
from greathall.kernel.zones import find

# More than anything costs.
RICH: Final = 99
# Coppers are a burden only while the deck keeps so many coins without them.
LEAN_MONEY: Final = 4
# So many bad cards at once are worth a poorer turn.
MUCH_JUNK: Final = 4
# On the scale of `loss`, where ten is a coin of cost: points, and a card without which this turn buys less.
FOR_POINTS: Final = 50
NEEDED_NOW: Final = 15


class Sense(Bot):
    def __init__(self, strategy: Strategy) -> None:
        self.lines = strategy.lines

    def sees(self) -> int:
        return THE_TABLE

    # -- what coins would buy

    def first_buy(self, s: Dominion, seat: int, coins: int) -> int:
        """The place on the list of what so many coins buy; the list's length if that is nothing."""
        supply = s.supply
        coins += s.discount
        place = 0
        for line in self.lines:
            card = line.card
            if line.cost <= coins and supply[card] > 0 and line.holds(s, seat) and not self.loses(s, seat, card):
                break
            place += 1
        return place

    def first_wish(self, s: Dominion, seat: int) -> int:
        """The place on the list of what would be bought if coins did not matter."""
        return self.first_buy(s, seat, RICH)

    def loses(self, s: Dominion, seat: int, card: int) -> bool:
        """Whether taking the card would end the game at once, and not in this player's favour."""
        if s.supply[card] != 1 or s.ends_now():
            return False
        if card != PROVINCE and s.empty_piles + 1 < s.setup.last_empty_pile:
            return False
        owned = s.players[seat].owned
        owned[card] += 1
        points = s.points(seat)
        owned[card] -= 1
        turns = s.players[seat].turns
        for other in range(len(s.players)):
            if other != seat:
                theirs = known_points(s, other, seat)
                if theirs > points or (theirs == points and s.players[other].turns < turns):
                    return True
        return False

    def wants(self, s: Dominion, seat: int, card: int) -> bool:
        """Whether the list asks for the card as things are."""
        for line in self.lines:
            if line.card == card and line.holds(s, seat):
                return True
        return False

    def coins_in_hand(self, s: Dominion, seat: int) -> int:
        """The coins of this turn (for others: of their next one) when all Treasures in hand are played."""
        coins = 0
        bonus = 0
        if seat == s.active:
            coins = s.coins
            bonus = s.copper_bonus
        for card in s.players[seat].hand:
            coins += s.setup.coins[card]
            if card == COPPER:
                coins += bonus
        return coins

    def purchase(self, s: Dominion, seat: int, coins: int) -> int:
        """All that so many coins buy, told as a number: places on the list, the first buy weighing most."""
        buys = s.buys if seat == s.active else 1
        total = 0
        for _ in range(buys if buys < 3 else 3):
            place = self.first_buy(s, seat, coins)
            total = total * 100 + place
            if place < len(self.lines):
                coins -= s.cost(self.lines[place].card)
        return total

    def can_spare(self, s: Dominion, seat: int, card: int) -> bool:
        """Whether the hand buys the same without the card."""
        worth = s.setup.coins[card]
        if worth == 0:
            return True
        if card == COPPER and seat == s.active:
            worth += s.copper_bonus
        coins = self.coins_in_hand(s, seat)
        return self.purchase(s, seat, coins - worth) == self.purchase(s, seat, coins)

    def coins_help(self, s: Dominion, seat: int, more: int) -> bool:
        """Whether so many more coins buy something better."""
        coins = self.coins_in_hand(s, seat)
        return self.purchase(s, seat, coins + more) != self.purchase(s, seat, coins)

    # -- what cards are worth

    def worth(self, s: Dominion, card: int) -> int:
        """What the card does in a turn: Curse, Victory, Copper, Silver, Actions, Gold."""
        types = s.setup.types[card]
        if types & CURSE:
            return 0
        if types & TREASURE:
            return 10 * s.setup.coins[card] + s.setup.costs[card]
        if types & ACTION:
            return 26 + s.setup.costs[card]
        return 1 + s.setup.costs[card]

    def keep_value(self, s: Dominion, card: int) -> int:
        """As worth, but a terminal Action that cannot be played beside another goes before the Coppers."""
        if TERMINAL[card]:
            terminals = 0
            for other in s.players[s.decider].hand:
                if TERMINAL[other]:
                    terminals += 1
            if terminals > 1:
                return 9
        return self.worth(s, card)

    def loss(self, s: Dominion, seat: int, card: int) -> int:
        """What it means never to see the card again: relief, or what it cost, and more if it brings points."""
        if self.burden(s, seat, card):
            return 0 if IS_CURSE[card] else 1 + s.setup.coins[card]
        return 10 + 10 * s.setup.costs[card] + (FOR_POINTS if s.setup.types[card] & VICTORY else 0)

    def burden(self, s: Dominion, seat: int, card: int) -> bool:
        """Whether the deck is better without: Curses, and Estates and Coppers that the list does not ask for."""
        if card == ESTATE:
            return s.players[seat].owned[BARON] == 0 and not self.wants(s, seat, card)
        if card == COPPER:
            return money(s, seat) > LEAN_MONEY and not self.wants(s, seat, card)
        return IS_CURSE[card]

    def burdens_in_hand(self, s: Dominion, seat: int) -> int:
        count = 0
        last = NOTHING
        burden = False
        for card in s.players[seat].hand:
            if card != last:  # a hand is sorted: each kind is judged once
                last = card
                burden = self.burden(s, seat, card)
            if burden:
                count += 1
        return count

    def strong_deck(self, s: Dominion, seat: int) -> bool:
        """Whether most cards of the deck do more than a Copper."""
        owned = s.players[seat].owned
        weak = owned[COPPER]
        for card in s.setup.piles:
            if IDLE[card]:
                weak += owned[card]
        return 2 * weak < sum(owned)

    def poor_shuffle(self, s: Dominion, seat: int, draw: int) -> bool:
        """Whether drawing so many cards means to shuffle a discard pile with much junk in it."""
        player = s.players[seat]
        if len(player.deck) >= draw:
            return False
        junk = 0
        for card in player.discard:
            if IDLE[card] or card == COPPER:
                junk += 1
        return junk >= MUCH_JUNK

    def trade(self, s: Dominion, seat: int, card: int, gain: Gain) -> int:
        """What is won by trading the card in for the best that the list asks for."""
        limit = gain.cost + s.cost(card)
        lost = self.loss(s, seat, card)
        if gain.to == DISCARD and not self.can_spare(s, seat, card):
            lost += NEEDED_NOW
        for line in self.lines:
            other = line.card
            cost = s.cost(other)
            if (
                (cost == limit or (cost < limit and not gain.exactly))
                and s.supply[other] > 0
                and gain.which.fits(s, other)
                and line.holds(s, seat)
                and not self.loses(s, seat, other)
            ):
                return 10 + 10 * s.setup.costs[other] - lost
        # Nothing, or (if it must be) something unasked for.
        return (3 if gain.exactly else 1) - lost

    def other_actions(self, s: Dominion, hand: list[int], card: int) -> int:
        """The Actions in a hand besides one copy of the card."""
        count = 0
        for other in hand:
            if s.setup.types[other] & ACTION:
                count += 1
        return count - 1 if find(hand, card) >= 0 else count
