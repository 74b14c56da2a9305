"""A bot that buys by a priority list and answers every other question with plain good sense."""

from __future__ import annotations

from typing import Final

from greathall.bots.bot import Bot
from greathall.bots.dominion.strategy import Strategy, money
from greathall.games.dominion.card import ACTION, CURSE, TREASURE, VICTORY
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.effects import Actions, Cards, PlayTwice
from greathall.games.dominion.state import Dominion
from greathall.games.dominion.turn import ALL_TREASURES
from greathall.kernel.effects import Seq
from greathall.kernel.machine import FIRST_PART, FIRST_THING, PASS, YES, Effect, State


def index_of(id: str) -> int:
    return next(card.index for card in CARDS if card.id == id)


COPPER: Final = index_of("copper")
ESTATE: Final = index_of("estate")
PROVINCE: Final = index_of("province")
CURSE_CARD: Final = index_of("curse")
COPPERSMITH: Final = index_of("coppersmith")

CHAPEL: Final = index_of("chapel")
MINION: Final = index_of("minion")
NOBLES: Final = index_of("nobles")
STEWARD: Final = index_of("steward")
TORTURER: Final = index_of("torturer")


# -- what a card gives for certain when it is played


def gives(effect: Effect[Dominion] | None, actions: bool) -> int:
    """How many actions (or cards) an effect gives without any condition."""
    if isinstance(effect, Actions) and actions:
        return effect.n
    if isinstance(effect, Cards) and not actions:
        return max(effect.n, 0)
    if isinstance(effect, Seq):
        return sum(gives(step, actions) for step in effect.parts())
    return 0


ACTIONS_GIVEN: Final = [gives(card.play, True) for card in CARDS]
CARDS_GIVEN: Final = [gives(card.play, False) for card in CARDS]
DOUBLES: Final = [isinstance(card.play, PlayTwice) for card in CARDS]


def play_value(card: int) -> int:
    """Those that give an action back go first (the most actions, then cards), then the dearest terminals."""
    if DOUBLES[card]:
        return 2000
    given = ACTIONS_GIVEN[card]
    if given > 0:
        return 1000 + 10 * given + CARDS_GIVEN[card]
    return CARDS[card].cost


PLAY_VALUE: Final = [play_value(card.index) for card in CARDS]


