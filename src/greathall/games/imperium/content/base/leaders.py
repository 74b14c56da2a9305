"""The eight Leaders."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.card_effects import Manipulate
from greathall.games.imperium.conditions import AllianceWith
from greathall.games.imperium.effects import If
from greathall.games.imperium.influence import Influence, SecretInfluence
from greathall.games.imperium.printed import Leader
from greathall.games.imperium.things import CITY, EVERY_FACTION, LANDSRAAD, NOTHING
from greathall.games.imperium.words import draw, influence, intrigue, on, pay, recruit, solari, spice, water

LEADERS: Final[tuple[Leader, ...]] = (
    Leader("paul_atreides", "Atreides", (draw(1),), sees_top_card=True, complexity=1),
    Leader(
        "duke_leto_atreides",
        "Atreides",
        (pay(Influence(EVERY_FACTION, only_behind=True), spice=1),),
        cheaper_icon=LANDSRAAD,
        complexity=2,
    ),
    Leader(
        "baron_vladimir_harkonnen",
        "Harkonnen",
        (pay(intrigue(1), solari=1),),
        (on("deployed_4", SecretInfluence()),),
        secret_factions=2,
        complexity=3,
    ),
    Leader(
        "glossu_rabban",
        "Harkonnen",
        (recruit(1), If(AllianceWith(NOTHING), recruit(1))),
        solari=1,
        spice=1,
        complexity=1,
    ),
    Leader("earl_memnon_thorvald", "Thorvald", (spice(1),), (on("council", influence()),), complexity=1),
    Leader(
        "countess_ariana_thorvald",
        "Thorvald",
        (water(1),),
        (on("harvest", draw(1)),),
        harvest_draws=True,
        complexity=3,
    ),
    Leader("count_ilban_richese", "Richese", (solari(1),), (on("paid_solari", draw(1)),), complexity=1),
    Leader("helena_richese", "Richese", (Manipulate(),), ignores_enemies_at=(LANDSRAAD, CITY), complexity=2),
)
