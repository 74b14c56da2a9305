"""The 20 contracts of the CHOAM module, and the five Objectives."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.agents import RecallOther
from greathall.games.imperium.printed import Contract, Objective
from greathall.games.imperium.spies import PlaceSpy
from greathall.games.imperium.things import BENE_GESSERIT, CRYSKNIFE, DESERT_MOUSE, GUILD, ORNITHOPTER
from greathall.games.imperium.words import draw, influence, recruit, solari, water

CONTRACTS: Final[tuple[Contract, ...]] = (
    Contract("acquire_the_spice_must_flow", (influence(GUILD), solari(3)), acquire="the_spice_must_flow"),
    Contract("arrakeen_water", (water(1),), visit="arrakeen"),
    Contract("arrakeen_spy", (recruit(1), PlaceSpy()), visit="arrakeen"),
    Contract("deliver_supplies", (solari(3),), visit="deliver_supplies"),
    Contract("espionage_a", (solari(3),), visit="espionage"),
    Contract("espionage_b", (solari(3),), visit="espionage"),
    Contract("harvest_3_a", (solari(3),), harvest=3),
    Contract("harvest_3_b", (solari(3),), harvest=3),
    Contract("harvest_4", (solari(4),), harvest=4),
    Contract("heighliner_water", (water(2),), visit="heighliner"),
    Contract("heighliner_troops", (recruit(2),), visit="heighliner"),
    Contract("high_council_influence", (influence(BENE_GESSERIT),), visit="high_council"),
    Contract("high_council_solari", (solari(3),), visit="high_council"),
    Contract("immediate", (solari(2),), immediate=True),
    Contract("research_station_spy", (solari(2), PlaceSpy()), visit="research_station"),
    Contract("research_station_solari", (solari(3),), visit="research_station"),
    Contract("sardaukar_cards", (draw(2),), visit="sardaukar"),
    Contract("sardaukar_recall", (RecallOther(),), visit="sardaukar"),
    Contract("spice_refinery_cards", (draw(2),), visit="spice_refinery"),
    Contract("spice_refinery_water", (water(1),), visit="spice_refinery"),
)

OBJECTIVES: Final[tuple[Objective, ...]] = (
    Objective("objective_desert_mouse_first", DESERT_MOUSE, (1, 2, 3, 4, 6), first_player=True),
    Objective("objective_crysknife", CRYSKNIFE, (1, 2, 3, 4, 6)),
    Objective("objective_ornithopter_1_3p", ORNITHOPTER, (1, 2, 3)),
    Objective("objective_desert_mouse_4_6p", DESERT_MOUSE, (4, 6)),
    Objective("objective_crysknife_4_6p", CRYSKNIFE, (4, 6)),
)
