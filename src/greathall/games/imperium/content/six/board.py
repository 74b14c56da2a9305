"""The six-player side of the board, with the Commanders' personal boards: what is not on the other side."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.contracts import TakeContract
from greathall.games.imperium.effects import Do
from greathall.games.imperium.printed import SWORDMASTER, Effects, Level, Post, Space, space
from greathall.games.imperium.sandworms import CollectBonus, HarvestSpice
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.team_effects import HireSwordmaster, Reinforce, Trade
from greathall.games.imperium.things import (
    CITY,
    EMPEROR,
    EMPEROR_TRACK,
    FREMEN,
    FREMEN_TRACK,
    LANDSRAAD,
    SPICE_TRADE,
)
from greathall.games.imperium.words import draw, intrigue, may_trash, recruit, solari, spice

# Great Houses stand where the Emperor does on the other side, Fringe Worlds where the Fremen do: their icons mean
# these for everybody but a Commander with such a track of his own, who may choose.
FACTIONS: Final = ("great_houses", "guild", "bene_gesserit", "fringe_worlds")


def personal(
    id: str, leader: str, icon: int, track: int, *effects: Do, combat: bool = False, spice: int = 0, water: int = 0
) -> Space:
    """A space on the board of a Commander, where nobody else can go."""
    return Space(id, icon, (Level(effects, spice=spice, water=water),), track, combat, only=leader)


SPACES: Final[tuple[Space, ...]] = (
    # Great Houses
    space("economic_support", EMPEROR, spice(1), Trade(), faction=True),
    space("military_support", EMPEROR, Reinforce(3), spice=2, faction=True),
    # Fringe Worlds
    space("controversial_technology", FREMEN, intrigue(1), draw(1), may_trash(), spice=2, faction=True),
    space("expedition", FREMEN, TakeContract(), faction=True),
    # Landsraad
    space("swordmaster", LANDSRAAD, HireSwordmaster(), solari=8, once=SWORDMASTER, cheaper_later=2),
    # Cities
    space("carthag", CITY, recruit(1), intrigue(1), combat=True),
    # Spice trade
    space("habbanya_erg", SPICE_TRADE, CollectBonus(), HarvestSpice(2), draw(1), water=1, combat=True, harvest=2),
    # Emperor: Shaddam's board
    personal("sardaukar", "shaddam_corrino_iv", EMPEROR, EMPEROR_TRACK, intrigue(1), recruit(4), spice=3),
    personal("vast_wealth", "shaddam_corrino_iv", EMPEROR, EMPEROR_TRACK, solari(3)),
    # Fremen: Muad'Dib's board
    personal("hardy_warriors", "muad_dib", FREMEN, FREMEN_TRACK, recruit(2), combat=True, water=1),
    personal("desert_mastery", "muad_dib", FREMEN, FREMEN_TRACK, draw(1), spice(1), combat=True),
)

POSTS: Final[tuple[Post, ...]] = (
    Post("post_great_houses", "military_support", "economic_support"),
    Post("post_fringe_worlds", "controversial_technology", "expedition"),
    Post("post_carthag", "carthag"),
    Post("post_habbanya_erg", "habbanya_erg"),
)

# On reaching four influence, by track.
INFLUENCE_BONUS: Final[tuple[Effects, ...]] = ((recruit(2),), (solari(3),), (intrigue(1),), (PlaceSpy(),))

# What rests on one source, or is nobody's word.
for _space in SPACES:
    if _space.id in ("economic_support", "military_support"):
        _space.unverified = _space.id
    elif _space.only:
        _space.unverified = "personal_board"
