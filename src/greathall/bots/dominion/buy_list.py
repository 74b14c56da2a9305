"""A bot that buys by a priority list and answers every other question with plain good sense.

Most of its sense is one question: what would this turn buy with these coins? A card that changes nothing about
the answer can be spared; a choice that reaches the first wish on the list is worth it.
"""

from __future__ import annotations

from typing import Final

from greathall.bots.dominion.sense import MUCH_JUNK, Sense
from greathall.bots.dominion.strategy import Strategy, money
from greathall.bots.dominion.traits import (
    ACTIONS_GIVEN,
    CARDS_GIVEN,
    CELLAR,
    CHAPEL,
    COPPER,
    COPPERSMITH,
    CURSE_CARD,
    DOUBLES,
    DUCHY,
    ESTATE,
    IDLE,
    LIBRARY,
    MINING_VILLAGE,
    MINION,
    MONEYLENDER,
    NOBLES,
    PAWN,
    PLAY_VALUE,
    PROVINCE,
    STEWARD,
    TERMINAL,
    TORTURER,
    TRADES,
    TRADING_POST,
)
from greathall.games.dominion.card import ACTION, CURSE, TREASURE, VICTORY
from greathall.games.dominion.gain_effects import Gain
from greathall.games.dominion.hand_effects import Trash
from greathall.games.dominion.state import Dominion
from greathall.kernel.frames import CardFrame, CardsFrame
from greathall.kernel.machine import FIRST_PART, FIRST_THING, PASS, YES, State
from greathall.kernel.zones import find

# After so many turns a bot would rather lose than go on.
PATIENCE: Final = 60
NOT_NOW: Final = -1
# Added to a terminal's play value: it goes before the other terminals, and after what gives actions.
SOONER: Final = 100
SOONEST: Final = 200
# Where the list names an order of play, it comes before all that.
AS_LISTED: Final = 10_000


