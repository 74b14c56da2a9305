"""One player against two Rivals: levels, leaders, points, choices, control, the variants."""

from __future__ import annotations

import pytest
from tests.games.dune.table import Seat
from tests.games.imperium.hagal_table import OTHER, RIVAL, HagalTable, solo

from greathall.games.imperium.catalogue import IMPERIUM_SHELF
from greathall.games.imperium.setup import ImperiumDealer
from greathall.games.imperium.state import Imperium

AWAY = "research_station sietch_tabr"
IDLE = OTHER._replace(agents=AWAY)
GONE = RIVAL._replace(agents=AWAY)


def dealt(difficulty: str = "mercenary", **options: object) -> Imperium:
    chosen = {"leaders": ["paul_atreides"], "rivals": "first_game", "difficulty": difficulty}
    return ImperiumDealer(IMPERIUM_SHELF, 1, chosen | options).deal(1)


def before_the_first_turn(difficulty: str) -> tuple[tuple[int, int, int], list[tuple[int, int, int]]]:
    """The player's goods; by Rival: garrison, Intrigue cards, water: as they are set up."""
    s = dealt(difficulty)
    goods = s.players[0].solari, s.players[0].spice, s.players[0].water
    return goods, [(p.supply + p.garrison + p.deployed, len(p.intrigue), p.water) for p in s.players[1:]]


# -- set-up and levels


@pytest.mark.parametrize(
    ("difficulty", "goods", "intrigue"),
    [
        ("mercenary", (1, 1, 1), 0),
        ("sardaukar", (0, 0, 1), 1),
        ("mentat", (0, 0, 1), 1),
        ("kwisatz_haderach", (0, 0, 1), 1),
    ],
)
def test_what_everybody_begins_with(difficulty: str, goods: tuple[int, int, int], intrigue: int) -> None:
    assert before_the_first_turn(difficulty) == (goods, [(12, intrigue, 1)] * 2)


@pytest.mark.parametrize(
    ("difficulty", "garrison"), [("mercenary", 0), ("sardaukar", 3), ("mentat", 3), ("kwisatz_haderach", 3)]
)
def test_the_garrison_of_rivals_by_level(difficulty: str, garrison: int) -> None:
    dealer = ImperiumDealer(IMPERIUM_SHELF, 1, {"difficulty": difficulty})
    s = Imperium(dealer.setup, dealer.deal(1).rng)
    s.intrigue_deck = [0] * 9
    s.players = [dealer.deal(1).players[0]]
    assert dealer.automata is not None
    dealer.automata.seat_automata(s, [3, 4])
    assert [(player.supply, player.garrison) for player in s.players[1:]] == [(12 - garrison, garrison)] * 2
    assert [len(player.agents) for player in s.players[1:]] == [2, 2]


@pytest.mark.parametrize(("difficulty", "price"), [("mercenary", 2), ("sardaukar", 5), ("mentat", 5)])
def test_the_price_of_the_mentat_by_level(difficulty: str, price: int) -> None:
    t = solo(Seat("dagger", solari=price), GONE, IDLE, difficulty=difficulty)
    t.play("dagger", "mentat")
    assert t.me.solari == 0
    poor = solo(Seat("dagger", solari=price - 1), GONE, IDLE, difficulty=difficulty)
    assert "mentat" not in poor.spaces("dagger")


def test_a_leaders_discount_applies_to_the_dearer_mentat() -> None:
    t = solo(Seat("dagger", solari=4, leader="duke_leto_atreides"), GONE, IDLE, difficulty="sardaukar")
    assert "mentat" in t.spaces("dagger")


@pytest.mark.parametrize(
    ("difficulty", "round"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3), ("kwisatz_haderach", 3)]
)
def test_the_third_agent_comes_to_both_rivals_by_round(difficulty: str, round: int) -> None:
    t = solo(Seat(), GONE, IDLE, difficulty=difficulty, round=round - 2, first_player=1)
    t.finish_round()
    assert [seat.swordmaster for seat in t.seats] == [False, False, False]
    assert [len(player.agents) for player in t.state.players] == [2, 2, 2]
    t.finish_round()
    assert t.round == round
    assert [seat.swordmaster for seat in t.seats] == [False, True, True]
    assert [len(player.agents) for player in t.state.players] == [2, 3, 3]


