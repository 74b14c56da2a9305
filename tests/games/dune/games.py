"""The Dune games as their tests see them; what a test says of both is asked of `each_game`."""

from __future__ import annotations

import pytest
from tests.games.dune.table import DuneGame

from greathall.games.imperium.catalogue import BASE
from greathall.games.imperium.catalogue import UPRISING as UPRISING_CONTENT

IMPERIUM = DuneGame(
    "imperium",
    BASE,
    leaders="paul_atreides glossu_rabban earl_memnon_thorvald count_ilban_richese helena_richese",
    row="kwisatz_haderach choam_directorship lady_jessica opulence gurney_halleck worm_riders*2",
)
UPRISING = DuneGame(
    "uprising",
    UPRISING_CONTENT,
    leaders="feyd_rautha_harkonnen lady_amber_metulli muad_dib gurney_halleck princess_irulan",
    row="overthrow steersman long_live_the_fighters corrinth_city stilgar_the_devoted desert_power",
    market="heighliner_water deliver_supplies espionage_a harvest_4",
    objectives={
        3: "objective_desert_mouse_first objective_crysknife objective_ornithopter_1_3p",
        4: (
            "objective_desert_mouse_first objective_crysknife objective_desert_mouse_4_6p objective_crysknife_4_6p"
        ),
    },
)

each_game = pytest.mark.parametrize("game", [IMPERIUM, UPRISING], ids=lambda game: game.id)
