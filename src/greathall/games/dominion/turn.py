"""A player's turn, phase by phase, and how a card is played (rulebook, "The course of play")."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.card import ACTION, ATTACK, ATTACK_PLAYED, TREASURE
from greathall.games.dominion.state import HAND_SIZE, NOTHING, Dominion
from greathall.kernel.machine import EVERYBODY, FIRST_THING, PASS, Effect, Frame
from greathall.kernel.triggers import Window

ALL_TREASURES: Final = 2

ACTION_PHASE: Final = 0
TREASURES: Final = 1
BUY_PHASE: Final = 2
CLEAN_UP: Final = 3


class Turn(Effect[Dominion]):
    """One turn after another: the frame at the bottom of every game."""

    always_asks = True

    def run(self, s: Dominion, f: Frame) -> None:
        if f.step == ACTION_PHASE:
            # Whoever could have an Action in hand is asked, whether or not one is there; so with Treasures.
            player = s.players[s.active]
            if s.actions > 0 and player.could_have_actions and player.hand:
                options = [FIRST_THING + card for card in self.in_hand(s, ACTION)]
                options.append(PASS)
                s.ask_in_secret(s.active, "action", options)
                return
            f.step = TREASURES
        if f.step == TREASURES:
            if s.players[s.active].hand:
                options = []
                for card in self.in_hand(s, TREASURE):
                    if not options:
                        options.append(ALL_TREASURES)
                    options.append(FIRST_THING + card)
                options.append(PASS)
                s.ask_in_secret(s.active, "treasure", options)
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
        kinds: list[int] = []
        last = NOTHING
        for card in s.players[s.active].hand:
            if card != last:
                last = card
                if s.setup.types[card] & types:
                    kinds.append(card)
        return kinds

    def affordable(self, s: Dominion) -> list[int]:
        coins = s.coins + s.discount
        options: list[int] = []
        for card in s.setup.piles:
            if s.supply[card] > 0 and s.setup.costs[card] <= coins:
                options.append(FIRST_THING + card)
        options.append(PASS)
        return options


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
        s.tell("turn", s.active, NOTHING, player.turns, NOTHING, EVERYBODY)


def play_all_treasures(s: Dominion) -> None:
    player = s.players[s.active]
    if s.events is not None or player.hand_seen:
        for card in player.hand.copy():
            if s.setup.types[card] & TREASURE:
                play_treasure(s, card)
        return
    # Nobody listens and nobody remembers anything of this hand: one pass over it.
    kept: list[int] = []
    for card in player.hand:
        if s.setup.types[card] & TREASURE:
            s.in_play.append(card)
            s.coins += worth_of(s, card)
        else:
            kept.append(card)
    player.hand = kept


def worth_of(s: Dominion, card: int) -> int:
    """The coins of a Treasure, with the Coppersmiths of this turn."""
    worth = s.setup.coins[card]
    return worth + s.copper_bonus if card == s.setup.copper else worth


def play_treasure(s: Dominion, card: int) -> None:
    s.put_in_play(card)
    worth = worth_of(s, card)
    s.coins += worth
    if s.events is not None:
        s.tell("play", s.active, card, 1, NOTHING, EVERYBODY)
        s.tell("coins", s.active, card, worth, card, EVERYBODY)


def buy(s: Dominion, card: int) -> None:
    s.buys -= 1
    s.coins -= s.cost(card)
    if s.events is not None:
        s.tell("buy", s.active, card, s.cost(card), NOTHING, EVERYBODY)
    s.gain(s.active, card, "discard")


def clean_up(s: Dominion) -> None:
    """Everything played and the rest of the hand is discarded, five cards are drawn, the next player begins."""
    player = s.players[s.active]
    played: list[int] = []
    for card in s.in_play:
        if card >= 0:
            played.append(card)
    # Hand cards need not be shown: they go below what was played.
    hand = player.hand
    if hand:
        if not played:
            s.mix_top(hand)
        player.discard.extend(hand)
        player.discard_unseen.extend(hand)
        player.hand = []
        if player.hand_seen:
            player.hand_seen = []
        if not played:
            player.discard_unseen.pop()
    player.discard.extend(played)
    s.in_play = []
    if s.events is not None:
        s.tell("clean_up", s.active, NOTHING, 0, NOTHING, EVERYBODY)
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
        s.tell("play", s.active, card, 1, NOTHING, EVERYBODY)
    s.push(Frame(PLAY_ACTION, s.active, s.active, card, place))
