"""The board: 22 spaces in the order of its areas, and the influence tracks' bonuses."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.card_effects import AcquireReserve
from greathall.games.imperium.effects import Harvest, StealIntrigue, TakeMentat, TakeSeat, TakeSwordmaster
from greathall.games.imperium.printed import COUNCIL, SWORDMASTER, Effects, Level, Space, space
from greathall.games.imperium.things import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)
from greathall.games.imperium.words import draw, intrigue, one, pay, recruit, solari, spice, trash, water

SPACES: Final[tuple[Space, ...]] = (
    # Emperor
    space("conspire", EMPEROR, solari(5), recruit(2), intrigue(1), spice=4, faction=True),
    space("wealth", EMPEROR, solari(2), faction=True),
    # Spacing Guild
    space("heighliner", GUILD, recruit(5), water(2), spice=6, faction=True, combat=True),
    space("foldspace", GUILD, AcquireReserve("foldspace"), faction=True),
    # Bene Gesserit
    space("selective_breeding", BENE_GESSERIT, pay(draw(2), also=(trash(),)), spice=2, faction=True),
    space("secrets", BENE_GESSERIT, one((intrigue(1), StealIntrigue())), faction=True),
    # Fremen
    space("hardy_warriors", FREMEN, recruit(2), water=1, faction=True, combat=True),
    space("stillsuits", FREMEN, water(1), faction=True, combat=True),
    # Landsraad
    space("high_council", LANDSRAAD, TakeSeat(), solari=5, once=COUNCIL),
    space("mentat", LANDSRAAD, TakeMentat(), draw(1), solari=2),
    space("hall_of_oratory", LANDSRAAD, recruit(1), persuasion=1),
    space("rally_troops", LANDSRAAD, recruit(4), solari=4),
    space("swordmaster", LANDSRAAD, TakeSwordmaster(), solari=8, once=SWORDMASTER),
    # CHOAM
    Space(
        "sell_melange",
        SPICE_TRADE,
        (
            Level((solari(6),), spice=2),
            Level((solari(8),), spice=3),
            Level((solari(10),), spice=4),
            Level((solari(12),), spice=5),
        ),
    ),
    space("secure_contract", SPICE_TRADE, solari(3)),
    # Cities
    space("arrakeen", CITY, recruit(1), draw(1), combat=True, control=(solari(1),)),
    space("carthag", CITY, recruit(1), intrigue(1), combat=True, control=(solari(1),)),
    space("research_station", CITY, draw(3), water=2, combat=True),
    space("sietch_tabr", CITY, recruit(1), water(1), combat=True, requires=(FREMEN, 2)),
    # The desert
    space("imperial_basin", SPICE_TRADE, Harvest(), combat=True, harvest=1, control=(spice(1),)),
    space("hagga_basin", SPICE_TRADE, Harvest(), water=1, combat=True, harvest=2),
    space("the_great_flat", SPICE_TRADE, Harvest(), water=2, combat=True, harvest=3),
)

# On reaching four influence: Emperor, Spacing Guild, Bene Gesserit, Fremen.
INFLUENCE_BONUS: Final[tuple[Effects, ...]] = ((recruit(2),), (solari(3),), (intrigue(1),), (water(1),))
