"""Imperium cards from Treacherous Maneuver to Wheels Within Wheels, and the CHOAM module's four."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, ordered, table

BUYING = "convincing_argument*2 maker_keeper*2"  # 8 persuasion

# -- Treacherous Maneuver


def test_treacherous_maneuver_trashes_itself_and_an_emperor_card_for_a_second_influence() -> None:
    t = table(Seat("treacherous_maneuver sardaukar_soldier corrinth_city dagger"), intrigue_deck="devour")
    t.play("treacherous_maneuver", "deliver_supplies")
    t.effect("visit_influence@deliver_supplies")
    assert t.me.influence == {"guild": 1}
    t.effect("pay")
    assert t.offered == ["corrinth_city", "sardaukar_soldier"]
    t.choose("trash", "sardaukar_soldier")
    assert t.trashed == ["sardaukar_soldier", "treacherous_maneuver"]
    assert t.me.influence == {"guild": 2}


def test_treacherous_maneuver_may_be_kept() -> None:
    t = table(Seat("treacherous_maneuver corrinth_city"))
    t.play("treacherous_maneuver", "deliver_supplies")
    t.effect("visit_influence@deliver_supplies")
    assert t.offered == ["pay", "pass"]
    t.end_turn()
    assert (t.trashed, t.me.influence) == ([], {"guild": 1})


def test_treacherous_maneuver_takes_the_emperor_card_only_from_the_hand() -> None:
    me = Seat(
        "treacherous_maneuver dagger", discard="corrinth_city", in_play="sardaukar_soldier", agents="arrakeen"
    )
    t = table(me)
    t.play("treacherous_maneuver", "deliver_supplies")
    assert not t.offers("pay")


# -- Tread in Darkness


def test_tread_in_darkness_draws_though_nothing_is_trashed() -> None:
    me = Seat("tread_in_darkness", in_play="prepare_the_way", agents="arrakeen", deck="dagger")
    t = table(me)
    t.play("tread_in_darkness", "gather_support")
    t.effect("trash_card")
    t.choose("trash", "pass")
    assert (t.me.hand, t.trashed) == (["dagger"], [])


def test_tread_in_darkness_may_trash_before_it_draws() -> None:
    me = Seat("tread_in_darkness dagger", in_play="prepare_the_way", agents="arrakeen", deck="diplomacy")
    t = table(me)
    t.play("tread_in_darkness", "gather_support")
    t.effect("trash_card")
    t.choose("trash", "dagger")
    assert (t.me.hand, t.trashed) == (["diplomacy"], ["dagger"])


def test_tread_in_darkness_does_nothing_without_a_bene_gesserit_bond() -> None:
    t = table(Seat("tread_in_darkness dagger", in_play="maula_pistol", agents="arrakeen", deck="diplomacy"))
    t.play("tread_in_darkness", "gather_support")
    assert t.offered == ["pass"]


# -- Undercover Asset


def test_undercover_asset_ignores_influence_requirements() -> None:
    t = table(Seat("undercover_asset signet_ring", spice=3, solari=3))
    required = {"imperial_privilege", "sietch_tabr", "shipping"}
    assert required <= set(t.spaces("undercover_asset"))
    assert not required & set(t.spaces("signet_ring"))


def test_undercover_asset_pays_and_finds_spaces_taken_like_any_card() -> None:
    t = table(Seat("undercover_asset", spice=2), Seat(agents="sietch_tabr"))
    there = t.spaces("undercover_asset")
    assert "shipping" not in there  # three spice
    assert "sietch_tabr" not in there
    assert not {"fremkit", "secrets", "deliver_supplies", "dutiful_service"} & set(there)  # other icons


@pytest.mark.parametrize(("branch", "swords"), [("swords", 2), ("place_spy", 0)])
def test_undercover_asset_reveals_a_spy_or_two_swords(branch: str, swords: int) -> None:
    t = table(Seat("undercover_asset"))
    t.reveal()
    t.choose("choose", branch)
    if branch == "place_spy":
        t.place_spy("post_guild")
    assert (t.me.swords, len(t.me.spies), t.me.persuasion) == (swords, swords == 0, 0)


def test_undercover_asset_stays_with_the_spy_once_one_was_recalled() -> None:
    t = table(Seat("undercover_asset", spies="post_guild post_choam post_fremen"))
    t.reveal()
    t.effect("one_of")
    t.choose("choose", "place_spy")
    t.choose("recall_first", "post_guild")
    assert t.question == ("place_spy", 0)
    assert not t.offers("pass")
    t.place_spy("post_emperor")
    assert t.me.swords == 0


# -- Unswerving Loyalty


def test_unswerving_loyalty_may_deploy_the_troop_just_recruited() -> None:
    t = table(Seat("unswerving_loyalty desert_survival", garrison=0))
    t.reveal()
    t.effect("may_do")
    t.choose("may", "yes")
    t.choose("deploy", 1)
    assert (t.me.garrison, t.me.deployed) == (0, 1)


def test_unswerving_loyalty_may_retreat_a_troop_instead() -> None:
    t = table(Seat("unswerving_loyalty desert_survival", garrison=1, deployed=2))
    t.reveal()
    t.effect("may_do")
    t.choose("may", "yes")
    t.choose("choose", "retreat")
    t.choose("retreat", 1)
    assert (t.me.garrison, t.me.deployed) == (1 + 1 + 1, 1)


def test_unswerving_loyalty_only_recruits_without_a_fremen_bond() -> None:
    t = table(Seat("unswerving_loyalty dagger", deployed=1, garrison=2))
    t.reveal()
    assert not t.offers("may_do")
    assert (t.me.garrison, t.me.deployed) == (3, 1)


# -- Weirding Woman


def test_weirding_woman_must_return_to_the_hand_with_a_bene_gesserit_bond() -> None:
    t = table(Seat("weirding_woman", in_play="truthtrance", agents="fremkit"))
    t.play("weirding_woman", "accept_contract")
    assert not t.offers("pass")
    t.effect("return_to_hand")
    assert (t.me.hand, t.me.in_play) == (["weirding_woman"], ["truthtrance"])
    assert t.me.agents == ["fremkit", "accept_contract"]  # the Agent stays


def test_weirding_woman_may_be_played_again_and_revealed_the_same_round() -> None:
    me = Seat("weirding_woman", in_play="truthtrance", agents="fremkit", swordmaster=True)
    t = table(me, Seat(revealed=True), Seat(revealed=True))
    t.play("weirding_woman", "accept_contract")
    t.effect("return_to_hand")
    t.end_turn()
    t.play("weirding_woman", "imperial_basin")
    t.effect("return_to_hand")
    t.end_turn()
    t.reveal()
    assert (t.me.persuasion, t.me.swords) == (1, 1)


def test_weirding_woman_stays_in_play_without_a_bond() -> None:
    t = table(Seat("weirding_woman", in_play="maula_pistol", agents="fremkit"))
    t.play("weirding_woman", "imperial_basin")
    assert not t.offers("return_to_hand")


def test_two_weirding_women_are_a_bond() -> None:
    t = table(Seat("weirding_woman", in_play="weirding_woman", agents="arrakeen"))
    t.play("weirding_woman", "imperial_basin")
    t.effect("return_to_hand")
    assert (t.me.hand, t.me.in_play) == (["weirding_woman"], ["weirding_woman"])


# -- Wheels Within Wheels


@pytest.mark.parametrize(
    ("influence", "solari", "spice"),
    [
        ({"emperor": 1, "guild": 1}, 0, 0),
        ({"emperor": 2}, 2, 0),
        ({"guild": 2}, 0, 1),
        ({"emperor": 2, "guild": 2}, 2, 1),
    ],
)
def test_wheels_within_wheels_has_two_conditions_of_their_own(
    influence: dict[str, int], solari: int, spice: int
) -> None:
    t = table(Seat("wheels_within_wheels", influence=influence, spies="post_landsraad_east"))
    t.play("wheels_within_wheels", "gather_support")
    assert (t.me.solari, t.me.spice) == (solari, spice)


def test_wheels_within_wheels_reveals_a_spy() -> None:
    t = table(Seat("wheels_within_wheels"))
    t.reveal()
    t.place_spy("post_choam")
    assert (t.me.spies, t.me.persuasion) == (["post_choam"], 1)


# -- with CHOAM: Cargo Runner

TWO = "arrakeen_water arrakeen_spy"
THREE = f"{TWO} espionage_a"
FOUR = f"{THREE} espionage_b"
FIVE = f"{FOUR} immediate"


@pytest.mark.parametrize(
    ("completed", "drawn"), [("arrakeen_water", 0), (TWO, 1), (THREE, 1), (FOUR, 2), (FIVE, 2)]
)
def test_cargo_runner_draws_for_two_and_four_completed_contracts(completed: str, drawn: int) -> None:
    me = Seat("cargo_runner", deck="dagger diplomacy signet_ring", completed=completed, contracts="harvest_3_a")
    t = table(me, choam=True)
    t.play("cargo_runner", "gather_support")
    while not t.offers("pass"):
        t.effect(0)
    assert len(t.me.hand) == drawn


def test_cargo_runner_counts_a_contract_completed_earlier_in_the_same_turn() -> None:
    me = Seat("cargo_runner", deck="dagger", completed="arrakeen_spy", contracts="spice_refinery_water")
    t = table(me, choam=True)
    t.play("cargo_runner", "spice_refinery")
    assert not t.offers("cards@cargo_runner")
    t.effect("complete_contract")
    t.effect("cards@cargo_runner")
    assert t.me.hand == ["dagger"]


# -- Delivery Agreement, Priority Contracts


def test_delivery_agreement_discards_for_a_contract() -> None:
    t = table(Seat("delivery_agreement dagger diplomacy"), choam=True, market="harvest_4 immediate")
    t.play("delivery_agreement", "spice_refinery")
    assert t.offers("pass")
    t.effect("pay")
    t.choose("discard", "dagger")
    t.take_contract("harvest_4")
    assert (t.me.contracts, t.me.discard) == (["harvest_4"], ["dagger"])


@pytest.mark.parametrize(("card", "spice"), [("delivery_agreement", 1), ("priority_contracts", 2)])
def test_with_four_contracts_it_may_be_trashed_for_a_point_instead_of_spice(card: str, spice: int) -> None:
    t = table(Seat(card, completed=FOUR), choam=True)
    t.reveal()
    t.choose("choose", "pay")
    assert (t.me.vp, t.me.spice, t.trashed) == (1, 0, [card])
    t = table(Seat(card, completed=FOUR), choam=True)
    t.reveal()
    t.choose("choose", "spice")
    assert (t.me.vp, t.me.spice, t.trashed) == (0, spice, [])


@pytest.mark.parametrize(("card", "spice"), [("delivery_agreement", 1), ("priority_contracts", 2)])
def test_with_three_contracts_there_is_only_the_spice(card: str, spice: int) -> None:
    t = table(Seat(card, completed=THREE), choam=True)
    t.reveal()
    assert (t.me.vp, t.me.spice, t.trashed) == (0, spice, [])


def test_delivery_agreement_may_wait_for_a_fourth_contract_in_the_same_reveal() -> None:
    me = Seat(
        f"delivery_agreement {BUYING}", completed=THREE, contracts="acquire_the_spice_must_flow", council=True
    )
    t = table(me, choam=True)
    t.reveal()
    t.acquire("the_spice_must_flow")
    assert len(t.me.completed) == 4
    t.effect("one_of")
    t.choose("choose", "pay")
    assert t.trashed == ["delivery_agreement"]


def test_priority_contracts_takes_a_contract() -> None:
    t = table(Seat("priority_contracts"), choam=True, market="harvest_4 immediate")
    t.play("priority_contracts", "gather_support")
    t.take_contract("immediate")
    assert (t.me.completed, t.me.solari) == (["immediate"], 2)


# -- Interstellar Trade


def test_interstellar_trade_takes_a_contract_when_acquired() -> None:
    t = table(Seat(BUYING), choam=True, market="harvest_4 espionage_a", row="interstellar_trade")
    t.reveal()
    t.acquire("interstellar_trade")
    t.take_contract("harvest_4")
    assert t.me.contracts == ["harvest_4"]


def test_interstellar_trade_gives_influence_with_any_faction() -> None:
    t = table(Seat("interstellar_trade"), choam=True)
    t.play("interstellar_trade", "gather_support")
    t.choose("influence", "fremen")
    assert t.me.influence == {"fremen": 1}


@pytest.mark.parametrize(("completed", "persuasion"), [("", 0), ("immediate", 1), (THREE, 3)])
def test_interstellar_trade_gives_persuasion_for_each_completed_contract(completed: str, persuasion: int) -> None:
    t = table(Seat("interstellar_trade", completed=completed, contracts="harvest_4"), choam=True)
    t.reveal()
    if t.offers("persuasion"):
        t.effect("persuasion")
    assert t.me.persuasion == persuasion


def test_interstellar_trade_counts_once_and_not_what_is_completed_later() -> None:
    hand = f"interstellar_trade {BUYING}"
    me = Seat(hand, completed="arrakeen_water", contracts="acquire_the_spice_must_flow", council=True)
    t = table(me, choam=True)
    t.reveal()
    t.effect("persuasion")
    t.acquire("the_spice_must_flow")
    assert t.me.completed == ["arrakeen_water", "acquire_the_spice_must_flow"]
    assert t.me.persuasion == 8 + 2 + 1 - 9
    assert not t.offers("persuasion")
    assert ordered(hand) == t.me.in_play
