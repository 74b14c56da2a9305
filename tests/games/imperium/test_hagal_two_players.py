"""Two players and House Hagal, which owns nothing and is in the way."""

from __future__ import annotations

import pytest
from tests.games.dune.table import Seat
from tests.games.imperium.hagal_table import HOUSE, duel

import greathall as gh
from greathall.games.imperium.catalogue import IMPERIUM_SHELF
from greathall.games.imperium.setup import ImperiumDealer

AWAY = "research_station sietch_tabr"
DONE = HOUSE._replace(agents=f"{AWAY} high_council")  # all its Agents are out


# -- set-up


def test_house_hagal_begins_with_three_agents_and_nothing_else() -> None:
    s = ImperiumDealer(IMPERIUM_SHELF, 2, {"first_player": 0}).deal(1)
    assert (s.seating.players, s.seating.seats) == (2, 3)
    hagal = s.players[2]
    assert (hagal.solari, hagal.spice, hagal.water, hagal.vp) == (0, 0, 0, 0)
    assert (hagal.supply, hagal.garrison, hagal.deployed) == (12, 0, 0)
    assert len(hagal.agents) == 3
    assert hagal.leader == -1
    assert hagal.deck == hagal.hand == hagal.intrigue == []
    assert hagal.influence == [0, 0, 0, 0]


def test_two_players_begin_without_a_point() -> None:
    s = ImperiumDealer(IMPERIUM_SHELF, 2, {}).deal(1)
    assert [player.vp for player in s.players] == [0, 0, 0]


@pytest.mark.parametrize("leaders", ["random", "choose", "draft", "first_game"])
def test_leaders_are_found_as_with_more_players(leaders: str) -> None:
    game = gh.new_game("imperium", 2, 3, {"leaders": leaders})
    deciders = []
    while game.decision.kind in ("leader", "token"):
        deciders.append(game.decision.seat)
        game.choose(0)
    assert set(deciders) <= {0, 1}
    chosen = [player.leader for player in game.state.players]  # type: ignore[attr-defined]
    assert min(chosen[:2]) >= 0
    assert chosen[0] != chosen[1]
    assert chosen[2] == -1


# -- turns


def test_house_hagal_acts_after_each_agent_turn_of_the_first_player_alone() -> None:
    t = duel(deck="hagal_wealth hagal_secrets hagal_foldspace")
    t.act()
    assert t.seats[2].agents == ["wealth"]
    assert t.question == ("turn", 1)
    t.pass_turn()
    assert t.seats[2].agents == ["wealth"]
    assert t.question == ("turn", 0)


def test_it_acts_after_the_agent_turns_of_whoever_is_first_player() -> None:
    t = duel(Seat("dagger*2"), Seat("diplomacy*1 dagger*2"), deck="hagal_wealth", first_player=1)
    t.act()
    assert t.seats[2].agents == []
    assert t.question == ("turn", 1)
    t.play("diplomacy", "foldspace")
    while t.question == ("effects", 1):
        t.effect("pass" if t.offers("pass") else 0)
    assert t.seats[2].agents == ["wealth"]
    assert t.question == ("turn", 0)


def test_it_has_no_turn_after_a_reveal_turn() -> None:
    t = duel(deck="hagal_wealth")
    t.pass_turn()
    assert t.seats[2].agents == []
    assert t.question == ("turn", 1)
    t.play("dagger", "hall_of_oratory")
    t.end_turn()
    assert t.seats[2].agents == []
    assert t.question == ("turn", 1)


def test_it_has_no_turn_after_a_turn_that_was_passed() -> None:
    t = duel(Seat("dagger", intrigue="bindu_suspension"), deck="hagal_wealth")
    t.plot("bindu_suspension")
    t.choose("may", "yes")
    assert t.question == ("turn", 1)
    assert t.seats[2].agents == []


def test_it_has_at_most_three_turns_a_round() -> None:
    t = duel(Seat("dagger*2"), Seat("dagger*2"), DONE, deck="hagal_wealth")
    t.act()
    assert t.question == ("turn", 1)
    assert "wealth" not in t.seats[2].agents


def test_only_the_players_pass_the_first_player_marker() -> None:
    t = duel(Seat(), Seat(), DONE)
    t.finish_round()
    assert t.first_player == 1
    t.finish_round()
    assert t.first_player == 0


def test_its_agents_come_back_at_recall() -> None:
    t = duel(Seat(), Seat(), DONE)
    t.finish_round()
    assert t.state.players[2].agents.count(-1) >= 2
    assert len(t.state.players[2].agents) == 3


# -- influence


