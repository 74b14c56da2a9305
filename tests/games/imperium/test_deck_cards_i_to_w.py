"""The Imperium deck from I to W: what the cards' boxes do."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, ordered, table

ALL_FACTIONS = ["emperor", "guild", "bene_gesserit", "fremen"]


# -- Imperial Spy


def test_imperial_spy_may_trash_itself_for_an_intrigue_card() -> None:
    t = table(Seat("imperial_spy"), intrigue_deck="windfall")
    t.play("imperial_spy", "wealth")
    t.effect("pay")
    assert (t.trashed, t.me.intrigue, t.me.in_play) == (["imperial_spy"], ["windfall"], [])


def test_imperial_spy_may_stay() -> None:
    t = table(Seat("imperial_spy"))
    t.play("imperial_spy", "wealth")
    t.effect("visit_influence")
    t.end_turn()
    assert (t.trashed, t.me.intrigue, t.me.in_play) == ([], [], ["imperial_spy"])


def test_imperial_spy_trashed_by_another_card_brings_no_intrigue_card() -> None:
    t = table(Seat("guild_administrator", in_play="imperial_spy"))
    t.play("guild_administrator", "secure_contract")
    t.effect("trash_card")
    t.choose("trash", "in_play:imperial_spy")
    assert (t.trashed, t.me.intrigue) == (["imperial_spy"], [])


# -- Kwisatz Haderach


def test_kwisatz_haderach_goes_to_any_space_whoever_is_there() -> None:
    t = table(Seat("kwisatz_haderach"), Seat(agents="arrakeen"))
    t.play("kwisatz_haderach", "arrakeen")
    assert (t.me.agents, t.left.agents) == (["arrakeen"], ["arrakeen"])
    assert t.me.agents_at_leader == 1


def test_kwisatz_haderach_may_join_an_agent_of_ones_own() -> None:
    t = table(Seat("kwisatz_haderach", agents="arrakeen"))
    t.play("kwisatz_haderach", "arrakeen", agent="leader")
    assert t.me.agents == ["arrakeen", "arrakeen"]


def test_kwisatz_haderach_makes_an_agent_turn_without_an_agent_at_the_leader() -> None:
    t = table(Seat("kwisatz_haderach dagger", deck="diplomacy", agents="carthag wealth"))
    assert t.offered == ["kwisatz_haderach", "reveal"]
    t.play("kwisatz_haderach", "secure_contract", agent="carthag")
    assert t.me.agents == ["wealth", "secure_contract"]
    assert (t.me.solari, t.me.hand) == (3, ordered("dagger diplomacy"))


def test_kwisatz_haderach_may_send_an_agent_back_to_the_space_it_left() -> None:
    t = table(Seat("kwisatz_haderach", agents="carthag secure_contract"))
    t.play("kwisatz_haderach", "secure_contract", agent="secure_contract")
    assert (t.me.agents, t.me.solari) == (["secure_contract", "carthag"], 3)


def test_kwisatz_haderach_pays_what_the_space_costs() -> None:
    t = table(Seat("kwisatz_haderach", solari=4, spice=3, water=1))
    spaces = t.spaces("kwisatz_haderach")
    assert {"mentat", "rally_troops", "hagga_basin"} <= set(spaces)
    assert not {"high_council", "conspire", "heighliner", "the_great_flat", "research_station"} & set(spaces)
    t.play("kwisatz_haderach", "rally_troops")
    assert (t.me.solari, t.me.garrison) == (0, 7)


def test_kwisatz_haderach_does_not_repeat_a_space_for_once_in_a_game() -> None:
    t = table(Seat("kwisatz_haderach", solari=20, council=True, swordmaster=True))
    assert not {"high_council", "swordmaster"} & set(t.spaces("kwisatz_haderach"))


def test_kwisatz_haderach_does_not_enter_a_space_that_the_voice_closed() -> None:
    t = table(Seat("kwisatz_haderach"), closed={"secure_contract": 1})
    assert "secure_contract" not in t.spaces("kwisatz_haderach")
    assert "wealth" in t.spaces("kwisatz_haderach")


def test_a_maker_space_that_kwisatz_haderach_left_gathers_spice() -> None:
    t = table(Seat("kwisatz_haderach", agents="imperial_basin"))
    t.play("kwisatz_haderach", "secure_contract", agent="imperial_basin")
    t.end_turn()
    t.finish_round()
    assert t.bonus_spice["imperial_basin"] == 1


# -- Lady Jessica, Liet Kynes


@pytest.mark.parametrize("faction", ALL_FACTIONS)
def test_lady_jessica_is_influence_with_any_faction_when_acquired(faction: str) -> None:
    t = table(Seat("convincing_argument*2 diplomacy", council=True), row="lady_jessica")
    t.reveal()
    t.acquire("lady_jessica")
    assert t.offered == ALL_FACTIONS
    t.choose("influence", faction)
    assert t.me.influence == {faction: 1}


def test_liet_kynes_is_influence_with_the_emperor_when_acquired() -> None:
    t = table(Seat("convincing_argument*2", council=True), row="liet_kynes")
    t.reveal()
    t.acquire("liet_kynes")
    assert t.me.influence == {"emperor": 1}


@pytest.mark.parametrize(
    ("hand", "in_play", "persuasion"),
    [
        ("", "", 2),  # itself
        ("crysknife", "", 4),
        ("", "chani stilgar", 6),  # Agent turns of this round count too
        ("crysknife", "stilgar", 6),
        ("sardaukar_infantry", "space_travel", 2 + 1),  # no other faction's
    ],
)
def test_liet_kynes_gives_two_persuasion_for_each_fremen_card(hand: str, in_play: str, persuasion: int) -> None:
    t = table(Seat(f"liet_kynes {hand}", in_play=in_play))
    t.reveal()
    if t.offers("persuasion"):
        t.effect("persuasion")
    assert t.me.persuasion == persuasion


def test_liet_kynes_does_not_count_a_card_that_was_trashed() -> None:
    t = table(Seat("liet_kynes fedaykin_death_commando", in_play="stilgar"))
    t.play("fedaykin_death_commando", "secure_contract")
    t.effect("trash_card")
    t.choose("trash", "in_play:stilgar")
    t.end_turn()
    for _ in range(2):
        t.pass_turn()
    t.reveal()
    assert t.me.persuasion == 4


# -- Missionaria Protectiva, Opulence, Other Memory, Piter De Vries


@pytest.mark.parametrize("faction", ALL_FACTIONS)
def test_missionaria_protectiva_is_influence_beside_another_bene_gesserit_card(faction: str) -> None:
    t = table(Seat("missionaria_protectiva", in_play="the_voice"), intrigue_deck="windfall")
    t.play("missionaria_protectiva", "carthag")
    t.effect("influence")
    assert t.offered == ALL_FACTIONS
    t.choose("influence", faction)
    assert t.me.influence == {faction: 1}


@pytest.mark.parametrize("in_play", ["", "space_travel", "stilgar"])
def test_missionaria_protectiva_alone_is_nothing(in_play: str) -> None:
    t = table(Seat("missionaria_protectiva", in_play=in_play))
    t.play("missionaria_protectiva", "carthag")
    assert not t.offers("influence")


def test_missionaria_protectiva_is_a_bene_gesserit_card_itself() -> None:
    """The first English printing forgot the faction; the errata name it."""
    t = table(Seat("missionaria_protectiva", in_play="missionaria_protectiva"))
    t.play("missionaria_protectiva", "carthag")
    assert t.offers("influence")


def test_opulence_gives_three_solari_on_an_agent_turn() -> None:
    t = table(Seat("opulence"))
    t.play("opulence", "wealth")
    assert t.me.solari == 2 + 3


def test_opulence_sells_a_point_for_six_solari_once() -> None:
    t = table(Seat("opulence", solari=12))
    t.reveal()
    assert t.me.persuasion == 1
    t.effect("pay")
    assert (t.me.solari, t.me.vp) == (6, 1)
    assert not t.offers("pay")


def test_opulences_point_may_be_declined_and_needs_six_solari() -> None:
    t = table(Seat("opulence", solari=6))
    t.reveal()
    t.end_turn()
    assert (t.me.solari, t.me.vp) == (6, 0)
    t = table(Seat("opulence", solari=5))
    t.reveal()
    assert not t.offers("pay")


def test_other_memory_draws_a_card() -> None:
    t = table(Seat("other_memory", deck="dagger", discard="the_voice"))
    t.play("other_memory", "secure_contract")
    t.choose("choose", "cards")
    assert (t.me.hand, t.me.discard) == (["dagger"], ["the_voice"])


def test_other_memory_takes_a_bene_gesserit_card_of_ones_choice_from_the_discard_pile() -> None:
    t = table(Seat("other_memory", deck="dagger", discard="the_voice diplomacy gene_manipulation"))
    t.play("other_memory", "secure_contract")
    t.choose("choose", "take_from_discard")
    assert t.offered == ["discard:gene_manipulation", "discard:the_voice"]
    t.choose("take", "discard:the_voice")
    assert (t.me.hand, t.me.discard) == (["the_voice"], ["diplomacy", "gene_manipulation"])


def test_other_memory_without_such_a_card_draws() -> None:
    t = table(Seat("other_memory", deck="dagger", discard="diplomacy"))
    t.play("other_memory", "secure_contract")
    assert (t.me.hand, t.offered) == (["dagger"], ["pass"])


def test_everybody_knows_the_card_that_other_memory_took() -> None:
    t = table(Seat("other_memory diplomacy", discard="the_voice"))
    t.play("other_memory", "secure_contract")
    t.choose("choose", "take_from_discard")
    assert t.seen(0, by=1)["hand_known"] == ["the_voice"]


def test_piter_de_vries_draws_an_intrigue_card() -> None:
    t = table(Seat("piter_de_vries"), intrigue_deck="windfall bribery")
    t.play("piter_de_vries", "hall_of_oratory")
    assert t.me.intrigue == ["windfall"]


def test_thufir_hawat_draws_an_intrigue_card_when_revealed() -> None:
    t = table(Seat("thufir_hawat"), intrigue_deck="windfall bribery")
    t.reveal()
    assert t.me.intrigue == ["windfall"]


# -- Power Play


@pytest.mark.parametrize(
    ("space", "faction"),
    [("wealth", "emperor"), ("foldspace", "guild"), ("secrets", "bene_gesserit"), ("stillsuits", "fremen")],
)
def test_power_play_is_two_influence_with_the_visited_faction(space: str, faction: str) -> None:
    t = table(Seat("power_play"))
    t.play("power_play", space)
    assert not t.offers("pass")
    while t.offers(0):
        t.effect(0)
    t.end_turn()
    assert (t.me.influence, t.me.vp) == ({faction: 2}, 1)
    assert (t.trashed, t.me.in_play) == (["power_play"], [])


def test_power_play_trashed_first_still_doubles_the_visit() -> None:
    t = table(Seat("power_play"))
    t.play("power_play", "wealth")
    t.effect("trash_this", "visit_influence@power_play")
    assert (t.me.influence, t.trashed) == ({"emperor": 2}, ["power_play"])


# -- Reverend Mother Mohiam, Test of Humanity


def test_mohiam_has_opponents_discard_two_cards_of_their_choice_from_the_left() -> None:
    hand = "dagger diplomacy reconnaissance"
    t = table(Seat("reverend_mother_mohiam", in_play="the_voice"), Seat(hand, intrigue="windfall"), Seat(hand))
    t.play("reverend_mother_mohiam", "wealth")
    t.effect("each_opponent")
    assert t.offered == ordered(hand)  # hand cards, never Intrigue
    t.choose("discard", "diplomacy", "dagger", by=1)
    t.choose("discard", "reconnaissance", "dagger", by=2)
    assert (t.left.hand, t.left.discard) == (["reconnaissance"], ["diplomacy", "dagger"])
    assert (t.right.hand, t.right.discard) == (["diplomacy"], ["reconnaissance", "dagger"])
    assert t.left.intrigue == ["windfall"]


def test_mohiam_takes_what_there_is() -> None:
    t = table(Seat("reverend_mother_mohiam", in_play="the_voice"), Seat("dagger"), Seat(""))
    t.play("reverend_mother_mohiam", "wealth")
    t.effect("each_opponent")
    assert (t.left.hand, t.left.discard, t.right.discard) == ([], ["dagger"], [])


@pytest.mark.parametrize("in_play", ["", "sardaukar_legion"])
def test_mohiam_needs_another_bene_gesserit_card_in_play(in_play: str) -> None:
    t = table(Seat("reverend_mother_mohiam", in_play=in_play), Seat("dagger*2"))
    t.play("reverend_mother_mohiam", "wealth")
    assert not t.offers("each_opponent")
    t.end_turn()
    assert t.left.hand == ["dagger", "dagger"]


def test_test_of_humanity_lets_opponents_choose_from_the_left() -> None:
    t = table(
        Seat("test_of_humanity"),
        Seat("dagger diplomacy", garrison=1, deployed=2),
        Seat("dagger diplomacy", garrison=1, deployed=2),
        Seat("dagger diplomacy", garrison=1, deployed=2),
    )
    t.play("test_of_humanity", "secrets")
    t.effect("each_opponent")
    t.choose("choose", "discard_cards", by=1)
    t.choose("discard", "diplomacy", by=1)
    t.choose("choose", "lose_deployed", by=2)
    t.choose("choose", "discard_cards", by=3)
    t.choose("discard", "dagger", by=3)
    assert [side.hand for side in t.seats[1:]] == [["dagger"], ["dagger", "diplomacy"], ["diplomacy"]]
    assert [side.troops for side in t.seats[1:]] == [(9, 1, 2), (10, 1, 1), (9, 1, 2)]


def test_test_of_humanity_leaves_only_what_an_opponent_can_do() -> None:
    """No deployed troop, so a card; no card, so a troop; neither, so nothing."""
    t = table(Seat("test_of_humanity"), Seat("dagger"), Seat(deployed=1, garrison=2), Seat())
    t.play("test_of_humanity", "hall_of_oratory")
    assert t.question == ("effects", 0)
    assert (t.seats[1].hand, t.seats[1].discard) == ([], ["dagger"])
    assert t.seats[2].troops == (10, 2, 0)
    assert t.seats[3].troops == (9, 3, 0)


# -- Sardaukar Legion, Scout


def test_sardaukar_legion_recruits_two() -> None:
    t = table(Seat("sardaukar_legion"))
    t.play("sardaukar_legion", "wealth")
    assert t.me.troops == (7, 5, 0)


@pytest.mark.parametrize("n", [0, 2, 3])
def test_sardaukar_legion_deploys_up_to_three_troops_when_revealed(n: int) -> None:
    t = table(Seat("sardaukar_legion", garrison=5))
    t.reveal()
    t.effect("deploy_troops")
    assert t.offered == [0, 1, 2, 3]
    t.choose("deploy", n)
    assert (t.me.troops, t.me.swords) == ((7, 5 - n, n), 0)


def test_sardaukar_legion_deploys_no_more_than_the_garrison() -> None:
    t = table(Seat("sardaukar_legion", garrison=1))
    t.reveal()
    t.effect("deploy_troops")
    assert t.offered == [0, 1]


@pytest.mark.parametrize("n", [0, 1, 2])
def test_scout_lets_up_to_two_troops_retreat(n: int) -> None:
    t = table(Seat("scout", deployed=3))
    t.reveal()
    t.effect("retreat")
    assert t.offered == [0, 1, 2]
    t.choose("retreat", n)
    assert t.me.troops == (6, 3 + n, 3 - n)


def test_scout_has_nobody_to_call_back_without_troops_in_the_conflict() -> None:
    t = table(Seat("scout"))
    t.reveal()
    assert not t.offers("retreat")


# -- Shifting Allegiances


def test_shifting_allegiances_turns_one_influence_and_two_spice_into_two_with_one_faction() -> None:
    t = table(Seat("shifting_allegiances", spice=2, influence={"guild": 1, "fremen": 3}))
    t.play("shifting_allegiances", "hall_of_oratory")
    t.effect("pay")
    assert t.offered == ["guild", "fremen"]  # a real loss: not from a track at 0
    t.choose("lose_influence", "guild")
    assert t.offered == ALL_FACTIONS
    t.choose("influence", "emperor")
    assert (t.me.spice, t.me.influence) == (0, {"emperor": 2, "fremen": 3})


def test_shifting_allegiances_may_lose_and_gain_with_the_same_faction() -> None:
    t = table(Seat("shifting_allegiances", spice=2, influence={"guild": 1}))
    t.play("shifting_allegiances", "hall_of_oratory")
    t.effect("pay")
    t.choose("influence", "guild")
    assert (t.me.influence, t.me.vp) == ({"guild": 2}, 1)


@pytest.mark.parametrize(("spice", "influence"), [(1, {"guild": 3}), (2, {})])
def test_shifting_allegiances_needs_both_parts_of_its_cost(spice: int, influence: dict[str, int]) -> None:
    t = table(Seat("shifting_allegiances", spice=spice, influence=influence))
    t.play("shifting_allegiances", "hall_of_oratory")
    assert t.offered == ["pass"]


def test_shifting_allegiances_may_be_declined() -> None:
    t = table(Seat("shifting_allegiances", spice=2, influence={"guild": 1}))
    t.play("shifting_allegiances", "hall_of_oratory")
    t.end_turn()
    assert (t.me.spice, t.me.influence) == (2, {"guild": 1})


# -- Sietch Reverend Mother, Smuggler's Thopter, Spice Hunter, Spice Smugglers, Stilgar


def test_sietch_reverend_mothers_persuasion_and_spice_both_need_the_bond() -> None:
    t = table(Seat("sietch_reverend_mother the_voice"))  # Bene Gesserit cards are no Fremen bond
    t.reveal()
    assert (t.me.persuasion, t.me.spice) == (2, 0)
    t = table(Seat("sietch_reverend_mother", in_play="stilgar"))
    t.reveal()
    assert (t.me.persuasion, t.me.spice) == (3, 1)


@pytest.mark.parametrize(("guild", "cards"), [(1, 0), (2, 2), (3, 2)])
def test_smugglers_thopter_draws_two_from_two_influence_with_the_guild(guild: int, cards: int) -> None:
    t = table(Seat("smugglers_thopter", deck="dagger*2 diplomacy", influence={"guild": guild}))
    t.play("smugglers_thopter", "secure_contract")
    assert len(t.me.hand) == cards


@pytest.mark.parametrize(("in_play", "spice"), [("", 0), ("guild_administrator", 0), ("crysknife", 1)])
def test_spice_hunters_spice_needs_the_bond(in_play: str, spice: int) -> None:
    t = table(Seat("spice_hunter", in_play=in_play))
    t.reveal()
    assert (t.me.persuasion, t.me.swords, t.me.spice) == (1, 1, spice)


def test_spice_smugglers_sell_two_spice_for_influence_with_the_guild_and_three_solari() -> None:
    t = table(Seat("spice_smugglers", spice=4), intrigue_deck="windfall")
    t.play("spice_smugglers", "carthag")
    t.effect("pay")
    assert (t.me.spice, t.me.solari, t.me.influence) == (2, 3, {"guild": 1})
    assert not t.offers("pay")


def test_spice_smugglers_may_keep_their_spice() -> None:
    t = table(Seat("spice_smugglers", spice=2))
    t.play("spice_smugglers", "carthag")
    t.effect("intrigue")
    t.end_turn()
    assert (t.me.spice, t.me.solari, t.me.influence) == (2, 0, {})


def test_spice_smugglers_still_sell_at_the_top_of_the_track() -> None:
    """Influence that cannot rise does not take the solari with it."""
    t = table(Seat("spice_smugglers", spice=2, influence={"guild": 6}))
    t.play("spice_smugglers", "carthag")
    t.effect("pay")
    assert (t.me.spice, t.me.solari) == (0, 3)


def test_stilgar_gives_water_on_an_agent_turn() -> None:
    t = table(Seat("stilgar"))
    t.play("stilgar", "stillsuits")
    assert t.me.water == 3


def test_worm_riders_give_two_spice_on_an_agent_turn() -> None:
    t = table(Seat("worm_riders"))
    t.play("worm_riders", "secure_contract")
    assert t.me.spice == 2


# -- The Voice


def test_the_voice_closes_a_space_to_opponents_until_ones_next_turn() -> None:
    t = table(Seat("the_voice dagger"), Seat("dagger*2"), Seat("dagger*2"))
    t.play("the_voice", "secure_contract")
    t.choose("voice", "hall_of_oratory")
    t.end_turn()
    assert t.offered == ["reveal"]  # with a dagger and no solari there is nowhere else to go
    t.pass_turn()
    assert t.offered == ["reveal"]
    t.pass_turn()
    assert "hall_of_oratory" in t.spaces("dagger")  # it does not bind whoever spoke


def test_the_voice_is_over_when_ones_next_turn_has_come() -> None:
    t = table(Seat("the_voice diplomacy"), Seat("dune_the_desert_planet dagger"), Seat())
    t.play("the_voice", "secure_contract")
    t.choose("voice", "hall_of_oratory")
    t.end_turn()
    t.play("dune_the_desert_planet", "imperial_basin")
    t.end_turn()
    t.pass_turn()
    t.play("diplomacy", "wealth")
    t.end_turn()
    assert t.spaces("dagger") == ["hall_of_oratory"]


def test_any_space_may_be_named_with_the_voice() -> None:
    t = table(Seat("the_voice"), Seat(agents="wealth"))
    t.play("the_voice", "secure_contract")
    assert len(t.offered) == 22


# -- Worm Riders


@pytest.mark.parametrize(
    ("level", "allied", "swords"), [(1, False, 0), (2, False, 4), (3, False, 4), (4, False, 4), (4, True, 6)]
)
def test_worm_riders_swords_at_two_influence_and_more_with_the_alliance(
    level: int, allied: bool, swords: int
) -> None:
    fremen = {"fremen": level}
    alliances = {"fremen": 0 if allied else 1} if level >= 4 else {}
    t = table(Seat("worm_riders", influence=fremen), Seat(influence=fremen), alliances=alliances)
    t.reveal()
    assert t.me.swords == swords