def test_on_the_highest_level_there_is_no_swordmaster_for_the_player() -> None:
    t = solo(Seat("dagger", solari=8), GONE, IDLE, difficulty="kwisatz_haderach")
    assert "swordmaster" not in t.spaces("dagger")
    assert "swordmaster" in solo(Seat("dagger", solari=8), GONE, IDLE, difficulty="mentat").spaces("dagger")


def test_the_rival_to_the_left_begins_and_the_marker_goes_round() -> None:
    s = dealt()
    assert s.first_player == 1
    t = solo(Seat(), GONE, IDLE, first_player=1)
    t.finish_round()
    assert t.first_player == 2
    t.finish_round()
    assert t.first_player == 0


def test_rivals_take_turns_in_seat_order_with_the_player() -> None:
    t = solo(Seat("dagger*2"), RIVAL, OTHER, deck="hagal_wealth hagal_secrets")
    t.act()
    assert t.told_of("hagal_carried_out") == [(1, "hagal_wealth"), (2, "hagal_secrets")]
    assert t.question == ("turn", 0)


def test_rivals_go_on_after_the_player_has_revealed() -> None:
    t = solo(Seat("dagger"), RIVAL, IDLE, deck="hagal_wealth hagal_secrets", round=10, conflict="grand_vision")
    t.pass_turn()
    assert t.told_of("hagal_carried_out") == [(1, "hagal_wealth"), (1, "hagal_secrets")]


# -- leaders


def signet(leader: str, *, deck: str = "hagal_arrakeen_1p", **rival: object) -> HagalTable:
    t = solo(Seat("dagger", influence={"fremen": 3}), Seat(leader=leader, garrison=0, **rival), IDLE, deck=deck)  # type: ignore[arg-type]
    t.act()
    return t


@pytest.mark.parametrize(
    ("leader", "goods"),
    [
        ("count_ilban_richese", (1, 0, 1)),
        ("countess_ariana_thorvald", (0, 0, 2)),
        ("earl_memnon_thorvald", (0, 1, 1)),
    ],
)
def test_a_signet_gives_its_goods(leader: str, goods: tuple[int, int, int]) -> None:
    right = IDLE if leader != "count_ilban_richese" else RIVAL._replace(agents=AWAY)
    t = solo(Seat("dagger"), Seat(leader=leader, garrison=0), right, deck="hagal_arrakeen_1p")
    t.act()
    assert t.seats[1].goods == goods


def test_rabbans_signet_recruits_and_what_it_recruits_is_deployed_from_a_combat_space() -> None:
    """The sheet does not say where that troop goes: it counts as recruited this turn."""
    assert signet("glossu_rabban").seats[1].troops == (10, 0, 2)


def test_rabban_with_an_alliance_recruits_two() -> None:
    assert signet("glossu_rabban", influence={"emperor": 4}).seats[1].troops == (9, 0, 3)


def test_rabban_as_a_rival_has_no_extra_goods_at_the_start() -> None:
    s = dealt(rivals=["glossu_rabban", "earl_memnon_thorvald"])
    assert s.players[1].solari == 0


def test_the_player_decides_whether_the_baron_pays() -> None:
    t = signet("baron_vladimir_harkonnen", solari=1)
    assert t.question == ("automaton", 0)
    t.choose("automaton", "pay", by=0)
    assert t.seats[1].solari == 0
    assert len(t.state.players[1].intrigue) == 1
    t = signet("baron_vladimir_harkonnen", solari=1)
    t.choose("automaton", "pass", by=0)
    assert t.seats[1].solari == 1
    assert t.state.players[1].intrigue == []


def test_the_baron_without_solari_asks_nobody() -> None:
    assert signet("baron_vladimir_harkonnen").question == ("turn", 0)


