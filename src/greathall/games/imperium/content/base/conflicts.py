"""The 18 Conflict cards: first, second and third reward."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.effects import ChooseTwo, MentatNextRound, TakeControl
from greathall.games.imperium.influence import InfluenceWithTwo
from greathall.games.imperium.printed import Conflict
from greathall.games.imperium.words import influence, intrigue, may_trash, one_of, solari, spice, vp, water

CONFLICTS: Final[tuple[Conflict, ...]] = (
    # level I
    Conflict("skirmish_a", 1, (vp(1),), (intrigue(1), solari(2)), (solari(2),)),
    Conflict("skirmish_b", 1, (vp(1),), (water(1),), (spice(1),)),
    Conflict("skirmish_c", 1, (influence(), spice(1)), (spice(2),), (spice(1),)),
    Conflict("skirmish_d", 1, (influence(), solari(2)), (solari(3),), (solari(2),)),
    # level II
    Conflict(
        "cloak_and_dagger",
        2,
        (influence(), intrigue(2)),
        (intrigue(1), spice(1)),
        (one_of(intrigue(1), spice(1)),),
    ),
    Conflict("desert_power", 2, (vp(1), water(1)), (water(1), spice(1)), (spice(1),)),
    Conflict("guild_bank_raid", 2, (solari(6),), (solari(4),), (solari(2),)),
    Conflict("machinations", 2, (InfluenceWithTwo(),), (water(1), solari(2)), (water(1),)),
    Conflict("raid_stockpiles", 2, (intrigue(1), spice(3)), (spice(2),), (spice(1),)),
    Conflict(
        "secure_imperial_basin", 2, (vp(1), TakeControl()), (water(2),), (water(1),), control="imperial_basin"
    ),
    Conflict("siege_of_arrakeen", 2, (vp(1), TakeControl()), (solari(4),), (solari(2),), control="arrakeen"),
    Conflict(
        "siege_of_carthag", 2, (vp(1), TakeControl()), (intrigue(1), spice(1)), (spice(1),), control="carthag"
    ),
    Conflict(
        "sort_through_the_chaos",
        2,
        (MentatNextRound(), intrigue(1), solari(2)),
        (intrigue(1), solari(2)),
        (solari(2),),
    ),
    Conflict("terrible_purpose", 2, (vp(1), may_trash()), (water(1), spice(1)), (spice(1),)),
    # level III
    Conflict(
        "battle_for_arrakeen",
        3,
        (vp(2), TakeControl()),
        (ChooseTwo((intrigue(1), spice(2), solari(3))),),
        (intrigue(1), solari(2)),
        control="arrakeen",
    ),
    Conflict(
        "battle_for_carthag",
        3,
        (vp(2), TakeControl()),
        (intrigue(1), spice(3)),
        (spice(3),),
        control="carthag",
    ),
    Conflict(
        "battle_for_imperial_basin",
        3,
        (vp(2), TakeControl()),
        (spice(5),),
        (spice(3),),
        control="imperial_basin",
    ),
    Conflict("grand_vision", 3, (influence(n=2), intrigue(1)), (intrigue(1), spice(3)), (spice(3),)),
)
