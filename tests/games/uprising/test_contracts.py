"""CHOAM contracts: taking them, completing them by visit, harvest, at once or by an acquisition."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, Table, table

from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.things import FACTIONS

DESERT = "dune_the_desert_planet"


def visit(contracts: str, card: str, space: str, **seat: object) -> Table:
    """Sends an Agent to a space with these contracts in hand."""
    me = Seat(card, contracts=contracts)._replace(**seat)  # type: ignore[arg-type]
    t = table(me, choam=True)
    t.play(card, space)
    return t


def complete(t: Table, *contracts: str) -> None:
    """Completes them one after another; the last thing to do is done without being asked."""
    for contract in contracts:
        if contract in t.me.contracts:
            t.effect(f"complete_contract@{contract}")


# -- taking


def test_one_of_the_two_open_contracts_is_taken_and_replaced_at_once() -> None:
    t = table(Seat("diplomacy"), choam=True, market="espionage_a harvest_4", bank="arrakeen_spy deliver_supplies")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    assert t.offered == ["espionage_a", "harvest_4"]
    t.take_contract("harvest_4")
    assert t.me.contracts == ["harvest_4"]
    assert t.market == ["espionage_a", "arrakeen_spy"]
    assert t.bank == ["deliver_supplies"]


def test_taking_is_not_optional() -> None:
    t = table(Seat("diplomacy"), choam=True)
    t.play("diplomacy", "dutiful_service")
    assert not t.offers("pass")
    t.effect("take_contract")
    assert not t.offers("pass")


def test_the_market_shrinks_when_the_bank_is_empty_and_the_last_contract_can_be_taken() -> None:
    t = table(Seat("diplomacy"), choam=True, market="espionage_a", bank="")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    assert t.me.contracts == ["espionage_a"]
    assert t.market == []
    assert t.me.solari == 0


def test_when_all_contracts_are_taken_the_icon_gives_two_solari() -> None:
    t = table(Seat("diplomacy"), choam=True, market="", bank="")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    assert t.me.solari == 2


@pytest.mark.parametrize(("card", "space"), [("diplomacy", "dutiful_service"), (DESERT, "accept_contract")])
def test_without_the_module_the_icon_gives_two_solari(card: str, space: str) -> None:
    t = table(Seat(card))
    t.play(card, space)
    assert t.me.solari == 2
    assert t.me.contracts == []


# -- completing by a visit

VISITS = [
    ("arrakeen_water", "reconnaissance", {}, {"water": 1}),
    ("arrakeen_spy", "reconnaissance", {}, {"troops": 1, "spies": 1}),
    ("deliver_supplies", "diplomacy", {}, {"solari": 3}),
    ("espionage_a", "diplomacy", {"spice": 1}, {"solari": 3}),
    ("espionage_b", "diplomacy", {"spice": 1}, {"solari": 3}),
    ("heighliner_water", "diplomacy", {"spice": 5}, {"water": 2}),
    ("heighliner_troops", "diplomacy", {"spice": 5}, {"troops": 2}),
    ("high_council_influence", "dagger", {"solari": 5}, {"bene_gesserit": 1}),
    ("high_council_solari", "dagger", {"solari": 5}, {"solari": 3}),
    ("research_station_spy", "reconnaissance", {"water": 2}, {"solari": 2, "spies": 1}),
    ("research_station_solari", "reconnaissance", {"water": 2}, {"solari": 3}),
    ("sardaukar_cards", "diplomacy", {"spice": 4}, {"cards": 2}),
    ("sardaukar_recall", "diplomacy", {"spice": 4, "agents": "secrets"}, {"recalled": 1}),
    ("spice_refinery_cards", "reconnaissance", {}, {"cards": 2}),
    ("spice_refinery_water", "reconnaissance", {}, {"water": 1}),
]
BY_VISIT = {contract.id: contract.visit for contract in UPRISING.contracts if contract.visit}


def outcome(card: str, space: str, seat: dict[str, object], contracts: str) -> dict[str, int]:
    """What the player has after a visit on which everything was done."""
    t = visit(contracts, card, space, deck="convincing_argument*2 signet_ring seek_allies", garrison=0, **seat)
    t.settle()
    return {
        "solari": t.me.solari,
        "spice": t.me.spice,
        "water": t.me.water,
        "cards": len(t.me.hand),
        "intrigue": len(t.me.intrigue),
        "troops": t.me.garrison,
        "spies": len(t.me.spies),
        "recalled": t.me.agents_at_leader,
        "completed": len(t.me.completed),
        **{faction: t.me.influence.get(faction, 0) for faction in FACTIONS},
    }


@pytest.mark.parametrize(("id", "card", "seat", "reward"), VISITS)
def test_a_visit_completes_the_contract_and_pays_what_is_printed(
    id: str, card: str, seat: dict[str, object], reward: dict[str, int]
) -> None:
    without = outcome(card, BY_VISIT[id], seat, "")
    with_it = outcome(card, BY_VISIT[id], seat, id)
    gained = {what: n - without[what] for what, n in with_it.items() if n != without[what]}
    assert gained == {"completed": 1, **reward}


def test_all_twenty_are_tested_here() -> None:
    others = {"acquire_the_spice_must_flow", "harvest_3_a", "harvest_3_b", "harvest_4", "immediate"}
    assert {id for id, *_ in VISITS} | others == {contract.id for contract in UPRISING.contracts}


def test_a_completed_contract_is_turned_over_and_kept() -> None:
    t = visit("spice_refinery_water", "reconnaissance", "spice_refinery")
    complete(t, "spice_refinery_water")
    assert t.me.contracts == []
    assert t.me.completed == ["spice_refinery_water"]


def test_completing_is_not_optional() -> None:
    t = visit("spice_refinery_water", "reconnaissance", "spice_refinery")
    assert not t.offers("pass")
    complete(t, "spice_refinery_water")
    assert t.offers("pass")


def test_another_space_completes_nothing() -> None:
    t = visit("spice_refinery_water", "reconnaissance", "arrakeen")
    t.effect("cards")
    t.end_turn()
    assert t.me.contracts == ["spice_refinery_water"]


def test_another_players_visit_completes_nothing() -> None:
    t = table(Seat("reconnaissance"), Seat(contracts="arrakeen_water"), choam=True)
    t.play("reconnaissance", "arrakeen")
    t.effect("cards")
    t.end_turn()
    assert t.left.contracts == ["arrakeen_water"]


def test_all_contracts_for_the_space_are_completed_in_an_order_of_ones_choice() -> None:
    t = visit("arrakeen_water espionage_a arrakeen_spy", "reconnaissance", "arrakeen", deck="dagger")
    assert not t.offers("pass")
    t.effect("complete_contract@arrakeen_spy")
    t.effect("cards")
    assert not t.offers("pass")
    t.effect("complete_contract@arrakeen_water")
    assert t.question == ("effects", 0)
    t.effect("place_spy")
    t.place_spy("post_guild")
    assert t.me.completed == ["arrakeen_spy", "arrakeen_water"]
    assert t.me.contracts == ["espionage_a"]


def test_troops_of_a_contract_may_be_deployed_on_the_same_turn() -> None:
    t = visit("heighliner_troops", "diplomacy", "heighliner", spice=5)
    complete(t, "heighliner_troops")
    t.deploy(9)
    assert t.me.deployed == 9, "five of the space, two of the contract, two others"


def test_an_infiltrating_visit_counts() -> None:
    me = Seat("dagger", contracts="high_council_solari", spies="post_landsraad_west", solari=5)
    t = table(me, Seat(agents="high_council"), choam=True)
    t.play("dagger", "high_council", infiltrate="post_landsraad_west")
    complete(t, "high_council_solari")
    assert t.me.solari == 3


def test_gathering_comes_before_the_contract() -> None:
    me = Seat("reconnaissance", contracts="spice_refinery_cards", spies="post_research_refinery")
    t = table(me, choam=True)
    t.play("reconnaissance", "spice_refinery", gather="ask")
    assert t.me.completed == []
    assert t.question == ("gather", 0)


def test_the_reward_of_a_recall_without_another_agent_is_lost_but_the_contract_completed() -> None:
    t = visit("sardaukar_recall", "diplomacy", "sardaukar", spice=4)
    t.settle()
    assert t.me.completed == ["sardaukar_recall"]
    assert t.me.agents == ["sardaukar"]


def test_an_agent_recalled_by_a_contract_is_another_than_the_one_just_sent() -> None:
    t = visit("sardaukar_recall", "diplomacy", "sardaukar", spice=4, agents="secrets")
    t.settle()
    assert t.me.agents == ["sardaukar"]
    assert t.me.agents_at_leader == 1


# -- owned when the Agent is sent


def test_a_contract_taken_on_the_visit_waits_for_another() -> None:
    me = Seat("reconnaissance", intrigue="leverage crysknife")
    t = table(me, choam=True, market="spice_refinery_water arrakeen_water")
    t.play("reconnaissance", "spice_refinery")
    t.plot("intrigue:crysknife")
    t.plot("leverage")
    t.take_contract("spice_refinery_water")
    t.end_turn()
    assert t.me.contracts == ["spice_refinery_water"]


def test_a_contract_taken_before_the_agent_is_sent_counts() -> None:
    me = Seat("reconnaissance", intrigue="leverage crysknife")
    t = table(me, choam=True, market="spice_refinery_water arrakeen_water")
    t.plot("intrigue:crysknife")
    t.plot("leverage")
    t.take_contract("spice_refinery_water")
    t.play("reconnaissance", "spice_refinery")
    complete(t, "spice_refinery_water")
    assert t.me.completed == ["spice_refinery_water"]


def test_a_later_visit_completes_it() -> None:
    me = Seat("diplomacy reconnaissance")
    t = table(me, Seat(revealed=True), Seat(revealed=True), choam=True, market="arrakeen_water harvest_4")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    t.take_contract("arrakeen_water")
    t.end_turn()
    t.play("reconnaissance", "arrakeen")
    t.settle()
    assert t.me.completed == ["arrakeen_water"]


def test_an_agent_who_stands_there_already_completes_nothing() -> None:
    me = Seat("diplomacy", agents="arrakeen")
    t = table(me, choam=True, market="arrakeen_water harvest_4")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    t.take_contract("arrakeen_water")
    t.end_turn()
    assert t.me.contracts == ["arrakeen_water"]


# -- harvest


@pytest.mark.parametrize(("id", "solari"), [("harvest_3_a", 3), ("harvest_3_b", 3), ("harvest_4", 4)])
def test_the_spice_of_a_maker_space_completes_a_harvest(id: str, solari: int) -> None:
    t = visit(id, DESERT, "deep_desert", water=3)
    t.effect("one_of")
    complete(t, id)
    assert t.me.spice == 4
    assert t.me.solari == solari
    assert t.me.completed == [id]


def test_too_little_spice_does_not() -> None:
    t = visit("harvest_3_a", DESERT, "hagga_basin")
    t.effect("one_of")
    assert t.me.spice == 2
    t.end_turn()
    assert t.me.contracts == ["harvest_3_a"]


def test_bonus_spice_counts() -> None:
    t = table(Seat(DESERT, contracts="harvest_3_a"), choam=True, bonus_spice={"hagga_basin": 1})
    t.play(DESERT, "hagga_basin")
    t.effect("one_of")
    complete(t, "harvest_3_a")
    assert t.me.solari == 3


def test_bonus_spice_counts_beside_sandworms() -> None:
    me = Seat(DESERT, contracts="harvest_3_a", hooks=True)
    t = table(me, choam=True, bonus_spice={"hagga_basin": 3})
    t.play(DESERT, "hagga_basin")
    t.pick("sandworms")
    complete(t, "harvest_3_a")
    assert t.me.completed == ["harvest_3_a"]
    assert t.me.sandworms == 1


def test_spice_of_the_card_counts() -> None:
    t = visit("harvest_4", "desert_power", "hagga_basin")
    t.effect("one_of")
    complete(t, "harvest_4")
    assert t.me.spice == 4
    assert t.me.completed == ["harvest_4"]


def test_spice_of_the_control_bonus_counts() -> None:
    me = Seat("desert_power", contracts="harvest_4")
    t = table(me, choam=True, control={"imperial_basin": 0})
    t.play("desert_power", "imperial_basin")
    complete(t, "harvest_4")
    assert t.me.completed == ["harvest_4"], "one of the space, one of control, two of the card"


def test_spice_gained_earlier_in_the_turn_counts() -> None:
    t = table(Seat(DESERT, contracts="harvest_3_a", intrigue="crysknife"), choam=True)
    t.plot("intrigue:crysknife")
    t.play(DESERT, "hagga_basin")
    t.effect("one_of")
    complete(t, "harvest_3_a")
    assert t.me.completed == ["harvest_3_a"]


def test_spice_gained_later_in_the_turn_counts() -> None:
    t = table(Seat(DESERT, contracts="harvest_3_a", intrigue="crysknife"), choam=True)
    t.play(DESERT, "hagga_basin")
    t.effect("one_of")
    assert not t.offers("complete_contract")
    assert t.offers("pass")
    t.plot("intrigue:crysknife")
    complete(t, "harvest_3_a")
    assert t.me.completed == ["harvest_3_a"]


def test_spice_spent_in_between_counts_all_the_same() -> None:
    me = Seat(
        "smugglers_haven", contracts="harvest_4", hooks=True, spice=2, water=1, intrigue="crysknife desert_mouse"
    )
    t = table(me, choam=True)
    t.play("smugglers_haven", "hagga_basin")
    t.pick("harvest_spice")
    t.effect("pay")
    assert (t.me.spice, t.me.vp) == (0, 1)
    t.plot("intrigue:crysknife")
    t.plot("intrigue:desert_mouse")
    complete(t, "harvest_4")
    assert t.me.completed == ["harvest_4"]
    assert t.me.spice == 2


def test_spice_one_had_before_does_not_count() -> None:
    t = visit("harvest_3_a", DESERT, "hagga_basin", spice=9)
    t.effect("one_of")
    t.end_turn()
    assert t.me.contracts == ["harvest_3_a"]


def test_spice_of_an_earlier_turn_does_not_count() -> None:
    me = Seat(f"{DESERT}*2", contracts="harvest_3_a")
    t = table(me, Seat(revealed=True), Seat(revealed=True), choam=True)
    t.play(DESERT, "hagga_basin")
    t.effect("one_of")
    t.end_turn()
    t.play(DESERT, "imperial_basin")
    t.end_turn()
    assert t.me.spice == 3
    assert t.me.contracts == ["harvest_3_a"]


def test_without_a_maker_space_no_spice_completes_a_harvest() -> None:
    me = Seat("reconnaissance", contracts="harvest_3_a", intrigue="market_opportunity", solari=5)
    t = table(me, choam=True)
    t.play("reconnaissance", "spice_refinery")
    t.plot("market_opportunity")
    assert t.me.spice == 5
    t.end_turn()
    assert t.me.contracts == ["harvest_3_a"]


def test_a_harvest_taken_after_the_agent_was_sent_waits() -> None:
    t = table(Seat(DESERT, intrigue="leverage", water=3), choam=True, market="harvest_3_a arrakeen_water")
    t.play(DESERT, "deep_desert")
    t.effect("one_of")
    t.plot("leverage")
    t.take_contract("harvest_3_a")
    t.end_turn()
    assert t.me.contracts == ["harvest_3_a"]


def test_all_harvests_are_completed_by_one() -> None:
    t = visit("harvest_3_a harvest_3_b harvest_4", DESERT, "deep_desert", water=3)
    t.effect("one_of")
    complete(t, "harvest_4", "harvest_3_b", "harvest_3_a")
    assert t.me.solari == 10
    assert len(t.me.completed) == 3


# -- at once


def test_the_immediate_contract_is_completed_on_taking() -> None:
    t = table(Seat("diplomacy"), choam=True, market="immediate harvest_4")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    t.take_contract("immediate")
    assert t.me.solari == 2
    assert (t.me.contracts, t.me.completed) == ([], ["immediate"])


def test_it_counts_as_completed_for_cards_of_the_same_turn() -> None:
    me = Seat("cargo_runner", deck="dagger diplomacy", completed="harvest_4")
    t = table(me, choam=True, market="immediate espionage_a")
    t.play("cargo_runner", "accept_contract")
    t.effect("cards@accept_contract")
    assert t.me.hand == ["dagger"]
    t.take_contract("immediate")
    assert t.me.hand == ["dagger", "diplomacy"]


# -- acquiring


def test_acquiring_the_spice_must_flow_completes_its_contract() -> None:
    cards = "convincing_argument*2 maker_keeper*2 stilgar_the_devoted"
    t = table(Seat(cards, contracts="acquire_the_spice_must_flow"), choam=True)
    t.reveal()
    t.effect("persuasion")
    t.acquire("the_spice_must_flow")
    t.settle()
    assert t.me.completed == ["acquire_the_spice_must_flow"]
    assert t.me.solari == 3
    assert t.me.influence == {"guild": 1}
    assert t.me.vp == 1


def test_a_copy_acquired_before_does_not_count() -> None:
    t = table(Seat(discard="the_spice_must_flow", contracts="acquire_the_spice_must_flow"), choam=True)
    t.pass_turn()
    assert t.me.contracts == ["acquire_the_spice_must_flow"]


def test_another_acquisition_does_not_complete_it() -> None:
    t = table(Seat("convincing_argument", contracts="acquire_the_spice_must_flow"), choam=True)
    t.reveal()
    t.acquire("prepare_the_way")
    t.end_turn()
    assert t.me.contracts == ["acquire_the_spice_must_flow"]


def test_the_contract_comes_after_the_cards_own_acquire_box() -> None:
    cards = "convincing_argument*2 maker_keeper*2 stilgar_the_devoted"
    t = table(Seat(cards, contracts="acquire_the_spice_must_flow"), choam=True)
    t.reveal()
    t.effect("persuasion")
    t.acquire("the_spice_must_flow")
    events = [event.what for event in t.state.events or []]
    assert events.index("vp") < events.index("complete")


# -- as a reward


def test_a_contract_of_a_reward_is_taken_in_combat() -> None:
    t = table(Seat(deployed=3), choam=True, conflict="trade_dispute", market="immediate harvest_4")
    t.to_combat()
    t.take_contract("immediate")
    assert t.me.solari == 2
    assert t.me.completed == ["immediate"]


def test_a_doubled_contract_icon_takes_two_the_second_from_the_refilled_market() -> None:
    me = Seat(deployed=3, sandworms=1)
    t = table(me, choam=True, conflict="trade_dispute", market="espionage_a harvest_4", bank="harvest_3_a")
    t.to_combat()
    t.take_contract("espionage_a")
    assert t.offered == ["harvest_4", "harvest_3_a"]
    t.take_contract("harvest_3_a")
    assert t.me.contracts == ["espionage_a", "harvest_3_a"]


def test_of_a_doubled_icon_the_second_gives_solari_when_no_contract_is_left() -> None:
    me = Seat(deployed=3, sandworms=1)
    t = table(me, choam=True, conflict="trade_dispute", market="espionage_a", bank="")
    t.finish_round()
    assert t.me.contracts == ["espionage_a"]
    assert t.me.solari == 2


# -- the market of the others


def test_contracts_of_others_stay_theirs() -> None:
    t = table(Seat("diplomacy"), Seat(contracts="harvest_4", completed="harvest_3_a"), choam=True)
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    assert not t.offers("harvest_4")
    assert not t.offers("harvest_3_a")
