"""A player's turn, phase by phase, and how a card is played (rulebook, "The course of play")."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from greathall.games.dominion.card import ACTION, ATTACK, ATTACK_PLAYED, TREASURE
from greathall.games.dominion.state import HAND_SIZE, NOTHING, Dominion
from greathall.kernel.events import CardEvents, NumberEvents
from greathall.kernel.machine import FIRST_THING, PASS, Effect, Frame
from greathall.kernel.seats import MAX_SEATS
from greathall.kernel.triggers import Window

ALL_TREASURES: Final = 2

ACTION_PHASE: Final = 0
TREASURES: Final = 1
BUY_PHASE: Final = 2
CLEAN_UP: Final = 3

TURNS: Final = NumberEvents("turn")
PLAYS: Final = CardEvents("play")
PAYMENTS: Final = NumberEvents("coins")
PURCHASES: Final = NumberEvents("buy")
CLEAN_UPS: Final = NumberEvents("clean_up")


class Turn(Effect[Dominion]):
    """One turn after another: the frame at the bottom of every game."""

    always_asks = True

    def run(self, s: Dominion, f: Frame) -> None:
        if f.step == ACTION_PHASE:
            # Whoever could have an Action in hand is asked, whether or not one is there; so with Treasures.
            player = s.players[s.active]
            if s.actions > 0 and player.could_have_actions and player.hand:
                options = self.in_hand(s, ACTION)
                options.append(PASS)
                s.ask_in_secret(s.active, "action", options)
                return
            f.step = TREASURES
        if f.step == TREASURES:
            if s.players[s.active].hand:
                s.ask_in_secret(s.active, "treasure", self.treasures(s))
                return
            f.step = BUY_PHASE
        if f.step == BUY_PHASE:
            if s.buys > 0:
                s.ask(s.active, "buy", self.affordable(s))
                return
            f.step = CLEAN_UP
        clean_up(s)
        f.step = ACTION_PHASE

    def answer(self, s: Dominion, f: Frame, code: int) -> None:
        if code == PASS:
            f.step += 1
        elif f.step == ACTION_PHASE:
            s.actions -= 1
            play_action(s, code - FIRST_THING)
        elif f.step == BUY_PHASE:
            buy(s, code - FIRST_THING)
        elif code == ALL_TREASURES:
            play_all_treasures(s)
            f.step = BUY_PHASE
        else:
            play_treasure(s, code - FIRST_THING)

    def in_hand(self, s: Dominion, types: int) -> list[int]:
        """The cards of a type, each kind once, as options."""
        options: list[int] = []
        printed = s.setup.types
        last = NOTHING
        for card in s.players[s.active].hand:
            if card != last:
                last = card
                if printed[card] & types:
                    options.append(FIRST_THING + card)
        return options

    def treasures(self, s: Dominion) -> list[int]:
        # The kinds in hand say it all, and there are few of them: each list is made once.
        bits = s.setup.treasure_bits
        kinds: i64 = 0
        last = NOTHING
        for card in s.players[s.active].hand:
            if card != last:
                last = card
                bit: i64 = bits[card]
                kinds |= bit
        options = s.setup.treasure_options[kinds]
        if not options:
            options = [PASS]
            if kinds:
                options = [ALL_TREASURES, *self.in_hand(s, TREASURE), PASS]
            s.setup.treasure_options[kinds] = options
        return options

    def affordable(self, s: Dominion) -> list[int]:
        setup = s.setup
        coins = s.coins + s.discount
        if coins > setup.dearest:
            coins = setup.dearest
        # But for empty piles the coins say it all: each list is made once.
        options = setup.purchases[coins]
        if not options:
            options = [FIRST_THING + card for card in setup.piles if setup.costs[card] <= coins]
            options.append(PASS)
            setup.purchases[coins] = options
        return options if s.empty_piles == 0 else self.not_empty(s, options)

    def not_empty(self, s: Dominion, options: list[int]) -> list[int]:
        supply = s.supply
        left: list[int] = []
        for code in options:
            if code == PASS or supply[code - FIRST_THING] > 0:
                left.append(code)
        return left


def begin_turn(s: Dominion) -> None:
    player = s.players[s.active]
    player.turns += 1
    s.actions = 1
    s.buys = 1
    s.coins = 0
    s.discount = 0
    s.copper_bonus = 0
    s.actions_played = 0
    if s.events is not None:
        s.events.append(TURNS.of(s.active, NOTHING, player.turns, NOTHING))


def play_all_treasures(s: Dominion) -> None:
    player = s.players[s.active]
    types = s.setup.types
    if player.hand_seen or s.copper_bonus > 0:
        for card in player.hand.copy():
            if types[card] & TREASURE:
                play_treasure(s, card)
        return
    # Nobody remembers anything of this hand and all give what is printed, as nearly always: one pass, for speed.
    printed = s.setup.coins
    in_play = s.in_play
    events = s.events
    seat: i64 = s.active
    coins: i64 = s.coins
    kept: list[int] = []
    # As objects, so that compiled code moves them as they are instead of making numbers of them and objects again.
    played: list[object] = cast("list[object]", in_play)
    left: list[object] = cast("list[object]", kept)
    for held in cast("list[object]", player.hand):
        card = cast(int, held)
        kind: i64 = types[card]
        if kind & TREASURE:
            worth: i64 = printed[card]
            played.append(held)
            coins += worth
            if events is not None:
                told = s.setup.treasure_events[card * MAX_SEATS + seat]
                if not told:
                    told = [PLAYS.of(seat, card), PAYMENTS.of(seat, card, worth, card)]
                    s.setup.treasure_events[card * MAX_SEATS + seat] = told
                events += told
        else:
            left.append(held)
    player.hand = kept
    s.coins = coins


def worth_of(s: Dominion, card: int) -> int:
    """The coins of a Treasure, with the Coppersmiths of this turn."""
    worth = s.setup.coins[card]
    return worth + s.copper_bonus if card == s.setup.copper else worth


def play_treasure(s: Dominion, card: int) -> None:
    s.put_in_play(card)
    worth = worth_of(s, card)
    s.coins += worth
    if s.events is not None:
        s.events.append(PLAYS.of(s.active, card))
        s.events.append(PAYMENTS.of(s.active, card, worth, card))


def buy(s: Dominion, card: int) -> None:
    s.buys -= 1
    cost = s.cost(card)
    s.coins -= cost
    if s.events is not None:
        s.events.append(PURCHASES.of(s.active, card, cost, NOTHING))
    s.gain(s.active, card, "discard")


def clean_up(s: Dominion) -> None:
    """Everything played and the rest of the hand is discarded, five cards are drawn, the next player begins."""
    player = s.players[s.active]
    played = s.in_play
    for card in played:
        if card < 0:
            # Only where a card has left the table are the others picked out.
            played = [kept for kept in played if kept >= 0]
            break
    # Hand cards need not be shown: they go below what was played.
    hand = player.hand
    if hand:
        if not played:
            s.mix_top(hand)
        player.discard += hand
        player.discard_unseen += hand
        hand.clear()
        if player.hand_seen:
            player.hand_seen = []
        if not played:
            player.discard_unseen.pop()
    player.discard += played
    s.in_play.clear()
    if s.events is not None:
        s.events.append(CLEAN_UPS.of(s.active, NOTHING, 0, NOTHING))
    s.draw(s.active, HAND_SIZE)
    if s.ends_now():
        s.over = True
        return
    s.active = s.left_of(s.active)
    begin_turn(s)


# -- playing an Action


class PlayAction(Effect[Dominion]):
    """Plays the card at the frame's place: reactions first if it is an Attack, then its text."""

    def run(self, s: Dominion, f: Frame) -> None:
        seats = len(s.players)
        if f.step == 0:
            # Right after an Attack is laid down, before its first instruction, the others may react, one
            # after another from the left (rulebook, reactions).
            s.immune = 0
            if not (s.setup.types[f.source] & ATTACK) or not self.reactions_about(s):
                f.step = seats
            else:
                f.step = 1
        if f.step < seats:
            seat = (f.by + f.step) % seats
            f.step += 1
            if s.players[seat].hand:
                s.push(REACT.frame(seat, f.by, f.source, f.place))
            return
        effect = s.setup.cards[f.source].play
        assert effect is not None
        s.stack.pop()
        effect.start(s, f)

    def reactions_about(self, s: Dominion) -> bool:
        """Whether anybody might hold a reaction, as far as the whole table knows."""
        for card in s.setup.reactions:
            if s.supply[card] < s.setup.supply[card]:
                return True
        return False


TURN: Final = Turn()
PLAY_ACTION: Final = PlayAction()
REACT: Final = Window[Dominion](ATTACK_PLAYED, "react")


def play_action(s: Dominion, card: int) -> None:
    """Plays an Action from the active player's hand."""
    play_again(s, card, s.put_in_play(card))


def play_again(s: Dominion, card: int, place: int) -> None:
    """Plays the Action that lies at that place (Throne Room: even if it has left the table since)."""
    s.actions_played += 1
    if s.events is not None:
        s.events.append(PLAYS.of(s.active, card))
    s.push(Frame(PLAY_ACTION, s.active, s.active, card, place))
