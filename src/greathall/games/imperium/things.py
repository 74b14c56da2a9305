"""The words of the game as numbers: factions, icons, resources, and the codes of options."""

from __future__ import annotations

from typing import Final

# -- factions, in the order of the board from top to bottom

EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
FACTIONS: Final = ("emperor", "guild", "bene_gesserit", "fremen")

# Tracks: those of the main board have their faction icon's number; then those on the Commanders' own boards (three
# against three). Events name a track by its place here: on that board two of the icons mean others.

EMPEROR_TRACK: Final = 4
FREMEN_TRACK: Final = 5
TRACKS: Final = ("emperor", "guild", "bene_gesserit", "fremen", "great_houses", "fringe_worlds")

# -- Agent icons; a faction's icon has the faction's number

LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
SPY: Final = 7  # any space that one of the player's Spies watches
ICONS: Final = (*FACTIONS, "landsraad", "city", "spice_trade", "spy")

# -- what can be gained

SOLARI: Final = 0
SPICE: Final = 1
WATER: Final = 2
VP: Final = 3
PERSUASION: Final = 4
SWORDS: Final = 5
TROOPS: Final = 6
CARDS: Final = 7
INTRIGUE_CARDS: Final = 8
GOODS: Final = (
    "solari",
    "spice",
    "water",
    "vp",
    "persuasion",
    "swords",
    "troops",
    "cards",
    "intrigue",
)

# -- option codes (PASS, YES and the parts of a choice are the kernel's)

REVEAL_TURN: Final = 2
DEPLOY: Final = 3
SET_ASIDE: Final = 4  # the Imperium card that was set aside for its player
FROM_LEADER: Final = 5  # an Agent that waits at the Leader

NUMBER: Final = 64
SEAT: Final = 96
FACTION: Final = 104
SPACE: Final = 128
POST: Final = 192
LEADER: Final = 224
CARD: Final = 256  # in hand, in the row or in a reserve stack
DISCARDED: Final = 512
PLAYED: Final = 768
INTRIGUE: Final = 1024
CONFLICT: Final = 1280
CONTRACT: Final = 1408
OBJECTIVE: Final = 1472
HAGAL: Final = 1536  # a card of House Hagal
RIVAL: Final = 1600  # a Rival card
THRONE: Final = 2048  # a card in the Throne Row

# -- battle icons

CRYSKNIFE: Final = 0
DESERT_MOUSE: Final = 1
ORNITHOPTER: Final = 2
WILD: Final = 3
BATTLE_ICONS: Final = ("crysknife", "desert_mouse", "ornithopter", "wild")

# -- where an Agent is, if not on a space

AT_LEADER: Final = -1

NOTHING: Final = -1
FACTION_ICONS: Final = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)
EVERY_FACTION: Final = 0b1111  # as bits


def bits(numbers: tuple[int, ...]) -> int:
    """A set of small numbers."""
    result = 0
    for number in numbers:
        result |= 1 << number
    return result
