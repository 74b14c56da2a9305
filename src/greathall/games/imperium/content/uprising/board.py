"""The board: 22 spaces, 13 observation posts, and the influence tracks' bonuses."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.agents import RecallOther
from greathall.games.imperium.card_effects import TrashIntrigue
from greathall.games.imperium.conditions import CouncilSeat
from greathall.games.imperium.contracts import TakeContract
from greathall.games.imperium.effects import Branch, StealIntrigue, TakeSeat, TakeSwordmaster
from greathall.games.imperium.printed import SWORDMASTER, Effects, Level, Post, Space, space
from greathall.games.imperium.sandworms import (
    CollectBonus,
    HarvestSpice,
    HasHooks,
    RemoveShieldWall,
    Sandworms,
    TakeHooks,
)
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.things import (
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
)
from greathall.games.imperium.words import (
    draw,
    influence,
    intrigue,
    may,
    may_trash,
    one,
    one_of,
    pay,
    recruit,
    solari,
    spice,
    water,
    when,
)

SPACES: Final[tuple[Space, ...]] = (
    # Emperor
    space("sardaukar", EMPEROR, intrigue(1), recruit(4), spice=4, faction=True),
    space("dutiful_service", EMPEROR, TakeContract(), faction=True),
    # Spacing Guild
    space("heighliner", GUILD, recruit(5), spice=5, faction=True, combat=True),
    space("deliver_supplies", GUILD, water(1), faction=True),
    # Bene Gesserit
    space("espionage", BENE_GESSERIT, draw(1), PlaceSpy(), spice=1, faction=True),
    space("secrets", BENE_GESSERIT, one((intrigue(1), StealIntrigue())), faction=True),
    # Fremen
    space("desert_tactics", FREMEN, recruit(1), may_trash(), water=1, faction=True, combat=True),
    space("fremkit", FREMEN, draw(1), faction=True, combat=True),
    # Landsraad
    space(
        "high_council",
        LANDSRAAD,
        Branch(CouncilSeat(), (spice(2), intrigue(1), recruit(3)), (TakeSeat(),)),
        solari=5,
    ),
    space(
        "imperial_privilege",
        LANDSRAAD,
        pay(intrigue(1), also=(TrashIntrigue(),)),
        RecallOther(),
        draw(1),
        solari=3,
        requires=(EMPEROR, 2),
    ),
    space("swordmaster", LANDSRAAD, TakeSwordmaster(), solari=8, once=SWORDMASTER, cheaper_later=2),
    space("assembly_hall", LANDSRAAD, intrigue(1), persuasion=1),
    Space(
        "gather_support",
        LANDSRAAD,
        (Level((recruit(2),)), Level((recruit(2), water(1)), solari=2)),
    ),
    # Cities
    space("arrakeen", CITY, recruit(1), draw(1), combat=True, control=(solari(1),)),
    Space(
        "spice_refinery",
        CITY,
        (Level((solari(2),)), Level((solari(4),), spice=1)),
        combat=True,
        control=(solari(1),),
    ),
    space("research_station", CITY, recruit(2), draw(2), water=2, combat=True),
    space(
        "sietch_tabr",
        CITY,
        one_of(one((TakeHooks(), recruit(1), water(1))), one((water(1), may(RemoveShieldWall())))),
        combat=True,
        requires=(FREMEN, 2),
    ),
    # Spice trade
    space(
        "deep_desert",
        SPICE_TRADE,
        CollectBonus(),
        one_of(HarvestSpice(4), when(HasHooks(), Sandworms(2))),
        water=3,
        combat=True,
        harvest=4,
    ),
    space(
        "hagga_basin",
        SPICE_TRADE,
        CollectBonus(),
        one_of(HarvestSpice(2), when(HasHooks(), Sandworms(1))),
        water=1,
        combat=True,
        harvest=2,
    ),
    space(
        "imperial_basin",
        SPICE_TRADE,
        CollectBonus(),
        HarvestSpice(1),
        combat=True,
        harvest=1,
        control=(spice(1),),
    ),
    space("shipping", SPICE_TRADE, solari(5), influence(), spice=3, requires=(GUILD, 2)),
    space("accept_contract", SPICE_TRADE, TakeContract(), draw(1)),
)

POSTS: Final[tuple[Post, ...]] = (
    Post("post_emperor", "sardaukar", "dutiful_service"),
    Post("post_guild", "heighliner", "deliver_supplies"),
    Post("post_bene_gesserit", "espionage", "secrets"),
    Post("post_fremen", "desert_tactics", "fremkit"),
    Post("post_landsraad_west", "high_council", "imperial_privilege", "swordmaster"),
    Post("post_landsraad_east", "assembly_hall", "gather_support"),
    Post("post_choam", "shipping", "accept_contract"),
    Post("post_sietch_research", "sietch_tabr", "research_station"),
    Post("post_research_refinery", "research_station", "spice_refinery"),
    Post("post_refinery_arrakeen", "spice_refinery", "arrakeen"),
    Post("post_deep_desert", "deep_desert"),
    Post("post_hagga_basin", "hagga_basin"),
    Post("post_imperial_basin", "imperial_basin"),
)

# On reaching four influence: Emperor, Spacing Guild, Bene Gesserit, Fremen.
INFLUENCE_BONUS: Final[tuple[Effects, ...]] = ((PlaceSpy(),), (solari(3),), (intrigue(1),), (water(1),))