class BuyListBot(Sense):
    def __init__(self, strategy: Strategy) -> None:
        super().__init__(strategy)
        self.strategy = strategy
        self.play_value = PLAY_VALUE.copy()
        for place, card in enumerate(strategy.plays):
            self.play_value[card] = AS_LISTED - place

    def choose(self, s: State) -> int:
        assert isinstance(s, Dominion)
        if len(s.options) == 1:
            return s.options[0]
        kind = s.kind
        if kind == "buy":
            return self.buy(s)
        if kind == "treasure":
            return s.options[0]  # all of them
        if kind == "action":
            return self.play(s)
        if kind == "gain":
            return self.gain(s)
        if kind == "discard":
            return self.discard(s)
        if kind == "trash":
            return self.trash(s)
        if kind == "topdeck":
            return self.put_back(s)
        if kind == "choose":
            return self.pick_part(s)
        if kind == "react":
            return s.options[0]
        return self.other(s)

    # -- buying and gaining

    def buy(self, s: Dominion) -> int:
        seat = s.decider
        if s.players[seat].turns > PATIENCE:
            return self.buy_to_end(s)
        place = self.first_buy(s, seat, s.coins)
        code = FIRST_THING + self.lines[place].card if place < len(self.lines) else PASS
        return code if find(s.options, code) >= 0 else self.gain(s)

    def buy_to_end(self, s: Dominion) -> int:
        """Lists may wait for ever, for a card that is gone or a lead that will not come. Not at this table."""
        for card in (PROVINCE, DUCHY, ESTATE):
            if find(s.options, FIRST_THING + card) >= 0:
                return FIRST_THING + card
        return s.options[0]

    def gain(self, s: Dominion) -> int:
        """By the list; else nothing or, if it must be, the best of the rest."""
        seat = s.decider
        for line in self.lines:
            code = FIRST_THING + line.card
            if find(s.options, code) >= 0 and line.holds(s, seat) and not self.loses(s, seat, line.card):
                return code
        if find(s.options, PASS) >= 0:
            return PASS
        best = s.options[0]
        for code in s.options:
            if self.gain_value(s, code - FIRST_THING) > self.gain_value(s, best - FIRST_THING):
                best = code
        return best

    def gain_value(self, s: Dominion, card: int) -> int:
        """The dearest, but Treasures before others of their cost, and Victory cards only towards the end."""
        types = s.setup.types[card]
        if types & CURSE:
            return -1
        value = 4 * s.setup.costs[card]
        if card == PROVINCE or types & TREASURE:
            value += 2
        elif types & VICTORY and not types & ACTION:
            value -= 8 if s.supply[PROVINCE] > 4 else 0
        return value

    # -- playing Actions

    def play(self, s: Dominion) -> int:
        best = PASS
        value = NOT_NOW
        for code in s.options:
            if code >= FIRST_THING:
                candidate = self.worth_playing(s, code - FIRST_THING)
                if candidate > value:
                    best = code
                    value = candidate
        return best

    def worth_playing(self, s: Dominion, card: int) -> int:
        """NOT_NOW for a card that would do no good."""
        value = self.play_value[card]
        if not TERMINAL[card] and TRADES[card] is None:
            return value
        if not self.does_good(s, s.decider, card):
            return NOT_NOW
        if card == CHAPEL and self.burdens_in_hand(s, s.decider) >= MUCH_JUNK - 1:
            return value + SOONER
        if s.actions > 1 and CARDS_GIVEN[card] > 0:
            # With actions to spare, the hand grows first.
            return value + SOONEST
        return value

    def does_good(self, s: Dominion, seat: int, card: int) -> bool:
        hand = s.players[seat].hand
        if card == CHAPEL:
            return self.to_trash(s, seat, self.burdens_in_hand(s, seat) >= MUCH_JUNK) >= 0
        if card in (COPPERSMITH, MONEYLENDER):
            return find(hand, COPPER) >= 0
        if card == LIBRARY:
            return len(hand) <= 7
        if card == TRADING_POST:
            return self.burdens_in_hand(s, seat) >= 2
        if DOUBLES[card]:
            return self.other_actions(s, hand, card) > 0
        trade = TRADES[card]
        return trade is None or self.trade_pays(s, seat, card, trade)

    def trade_pays(self, s: Dominion, seat: int, played: int, trade: Trash) -> bool:
        """Whether some card in hand, besides the one to be played, is worth trading in."""
        gain = trade.then
        assert isinstance(gain, Gain)
        skipped = False
        for card in s.players[seat].hand:
            if card == played and not skipped:
                skipped = True
            elif trade.which.fits(s, card) and self.trade(s, seat, card, gain) > 0:
                return True
        return False

    def pick_double(self, s: Dominion) -> int:
        """Twice goes the dearest Action; with others waiting and no action left, one that gives actions."""
        hand = s.players[s.decider].hand
        best = -1
        highest = 0
        for code in s.options:
            card = code - FIRST_THING
            value = s.setup.costs[card]
            if ACTIONS_GIVEN[card] > 0 and s.actions == 0 and self.other_actions(s, hand, card) > 0:
                value += 10
            if best < 0 or value > highest:
                best = code
                highest = value
        return best

    # -- discarding

    def discard(self, s: Dominion) -> int:
        """Forced: what is kept least gladly. By choice (Baron, Cellar, Secret Chamber): what does nothing."""
        if find(s.options, PASS) >= 0:
            by_choice = self.least(s)
            return by_choice if self.idle_now(s, by_choice - FIRST_THING) else PASS
        best = -1
        lowest = 0
        for code in s.options:
            value = self.keep_value(s, code - FIRST_THING)
            if best < 0 or value < lowest:
                best = code
                lowest = value
        return best

    def idle_now(self, s: Dominion, card: int) -> bool:
        """Whether the card does nothing any more this turn, or (Cellar) less than a fresh one."""
        if IDLE[card]:
            return True
        if s.setup.types[card] & TREASURE:
            return card == COPPER and s.stack[-1].source == CELLAR and self.strong_deck(s, s.decider)
        return s.actions == 0

    def least(self, s: Dominion) -> int:
        """The option with the card that does least in a turn."""
        best = -1
        lowest = 0
        for code in s.options:
            if code >= FIRST_THING:
                worth = self.worth(s, code - FIRST_THING)
                if best < 0 or worth < lowest:
                    best = code
                    lowest = worth
        return best

    def most(self, s: Dominion) -> int:
        """The option with the card that does most in a turn."""
        best = -1
        highest = 0
        for code in s.options:
            if code >= FIRST_THING:
                worth = self.worth(s, code - FIRST_THING)
                if best < 0 or worth > highest:
                    best = code
                    highest = worth
        return best

    # -- trashing and passing

    def trash(self, s: Dominion) -> int:
        seat = s.decider
        frame = s.stack[-1]
        effect = frame.effect
        if find(s.options, PASS) >= 0:
            # Chapel: those already gone in this go count, or it would stop half-way.
            much = False
            if frame.source == CHAPEL and isinstance(frame, CardsFrame):
                much = frame.moved + self.burdens_in_hand(s, seat) >= MUCH_JUNK
            card = self.to_trash(s, seat, much)
            return FIRST_THING + card if card >= 0 else PASS
        if isinstance(effect, Trash) and isinstance(effect.then, Gain):
            return self.best_trade(s, seat, effect.then)
        return self.least_loss(s)

    def to_trash(self, s: Dominion, seat: int, much: bool) -> int:
        """The card in hand that the deck would best be without; -1 if there is none, or if this turn buys less
        without it and there is not much to trash besides."""
        best = -1
        lowest = 0
        for card in s.players[seat].hand:
            if card != best and self.burden(s, seat, card):
                loss = self.loss(s, seat, card)
                if best < 0 or loss < lowest:
                    best = card
                    lowest = loss
        return best if best < 0 or much or self.can_spare(s, seat, best) else -1

    def best_trade(self, s: Dominion, seat: int, gain: Gain) -> int:
        best = -1
        highest = 0
        for code in s.options:
            value = self.trade(s, seat, code - FIRST_THING, gain)
            if best < 0 or value > highest:
                best = code
                highest = value
        return best

    def least_loss(self, s: Dominion) -> int:
        """The option with the card that is parted with most gladly."""
        best = -1
        lowest = 0
        for code in s.options:
            if code >= FIRST_THING:
                loss = self.loss(s, s.decider, code - FIRST_THING)
                if best < 0 or loss < lowest:
                    best = code
                    lowest = loss
        return best

    # -- putting back

    def put_back(self, s: Dominion) -> int:
        """On top of the deck goes the best card that this turn can do without."""
        seat = s.decider
        if seat != s.active:
            return self.least(s)
        best = -1
        highest = 0
        for code in s.options:
            card = code - FIRST_THING
            playable = s.setup.types[card] & ACTION and s.actions > 0
            if IDLE[card] or playable or not self.can_spare(s, seat, card):
                continue
            worth = self.worth(s, card)
            if best < 0 or worth > highest:
                best = code
                highest = worth
        return best if best >= 0 else self.least(s)

    # -- cards that let one choose

    def pick_part(self, s: Dominion) -> int:
        seat = s.decider
        hand = s.players[seat].hand
        source = s.stack[-1].source
        if source == TORTURER:
            return FIRST_PART + (1 if self.takes_curse(s, seat) else 0)
        if source == NOBLES:
            return FIRST_PART + (1 if s.actions == 0 and self.terminals_pay(hand) else 0)
        if source == STEWARD:
            if self.burdens_in_hand(s, seat) >= 2:
                return FIRST_PART + 2
            return FIRST_PART + (1 if self.coins_help(s, seat, 2) else 0)
        if source == MINION:
            return FIRST_PART + (1 if self.new_hand(s, seat) else 0)
        if source == PAWN and find(s.options, FIRST_PART) < 0:
            # After the card: an action for another Action, else a coin.
            return FIRST_PART + (1 if self.other_actions(s, hand, PAWN) > 0 else 3)
        return s.options[0]

    def takes_curse(self, s: Dominion, seat: int) -> bool:
        """Curses that are gone hurt nobody; else a Curse is taken only to save the first wish on the list."""
        if s.supply[CURSE_CARD] <= 0:
            return True
        hand = s.players[seat].hand
        if len(hand) < 2:
            return False
        coins = self.coins_in_hand(s, seat)
        wish = self.first_wish(s, seat)
        if self.first_buy(s, seat, coins) != wish:
            return False
        lost = sorted([s.setup.coins[card] for card in hand])
        return self.first_buy(s, seat, coins - lost[0] - lost[1]) != wish

    def terminals_pay(self, hand: list[int]) -> bool:
        """Whether actions for the Actions in hand are worth more than three cards."""
        terminals = 0
        cards = 0
        for card in hand:
            if TERMINAL[card]:
                terminals += 1
                cards += CARDS_GIVEN[card]
        return terminals > 1 or cards >= 3

    def new_hand(self, s: Dominion, seat: int) -> bool:
        """Coins while more Minions follow. The last one gets a new hand if this one misses the first wish on
        the list, or if a new one should reach it anyway, with two coins to spare."""
        player = s.players[seat]
        if find(player.hand, MINION) >= 0 or self.poor_shuffle(s, seat, 4):
            return False
        wish = self.first_wish(s, seat)
        if self.first_buy(s, seat, self.coins_in_hand(s, seat) + 2) != wish:
            return True
        coins = money(s, seat) + 2 * player.owned[MINION]
        return self.first_buy(s, seat, s.coins + 4 * coins // sum(player.owned) - 2) == wish

    def agrees(self, s: Dominion, source: int) -> bool:
        """Chancellor's deck always goes; a Mining Village goes for the first wish on the list."""
        if source != MINING_VILLAGE:
            return True
        seat = s.decider
        wish = self.first_wish(s, seat)
        coins = self.coins_in_hand(s, seat)
        return self.first_buy(s, seat, coins) != wish and self.first_buy(s, seat, coins + 2) == wish

    # -- all the rest

    def other(self, s: Dominion) -> int:
        kind = s.kind
        frame = s.stack[-1]
        if kind == "may":
            return YES if self.agrees(s, frame.source) else PASS
        if kind == "throne":
            return self.pick_double(s)
        if kind == "spy":
            assert isinstance(frame, CardFrame)
            good = not (IDLE[frame.card] or frame.card == COPPER)
            return YES if good == (frame.seat != s.decider) else PASS
        if kind == "name":
            return self.guess(s)
        if kind == "thief":
            return self.most(s)
        if kind == "loot":
            best = self.most(s)
            return best if best - FIRST_THING != COPPER or self.wants(s, s.decider, COPPER) else PASS
        if kind == "set_aside":
            return YES if self.too_many(s, s.players[s.decider].held[0]) else PASS
        if kind == "pass_left":
            return self.least_loss(s)
        # swindle: the least for the victim; order: the least first, so that the best ends up on top
        return self.least(s)

    def too_many(self, s: Dominion, card: int) -> bool:
        """Whether an Action that comes into the hand (Library) cannot be played any more."""
        terminals = 0
        for other in s.players[s.decider].hand:
            if TERMINAL[other]:
                terminals += 1
        return s.actions == 0 or (TERMINAL[card] and terminals >= s.actions)

    def guess(self, s: Dominion) -> int:
        """The card that is known to lie on top, else the one that is useful and most often in the deck."""
        player = s.players[s.decider]
        known = player.known_deck(s.decider)
        if known and known[0] >= 0:
            return FIRST_THING + known[0]
        best = s.options[0]
        most = -1
        for code in s.options:
            if code >= FIRST_THING and not IDLE[code - FIRST_THING]:
                card = code - FIRST_THING
                count = player.owned[card] - player.hand.count(card) - player.discard.count(card)
                count -= s.in_play.count(card)
                if count > most:
                    best = code
                    most = count
        return best
