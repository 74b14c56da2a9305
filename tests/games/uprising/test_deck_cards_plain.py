"""What every card gives when it is revealed alone, and the Agent boxes that are plain gains."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, table

# id, persuasion, swords, and what else there is without a condition, a cost or a choice
REVEALED = [
    ("convincing_argument", 2, 0, {}),
    ("dagger", 0, 1, {}),
    ("diplomacy", 1, 0, {}),
    ("dune_the_desert_planet", 1, 0, {}),
    ("reconnaissance", 1, 0, {}),
    ("seek_allies", 0, 0, {}),
    ("signet_ring", 1, 0, {}),
    ("prepare_the_way", 2, 0, {}),
    ("the_spice_must_flow", 0, 0, {"spice": 1}),
    ("bene_gesserit_operative", 1, 0, {}),
    ("branching_path", 2, 0, {}),
    ("calculus_of_power", 2, 0, {}),
    ("captured_mentat", 1, 0, {}),
    ("chani_clever_tactician", 0, 0, {}),
    ("corrinth_city", 0, 0, {"solari": 5}),
    ("covert_operation", 0, 0, {}),
    ("dangerous_rhetoric", 1, 1, {}),
    ("desert_power", 2, 0, {}),
    ("desert_survival", 1, 1, {}),
    ("double_agent", 1, 1, {}),
    ("ecological_testing_station", 1, 0, {}),
    ("fedaykin_stilltent", 0, 0, {"water": 1}),
    ("guild_envoy", 1, 0, {}),
    ("guild_spy", 2, 0, {}),
    ("hidden_missive", 1, 1, {}),
    ("imperial_spymaster", 1, 1, {}),
    ("in_high_places", 2, 0, {}),
    ("junction_headquarters", 1, 0, {"water": 1, "garrison": 1}),
    ("leadership", 2, 1, {}),
    ("long_live_the_fighters", 2, 3, {}),
    ("maker_keeper", 2, 0, {}),
    ("maula_pistol", 1, 1, {}),
    ("northern_watermaster", 1, 0, {}),
    ("overthrow", 2, 2, {"garrison": 1}),
    ("paracompass", 0, 0, {}),
    ("price_is_no_object", 2, 0, {"solari": 2}),
    ("public_spectacle", 1, 0, {}),
    ("rebel_supplier", 0, 1, {"spice": 1}),
    ("reliable_informant", 1, 0, {"solari": 1}),
    ("sardaukar_coordination", 2, 0, {}),  # its swords wait for their moment
    ("sardaukar_soldier", 1, 1, {}),
    ("shishakli", 0, 2, {}),
    ("smugglers_harvester", 1, 0, {}),
    ("smugglers_haven", 1, 0, {}),
    ("southern_elders", 0, 0, {"water": 1}),
    ("space_time_folding", 1, 0, {}),
    ("spacing_guilds_favor", 2, 0, {}),
    ("spy_network", 2, 1, {}),
    ("steersman", 2, 0, {"spice": 2}),
    ("stilgar_the_devoted", 2, 0, {}),
    ("strike_fleet", 1, 3, {}),
    ("subversive_advisor", 1, 0, {}),
    ("treacherous_maneuver", 1, 0, {}),  # and an Intrigue card
    ("tread_in_darkness", 2, 1, {}),
    ("truthtrance", 1, 0, {}),
    ("undercover_asset", 0, 0, {}),
    ("unswerving_loyalty", 1, 0, {"garrison": 1}),
    ("weirding_woman", 1, 1, {}),
    ("wheels_within_wheels", 1, 0, {}),
    ("cargo_runner", 1, 0, {}),
    ("delivery_agreement", 0, 0, {"spice": 1}),
    ("interstellar_trade", 0, 0, {}),
    ("priority_contracts", 0, 0, {"spice": 2}),
]


@pytest.mark.parametrize(("card", "persuasion", "swords", "more"), REVEALED)
def test_a_card_revealed_alone(card: str, persuasion: int, swords: int, more: dict[str, int]) -> None:
    t = table(Seat(card, water=0, garrison=0), choam=True)
    t.reveal()
    assert (t.me.persuasion, t.me.swords) == (persuasion, swords)
    gained = {"solari": t.me.solari, "spice": t.me.spice, "water": t.me.water, "garrison": t.me.garrison}
    assert {name: n for name, n in gained.items() if n} == more


def test_treacherous_maneuver_reveals_an_intrigue_card() -> None:
    t = table(Seat("treacherous_maneuver"), intrigue_deck="devour")
    t.reveal()
    assert t.me.intrigue == ["devour"]


@pytest.mark.parametrize(
    ("card", "gained"),
    [("paracompass", (2, 0, 0)), ("northern_watermaster", (0, 1, 0)), ("stilgar_the_devoted", (0, 0, 2))],
)
def test_agent_boxes_that_are_plain_gains(card: str, gained: tuple[int, int, int]) -> None:
    """Solari, water and troops, beside the two solari of the Spice Refinery."""
    t = table(Seat(card, water=0, garrison=0))
    t.play(card, "spice_refinery")
    assert (t.me.solari - 2, t.me.water, t.me.garrison) == gained


def test_spacing_guilds_favor_draws_a_card() -> None:
    t = table(Seat("spacing_guilds_favor", deck="dagger"))
    t.play("spacing_guilds_favor", "imperial_basin")
    t.effect("cards")
    assert t.me.hand == ["dagger"]
