"""What a player has, and what counts during the current turn."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.things import (
    AT_LEADER,
    FACTIONS,
    NOTHING,
)
from greathall.kernel.fields import changed, values
from greathall.kernel.zones import Holder, still_known

TROOPS_IN_ALL: Final = 12
START_GARRISON: Final = 3
STRENGTH_OF_TROOP: Final = 2
STRENGTH_OF_SANDWORM: Final = 3
THIRD_AGENT: Final = 2  # its place among a player's Agents, in three against three
# What kind of turn it is
NO_TURN: Final = 0
UNDECIDED: Final = 1
AGENT_TURN: Final = 2
REVEAL_TURN: Final = 3
SKIPPED: Final = 4
AUTOMATON_TURN: Final = 5

# What dumps have, in this order. A new field stands among the later ones: written by name, and only if it is not as
# at the start. (`copy` spells its fields out: it is done for every thought of a bot, and names would be looked up.)
PLAYER_FIELDS: Final = (
    "leader",
    "solari",
    "spice",
    "water",
    "vp",
    "influence",
    "supply",
    "garrison",
    "deployed",
    "swords",
    "agents",
    "council",
    "swordmaster",
    "in_play",
    "intrigue",
    "intrigue_seen",
    "face_up",
    "persuasion",
    "revealed",
    "tokens",
    "set_aside",
    "spies",
    "sandworms",
    "hooks",
    "contracts",
    "completed",
    "own_contracts",
    "trophies",
    "matched",
    "memories",
    "training",
    "revealed_at",
)
LATER_PLAYER_FIELDS: Final[tuple[str, ...]] = ("personal", "third_sent", "rival")
TURN_FIELDS: Final = (
    "kind",
    "begun",
    "space",
    "recruited",
    "deployed",
    "units",
    "extra_icons",
    "ignores_enemies",
    "flow_discount",
    "topdecks",
    "spice",
    "recalled",
    "harvested",
    "first_revealed",
    "sword_places",
    "flows",
    "acquire_troops",
    "no_deploy",
    "recruits_deploy",
    "repeated",
)
LATER_TURN_FIELDS: Final[tuple[str, ...]] = ("declined",)


class Player(Holder):
    def __init__(self) -> None:
        super().__init__()
        self.leader = NOTHING
        self.solari = 0
        self.spice = 0
        self.water = 1
        self.vp = 0
        self.influence = [0] * len(FACTIONS)
        self.supply = TROOPS_IN_ALL - START_GARRISON
        self.garrison = START_GARRISON
        self.deployed = 0  # troops in the Conflict
        self.swords = 0  # of this round, whether or not there are troops to wield them
        self.agents = [AT_LEADER, AT_LEADER]
        self.council = False
        self.swordmaster = False
        self.in_play: list[int] = []  # by place; a card that has left is kept as ~card
        self.intrigue: list[int] = []
        self.intrigue_seen: list[int] = []  # of those, what others know: card * GROUP + who
        self.face_up: list[int] = []  # Intrigue cards that wait for this round's Reveal turn
        self.persuasion = 0
        self.revealed = False  # has had its Reveal turn this round
        self.revealed_at = 0  # the how-manieth Reveal turn of the game it was
        self.tokens: list[int] = []  # factions picked in secret (Baron Harkonnen)
        self.set_aside = NOTHING  # an Imperium card kept for this player alone (Helena Richese)
        # Uprising
        self.spies: list[int] = []  # the posts on which they are
        self.sandworms = 0
        self.hooks = False
        self.contracts: list[int] = []  # taken and not completed yet
        self.completed: list[int] = []
        self.own_contracts: list[int] = []  # kept for this player alone
        self.trophies: list[int] = []  # won Conflicts and the Objective, face up, as codes
        self.matched: list[int] = []  # the same, face down
        self.memories = 0  # troops among the Bene Gesserit (Lady Jessica)
        self.training = 0  # the step on Feyd-Rautha's track
        # Three against three
        self.personal = 0  # a Commander's level on the track of his own board
        self.third_sent = False  # the third Agent, good for one round, has been sent
        self.rival = NOTHING  # an automaton's Rival card

    def copy(self) -> Player:
        twin = Player()  # with empty lists of its own, as most of a player's are at any time
        self.copy_cards(twin)
        twin.leader = self.leader
        twin.solari = self.solari
        twin.spice = self.spice
        twin.water = self.water
        twin.vp = self.vp
        twin.influence = self.influence.copy()
        twin.supply = self.supply
        twin.garrison = self.garrison
        twin.deployed = self.deployed
        twin.swords = self.swords
        twin.agents = self.agents.copy()
        twin.council = self.council
        twin.swordmaster = self.swordmaster
        if self.in_play:
            twin.in_play = self.in_play.copy()
        if self.intrigue:
            twin.intrigue = self.intrigue.copy()
        if self.intrigue_seen:
            twin.intrigue_seen = self.intrigue_seen.copy()
        if self.face_up:
            twin.face_up = self.face_up.copy()
        twin.persuasion = self.persuasion
        twin.revealed = self.revealed
        twin.revealed_at = self.revealed_at
        if self.tokens:
            twin.tokens = self.tokens.copy()
        twin.set_aside = self.set_aside
        if self.spies:
            twin.spies = self.spies.copy()
        twin.sandworms = self.sandworms
        twin.hooks = self.hooks
        if self.contracts:
            twin.contracts = self.contracts.copy()
        if self.completed:
            twin.completed = self.completed.copy()
        if self.own_contracts:
            twin.own_contracts = self.own_contracts.copy()
        if self.trophies:
            twin.trophies = self.trophies.copy()
        if self.matched:
            twin.matched = self.matched.copy()
        twin.memories = self.memories
        twin.training = self.training
        twin.personal = self.personal
        twin.third_sent = self.third_sent
        twin.rival = self.rival
        return twin

    def dump(self) -> list[object]:
        return [
            self.dump_cards(),
            *values(self, PLAYER_FIELDS),
            *changed(self, Player(), LATER_PLAYER_FIELDS),
        ]

    def units(self) -> int:
        """What fights in the Conflict."""
        return self.deployed + self.sandworms

    def strength(self) -> int:
        """Without a unit in the Conflict swords count for nothing."""
        if self.deployed + self.sandworms == 0:
            return 0
        return STRENGTH_OF_TROOP * self.deployed + STRENGTH_OF_SANDWORM * self.sandworms + self.swords

    def lose_intrigue(self, card: int, seen: int) -> None:
        """An Intrigue card leaves the hand and `seen` (bits) see which."""
        self.intrigue.remove(card)
        if self.intrigue_seen:
            self.intrigue_seen = still_known(self.intrigue_seen, card, seen)

    def place_of(self, card: int, last: int) -> int:
        """Where such a card lies in play; the place `last` only if there is no other."""
        for place, other in enumerate(self.in_play):
            if other == card and place != last:
                return place
        return last


class Turn:
    """What counts only during the current turn."""

    def __init__(self) -> None:
        self.kind = NO_TURN
        self.begun = False  # something has been done already
        self.space = NOTHING  # where the Agent went
        self.recruited = 0
        self.deployed = 0  # by sending the Agent to a combat space
        self.units = 0  # deployed by any means
        self.extra_icons = 0  # for the card played this turn
        self.ignores_enemies = False
        self.flow_discount = 0  # on The Spice Must Flow
        self.topdecks = False  # cards acquired may go on top of the deck
        # Uprising
        self.spice = 0  # gained this turn, whatever was spent
        self.recalled = 0  # own Spies recalled
        self.harvested = 0  # of a Maker space's own spice
        self.first_revealed = 0  # the place in play of the first card revealed
        self.sword_places: list[int] = []  # where revealed cards lie that gave swords
        self.flows = 0  # copies of The Spice Must Flow acquired
        self.acquire_troops = 0  # recruited with every card acquired
        self.no_deploy = False
        self.recruits_deploy = False  # troops recruited this turn may be deployed from any space
        self.repeated = False  # the space's effects have been used a second time
        self.declined = 0  # so many troops the activated Ally did not want to deploy (three against three)

    def copy(self) -> Turn:
        twin = Turn()
        twin.kind = self.kind
        twin.begun = self.begun
        twin.space = self.space
        twin.recruited = self.recruited
        twin.deployed = self.deployed
        twin.units = self.units
        twin.extra_icons = self.extra_icons
        twin.ignores_enemies = self.ignores_enemies
        twin.flow_discount = self.flow_discount
        twin.topdecks = self.topdecks
        twin.spice = self.spice
        twin.recalled = self.recalled
        twin.harvested = self.harvested
        twin.first_revealed = self.first_revealed
        if self.sword_places:
            twin.sword_places = self.sword_places.copy()
        twin.flows = self.flows
        twin.acquire_troops = self.acquire_troops
        twin.no_deploy = self.no_deploy
        twin.recruits_deploy = self.recruits_deploy
        twin.repeated = self.repeated
        twin.declined = self.declined
        return twin

    def dump(self) -> list[object]:
        return [*values(self, TURN_FIELDS), *changed(self, Turn(), LATER_TURN_FIELDS)]
