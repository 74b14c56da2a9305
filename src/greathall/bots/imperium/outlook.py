"""What a Conflict promises: how strong the others may become, and what a strength of one's own would bring."""

from __future__ import annotations

from typing import Final

from greathall.bots.imperium.taste import Taste
from greathall.games.imperium.players import STRENGTH_OF_TROOP, Player
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import AT_LEADER

SURE: Final = 0.5  # nothing is left that could change a strength


class Outlook:
    """The rewards by rank, and for each opponent a strength to expect and how far off that may be."""

    def __init__(self, s: Imperium, seat: int, taste: Taste, first: float, second: float, third: float) -> None:
        self.rewards = [first, second * taste.second_prize, third * taste.third_prize, 0.0]
        self.strengths: list[float] = []
        self.doubts: list[float] = []
        for other, player in enumerate(s.players):
            if s.is_automaton(other):
                self.expect_automaton(player, taste)
            elif other != seat and not s.is_commander(other):
                self.expect(player, taste)

    def expect(self, player: Player, taste: Taste) -> None:
        """From what lies open: troops, swords, Agents to come, and how many cards are held."""
        strength = float(player.strength())
        doubt = SURE
        hidden = taste.swords_in_intrigue * len(player.intrigue)
        if player.revealed:
            if player.units() > 0:
                strength += hidden
                doubt += hidden
        else:
            agents = player.agents.count(AT_LEADER)
            troops = min(taste.troops_to_come * agents, float(player.garrison + agents))
            more = STRENGTH_OF_TROOP * troops + hidden + taste.swords_in_card * len(player.hand)
            if player.units() == 0:
                more = more * taste.joins if troops > 0 else 0.0
            strength += more
            doubt += more * taste.doubt + 0.5
        self.strengths.append(strength)
        self.doubts.append(doubt)

    def expect_automaton(self, player: Player, taste: Taste) -> None:
        """Agents to come may bring troops; a card of House Hagal brings swords, Intrigue cards never do."""
        agents = player.agents.count(AT_LEADER)
        troops = taste.troops_of_automaton * agents
        strength = float(player.strength()) + STRENGTH_OF_TROOP * troops
        doubt = SURE + STRENGTH_OF_TROOP * troops
        if player.units() > 0:
            strength += taste.swords_of_hagal
            doubt += taste.swords_of_hagal
        self.strengths.append(strength)
        self.doubts.append(doubt)

    def expected(self, strength: float) -> float:
        """What so much strength brings on average. Each opponent is ahead or behind by a chance of its own."""
        if strength <= 0:
            return 0.0
        ahead0 = 1.0  # the chance that nobody is ahead, that one is, two, three
        ahead1 = 0.0
        ahead2 = 0.0
        ahead3 = 0.0
        for i, theirs in enumerate(self.strengths):
            beaten = 0.5 + (strength - theirs - 0.5) / (2 * self.doubts[i])
            beaten = min(1.0, max(0.0, beaten))
            lost = 1.0 - beaten
            ahead3 = ahead3 * beaten + ahead2 * lost
            ahead2 = ahead2 * beaten + ahead1 * lost
            ahead1 = ahead1 * beaten + ahead0 * lost
            ahead0 = ahead0 * beaten
        rewards = self.rewards
        return ahead0 * rewards[0] + ahead1 * rewards[1] + ahead2 * rewards[2] + ahead3 * rewards[3]
