"""What a bot sees of a seat of the Dune games where a round begins, as numbers."""

from __future__ import annotations

from typing import Final

from greathall.bots.imperium.plain import plain_gain
from greathall.games.imperium.printed import STARTER, Content
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CARDS, FACTIONS, PERSUASION, SWORDS
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE, VP_INFLUENCE

FEATURES: Final = (
    "vp",
    "tracks_at_one",
    "tracks_at_three",
    "beyond_alliance",
    "alliances",
    "solari",
    "rich",
    "spice",
    "water",
    "garrison",
    "intrigue",
    "council",
    "swordmaster",
    "spies",
    "hooks",
    "contracts",
    "completed",
    "control",
    "icons",
    "cards",
    "starters",
    "cost",
    "persuasion",
    "swords",
    "draws",
    "sends",
    "first",
    "second",
    "automaton",
    "commander",
    "personal",
    "near_the_end",
)

# What a learned value looks at besides (`value.py`).
MORE: Final = (
    *FEATURES,
    "influence_0",
    "influence_1",
    "influence_2",
    "influence_3",
    "round",
    "conflicts_left",
    "level_of_conflict",
    "shield_wall",
    "lead",
    "leader",
)
ROUNDS: Final = 11  # rounds that have weights of their own; later ones take the last
LAST_POINTS: Final = 10
RICH: Final = 6


class CardSheet:
    """What is counted of each card, by its number."""

    def __init__(self, content: Content) -> None:
        self.cost = [float(max(0, card.cost)) for card in content.cards]
        self.starter = [1.0 if card.kind == STARTER else 0.0 for card in content.cards]
        self.persuasion = [plain_gain(card.reveal, PERSUASION) for card in content.cards]
        self.swords = [plain_gain(card.reveal, SWORDS) for card in content.cards]
        self.draws = [plain_gain(card.agent, CARDS) for card in content.cards]
        self.sends = [1.0 if card.icons else 0.0 for card in content.cards]


class Sums:
    def __init__(self) -> None:
        self.cards = 0.0
        self.cost = 0.0
        self.starters = 0.0
        self.persuasion = 0.0
        self.swords = 0.0
        self.draws = 0.0
        self.sends = 0.0

    def count(self, sheet: CardSheet, cards: list[int]) -> None:
        for card in cards:
            if card >= 0:
                self.cards += 1.0
                self.cost += sheet.cost[card]
                self.starters += sheet.starter[card]
                self.persuasion += sheet.persuasion[card]
                self.swords += sheet.swords[card]
                self.draws += sheet.draws[card]
                self.sends += sheet.sends[card]


class Eye:
    def __init__(self) -> None:
        self.content: Content | None = None
        self.sheet: CardSheet | None = None

    def features(self, s: Imperium, seat: int) -> list[float]:
        if self.sheet is None or self.content is not s.content:
            self.content = s.content
            self.sheet = CardSheet(s.content)
        player = s.players[seat]
        sums = Sums()
        sums.count(self.sheet, player.deck)
        sums.count(self.sheet, player.hand)
        sums.count(self.sheet, player.discard)
        sums.count(self.sheet, player.in_play)
        ones = threes = beyond = alliances = control = 0
        for faction in range(len(FACTIONS)):
            level = player.influence[faction]
            if level == VP_INFLUENCE - 1:
                ones += 1
            elif level == ALLIANCE_INFLUENCE - 1:
                threes += 1
            elif level > ALLIANCE_INFLUENCE:
                beyond += level - ALLIANCE_INFLUENCE
            if s.alliances[faction] == seat:
                alliances += 1
        for owner in s.control:
            if owner == seat:
                control += 1
        return [
            float(player.vp),
            float(ones),
            float(threes),
            float(beyond),
            float(alliances),
            float(min(player.solari, RICH)),
            float(max(0, player.solari - RICH)),
            float(player.spice),
            float(player.water),
            float(player.garrison),
            float(len(player.intrigue)),
            1.0 if player.council else 0.0,
            1.0 if player.swordmaster else 0.0,
            float(len(player.spies)),
            1.0 if player.hooks else 0.0,
            float(len(player.contracts)),
            float(len(player.completed)),
            float(control),
            float(len(player.trophies)),
            sums.cards,
            sums.starters,
            sums.cost,
            sums.persuasion,
            sums.swords,
            sums.draws,
            sums.sends,
            1.0 if s.first_player == seat else 0.0,
            1.0 if s.left_of(s.first_player) == seat else 0.0,
            1.0 if s.is_automaton(seat) else 0.0,
            1.0 if s.is_commander(seat) else 0.0,
            float(player.personal),
            1.0 if player.vp >= LAST_POINTS - 2 else 0.0,
        ]

    def seen(self, s: Imperium, seat: int) -> list[float]:
        found = self.features(s, seat)
        player = s.players[seat]
        for faction in range(len(FACTIONS)):
            found.append(float(player.influence[faction]))
        most = 0
        for other, theirs in enumerate(s.players):
            if other != seat and theirs.vp > most:
                most = theirs.vp
        conflict = s.conflict
        found.append(float(min(s.round, ROUNDS)))
        found.append(float(len(s.conflict_deck)))
        found.append(float(s.content.conflicts[conflict].level) if conflict >= 0 else 0.0)
        found.append(1.0 if s.shield_wall else 0.0)
        found.append(float(player.vp - most))
        found.append(float(player.leader + 1))  # none, or which
        return found

    def owned(self, s: Imperium, seat: int) -> list[int]:
        """All cards of a seat, whichever pile they are in."""
        player = s.players[seat]
        found = [*player.deck, *player.hand, *player.discard]
        for card in player.in_play:
            if card >= 0:
                found.append(card)
        return found
