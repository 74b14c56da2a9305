"""The worked examples in the rulebook of Dune: Imperium, figure by figure: a round of John, who is first player,
Elizabeth and Nick, and the smaller examples beside the rules of an Agent turn. The round's table is
the one on which it is learned (greathall/learn/lessons/imperium/scenarios)."""

from __future__ import annotations

from tests.games.imperium.table import Seat, Table, ordered, table
from tests.learn.scenarios import imperium

JOHN, ELIZABETH, NICK = 0, 1, 2


def example() -> Table:
    return imperium("the_round")


def johns_agent_turn(t: Table) -> None:
    t.play("dune_the_desert_planet", "imperial_basin")
    t.deploy(2)
    t.end_turn()


def elizabeths_agent_turn(t: Table) -> None:
    t.play("duncan_idaho", "carthag")
    t.effect("intrigue@carthag", "pay@duncan_idaho")
    t.deploy(3)
    t.end_turn()


def nicks_agent_turn(t: Table) -> None:
    t.play("bene_gesserit_initiate", "rally_troops")
    t.end_turn()


def johns_reveal_turn(t: Table) -> None:
    t.reveal()
    t.acquire("space_travel")
    t.end_turn()


# -- Agent turns


def test_john_harvests_and_deploys_two_of_three_troops() -> None:
    t = example()
    t.play("dune_the_desert_planet", "imperial_basin")
    assert t.me.spice == 1
    assert t.me.troops == (9, 3, 0)  # no recruits
    t.effect("deploy")
    assert t.offered == [1, 2]  # two at most
    t.choose("deploy", 2)
    assert t.me.troops == (9, 1, 2)
    assert t.offered == ["pass"]  # the card gives nothing else


def test_elizabeth_pays_john_his_control_bonus_and_recruits_two() -> None:
    t = example()
    johns_agent_turn(t)
    elizabeth = t.seats[ELIZABETH]
    t.play("duncan_idaho", "carthag")
    assert t.seats[JOHN].solari == 1
    t.effect("intrigue@carthag")
    assert elizabeth.intrigue == ["ambush", "windfall"]
    assert elizabeth.garrison == 1 + 1
    t.effect("pay@duncan_idaho")
    assert elizabeth.water == 0
    assert elizabeth.garrison == 1 + 2
    assert elizabeth.hand == ["convincing_argument"]
    t.effect("deploy")
    assert t.offered == [1, 2, 3]  # both recruits and the one who was there
    t.choose("deploy", 3)
    assert elizabeth.troops == (9, 0, 3)


def test_with_a_second_troop_in_the_garrison_elizabeth_could_deploy_it_too() -> None:
    t = table(Seat("duncan_idaho", deck="dagger", garrison=2))
    t.play("duncan_idaho", "carthag")
    t.effect("pay@duncan_idaho", "deploy")
    assert t.offered == [1, 2, 3, 4]


def test_nick_rallies_four_troops_who_stay_in_the_garrison() -> None:
    t = example()
    johns_agent_turn(t)
    elizabeths_agent_turn(t)
    nick = t.seats[NICK]
    t.play("bene_gesserit_initiate", "rally_troops")
    assert nick.solari == 0
    assert nick.hand == ["diplomacy"]
    assert nick.troops == (5, 7, 0)
    assert not t.offers("deploy")


# -- the Reveal turn


def test_john_reveals_three_cards_acquires_one_and_has_a_strength_of_eight() -> None:
    t = example()
    johns_agent_turn(t)
    elizabeths_agent_turn(t)
    nicks_agent_turn(t)
    john = t.seats[JOHN]
    assert john.agents_at_leader == 0
    assert "imperial_spy" not in t.offered
    t.reveal()
    assert john.spice == 1 + 1  # Smuggler's Thopter
    assert john.persuasion == 4
    assert john.strength == 2 * 2 + 1 + 3
    t.acquire("space_travel")
    assert john.discard == ["space_travel"]
    assert "kwisatz_haderach" in t.row
    assert len(t.row) == 5
    assert john.persuasion == 1
    assert not set(t.offered) & set(t.row)  # nothing costs 1
    t.end_turn()
    revealed = ordered("imperial_spy smugglers_thopter stilgar")
    assert john.discard == ["space_travel", "diplomacy", "dune_the_desert_planet", *revealed]
    assert john.strength == 8


