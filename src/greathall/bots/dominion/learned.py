"""The bot that has learned what to get: its network writes a list for the moment, and the list is played.

And what a search makes of it.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from greathall.bots.bot import THE_TABLE, Bot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.contest import gain_of
from greathall.bots.dominion.insight import DominionInsight, might_help
from greathall.bots.dominion.known import best_first
from greathall.bots.dominion.policy import NO_CARD, Floats, Network, load, offered_in, row_of
from greathall.bots.dominion.strategy import Line, parse
from greathall.bots.search import Budget
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.state import Dominion, Setup
from greathall.kernel.machine import State
from greathall.kernel.rules import Rules

HORIZON: Final = 5  # own turns that a search plays out
RIVALS: Final = 3  # known lists that play for the others in turn
WITHOUT_LIST: Final = ("treasure", "react")
LINES: Final = [Line(card.index, []) for card in CARDS]
NETWORKS: Final[list[Network]] = []  # the one of this process, once it has been asked for


def network() -> Network:
    if not NETWORKS:
        NETWORKS.append(load())
    return NETWORKS[0]


class LearnedBot(Bot):
    def __init__(self, net: Network | None = None) -> None:
        self.net = network() if net is None else net
        self.playing = BuyListBot(parse("learned", "province"))
        self.setup: Setup | None = None
        self.moment: list[list[int]] = []

    def sees(self) -> int:
        return THE_TABLE

    def choose(self, s: State) -> int:
        assert isinstance(s, Dominion)
        if len(s.options) == 1:
            return s.options[0]
        if self.setup is not s.setup:
            self.setup = s.setup
            self.offered = offered_in(s.setup)
            self.moment = []
        if self.is_outdated(s):
            self.play_by(self.net.scores(row_of(s, s.decider), self.offered), s)
        return self.playing.choose(s)

    def is_outdated(self, s: Dominion) -> bool:
        """A list holds until a card is gained, trashed or passed, or a turn begins; some questions need none."""
        if s.kind in WITHOUT_LIST:
            return False
        counts = [s.decider, len(s.passes), *(player.turns for player in s.players)]
        moment = [counts, s.supply, *(player.owned for player in s.players)]
        if moment == self.moment:
            return False
        self.moment = [counts.copy() for counts in moment]
        return True

    def play_by(self, scores: Floats, s: Dominion) -> None:
        """What has a better score than to take nothing, the best first. What is on the list is not trashed, so that
        there must not be anything on it that is merely better than nothing."""
        cards = self.offered[np.argsort(-scores, kind="stable")].tolist()
        wanted = cards[: cards.index(NO_CARD)]
        self.playing.lines = [LINES[card] for card in wanted if might_help(s, card)]


class LearnedInsight(DominionInsight):
    """For a search whose own seat plays by the network, and that asks it after some turns how things stand."""

    def __init__(self, budget: Budget) -> None:
        super().__init__(budget, HORIZON)
        self.own = LearnedBot()
        self.rivals: list[Bot] = []

    def prepare(self, setup: Setup) -> None:
        self.rivals = [known.bot for known in best_first(setup)[:RIVALS]]

    def outcome(self, rules: Rules, s: State, seat: int) -> float:
        assert isinstance(s, Dominion)
        return gain_of(s, seat) if s.over else self.own.net.value(row_of(s, seat))

    def quick(self, world: int) -> Bot:
        return self.own if world == 0 else self.rivals[world % len(self.rivals)]