def test_the_baron_picks_no_factions_as_a_rival() -> None:
    s = dealt(rivals=["baron_vladimir_harkonnen", "earl_memnon_thorvald"])
    assert s.players[1].tokens == []


def test_the_player_decides_whether_leto_pays_and_the_track_is_one_where_somebody_is_ahead() -> None:
    t = signet("duke_leto_atreides", spice=1)
    assert t.question == ("automaton", 0)
    t.choose("automaton", "pay", by=0)
    assert t.seats[1].influence == {"fremen": 1}
    assert t.seats[1].spice == 0


def test_leto_rises_where_he_has_least_and_a_tie_is_the_players() -> None:
    ahead = {"emperor": 2, "guild": 2, "fremen": 3}
    rival = Seat(leader="duke_leto_atreides", garrison=0, spice=1, influence={"fremen": 1})
    t = solo(Seat("dagger", influence=ahead), rival, IDLE, deck="hagal_arrakeen_1p")
    t.act()
    t.choose("automaton", "pay", by=0)
    assert t.question == ("influence", 0)
    assert t.offered == ["emperor", "guild"]
    t.choose("influence", "guild", by=0)
    assert t.seats[1].influence == {"guild": 1, "fremen": 1}


# -- points


@pytest.mark.parametrize(
    ("rival", "deck", "left"),
    [
        (Seat(leader="count_ilban_richese", solari=6, garrison=0), "hagal_arrakeen_1p", (0, 0, 1)),
        (Seat(leader="earl_memnon_thorvald", spice=6, garrison=0), "hagal_arrakeen_1p", (0, 0, 1)),
        (Seat(leader="countess_ariana_thorvald", water=2, garrison=0), "hagal_arrakeen_1p", (0, 0, 0)),
    ],
)
def test_a_rival_buys_a_point_as_soon_as_it_has_the_goods(
    rival: Seat, deck: str, left: tuple[int, int, int]
) -> None:
    right = Seat(leader="glossu_rabban", garrison=0, agents=AWAY)
    t = solo(Seat("dagger"), rival, right, deck=deck)
    t.act()
    assert t.seats[1].vp == 1
    assert t.seats[1].goods == left


def test_three_intrigue_cards_are_a_point_and_lie_open() -> None:
    rival = Seat(leader="baron_vladimir_harkonnen", solari=1, garrison=0, intrigue="ambush windfall")
    t = solo(Seat("dagger"), rival, IDLE, deck="hagal_arrakeen_1p", intrigue_deck="bribery")
    t.act()
    t.choose("automaton", "pay", by=0)
    assert t.seats[1].vp == 1
    assert t.state.players[1].intrigue == []
    assert sorted(t.intrigue_discard) == ["ambush", "bribery", "windfall"]


def test_a_bonus_for_control_may_buy_a_point_in_the_players_turn() -> None:
    t = solo(Seat("reconnaissance"), GONE._replace(solari=6), IDLE, control={"carthag": 1})
    t.play("reconnaissance", "carthag")
    assert (t.seats[1].solari, t.seats[1].vp) == (0, 1)


def test_a_rival_gets_the_point_of_a_track_and_of_an_alliance_and_never_the_bonus() -> None:
    t = solo(Seat("dagger"), RIVAL._replace(influence={"guild": 1}), IDLE, deck="hagal_foldspace")
    t.act()
    assert t.seats[1].vp == 1
    t = solo(Seat("dagger"), RIVAL._replace(influence={"guild": 3}), IDLE, deck="hagal_foldspace")
    t.act()
    assert (t.seats[1].vp, t.seats[1].solari) == (2, 0)
    assert t.seats[1].alliances == ["guild"]


def test_a_rival_with_ten_points_ends_the_game_and_may_win() -> None:
    t = solo(Seat(vp=3), GONE._replace(vp=10), IDLE._replace(vp=2))
    t.finish_round()
    assert t.over
    assert t.standings == [(2, 3), (1, 10), (3, 2)]


# -- rewards


