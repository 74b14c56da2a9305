"""Single sentences of the rules page that no other test guards."""

from __future__ import annotations

from tests.games.imperium.hagal_table import HOUSE, OTHER, RIVAL, duel, solo
from tests.games.imperium.table import Seat, table

AWAY = "research_station sietch_tabr"


def test_the_agent_just_sent_may_be_recalled_and_sent_again() -> None:
    """agents/recall"""
    t = table(Seat("dagger*2", intrigue="urgent_mission"), Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "hall_of_oratory")
    t.plot("urgent_mission")
    assert (t.me.agents, t.me.agents_at_leader) == ([], 2)
    t.end_turn()
    t.play("dagger", "hall_of_oratory")
    assert t.me.agents == ["hall_of_oratory"]


def test_the_mentat_may_be_recalled_like_any_agent() -> None:
    """agents/recall"""
    t = table(Seat(agents="wealth carthag mentat", mentat=True, intrigue="urgent_mission"))
    t.plot("urgent_mission")
    assert sorted(t.offered, key=str) == ["carthag", "mentat", "wealth"]


def test_kwisatz_haderach_needs_the_influence_that_a_space_asks_for() -> None:
    """clarified/kwisatz"""
    assert "sietch_tabr" not in table(Seat("kwisatz_haderach", influence={"fremen": 1})).spaces("kwisatz_haderach")
    assert "sietch_tabr" in table(Seat("kwisatz_haderach", influence={"fremen": 2})).spaces("kwisatz_haderach")


def test_a_waiting_card_is_discarded_as_the_reveal_turn_begins() -> None:
    """intrigue/waiting"""
    t = table(Seat("dagger", face_up="recruitment_mission"))
    t.reveal()
    assert (t.me.face_up, t.intrigue_discard) == ([], ["recruitment_mission"])
    assert t.me.persuasion == 1


def test_troops_won_come_out_of_the_supply_before_the_fighters_are_back() -> None:
    """combat/supply"""
    t = table(Seat(deployed=12, garrison=0, influence={"emperor": 3}), conflict="skirmish_c")
    t.to_combat()
    t.choose("influence", "emperor", by=0)
    assert t.me.influence == {"emperor": 4}
    assert t.me.troops == (12, 0, 0)


def test_a_condition_that_comes_true_on_the_reveal_turn_counts_once() -> None:
    """reveal/order"""
    t = table(Seat("worm_riders", deployed=1, influence={"fremen": 1}, intrigue="know_their_ways"))
    t.reveal()
    assert t.me.swords == 0
    t.plot("know_their_ways")
    assert t.me.swords == 4


def test_the_control_bonus_comes_before_what_the_visitor_gets() -> None:
    """control/bonus"""
    t = table(Seat("reconnaissance", deck="dagger"), Seat(solari=0), control={"arrakeen": 1})
    t.play("reconnaissance", "arrakeen")
    told = [(event.what, event.seat) for event in t.state.events or []]
    assert told.index(("solari", 1)) < told.index(("recruit", 0))


def test_a_card_trashed_before_its_box_was_used_gives_nothing_more() -> None:
    """agents/trashed"""
    t = table(Seat("lady_jessica", spice=2, deck="dagger*2 diplomacy reconnaissance seek_allies"))
    t.play("lady_jessica", "selective_breeding")
    t.effect("pay")
    assert t.trashed == ["lady_jessica"]
    assert t.me.hand == ["dagger", "dagger"]
    assert not t.offers("cards@lady_jessica")


def test_of_effects_with_or_between_them_one_that_can_be_done_is_taken() -> None:
    """agents/must"""
    t = table(Seat("other_memory", deck="diplomacy", discard="dagger"))
    t.play("other_memory", "secure_contract")
    assert t.me.hand == ["diplomacy"], "no Bene Gesserit card is there to be taken"
    t = table(Seat("other_memory", deck="diplomacy", discard="bene_gesserit_sister"))
    t.play("other_memory", "secure_contract")
    assert t.offered == ["cards", "take_from_discard"]


def test_one_player_has_the_third_reward_for_a_tie_for_second_place() -> None:
    """hagal/solo-rewards"""
    fighting = RIVAL._replace(agents=AWAY, deployed=1), OTHER._replace(agents=AWAY, deployed=1)
    deck = "hagal_carthag hagal_carthag"
    t = solo(Seat(deployed=3, garrison=0), *fighting, deck=deck, conflict="guild_bank_raid")
    t.pass_turn()
    assert [seat.solari for seat in t.seats] == [6, 2, 2]


def test_of_two_players_the_one_with_the_marker_chooses_for_house_hagal() -> None:
    """hagal/choices"""
    for first in (0, 1):
        t = duel(Seat("dagger*2"), Seat("dagger*2"), HOUSE, deck="hagal_wealth", first_player=first)
        assert t.state.stand_in(2) == first


def test_whoever_visits_its_space_while_the_mentat_is_away_gets_a_card_alone() -> None:
    """spaces/mentat-won"""
    t = table(Seat("dagger", deck="diplomacy", solari=2), Seat(mentat=True))
    t.play("dagger", "mentat")
    assert (t.mentat, t.me.solari, t.me.hand) == (1, 0, ["diplomacy"])


def test_goods_are_kept_from_round_to_round() -> None:
    """terms/goods"""
    t = table(Seat(solari=3, spice=40, water=25))
    t.finish_round()
    assert t.me.goods == (3, 40, 25)
