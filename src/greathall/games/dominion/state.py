"""The table: zones, counters, and the verbs of the rulebook that move cards between them.

A zone is a list of card indices. Decks have their top at the end, hands are sorted, discard piles lie with the
top card at the end.
"""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import ACTION, TREASURE, Card
from greathall.kernel.events import CardEvents, Event, NumberEvents
from greathall.kernel.frames import WindowFrame
from greathall.kernel.machine import EVERYBODY, FIRST_THING, Effect, Frame, State
from greathall.kernel.rng import Rng
from greathall.kernel.seats import MAX_SEATS, Seating
from greathall.kernel.zones import GROUP, Holder, distinct, insert_sorted, take_out

HAND_SIZE: Final = 5
NOTHING: Final = -1
# What is told of a gained card, by where it goes.
GAINED: Final = {"discard": "gain", "deck": "gain_to_deck", "hand": "gain_to_hand"}
DRAWS: Final = CardEvents("draw", secret=True)
GAINS: Final = CardEvents("gain")
SHUFFLES: Final = NumberEvents("shuffle")


class Catalogue:
    """All cards, and what is printed on them by index."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.costs = [card.cost for card in cards]
        self.types = [card.types for card in cards]
        self.coins = [card.coins for card in cards]
        self.index = {card.id: card.index for card in cards}


class Setup:
    """What does not change during a game: who plays with which piles under which options."""

    def __init__(
        self,
        catalogue: Catalogue,
        players: int,
        piles: list[int],
        pile_sizes: list[int],
        empty_hands_receive: bool = False,
        open_discards: bool = False,
    ) -> None:
        cards = catalogue.cards
        self.cards = cards
        self.players = players
        self.piles = piles  # the cards in the supply, by index
        self.supply = [NOTHING] * len(cards)
        for card, size in zip(piles, pile_sizes, strict=True):
            self.supply[card] = size
        self.empty_hands_receive = empty_hands_receive
        self.open_discards = open_discards
        self.last_empty_pile = 4 if players > 4 else 3  # so many empty piles end the game

        self.costs = catalogue.costs
        self.types = catalogue.types
        self.coins = catalogue.coins
        self.index = catalogue.index
        self.copper = self.index["copper"]
        self.estate = self.index["estate"]
        self.province = self.index["province"]
        self.reactions = [card for card in piles if cards[card].reaction is not None]
        self.scoring = [card for card in piles if cards[card].points is not None]
        # Options that are asked for again and again (turn.py), each list made at the first time and never changed:
        # by coins, as if no pile were empty, and by the kinds of Treasure in hand, as bits.
        self.dearest = max([self.costs[card] for card in piles])
        self.purchases: list[list[int]] = [[]] * (self.dearest + 1)
        treasures = [card for card in piles if self.types[card] & TREASURE]
        self.treasure_bits = [0] * len(cards)
        for i, card in enumerate(treasures):
            self.treasure_bits[card] = 1 << i
        self.treasure_options: list[list[int]] = [[]] * (1 << len(treasures))
        # What is told of a Treasure that gives what is printed on it, kept likewise, by card and seat.
        self.treasure_events: list[list[Event]] = [[]] * (len(cards) * MAX_SEATS)


SEEN: Final = 1 << 16  # above all cards: see Dominion.passes


class Player(Holder):
    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.aside: list[int] = []  # revealed or set aside, face up
        self.held: list[int] = []  # picked but not laid down yet: the owner alone knows them
        self.held_seen = 0  # the seats (bits) that know the held card, for they knew the top of the deck (Library)
        self.owned = [0] * kinds  # how many of each card, wherever they are
        self.turns = 0
        # Whether an Action could be among the cards, as far as everybody knows: one was gained, or passed unseen.
        self.could_have_actions = False
        # Cards in the discard pile that only the owner has seen.
        self.discard_unseen: list[int] = []

    def copy(self) -> Player:
        twin = Player(0)
        self.copy_cards(twin)
        twin.aside = self.aside.copy()
        twin.held = self.held.copy()
        twin.held_seen = self.held_seen
        twin.owned = self.owned.copy()
        twin.turns = self.turns
        twin.could_have_actions = self.could_have_actions
        twin.discard_unseen = self.discard_unseen.copy()
        return twin

    def dump(self) -> list[object]:
        return [
            self.dump_cards(),
            self.aside.copy(),
            self.held.copy(),
            {str(card): count for card, count in enumerate(self.owned) if count},
            self.turns,
            self.discard_unseen.copy(),
            self.held_seen,
            self.could_have_actions,
        ]


class Dominion(State):
    def __init__(self, setup: Setup, seating: Seating, rng: Rng) -> None:
        super().__init__(seating, rng)
        self.setup = setup
        self.players: list[Player] = []
        self.supply = setup.supply
        self.trash: list[int] = []
        # Giver, receiver, card of every card passed unseen (Masquerade); SEEN is added where a deal knows that it
        # has come to light.
        self.passes: list[int] = []
        self.empty_piles = 0
        self.active = 0  # whose turn it is
        self.in_play: list[int] = []  # by place; a card that has left is kept as ~card
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.discount = 0  # Bridges of this turn
        self.copper_bonus = 0  # Coppersmiths of this turn
        self.actions_played = 0
        self.immune = 0  # the seats (bits) that the Attack being played does not affect

    # -- seats

    def left_of(self, seat: int) -> int:
        seat += 1
        return seat if seat < len(self.players) else 0

    def everybody(self) -> int:
        """All seats, as bits."""
        return (1 << len(self.players)) - 1

    def others(self, seat: int) -> int:
        """All seats but this one, as bits."""
        return self.everybody() & ~(1 << seat)

    # -- costs, types and points

    def cost(self, card: int) -> int:
        """Bridge: every card everywhere costs less this turn, but not less than 0."""
        cost = self.setup.costs[card] - self.discount
        return cost if cost > 0 else 0

    def has_type(self, card: int, types: int) -> bool:
        return (self.setup.types[card] & types) != 0

    def points(self, seat: int) -> int:
        owned = self.players[seat].owned
        total = 0
        for card in self.setup.scoring:
            count = owned[card]
            if count > 0:
                points = self.setup.cards[card].points
                assert points is not None
                total += count * points.worth(owned)
        return total

    def ends_now(self) -> bool:
        """Whether the game ends with this turn: the Provinces are gone, or three piles (four of 5-6 players)."""
        return self.supply[self.setup.province] == 0 or self.empty_piles >= self.setup.last_empty_pile

    # -- drawing and revealing

    def reshuffle(self, seat: int) -> None:
        """The discard pile becomes the deck; done only when a card is needed and the deck is empty."""
        player = self.players[seat]
        deck = player.discard
        player.discard = player.deck
        player.deck = deck
        self.rng.shuffle(deck)
        if player.discard_unseen:
            player.discard_unseen = []
        self.barrier += 1
        if self.events is not None:
            self.events.append(SHUFFLES.of(seat, NOTHING, len(deck), NOTHING))

    def take_top(self, seat: int) -> int:
        """Lifts the top card off the deck, or gives NOTHING if there is none after a reshuffle."""
        player = self.players[seat]
        if not player.deck:
            if not player.discard:
                return NOTHING
            self.reshuffle(seat)
        self.barrier += 1
        return player.deck.pop()

    def draw(self, seat: int, count: int) -> None:
        """Draws `count` cards, or as many as there are."""
        player = self.players[seat]
        while count > 0 and (player.deck_seen or count == 1):
            if self.draw_card(seat) == NOTHING:
                return
            count -= 1
        # Nobody knows what lies there, as nearly always: the cards go all at once, for speed.
        while count > 0 and (player.deck or player.discard):
            if not player.deck:
                self.reshuffle(seat)
            drawn = player.lift(count)
            count -= len(drawn)
            self.barrier += len(drawn)
            if self.events is not None:
                DRAWS.tell_lifted(self.events, seat, drawn)
            if player.hand:
                player.hand.extend(drawn)
            else:
                player.hand = drawn
        player.hand.sort()

    def draw_card(self, seat: int) -> int:
        """Draws a card into the hand and says which; NOTHING if there is none."""
        player = self.players[seat]
        card = self.take_top(seat)
        if card != NOTHING:
            if player.deck_seen:
                player.draw_into_hand(card, player.forget_top() & ~(1 << seat))
            else:
                insert_sorted(player.hand, card)
            if self.events is not None:
                self.events.append(DRAWS.of(seat, card))
        return card

    def draw_apart(self, seat: int) -> int:
        """Draws a card that is held apart from the hand until it is kept; NOTHING if there is none."""
        player = self.players[seat]
        card = self.take_top(seat)
        if card != NOTHING:
            player.held.append(card)
            player.held_seen = player.forget_top() & ~(1 << seat)
            if self.events is not None:
                self.tell("draw", seat, card, 1, NOTHING, 1 << seat)
        return card

    def keep_apart(self, seat: int) -> None:
        """The card held apart goes into the hand."""
        player = self.players[seat]
        player.draw_into_hand(player.held.pop(), player.held_seen)
        player.held_seen = 0

    def set_aside_apart(self, seat: int) -> int:
        """The card held apart is laid down, face up; says which it was."""
        player = self.players[seat]
        card = player.held.pop()
        player.held_seen = 0
        player.aside.append(card)
        self.lay_open(seat)
        return card

    def reveal_top(self, seat: int) -> int:
        """Turns the top card of the deck face up, beside the deck; NOTHING if there is none."""
        player = self.players[seat]
        card = self.take_top(seat)
        if card != NOTHING:
            player.forget_top()
            player.aside.append(card)
            if self.events is not None:
                self.tell("reveal", seat, card, 1, NOTHING, EVERYBODY)
        return card

    def reveal_hand(self, seat: int) -> None:
        player = self.players[seat]
        player.hand_seen = [card * GROUP + self.others(seat) for card in player.hand if self.others(seat)]
        self.barrier += 1
        if self.events is not None:
            self.tell("reveal_hand", seat, NOTHING, len(player.hand), NOTHING, EVERYBODY)
            for card in player.hand:
                self.tell("reveal", seat, card, 1, NOTHING, EVERYBODY)

    # -- out of the hand

    def hold(self, seat: int, card: int) -> None:
        """Picks a card from the hand to be laid down later, unseen by the others."""
        player = self.players[seat]
        player.leave_hand(card, 1 << seat)
        player.held.append(card)

    def discard_held(self, seat: int) -> None:
        """Lays the picked cards on the discard pile at once: the others see the last of them alone."""
        player = self.players[seat]
        last = len(player.held) - 1
        for i, card in enumerate(player.held):
            player.discard.append(card)
            if i < last:
                player.discard_unseen.append(card)
            if self.events is not None:
                self.tell("discard", seat, card, 1, NOTHING, EVERYBODY if i == last else 1 << seat)
        if last >= 0:
            player.held = []
            self.lay_open(seat)

    def discard_hand(self, seat: int) -> int:
        player = self.players[seat]
        count = len(player.hand)
        self.mix_top(player.hand)
        player.held = player.hand
        player.hand = []
        player.hand_seen = []
        self.discard_held(seat)
        return count

    def mix_top(self, hand: list[int]) -> None:
        """When a hand is discarded as a whole, chance says which card is seen: the last in a fixed order would tell
        of the cards below it."""
        last = len(hand) - 1
        if last > 0:
            place = self.rng.below(last + 1)
            hand[place], hand[last] = hand[last], hand[place]

    def trash_from_hand(self, seat: int, card: int) -> None:
        self.players[seat].leave_hand(card, self.everybody())
        self.lay_open(seat)
        self.put_in_trash(seat, card)

    def put_in_trash(self, seat: int, card: int) -> None:
        """A card that has left its zone goes out of the game."""
        self.players[seat].owned[card] -= 1
        self.trash.append(card)
        if self.events is not None:
            self.tell("trash", seat, card, 1, NOTHING, EVERYBODY)

    def hand_to_deck(self, seat: int, card: int, seen: int) -> None:
        """Puts a card from the hand on top of the deck, where `seen` (bits) know it."""
        self.players[seat].leave_hand(card, seen)
        self.players[seat].put_on_deck(card, seen)
        if seen & self.others(seat):
            self.lay_open(seat)
        if self.events is not None:
            self.tell("topdeck", seat, card, 1, NOTHING, seen)

    # -- revealed cards

    def discard_aside(self, seat: int, card: int) -> None:
        player = self.players[seat]
        take_out(player.aside, card)
        player.discard.append(card)
        if self.events is not None:
            self.tell("discard", seat, card, 1, NOTHING, EVERYBODY)

    def discard_all_aside(self, seat: int) -> None:
        for card in self.players[seat].aside.copy():
            self.discard_aside(seat, card)

    def trash_aside(self, seat: int, card: int) -> None:
        take_out(self.players[seat].aside, card)
        self.put_in_trash(seat, card)

    def aside_to_hand(self, seat: int, card: int) -> None:
        player = self.players[seat]
        take_out(player.aside, card)
        player.draw_into_hand(card, self.others(seat))
        if self.events is not None:
            self.tell("take", seat, card, 1, NOTHING, EVERYBODY)

    def aside_to_deck(self, seat: int, card: int, seen: int) -> None:
        player = self.players[seat]
        take_out(player.aside, card)
        player.put_on_deck(card, seen)
        if self.events is not None:
            self.tell("topdeck", seat, card, 1, NOTHING, seen % GROUP)

    # -- gaining

    def gain(self, seat: int, card: int, to: str) -> bool:
        """Gains a card from the supply to "discard", "hand" or "deck"; False if its pile is empty."""
        left = self.supply[card]
        if left <= 0:
            return False
        self.supply[card] = left - 1
        if left == 1:
            self.empty_piles += 1
        player = self.players[seat]
        player.owned[card] += 1
        if self.setup.types[card] & ACTION:
            player.could_have_actions = True
        if to == "discard":
            player.discard.append(card)
        elif to == "hand":
            player.draw_into_hand(card, self.others(seat))
        else:
            player.put_on_deck(card, self.everybody())
        if self.events is not None:
            if to == "discard":
                self.events.append(GAINS.of(seat, card))
            else:
                self.tell(GAINED[to], seat, card, 1, NOTHING, EVERYBODY)
        return True

    # -- the play area

    def put_in_play(self, card: int) -> int:
        """Lays a card from the active player's hand in front of them; gives its place."""
        self.players[self.active].leave_hand(card, self.everybody())
        self.in_play.append(card)
        return len(self.in_play) - 1

    def trash_from_play(self, seat: int, place: int) -> bool:
        """Trashes the card at that place, if it still lies there."""
        if place < 0 or self.in_play[place] < 0:
            return False
        card = self.in_play[place]
        self.in_play[place] = ~card
        self.put_in_trash(seat, card)
        return True

    # -- reactions

    def answers(self, event: str, frame: Frame) -> list[int]:
        """The reactions in hand, each copy once. Copies look alike, so one may be shown twice, which changes
        nothing, but a second one that was just drawn is never refused."""
        assert isinstance(frame, WindowFrame)
        player = self.players[frame.seat]
        codes: list[int] = []
        for card in distinct(player.hand):
            code = FIRST_THING + card
            reaction = self.setup.cards[card].reaction
            if reaction is None or reaction.event != event or frame.answers.count(code) >= player.owned[card]:
                continue
            if not (isinstance(reaction.effect, Unaffected) and (self.immune >> frame.seat) & 1):
                codes.append(code)
        return codes

    def answer_with(self, event: str, frame: Frame, code: int) -> None:
        card = code - FIRST_THING
        if self.events is not None:
            self.tell("react", frame.seat, card, 1, frame.source, EVERYBODY)
        self.players[frame.seat].show_in_hand(card, self.others(frame.seat))
        self.barrier += 1
        reaction = self.setup.cards[card].reaction
        assert reaction is not None
        reaction.effect.start(self, Frame(frame.effect, frame.seat, frame.seat, card, NOTHING))

    # -- values

    def copy(self) -> Dominion:
        """A table of its own, without the events told so far."""
        twin = Dominion(self.setup, self.seating, self.rng.copy())
        self.copy_machine(twin)
        twin.players = [player.copy() for player in self.players]
        twin.supply = self.supply.copy()
        twin.trash = self.trash.copy()
        twin.passes = self.passes.copy()
        twin.empty_piles = self.empty_piles
        twin.active = self.active
        twin.in_play = self.in_play.copy()
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        twin.discount = self.discount
        twin.copper_bonus = self.copper_bonus
        twin.actions_played = self.actions_played
        twin.immune = self.immune
        return twin

    def dump(self) -> list[object]:
        """The whole state as plain lists and numbers."""
        counters: list[object] = [
            self.active,
            self.actions,
            self.buys,
            self.coins,
            self.discount,
            self.copper_bonus,
            self.actions_played,
            self.immune,
        ]
        return [
            self.dump_machine(),
            [player.dump() for player in self.players],
            {str(card): self.supply[card] for card in self.setup.piles},
            self.trash.copy(),
            self.passes.copy(),
            self.in_play.copy(),
            counters,
        ]


class Unaffected(Effect[Dominion]):
    """The Attack being played does nothing to you."""

    def start(self, s: Dominion, f: Frame) -> None:
        s.immune |= 1 << f.seat