def won(conflict: str, *, rival: Seat = GONE) -> HagalTable:
    """The Rival on seat 1 wins the Conflict; the player begins the next round."""
    rival = rival._replace(deployed=4)
    t = solo(Seat(), rival, IDLE, deck="hagal_carthag", conflict=conflict, first_player=2)
    t.pass_turn()
    return t


def test_a_rival_takes_points_and_control() -> None:
    t = won("siege_of_carthag")
    assert t.seats[1].vp == 1
    assert t.control == {"carthag": 1}


def test_a_rival_takes_goods_and_intrigue_cards() -> None:
    t = won("raid_stockpiles")
    assert t.seats[1].spice == 3
    assert len(t.state.players[1].intrigue) == 1


def test_a_rival_takes_the_second_reward() -> None:
    t = solo(
        Seat(deployed=3, garrison=0), GONE._replace(deployed=2), IDLE, deck="hagal_carthag", conflict="desert_power"
    )
    t.pass_turn()
    assert t.seats[1].goods == (0, 1, 2)
    assert t.me.vp == 1


def test_a_reward_that_only_touches_a_deck_does_nothing() -> None:
    t = won("terrible_purpose")
    assert t.seats[1].vp == 1
    assert t.question[1] == 0
    assert t.round == 3


def test_influence_goes_where_the_rival_has_least() -> None:
    t = won("skirmish_c", rival=GONE._replace(influence={"emperor": 1, "guild": 1, "bene_gesserit": 1}))
    assert t.seats[1].influence == {"emperor": 1, "guild": 1, "bene_gesserit": 1, "fremen": 1}


def test_a_tie_for_least_influence_is_the_players_to_break() -> None:
    t = won("skirmish_c", rival=GONE._replace(influence={"emperor": 1, "guild": 1}))
    assert t.question == ("influence", 0)
    assert t.offered == ["bene_gesserit", "fremen"]


def test_two_factions_are_those_with_least_influence() -> None:
    t = won("machinations", rival=GONE._replace(influence={"emperor": 2, "guild": 2, "bene_gesserit": 1}))
    assert t.seats[1].influence == {"emperor": 2, "guild": 2, "bene_gesserit": 2, "fremen": 1}


def test_any_other_choice_is_the_players() -> None:
    t = solo(
        Seat(deployed=3, garrison=0),
        GONE._replace(deployed=2),
        IDLE,
        deck="hagal_carthag",
        conflict="battle_for_arrakeen",
    )
    t.pass_turn()
    assert t.question == ("choose", 0)
    t.choose("choose", "spice", "solari", by=0)
    assert t.seats[1].goods == (3, 2, 1)


def test_a_won_mentat_is_one_more_agent_next_round() -> None:
    t = won("sort_through_the_chaos")
    assert t.round == 3
    assert t.mentat == 1
    assert len(t.state.players[1].agents) == 3
    t.finish_round()
    assert len(t.state.players[1].agents) == 2


def test_a_rival_that_controls_the_space_defends_it() -> None:
    t = solo(Seat(), GONE, IDLE, next_conflict="siege_of_carthag", round=1, control={"carthag": 1}, first_player=2)
    t.pass_turn()
    assert t.round == 2
    assert t.told("deploy")[0] == (1, 1)


def test_a_rival_is_paid_for_the_space_that_it_controls() -> None:
    t = solo(Seat("reconnaissance"), GONE, IDLE, control={"carthag": 1})
    t.play("reconnaissance", "carthag")
    assert t.seats[1].solari == 1


def test_three_seats_have_the_third_reward_only_after_a_tie() -> None:
    fighting = GONE._replace(deployed=3), IDLE._replace(deployed=3)
    t = solo(
        Seat(deployed=1, garrison=2), *fighting, deck="hagal_carthag hagal_carthag", conflict="guild_bank_raid"
    )
    t.pass_turn()
    assert [seat.solari for seat in t.seats] == [0, 4, 4]


# -- Corner the Market


