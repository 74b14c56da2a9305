"""The 16 Conflict cards: first, second and third reward."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.contracts import TakeContract
from greathall.games.imperium.effects import TakeControl
from greathall.games.imperium.influence import InfluenceWithTwo
from greathall.games.imperium.printed import Conflict
from greathall.games.imperium.spies import PlaceSpy, RecallSpies
from greathall.games.imperium.things import (
    BENE_GESSERIT,
    CRYSKNIFE,
    DESERT_MOUSE,
    EMPEROR,
    FREMEN,
    GUILD,
    ORNITHOPTER,
    WILD,
)
from greathall.games.imperium.words import influence, intrigue, may_trash, pay, recruit, solari, spice, vp, water

CONFLICTS: Final[tuple[Conflict, ...]] = (
    # level I
    Conflict(
        "skirmish_crysknife",
        1,
        (influence(),),
        (intrigue(1), spice(1)),
        (spice(1),),
        battle_icon=CRYSKNIFE,
    ),
    Conflict(
        "skirmish_ornithopter",
        1,
        (intrigue(1), solari(1)),
        (intrigue(1), solari(2)),
        (intrigue(1),),
        battle_icon=ORNITHOPTER,
    ),
    Conflict("skirmish_desert_mouse", 1, (solari(2),), (solari(3),), (solari(2),), battle_icon=DESERT_MOUSE),
    # level II
    Conflict(
        "choam_security",
        2,
        (influence(GUILD), TakeContract(), recruit(1)),
        (water(1), solari(2), recruit(2)),
        (intrigue(1), recruit(1)),
        battle_icon=CRYSKNIFE,
    ),
    Conflict(
        "spice_freighters",
        2,
        (influence(), pay(vp(1), spice=3)),
        (water(1), spice(1), recruit(1)),
        (spice(1), recruit(1)),
        battle_icon=CRYSKNIFE,
    ),
    Conflict(
        "siege_of_arrakeen",
        2,
        (TakeControl(), solari(2), recruit(2)),
        (solari(4), recruit(1)),
        (solari(3),),
        control="arrakeen",
        battle_icon=ORNITHOPTER,
    ),
    Conflict(
        "seize_spice_refinery",
        2,
        (TakeControl(), PlaceSpy(), spice(2)),
        (intrigue(1), spice(1), recruit(1)),
        (spice(2),),
        control="spice_refinery",
        battle_icon=CRYSKNIFE,
    ),
    Conflict(
        "test_of_loyalty",
        2,
        (influence(EMPEROR), PlaceSpy(), solari(2)),
        (solari(4), recruit(1)),
        (solari(3),),
        battle_icon=ORNITHOPTER,
    ),
    Conflict(
        "shadow_contest",
        2,
        (influence(BENE_GESSERIT), intrigue(1)),
        (intrigue(1), spice(1), recruit(1)),
        (spice(1), recruit(1)),
        battle_icon=ORNITHOPTER,
    ),
    Conflict(
        "secure_imperial_basin",
        2,
        (TakeControl(), spice(2), recruit(1)),
        (water(2), recruit(1)),
        (water(1), recruit(1)),
        control="imperial_basin",
        battle_icon=DESERT_MOUSE,
    ),
    Conflict(
        "protect_the_sietches",
        2,
        (influence(FREMEN), water(1), recruit(1)),
        (spice(3), recruit(1)),
        (spice(2),),
        battle_icon=DESERT_MOUSE,
    ),
    Conflict(
        "trade_dispute",
        2,
        (TakeContract(), water(1), may_trash()),
        (water(1), spice(1), may_trash()),
        (water(1), recruit(1)),
        battle_icon=DESERT_MOUSE,
    ),
    # level III
    Conflict("propaganda", 3, (InfluenceWithTwo(),), (intrigue(1), spice(3)), (spice(3),), battle_icon=WILD),
    Conflict(
        "battle_for_arrakeen",
        3,
        (vp(1), TakeControl(), pay(vp(1), also=(RecallSpies(2),))),
        (intrigue(1), spice(1), solari(3)),
        (spice(2), solari(2)),
        control="arrakeen",
        battle_icon=CRYSKNIFE,
    ),
    Conflict(
        "battle_for_imperial_basin",
        3,
        (vp(1), TakeControl(), pay(vp(1), spice=4)),
        (spice(5),),
        (spice(3),),
        control="imperial_basin",
        battle_icon=ORNITHOPTER,
    ),
    Conflict(
        "battle_for_spice_refinery",
        3,
        (vp(1), TakeControl(), pay(vp(1), solari=6)),
        (intrigue(1), spice(3)),
        (spice(3),),
        control="spice_refinery",
        battle_icon=DESERT_MOUSE,
    ),
)
