"""The eight Leaders: both abilities of each, with their rulings."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, Table, table

PAUL, LETO = "paul_atreides", "duke_leto_atreides"
BARON, RABBAN = "baron_vladimir_harkonnen", "glossu_rabban"
MEMNON, ARIANA = "earl_memnon_thorvald", "countess_ariana_thorvald"
ILBAN, HELENA = "count_ilban_richese", "helena_richese"


def ring(seat: Seat, *others: Seat, space: str = "secure_contract") -> Table:
    """The active player has played the Signet Ring."""
    t = table(seat._replace(hand=f"signet_ring {seat.hand}"), *others)
    t.play("signet_ring", space)
    return t


def test_the_signet_ring_works_when_played_for_an_agent_not_when_revealed() -> None:
    t = table(Seat("signet_ring", leader=MEMNON))
    t.reveal()
    assert (t.me.spice, t.me.persuasion) == (0, 1)


# -- Paul Atreides


def test_pauls_ring_draws_a_card() -> None:
    assert ring(Seat(leader=PAUL, deck="dagger")).me.hand == ["dagger"]


def test_paul_sees_his_top_card_whenever_he_likes() -> None:
    t = table(Seat(leader=PAUL, deck="dagger diplomacy"), Seat(deck="diplomacy"))
    assert t.seen(0, by=0)["deck_known"] == ["dagger"]
    assert t.seen(0, by=1)["deck_known"] == []
    assert t.seen(0)["deck_known"] == []
    assert t.seen(1, by=1)["deck_known"] == []  # Rabban does not
    assert t.seen(1, by=0)["deck_known"] == []


def test_paul_sees_the_next_card_when_one_is_drawn() -> None:
    t = ring(Seat(leader=PAUL, deck="dagger diplomacy"))
    assert t.seen(0, by=0)["deck_known"] == ["diplomacy"]


def test_paul_cannot_look_into_an_empty_deck_and_nothing_is_shuffled_for_it() -> None:
    t = table(Seat(leader=PAUL, discard="dagger"))
    assert t.seen(0, by=0)["deck_known"] == []
    assert t.me.discard == ["dagger"]


# -- Duke Leto Atreides


@pytest.mark.parametrize(
    ("space", "cost"), [("high_council", 4), ("mentat", 1), ("rally_troops", 3), ("swordmaster", 7)]
)
def test_landsraad_spaces_cost_leto_a_solari_less(space: str, cost: int) -> None:
    t = table(Seat("dagger", leader=LETO, solari=cost))
    t.play("dagger", space)
    assert t.me.solari == 0
    assert space not in table(Seat("dagger", leader=LETO, solari=cost - 1)).spaces("dagger")


def test_a_free_landsraad_space_gives_leto_nothing() -> None:
    t = table(Seat("dagger", leader=LETO))
    t.play("dagger", "hall_of_oratory")
    assert t.me.solari == 0


def test_other_spaces_cost_leto_what_they_cost_all() -> None:
    t = table(Seat("diplomacy", leader=LETO, spice=3, water=0))
    assert not {"conspire", "hardy_warriors"} & set(t.spaces("diplomacy"))


def test_letos_ring_buys_influence_where_an_opponent_is_ahead() -> None:
    ahead = Seat(influence={"guild": 2, "fremen": 1})
    t = ring(Seat(leader=LETO, spice=1, influence={"guild": 1, "fremen": 1, "emperor": 3}), Seat(), ahead)
    t.effect("pay")
    assert t.me.spice == 0
    assert t.me.influence == {"emperor": 3, "guild": 2, "fremen": 1}  # behind at the Guild alone
    assert t.offered == ["pass"]


def test_letos_ring_lets_him_choose_among_tracks_where_one_opponent_is_ahead() -> None:
    t = ring(
        Seat(leader=LETO, spice=1),
        Seat(influence={"guild": 1}),
        Seat(influence={"fremen": 1}),
    )
    t.effect("pay")
    assert t.offered == ["guild", "fremen"]
    t.choose("influence", "fremen")
    assert t.me.influence == {"fremen": 1}


def test_letos_ring_does_nothing_where_nobody_is_ahead_or_without_spice() -> None:
    level = {"guild": 1}
    assert ring(Seat(leader=LETO, spice=1, influence=level), Seat(influence=level)).offered == ["pass"]
    assert ring(Seat(leader=LETO), Seat(influence={"guild": 2})).offered == ["pass"]


def test_letos_ring_may_be_left_unpaid() -> None:
    t = ring(Seat(leader=LETO, spice=1), Seat(influence={"guild": 1}))
    t.end_turn()
    assert (t.me.spice, t.me.influence) == (1, {})


# -- Baron Vladimir Harkonnen


def deploy_four(tokens: str = "emperor fremen") -> Table:
    t = table(Seat("arrakis_recruiter", leader=BARON, tokens=tokens))
    t.play("arrakis_recruiter", "carthag")
    t.deploy(4)
    return t


def test_deploying_four_in_a_turn_reveals_the_tokens_for_one_influence_each() -> None:
    t = deploy_four()
    t.effect("secret_influence")
    assert t.me.influence == {"emperor": 1, "fremen": 1}
    assert t.me.tokens == []


def test_the_masterstroke_cannot_be_put_off() -> None:
    """Effects are compulsory unless they say otherwise."""
    t = deploy_four()
    assert not t.offers("pass")


def test_three_troops_are_not_enough() -> None:
    t = table(Seat("reconnaissance", leader=BARON))
    t.play("reconnaissance", "carthag")
    t.deploy(3)
    assert t.me.influence == {}
    assert t.me.tokens == ["emperor", "guild"]


def test_troops_of_several_deployments_in_one_turn_count_together() -> None:
    t = table(Seat("reconnaissance", leader=BARON, garrison=5, intrigue="rapid_mobilization"))
    t.plot("rapid_mobilization")
    t.choose("deploy", 2)
    t.play("reconnaissance", "carthag")
    t.deploy(2)
    t.effect("secret_influence")
    assert t.me.influence == {"emperor": 1, "guild": 1}


def test_troops_deployed_earlier_in_the_round_do_not_count() -> None:
    t = table(Seat("reconnaissance", leader=BARON, garrison=3, deployed=4))
    t.play("reconnaissance", "carthag")
    t.deploy(3)
    assert not t.offers("secret_influence")


def test_the_masterstroke_works_on_a_reveal_turn() -> None:
    t = table(Seat("sardaukar_legion gun_thopter", leader=BARON, garrison=6))
    t.reveal()
    t.effect("deploy_troops@sardaukar_legion")
    t.choose("deploy", 3)
    t.effect("deploy_troops@gun_thopter")
    t.choose("deploy", 1)  # nothing else can be done but the Masterstroke
    assert t.me.influence == {"emperor": 1, "guild": 1}


def test_the_masterstroke_is_once_in_a_game() -> None:
    t = deploy_four(tokens="")  # revealed before
    t.end_turn()
    assert t.me.influence == {}


def test_other_leaders_have_no_masterstroke() -> None:
    t = table(Seat("reconnaissance", garrison=6, intrigue="rapid_mobilization"))
    t.plot("rapid_mobilization")
    t.choose("deploy", 6)
    assert t.me.influence == {}


def test_the_barons_ring_buys_an_intrigue_card() -> None:
    t = ring(Seat(leader=BARON, solari=1))
    assert t.me.solari == 1 + 3
    t.effect("pay")
    assert (t.me.solari, len(t.me.intrigue)) == (3, 1)
    assert not t.offers("pay")


# -- Glossu "The Beast" Rabban


def test_rabbans_ring_recruits_one_troop() -> None:
    assert ring(Seat(leader=RABBAN)).me.troops == (8, 4, 0)


@pytest.mark.parametrize("faction", ["emperor", "guild", "bene_gesserit", "fremen"])
def test_rabbans_ring_recruits_two_with_any_alliance(faction: str) -> None:
    assert ring(Seat(leader=RABBAN, influence={faction: 4})).me.troops == (7, 5, 0)


def test_anothers_alliance_does_not_help_rabban() -> None:
    t = ring(Seat(leader=RABBAN, influence={"fremen": 4}), Seat(influence={"fremen": 5}))
    assert t.me.troops == (8, 4, 0)


def test_rabbans_recruits_may_be_deployed_from_a_combat_space() -> None:
    t = ring(Seat(leader=RABBAN, influence={"fremen": 4}), space="imperial_basin")
    t.deploy(4)
    assert t.me.troops == (7, 1, 4)


# -- Earl Memnon Thorvald


def test_memnon_gains_influence_with_his_council_seat() -> None:
    t = table(Seat("dagger", leader=MEMNON, solari=5))
    t.play("dagger", "high_council")
    assert t.question == ("influence", 0)
    t.choose("influence", "bene_gesserit")
    assert (t.me.council, t.me.influence) == (True, {"bene_gesserit": 1})


def test_memnons_ring_is_a_spice() -> None:
    assert ring(Seat(leader=MEMNON)).me.spice == 1


# -- Countess Ariana Thorvald


@pytest.mark.parametrize(("space", "spice"), [("imperial_basin", 0), ("hagga_basin", 1), ("the_great_flat", 2)])
def test_ariana_harvests_one_spice_less_and_draws_a_card(space: str, spice: int) -> None:
    t = table(Seat("dune_the_desert_planet", leader=ARIANA, water=2, deck="dagger"))
    t.play("dune_the_desert_planet", space)
    t.effect("cards")
    assert (t.me.spice, t.me.hand) == (spice, ["dagger"])


def test_arianas_loss_is_compulsory() -> None:
    t = table(Seat("dune_the_desert_planet", leader=ARIANA, deck="dagger"))
    t.play("dune_the_desert_planet", "imperial_basin")
    assert not t.offers("pass")


def test_ariana_harvests_bonus_spice_with_one_less_in_all() -> None:
    t = table(Seat("dune_the_desert_planet", leader=ARIANA, deck="dagger"), bonus_spice={"imperial_basin": 3})
    t.play("dune_the_desert_planet", "imperial_basin")
    assert t.me.spice == 3


def test_other_spice_comes_to_ariana_in_full() -> None:
    """Spice of cards and the control bonus is no harvest."""
    t = table(Seat("worm_riders", leader=ARIANA, deck="dagger"), control={"imperial_basin": 0})
    t.play("worm_riders", "imperial_basin")
    assert t.me.spice == 0 + 1 + 2
    t = table(Seat("smugglers_thopter", leader=ARIANA, deck="dagger"))
    t.reveal()
    assert (t.me.spice, t.me.deck) == (1, ["dagger"])


def test_others_who_harvest_are_not_touched_by_ariana() -> None:
    t = table(Seat("dune_the_desert_planet", deck="dagger"), Seat(leader=ARIANA, deck="diplomacy"))
    t.play("dune_the_desert_planet", "imperial_basin")
    assert (t.me.spice, t.me.hand, t.left.hand) == (1, [], [])


def test_arianas_ring_is_a_water() -> None:
    assert ring(Seat(leader=ARIANA)).me.water == 2


# -- Count Ilban Richese


@pytest.mark.parametrize("space", ["high_council", "rally_troops", "swordmaster"])
def test_ilban_draws_a_card_for_solari_paid_to_a_space(space: str) -> None:
    t = table(Seat("dagger", leader=ILBAN, solari=8, deck="diplomacy"))
    t.play("dagger", space)
    if not t.offers("pass"):
        t.effect(f"cards@{ILBAN}")
    assert t.me.hand == ["diplomacy"]


def test_ilban_draws_two_cards_at_the_mentat() -> None:
    t = table(Seat("dagger", leader=ILBAN, solari=2, deck="diplomacy reconnaissance"))
    t.play("dagger", "mentat")
    t.effect(f"cards@{ILBAN}")
    assert t.me.hand == ["diplomacy", "reconnaissance"]


def test_ilban_draws_nothing_for_other_costs() -> None:
    """Costs of cards and Intrigue cards, and spice and water at spaces."""
    t = table(Seat("firm_grip", leader=ILBAN, solari=4, deck="diplomacy", intrigue="bribery"))
    t.plot("bribery")
    t.choose("influence", "fremen")
    t.play("firm_grip", "wealth")
    t.effect("pay")
    t.choose("influence", "guild")
    assert (t.me.solari, t.me.hand) == (2, [])
    for card, space in (("dune_the_desert_planet", "sell_melange"), ("dune_the_desert_planet", "hagga_basin")):
        t = table(Seat(card, leader=ILBAN, spice=2, deck="diplomacy"))
        t.play(card, space)
        assert t.me.hand == []


def test_ilban_draws_nothing_at_free_spaces() -> None:
    t = table(Seat("dagger", leader=ILBAN, solari=5, deck="diplomacy"))
    t.play("dagger", "hall_of_oratory")
    assert t.me.hand == []


def test_ilbans_ring_is_a_solari() -> None:
    assert ring(Seat(leader=ILBAN)).me.solari == 3 + 1


# -- Helena Richese


def test_enemy_agents_do_not_stop_helena_at_landsraad_and_city_spaces() -> None:
    occupied = Seat(agents="hall_of_oratory carthag")
    t = table(Seat("dagger reconnaissance", leader=HELENA), occupied)
    assert t.spaces("dagger") == ["hall_of_oratory"]
    assert t.spaces("reconnaissance") == ["arrakeen", "carthag"]
    t.play("reconnaissance", "carthag")
    assert t.view()["spaces"][16]["agents"] == [0, 1]


def test_enemy_agents_stop_helena_elsewhere() -> None:
    t = table(
        Seat("dune_the_desert_planet diplomacy", leader=HELENA, water=0), Seat(agents="imperial_basin wealth")
    )
    assert t.spaces("dune_the_desert_planet") == ["secure_contract"]
    assert t.spaces("diplomacy") == ["foldspace", "secrets", "stillsuits"]


def test_her_own_agents_stop_helena() -> None:
    t = table(Seat("dagger", leader=HELENA, agents="hall_of_oratory"))
    assert t.spaces("dagger") == []


def test_the_voice_stops_helena() -> None:
    t = table(Seat("dagger", leader=HELENA), closed={"hall_of_oratory": 1})
    assert t.spaces("dagger") == []


def test_once_in_a_game_holds_for_helena() -> None:
    t = table(Seat("dagger", leader=HELENA, council=True, solari=5), Seat(agents="high_council"))
    assert "high_council" not in t.spaces("dagger")


def test_helenas_agent_stops_others_beside_an_enemy() -> None:
    t = table(Seat(agents="carthag", leader=HELENA), Seat("reconnaissance", agents="arrakeen"))
    t.pass_turn()
    assert t.spaces("reconnaissance") == []


def manipulated(intrigue: str = "") -> Table:
    """Helena has set Stilgar aside, who costs 5."""
    t = table(
        Seat("signet_ring convincing_argument*2", leader=HELENA, intrigue=intrigue, spice=2),
        Seat("convincing_argument*2 diplomacy"),
        Seat(revealed=True),
        row="stilgar scout",
        imperium="dr_yueh",
    )
    t.play("signet_ring", "secure_contract")
    if t.question[0] == "effects":
        t.effect("manipulate")
    t.choose("manipulate", "stilgar")
    return t


def test_helenas_ring_sets_a_card_of_the_row_aside_and_the_row_is_refilled() -> None:
    t = manipulated()
    assert t.me.set_aside == "stilgar"
    assert "stilgar" not in t.row
    assert "dr_yueh" in t.row
    assert len(t.row) == 5


def test_helena_buys_the_card_for_one_less_on_her_reveal_turn() -> None:
    t = manipulated()
    t.end_turn()
    t.pass_turn()
    t.reveal()
    assert t.me.persuasion == 4
    t.acquire("set_aside")
    assert (t.me.persuasion, t.me.discard, t.me.set_aside) == (0, ["stilgar"], None)


def test_helena_cannot_buy_it_before_her_reveal_turn() -> None:
    t = manipulated()
    assert not t.offers("set_aside")


def test_opponents_cannot_buy_it() -> None:
    t = manipulated()
    t.end_turn()
    t.reveal()
    assert t.left.persuasion == 5
    assert not t.offers("set_aside")
    assert not t.offers("stilgar")


def test_the_card_is_gone_after_helenas_reveal_turn() -> None:
    t = manipulated()
    t.end_turn()
    t.pass_turn()
    t.pass_turn()
    assert t.trashed == ["stilgar"]
    assert t.me.set_aside is None


def test_other_means_take_the_card_without_the_discount() -> None:
    """Bypass Protocol: up to 3 for nothing, or up to 5 for 2 spice."""
    t = manipulated(intrigue="bypass_protocol")
    t.end_turn()
    t.pass_turn()
    t.plot("bypass_protocol")
    t.choose("choose", 1)
    t.choose("acquire", "set_aside")
    assert (t.me.deck, t.me.spice, t.me.set_aside) == (["stilgar"], 0, None)


def test_other_means_do_not_take_a_dearer_card_at_the_discount() -> None:
    t = table(
        Seat("signet_ring", leader=HELENA, intrigue="bypass_protocol", spice=2),
        row="opulence dr_yueh",
        imperium="scout",
    )
    t.play("signet_ring", "secure_contract")
    t.effect("manipulate")
    t.choose("manipulate", "opulence")  # costs 6
    t.plot("bypass_protocol")
    t.choose("choose", 1)
    assert not t.offers("set_aside")


def test_the_card_set_aside_is_seen_by_all() -> None:
    t = manipulated()
    for seat in (-1, 0, 1, 2):
        assert t.seen(0, by=seat)["set_aside"] == "stilgar"