@pytest.mark.parametrize(("flows", "points"), [(2, 1), (3, 2)])
def test_each_rival_counts_as_owning_two_the_spice_must_flow(flows: int, points: int) -> None:
    t = solo(
        Seat(discard=f"the_spice_must_flow*{flows}", intrigue="corner_the_market", vp=0),
        GONE,
        IDLE,
        round=10,
        conflict="grand_vision",
    )
    t.pass_turn()
    t.choose("endgame", "corner_the_market", by=0)
    assert t.me.vp == points


# -- Expert Deployment


def expert(own: int, mine: int, conflict: str = "guild_bank_raid", deck: str = "hagal_carthag") -> HagalTable:
    rival = RIVAL._replace(deployed=own, garrison=2)
    t = solo(
        Seat("dagger", deployed=mine, garrison=0), rival, IDLE, deck=deck, conflict=conflict, difficulty="mentat"
    )
    t.act()
    return t


def test_a_rival_that_leads_by_four_deploys_nothing_and_its_recruits_stay_at_home() -> None:
    assert expert(own=3, mine=1).seats[1].troops == (6, 3, 3)


def test_with_a_smaller_lead_it_deploys_all_that_it_can() -> None:
    assert expert(own=2, mine=1).seats[1].troops == (7, 0, 5)


def test_in_a_conflict_of_the_last_level_it_always_deploys() -> None:
    assert expert(own=5, mine=0, conflict="grand_vision").seats[1].troops == (4, 0, 8)


def test_swords_count_in_that_comparison() -> None:
    rival = RIVAL._replace(deployed=3, garrison=2)
    t = solo(
        Seat("dagger", deployed=1, swords=1, garrison=0, revealed=False),
        rival,
        IDLE,
        deck="hagal_carthag",
        conflict="guild_bank_raid",
        difficulty="mentat",
    )
    t.act()
    assert t.seats[1].deployed == 6


def test_on_lower_levels_it_is_an_option() -> None:
    for flag, deployed in ((False, 6), (True, 3)):
        t = solo(
            Seat("dagger", deployed=1, garrison=0),
            RIVAL._replace(deployed=3, garrison=2),
            IDLE,
            deck="hagal_carthag",
            conflict="guild_bank_raid",
            expert_deployment=flag,
        )
        t.act()
        assert t.seats[1].deployed == deployed


# -- variants


@pytest.mark.parametrize(("flag", "cards"), [(False, 1), (True, 2)])
def test_brutal_escalation_adds_a_second_card_in_the_last_conflicts(flag: bool, cards: int) -> None:
    t = solo(
        Seat(),
        GONE._replace(deployed=1),
        IDLE,
        deck="hagal_conspire hagal_wealth",
        conflict="battle_for_arrakeen",
        round=10,
        brutal_escalation=flag,
    )
    t.pass_turn()
    assert len(t.told_of("hagal_swords")) == cards
    assert t.told("strength") == [(1, 2 + (7 if flag else 4))]


def test_brutal_escalation_leaves_earlier_conflicts_alone() -> None:
    t = solo(
        Seat(),
        GONE._replace(deployed=1),
        IDLE,
        deck="hagal_conspire hagal_wealth",
        conflict="guild_bank_raid",
        brutal_escalation=True,
    )
    t.pass_turn()
    assert t.told_of("hagal_swords") == [(1, "hagal_conspire")]


def test_row_churn_takes_the_cards_that_two_dice_name() -> None:
    """A six names no card, a double one."""
    counts = set()
    for seed in range(40):
        t = solo(Seat("dagger"), GONE, IDLE, row_churn=True, seed=seed)
        row = t.row
        t.reveal()
        t.end_turn()
        places = [n for _, n in t.told("churn")]
        counts.add(len(places))
        assert t.trashed == [row[place - 1] for place in places]
        assert len(t.row) == 5
    assert counts == {0, 1, 2}


def test_without_row_churn_the_row_stays() -> None:
    t = solo(Seat("dagger"), GONE, IDLE)
    row = t.row
    t.pass_turn()
    assert t.row == row