def test_it_takes_an_alliance_away_and_scores_nothing() -> None:
    t = duel(
        Seat("dagger", influence={"emperor": 4}),
        Seat(),
        HOUSE._replace(influence={"emperor": 4}),
        deck="hagal_wealth",
        alliances={"emperor": 0},
    )
    points = t.me.vp
    t.act()
    assert t.alliances == {"emperor": 2}
    assert t.me.vp == points - 1
    assert t.seats[2].vp == 0


@pytest.mark.parametrize("level", [1, 3])
def test_it_gets_neither_the_point_nor_the_bonus_of_a_track(level: int) -> None:
    house = HOUSE._replace(influence={"bene_gesserit": level})
    t = duel(Seat("dagger"), Seat(), house, deck="hagal_secrets")
    t.act()
    assert t.seats[2].influence == {"bene_gesserit": level + 1}
    assert t.seats[2].vp == 0
    assert t.state.players[2].intrigue == []
    assert t.alliances == ({"bene_gesserit": 2} if level == 3 else {})


def test_the_emperors_bonus_brings_it_no_troops() -> None:
    """House Hagal sheet, Influence: it rises and takes the Alliance, without the bonus of the fourth step."""
    t = duel(Seat("dagger"), Seat(), HOUSE._replace(influence={"emperor": 3}), deck="hagal_wealth")
    t.act()
    assert t.seats[2].influence == {"emperor": 4}
    assert t.seats[2].troops == (12, 0, 0)


# -- spice and control


def test_the_bonus_spice_that_it_harvests_goes_to_the_bank() -> None:
    t = duel(deck="hagal_harvest_spice", bonus_spice={"hagga_basin": 2})
    t.act()
    assert t.seats[2].agents == ["hagga_basin"]
    assert t.seats[2].goods == (0, 0, 0)
    assert t.bonus_spice == {}
    assert t.told("bank_spice") == [(2, 2)]


def test_whoever_controls_a_space_has_the_usual_of_its_visits() -> None:
    t = duel(deck="hagal_carthag", control={"carthag": 1})
    t.act()
    assert t.seats[1].solari == 1


def test_a_conflict_that_it_wins_brings_it_nothing_and_knocks_the_marker_off() -> None:
    t = duel(
        Seat(deployed=1, garrison=2),
        Seat(),
        DONE._replace(deployed=6),
        deck="hagal_carthag",
        conflict="siege_of_arrakeen",
        control={"arrakeen": 1},
    )
    t.finish_round()
    assert t.seats[2].vp == 0
    assert t.control == {}
    assert t.told("control_lost") == [(1, 1)]
    assert t.seats[0].solari == 4


def test_without_a_marker_there_it_wins_no_control_either() -> None:
    t = duel(Seat(), Seat(), DONE._replace(deployed=6), deck="hagal_carthag", conflict="siege_of_arrakeen")
    t.finish_round()
    assert t.control == {}
    assert t.told("control_lost") == []


def raided(first: int, second: int, hagal: int) -> list[int]:
    """The solari of all three after a Guild Bank Raid with so many troops each."""
    t = duel(
        Seat(deployed=first, garrison=3 - first),
        Seat(deployed=second, garrison=3 - second),
        DONE._replace(deployed=hagal),
        deck="hagal_carthag",
        conflict="guild_bank_raid",
    )
    t.finish_round()
    return [seat.solari for seat in t.seats]


def test_a_second_place_that_it_takes_is_not_paid_out() -> None:
    assert raided(3, 1, hagal=2) == [6, 0, 0]


def test_a_tie_with_it_for_second_place_brings_a_player_the_third_reward() -> None:
    assert raided(3, 2, hagal=2) == [6, 2, 0]


def test_a_tie_with_it_for_first_place_brings_a_player_the_second_reward() -> None:
    assert raided(2, 1, hagal=2) == [4, 0, 0]


# -- the end


def test_it_cannot_win() -> None:
    t = duel(Seat(vp=0), Seat(vp=0), DONE._replace(influence={"emperor": 6}), round=10, conflict="grand_vision")
    t.finish_round()
    assert t.over
    assert [place for place, _ in t.standings] == [1, 1, 3]
    assert t.standings[2] == (3, 0)


def test_a_game_has_results_for_its_players_alone() -> None:
    game = gh.new_game("imperium", 2, 5)
    while not game.over:
        game.choose(0)
    assert game.result is not None
    assert len(game.result) == 2


# -- who chooses


def test_no_decision_is_ever_an_automatons() -> None:
    for seed in range(4):
        game = gh.new_game("imperium", 2, seed)
        while not game.over:
            assert game.decision.seat < 2
            game.choose((len(game.choices) * 7 + seed) % len(game.state.options))