def test_the_phase_goes_on_without_john() -> None:
    t = example()
    johns_agent_turn(t)
    elizabeths_agent_turn(t)
    nicks_agent_turn(t)
    johns_reveal_turn(t)
    t.pass_turn()
    assert t.question == ("turn", NICK)


# -- combat, makers, recall


def combat() -> Table:
    """All have revealed, Elizabeth and Nick without swords."""
    t = example()
    johns_agent_turn(t)
    elizabeths_agent_turn(t)
    nicks_agent_turn(t)
    johns_reveal_turn(t)
    t.to_combat()
    assert [side.strength for side in t.seats] == [8, 6, 0]
    return t


def test_elizabeth_overtakes_john_with_an_ambush() -> None:
    t = combat()
    t.choose("combat", "pass", by=JOHN)
    t.choose("combat", "ambush", by=ELIZABETH)
    assert t.seats[ELIZABETH].strength == 10
    t.choose("combat", "pass", by=ELIZABETH)
    # Nick has no troops in the Conflict; John may play a card though he passed, but has none.
    assert t.question == ("combat", JOHN)
    assert t.offered == ["pass"]
    t.choose("combat", "pass", by=JOHN)
    t.choose("combat", "pass", by=ELIZABETH)
    assert t.question == ("win", ELIZABETH)


def fought() -> Table:
    t = combat()
    t.choose("combat", "pass", by=JOHN)
    t.choose("combat", "ambush", "pass", by=ELIZABETH)
    t.choose("combat", "pass", by=JOHN)
    t.choose("combat", "pass", by=ELIZABETH)
    t.choose("win", "pass", by=ELIZABETH)
    return t


def test_elizabeth_wins_a_point_and_arrakeen_john_four_solari_nick_nothing() -> None:
    t = fought()
    assert [side.vp for side in t.seats] == [0, 1, 0]
    assert t.control == {"carthag": JOHN, "arrakeen": ELIZABETH}
    assert t.seats[JOHN].solari == 1 + 4
    assert t.seats[NICK].goods == (0, 0, 1)
    assert t.seats[NICK].intrigue == []
    assert [side.troops for side in t.seats] == [(11, 1, 0), (12, 0, 0), (5, 7, 0)]


def test_the_great_flat_has_two_bonus_spice_hagga_basin_one_imperial_basin_none() -> None:
    assert fought().bonus_spice == {"the_great_flat": 2, "hagga_basin": 1}


def test_mentat_and_agents_come_home_and_elizabeth_is_first() -> None:
    t = fought()
    assert t.mentat is None
    assert [side.agents_at_leader for side in t.seats] == [2, 2, 2]
    assert t.first_player == ELIZABETH
    assert t.round == 3
    assert t.question == ("turn", ELIZABETH)


# -- smaller examples


def test_conspire_costs_four_spice_and_wealth_nothing() -> None:
    assert table(Seat("diplomacy", spice=4)).spaces("diplomacy")[:2] == ["conspire", "wealth"]
    assert table(Seat("diplomacy", spice=3)).spaces("diplomacy")[:1] == ["wealth"]


def test_sardaukar_legion_goes_to_the_emperor_or_the_landsraad() -> None:
    t = table(Seat("sardaukar_legion", solari=8, spice=4))
    emperor, landsraad = t.spaces("sardaukar_legion")[:2], t.spaces("sardaukar_legion")[2:]
    assert emperor == ["conspire", "wealth"]
    assert landsraad == ["high_council", "mentat", "hall_of_oratory", "rally_troops", "swordmaster"]


def test_fremen_camp_need_not_be_paid_and_not_twice() -> None:
    for pays in (False, True):
        t = table(Seat("fremen_camp", spice=4))
        t.play("fremen_camp", "secure_contract")
        if pays:
            t.effect("pay")
        assert (t.me.spice, t.me.garrison) == ((2, 6) if pays else (4, 3))
        assert t.offers("pay") is not pays
        t.end_turn()


def test_hagga_basin_gives_two_spice_and_the_bonus_spice() -> None:
    t = table(Seat("dune_the_desert_planet"), bonus_spice={"hagga_basin": 2})
    t.play("dune_the_desert_planet", "hagga_basin")
    assert (t.me.spice, t.me.water) == (2 + 2, 0)