class BuyListBot(Bot):
    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy
        plays = strategy.plays
        self.play_value = [
            10000 - plays.index(card) if card in plays else PLAY_VALUE[card] for card in range(len(CARDS))
        ]

    def choose(self, s: State) -> int:
        assert isinstance(s, Dominion)
        kind = s.kind
        if kind == "buy":
            card = self.wanted(s, s.decider)
            return FIRST_THING + card if card >= 0 else PASS
        if kind == "treasure":
            return ALL_TREASURES
        if len(s.options) == 1:
            return s.options[0]
        if kind == "action":
            return self.play(s)
        if kind == "gain" or kind == "swindle":
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

    # -- getting cards

    def wanted(self, s: Dominion, seat: int) -> int:
        """The first card on the list that is among the options; -1 if there is none."""
        options = s.options
        for line in self.strategy.lines:
            if FIRST_THING + line.card in options and line.holds(s, seat) and not self.loses(s, seat, line.card):
                return line.card
        return -1

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
                theirs = s.points(other)
                if theirs > points or (theirs == points and s.players[other].turns < turns):
                    return True
        return False

    def gain(self, s: Dominion) -> int:
        """By the list; else the best of the rest, and the worst for someone else."""
        frame = s.stack[-1]
        if frame.seat != s.decider:
            return self.least(s)
        card = self.wanted(s, s.decider)
        if card >= 0:
            return FIRST_THING + card
        if PASS in s.options:
            return PASS
        best = -1
        for code in s.options:
            card = code - FIRST_THING
            if best < 0 or self.gain_value(s, card) > self.gain_value(s, best):
                best = card
        return FIRST_THING + best

    def gain_value(self, s: Dominion, card: int) -> int:
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
        value = -1
        for code in s.options:
            if code >= FIRST_THING and self.useful(s, code - FIRST_THING):
                candidate = self.play_value[code - FIRST_THING]
                if candidate > value:
                    best = code
                    value = candidate
        return best

    def useful(self, s: Dominion, card: int) -> bool:
        hand = s.players[s.decider].hand
        if card == COPPERSMITH:
            return COPPER in hand
        if DOUBLES[card]:
            others = 0
            for other in hand:
                if s.setup.types[other] & ACTION:
                    others += 1
            return others > 1
        if card == CHAPEL:
            return self.worst_to_trash(s, s.decider, hand) >= 0
        return True

    # -- what cards are worth in hand

    def worth(self, s: Dominion, card: int) -> int:
        """How much it hurts to lose the card: Curse, Victory, Copper, Silver, Actions, Gold."""
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
        if s.setup.types[card] & ACTION and ACTIONS_GIVEN[card] == 0:
            terminals = 0
            for other in s.players[s.decider].hand:
                if s.setup.types[other] & ACTION and ACTIONS_GIVEN[other] == 0:
                    terminals += 1
            if terminals > 1:
                return 9
        return self.worth(s, card)

    def least(self, s: Dominion) -> int:
        """The option with the card of least worth."""
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
        """The option with the card of most worth."""
        best = -1
        highest = 0
        for code in s.options:
            if code >= FIRST_THING:
                worth = self.worth(s, code - FIRST_THING)
                if best < 0 or worth > highest:
                    best = code
                    highest = worth
        return best

    def junk(self, s: Dominion, card: int) -> bool:
        """Cards that do nothing in a turn."""
        return not s.setup.types[card] & (ACTION | TREASURE)

    # -- discarding, trashing, putting back

    def discard(self, s: Dominion) -> int:
        """Forced: what is kept least gladly. By choice: an Estate for the Baron, junk for the Cellar, and for the
        Secret Chamber all that is no Treasure."""
        if PASS in s.options:
            by_choice = self.least(s)
            card = by_choice - FIRST_THING
            spent = s.actions == 0 and not s.setup.types[card] & TREASURE
            return by_choice if self.junk(s, card) or spent else PASS
        best = -1
        lowest = 0
        for code in s.options:
            value = self.keep_value(s, code - FIRST_THING)
            if best < 0 or value < lowest:
                best = code
                lowest = value
        return best

    def trash(self, s: Dominion) -> int:
        if PASS not in s.options:
            return self.least(s)
        card = self.worst_to_trash(s, s.decider, s.players[s.decider].hand)
        return FIRST_THING + card if card >= 0 else PASS

    def worst_to_trash(self, s: Dominion, seat: int, hand: list[int]) -> int:
        """A card the deck is better without: Curses, Estates until the end is near, Coppers that are not needed."""
        coppers = -1
        for card in hand:
            if s.setup.types[card] & CURSE:
                return card
            if card == ESTATE and s.supply[PROVINCE] > 4:
                return card
            if card == COPPER:
                coppers = card
        spare = money(s, seat) - s.players[seat].owned[COPPER]
        return coppers if coppers >= 0 and spare >= 4 and s.stack[-1].source == CHAPEL else -1

    def put_back(self, s: Dominion) -> int:
        """On top of the deck goes what this turn can do without: a terminal that cannot be played, else the best
        Treasure that buys nothing more, else the least."""
        seat = s.decider
        own_turn = seat == s.active
        if own_turn and s.actions == 0:
            for code in s.options:
                if s.setup.types[code - FIRST_THING] & ACTION:
                    return code
        if not own_turn:
            return self.least(s)
        coins = s.coins
        for card in s.players[seat].hand:
            coins += s.setup.coins[card]
        best = -1
        for code in s.options:
            worth = s.setup.coins[code - FIRST_THING]
            if worth > 0 and self.step(coins - worth) == self.step(coins):
                if best < 0 or worth > s.setup.coins[best - FIRST_THING]:
                    best = code
        return best if best >= 0 else self.least(s)

    def step(self, coins: int) -> int:
        """What a sum of coins buys: Province, Gold, a five, a Silver, or little."""
        if coins >= 8:
            return 8
        if coins >= 6:
            return 6
        if coins == 5:
            return 5
        return 3 if coins >= 3 else 0

    # -- cards that let one choose

    def pick_part(self, s: Dominion) -> int:
        frame = s.stack[-1]
        hand = s.players[s.decider].hand
        source = frame.source
        if source == TORTURER:
            junk = 0
            for card in hand:
                if self.junk(s, card) or card == COPPER:
                    junk += 1
            # Curses that are gone hurt nobody.
            take_curse = s.supply[CURSE_CARD] <= 0 or junk < 2
            return FIRST_PART + (1 if take_curse else 0)
        if source == NOBLES:
            terminals = 0
            for card in hand:
                if s.setup.types[card] & ACTION:
                    terminals += 1
            return FIRST_PART + (1 if s.actions == 0 and terminals > 0 else 0)
        if source == STEWARD:
            junk = 0
            for card in hand:
                if s.setup.types[card] & CURSE or (card == ESTATE and s.supply[PROVINCE] > 4):
                    junk += 1
            return FIRST_PART + (2 if junk > 1 else 1)
        if source == MINION:
            return self.pick_minion(s, hand)
        # Pawn: a card and an action, which make it cost nothing.
        return s.options[0]

    def pick_minion(self, s: Dominion, hand: list[int]) -> int:
        """Coins while more Minions follow; with the last one a new hand, if this one buys little."""
        if MINION in hand:
            return FIRST_PART
        coins = s.coins
        for card in hand:
            coins += s.setup.coins[card]
        return FIRST_PART + (0 if coins + 2 >= 5 else 1)

    # -- all the rest

    def other(self, s: Dominion) -> int:
        kind = s.kind
        frame = s.stack[-1]
        if kind == "may":
            # Chancellor's deck always goes; Mining Village stays.
            return YES if ACTIONS_GIVEN[frame.source] == 0 else PASS
        if kind == "throne":
            best = s.options[0]
            for code in s.options:
                if self.play_value[code - FIRST_THING] > self.play_value[best - FIRST_THING]:
                    best = code
            return best
        if kind == "spy":
            good = not (self.junk(s, frame.ref) or frame.ref == COPPER)
            return YES if good == (frame.seat != s.decider) else PASS
        if kind == "name":
            return self.guess(s)
        if kind == "thief":
            return self.most(s)
        if kind == "loot":
            best = self.most(s)
            return best if best - FIRST_THING != COPPER else PASS
        if kind == "set_aside":
            return YES if s.actions == 0 else PASS
        # pass_left, order: the least, so that the best ends up on top
        return self.least(s)

    def guess(self, s: Dominion) -> int:
        """The card that most of the unseen own cards are."""
        player = s.players[s.decider]
        best = s.options[0]
        most = -1
        for code in s.options:
            if code >= FIRST_THING:
                card = code - FIRST_THING
                count = player.owned[card] - player.hand.count(card) - player.discard.count(card)
                count -= s.in_play.count(card)
                if count > most:
                    best = code
                    most = count
        return best
