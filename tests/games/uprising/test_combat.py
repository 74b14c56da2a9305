"""Combat: places and ties at three and four, doubling by sandworms, won cards and their icons, control, defence."""

from __future__ import annotations

from itertools import permutations

import pytest
from tests.games.uprising.table import Seat, Table, table

# First: Fremen influence, water, troop; second: three spice and a troop; third: two spice.
PLAIN = "protect_the_sietches"
NO_ICON = "objective_ornithopter_1_3p"


def fighter(strength: int, **seat: object) -> Seat:
    """One troop, and swords that make up the rest; 0 stays at home, with swords that count for nothing."""
    own = Seat(deployed=1, swords=strength - 2) if strength else Seat(swords=4)
    return own._replace(**seat)  # type: ignore[arg-type]


def fought(*strengths: int, conflict: str = PLAIN) -> Table:
    t = table(*(fighter(strength, trophies="") for strength in strengths), conflict=conflict)
    t.finish_round()
    return t


def places(t: Table) -> list[int]:
    """By what each player has won."""
    gains = {(("fremen", 1), 0): 1, ((), 3): 2, ((), 2): 3, ((), 0): 0}
    return [gains[next(iter(side.influence.items()), ()), side.spice] for side in t.seats]


# -- places and ties

AT_FOUR: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
    ((8, 6, 4, 2), (1, 2, 3, 0)),
    ((8, 6, 4, 0), (1, 2, 3, 0)),
    ((8, 6, 0, 0), (1, 2, 0, 0)),
    ((8, 0, 0, 0), (1, 0, 0, 0)),
    ((0, 0, 0, 0), (0, 0, 0, 0)),
    ((8, 8, 6, 4), (2, 2, 3, 0)),
    ((8, 8, 6, 6), (2, 2, 0, 0)),
    ((8, 8, 6, 0), (2, 2, 3, 0)),
    ((8, 8, 0, 0), (2, 2, 0, 0)),
    ((8, 8, 8, 4), (2, 2, 2, 0)),
    ((8, 8, 8, 8), (2, 2, 2, 2)),
    ((8, 6, 6, 4), (1, 3, 3, 0)),
    ((8, 6, 6, 6), (1, 3, 3, 3)),
    ((8, 6, 6, 0), (1, 3, 3, 0)),
    ((8, 6, 4, 4), (1, 2, 0, 0)),
]
AT_THREE: list[tuple[tuple[int, ...], tuple[int, ...]]] = [
    ((8, 6, 4), (1, 2, 0)),
    ((8, 6, 0), (1, 2, 0)),
    ((8, 0, 0), (1, 0, 0)),
    ((0, 0, 0), (0, 0, 0)),
    ((8, 8, 6), (2, 2, 0)),
    ((8, 8, 0), (2, 2, 0)),
    ((8, 8, 8), (2, 2, 2)),
    ((8, 6, 6), (1, 3, 3)),
]


@pytest.mark.parametrize(("strengths", "ranks"), AT_FOUR + AT_THREE)
def test_places_and_ties(strengths: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    assert places(fought(*strengths)) == list(ranks)


@pytest.mark.parametrize(("strengths", "ranks"), [AT_THREE[0], AT_THREE[4], AT_THREE[7]])
def test_wherever_they_sit(strengths: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    for order in permutations(range(3)):
        t = fought(*(strengths[i] for i in order))
        assert places(t) == [ranks[i] for i in order]


@pytest.mark.parametrize("strengths", [(8, 6, 4), (8, 0, 0), (8, 6, 6), (8, 6, 4, 2), (8, 6, 6, 2)])
def test_the_winner_takes_the_conflict_card(strengths: tuple[int, ...]) -> None:
    t = fought(*strengths)
    assert [side.trophies for side in t.seats] == [[PLAIN], *[[]] * (len(strengths) - 1)]


@pytest.mark.parametrize("strengths", [(8, 8, 4), (8, 8, 8), (0, 0, 0), (8, 8, 4, 2), (8, 8, 8, 8)])
def test_nobody_takes_it_without_a_winner(strengths: tuple[int, ...]) -> None:
    t = fought(*strengths)
    assert all(side.trophies == [] for side in t.seats)
    assert PLAIN in t.view()["past_conflicts"]


def test_a_card_that_nobody_won_has_no_further_effect() -> None:
    t = table(fighter(8), fighter(8), conflict=PLAIN, next_conflict="trade_dispute")
    before = [side.trophies for side in t.seats]
    t.finish_round()
    assert t.conflict == "trade_dispute"
    t.finish_round()
    assert [side.trophies for side in t.seats] == before


def test_swords_without_a_unit_win_nothing() -> None:
    t = table(Seat(swords=9), Seat(deployed=1), conflict=PLAIN)
    t.finish_round()
    assert places(t) == [0, 1, 0]


# -- Combat Intrigue cards


def test_a_sandworm_alone_takes_part() -> None:
    t = table(Seat(sandworms=1, intrigue="contingency_plan"), Seat(deployed=1, intrigue="contingency_plan"))
    t.to_combat()
    assert t.question == ("combat", 0)
    t.choose("combat", "contingency_plan")
    assert t.me.strength == 6


def test_whoever_has_no_unit_plays_nothing() -> None:
    t = table(Seat(intrigue="contingency_plan"), Seat(deployed=1, intrigue="contingency_plan"), first_player=0)
    t.to_combat()
    assert t.question == ("combat", 1)


def test_a_pass_is_not_final_until_all_have_passed_in_a_row() -> None:
    t = table(
        Seat(deployed=1, intrigue="contingency_plan"),
        Seat(deployed=1, intrigue="contingency_plan devour"),
        Seat(deployed=1, intrigue="impress"),
    )
    t.to_combat()
    t.choose("combat", "pass", by=0)
    t.choose("combat", "contingency_plan", by=1)
    assert t.question == ("combat", 1), "any number in a row"
    t.choose("combat", "pass", by=1)
    t.choose("combat", "pass", by=2)
    t.choose("combat", "contingency_plan", by=0)
    t.choose("combat", "pass", by=1)
    assert t.round == 1
    t.choose("combat", "pass", by=2)
    assert t.question[0] != "combat", "the first has nothing left to play"


def test_whoever_retreats_the_last_unit_drops_out_and_gets_nothing() -> None:
    t = table(
        Seat(deployed=2, intrigue="tactical_option contingency_plan"),
        fighter(3, intrigue="devour"),
        fighter(2),
        conflict=PLAIN,
    )
    t.to_combat()
    t.choose("combat", "tactical_option")
    t.pick("retreat")
    t.choose("retreat", 2)
    assert t.me.strength == 0
    assert t.question == ("combat", 1), "no more cards of theirs"
    t.finish_round()
    assert places(t) == [0, 1, 2]
    assert t.me.garrison == 5


def test_retreating_may_be_of_none() -> None:
    t = table(Seat(deployed=2, intrigue="tactical_option"), conflict=PLAIN)
    t.to_combat()
    t.choose("combat", "tactical_option")
    t.pick("retreat")
    assert t.offered == [0, 1, 2]


# -- doubling


def test_a_sandworm_doubles_the_first_reward() -> None:
    t = table(Seat(sandworms=1, trophies=""), conflict=PLAIN)
    t.finish_round()
    assert t.me.influence == {"fremen": 2}
    assert (t.me.water, t.me.garrison) == (3, 5)


def test_and_the_second() -> None:
    t = table(fighter(8), Seat(sandworms=1), conflict=PLAIN)
    t.finish_round()
    assert (t.left.spice, t.left.garrison) == (6, 5)


def test_and_the_third_at_four() -> None:
    t = table(fighter(8), fighter(7), Seat(sandworms=1), Seat(), conflict=PLAIN)
    t.finish_round()
    assert t.seats[2].spice == 4


def test_and_the_third_in_a_tie_for_second_at_three() -> None:
    t = table(fighter(8), fighter(3), Seat(sandworms=1), conflict=PLAIN)
    t.finish_round()
    assert [side.spice for side in t.seats] == [0, 2, 4]


def test_and_the_second_in_a_tie_for_first() -> None:
    t = table(fighter(3), Seat(sandworms=1), conflict=PLAIN)
    t.finish_round()
    assert [side.spice for side in t.seats] == [3, 6, 0]


@pytest.mark.parametrize("worms", [2, 3, 5])
def test_more_sandworms_do_no_more(worms: int) -> None:
    t = table(Seat(sandworms=worms, trophies=""), conflict="skirmish_desert_mouse")
    t.finish_round()
    assert t.me.solari == 4


def test_another_players_sandworm_doubles_nothing() -> None:
    t = table(fighter(8), Seat(sandworms=1), conflict="skirmish_desert_mouse")
    t.finish_round()
    assert [side.solari for side in t.seats] == [2, 6, 0]


def test_a_sandworm_without_a_reward_doubles_nothing() -> None:
    t = table(fighter(8), fighter(7), Seat(sandworms=1), conflict=PLAIN)
    t.finish_round()
    assert t.right.spice == 0


def test_control_and_the_icon_are_not_doubled() -> None:
    me = Seat(sandworms=1, trophies=NO_ICON)
    t = table(me, conflict="siege_of_arrakeen", shield_wall=False)
    t.finish_round()
    assert t.control == {"arrakeen": 0}
    assert (t.me.solari, t.me.garrison) == (4, 7)
    assert t.me.vp == 1, "one pair of ornithopters"
    assert t.me.matched == [NO_ICON, "siege_of_arrakeen"]


def test_a_doubled_influence_may_go_to_one_faction_or_to_two() -> None:
    for second, influence in (("guild", {"guild": 2}), ("fremen", {"guild": 1, "fremen": 1})):
        t = table(Seat(sandworms=1, trophies=""), conflict="skirmish_crysknife")
        t.to_combat()
        t.choose("influence", "guild", by=0)
        t.choose("influence", second, by=0)
        assert t.me.influence == influence


@pytest.mark.parametrize(("spice", "times"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 2)])
def test_an_optional_payment_may_be_made_twice(spice: int, times: int) -> None:
    t = table(Seat(sandworms=1, spice=spice, trophies=""), conflict="spice_freighters")
    t.to_combat()
    for _ in range(2):
        if t.question[0] == "reward":
            t.reward("influence")
        t.choose("influence", "guild", by=0)
    for _ in range(times):
        assert t.question == ("reward", 0)
        t.reward("pay")
    assert t.question == ("turn", 1)
    assert t.me.spice == spice - 3 * times
    assert t.me.vp == 1 + times, "and one for the influence"


@pytest.mark.parametrize("times", [0, 1])
def test_it_may_be_made_once_or_not_at_all(times: int) -> None:
    t = table(Seat(sandworms=1, spice=9, trophies=""), conflict="spice_freighters")
    t.to_combat()
    for _ in range(2):
        t.reward("influence")
        t.choose("influence", "guild", by=0)
    for _ in range(times):
        t.reward("pay")
    t.reward("pass")
    assert t.me.spice == 9 - 3 * times


def test_without_a_sandworm_it_is_made_once() -> None:
    t = table(fighter(2, spice=9, trophies=""), conflict="spice_freighters")
    t.to_combat()
    t.reward("pay")
    t.choose("influence", "guild", by=0)
    assert t.me.spice == 6
    assert t.question == ("turn", 1)


def test_propagandas_two_factions_are_named_before_either_is_gained() -> None:
    t = table(Seat(deployed=1, influence={"fremen": 1}), conflict="propaganda")
    t.to_combat()
    t.choose("influence", "fremen", by=0)
    assert t.me.influence == {"fremen": 1}
    assert t.offered == ["emperor", "guild", "bene_gesserit"]
    t.choose("influence", "emperor", by=0)
    assert t.me.influence == {"emperor": 1, "fremen": 2}


def test_doubled_they_are_two_sets_one_after_the_other() -> None:
    t = table(Seat(sandworms=1), conflict="propaganda")
    t.to_combat()
    t.choose("influence", "fremen", "emperor", by=0)
    assert t.me.influence == {"emperor": 1, "fremen": 1}
    t.choose("influence", "fremen", by=0)
    assert not t.offers("fremen")
    t.choose("influence", "guild", by=0)
    assert t.me.influence == {"emperor": 1, "guild": 1, "fremen": 2}


def test_the_same_two_may_be_named_again() -> None:
    t = table(Seat(sandworms=1), conflict="propaganda")
    t.to_combat()
    t.choose("influence", "fremen", "emperor", "emperor", "fremen", by=0)
    assert t.me.influence == {"emperor": 2, "fremen": 2}


# -- rewards, then the card, then the troops


def test_troops_of_a_reward_come_before_the_fighters_are_back_in_the_supply() -> None:
    t = table(Seat(deployed=6, garrison=6), conflict="siege_of_arrakeen")
    t.finish_round()
    assert t.me.troops == (6, 6, 0)


def test_as_many_as_there_are_in_the_supply() -> None:
    t = table(Seat(deployed=6, garrison=5), conflict="siege_of_arrakeen")
    t.finish_round()
    assert t.me.troops == (6, 6, 0)


def test_a_doubled_reward_is_held_to_the_supply_too() -> None:
    t = table(Seat(deployed=4, garrison=5, sandworms=1), conflict="siege_of_arrakeen", shield_wall=False)
    t.finish_round()
    assert t.me.troops == (4, 8, 0)


def test_fighters_go_to_the_supply_not_to_the_garrison() -> None:
    t = table(fighter(8), fighter(6), fighter(4, garrison=0), conflict="skirmish_desert_mouse")
    t.finish_round()
    assert [side.troops for side in t.seats] == [(9, 3, 0), (9, 3, 0), (12, 0, 0)]
    assert [side.strength for side in t.seats] == [0, 0, 0]


def test_the_card_is_taken_after_all_rewards() -> None:
    t = table(fighter(8, trophies="objective_crysknife"), fighter(6), conflict="spice_freighters")
    t.to_combat()
    assert t.question == ("influence", 0)
    assert t.me.trophies == ["objective_crysknife"]
    assert (t.me.deployed, t.left.deployed) == (1, 1)
    t.choose("influence", "guild", by=0)
    assert t.me.matched == ["objective_crysknife", "spice_freighters"]


def test_rewards_are_taken_in_turn_order_from_the_first_player() -> None:
    seats = fighter(4), fighter(8), fighter(6, trophies="")
    t = table(*seats, conflict="skirmish_crysknife", first_player=2)
    t.to_combat()
    assert t.question == ("influence", 1)
    assert t.right.spice == 1, "second place, but first in turn"


# -- battle icons


def test_a_won_card_pairs_with_an_objective_of_the_same_icon() -> None:
    t = table(fighter(8, trophies="objective_desert_mouse_first"), conflict="skirmish_desert_mouse")
    t.finish_round()
    assert t.me.vp == 1
    assert t.me.trophies == []
    assert t.me.matched == ["objective_desert_mouse_first", "skirmish_desert_mouse"]


def test_or_with_one_won_before() -> None:
    won = "objective_desert_mouse_first shadow_contest"
    t = table(fighter(8, trophies=won, vp=0), conflict="test_of_loyalty")
    t.finish_round()
    assert t.me.matched == ["shadow_contest", "test_of_loyalty"]
    assert t.me.trophies == ["objective_desert_mouse_first"]
    assert t.me.vp == 1


def test_other_icons_stay_face_up() -> None:
    t = table(fighter(8, trophies="objective_crysknife"), conflict="skirmish_desert_mouse")
    t.finish_round()
    assert t.me.trophies == ["objective_crysknife", "skirmish_desert_mouse"]
    assert t.me.vp == 0


def test_a_pair_that_lies_face_down_pairs_no_more() -> None:
    me = fighter(8, trophies="", matched="objective_desert_mouse_first skirmish_desert_mouse")
    t = table(me, conflict="trade_dispute")
    t.finish_round()
    assert t.me.trophies == ["trade_dispute"]
    assert t.me.vp == 0


def test_pairing_is_no_choice() -> None:
    t = table(fighter(8, trophies="objective_desert_mouse_first"), conflict="skirmish_desert_mouse")
    t.to_combat()
    assert t.question == ("turn", 1), "the next round"


def test_the_wild_icon_does_not_pair_on_arrival() -> None:
    t = table(fighter(8, trophies="objective_crysknife"), conflict="propaganda")
    t.finish_round()
    assert t.me.trophies == ["objective_crysknife", "propaganda"]


def test_nor_when_another_arrives_later() -> None:
    t = table(fighter(8, trophies="propaganda"), conflict="battle_for_arrakeen")
    t.finish_round()
    assert t.me.trophies == ["propaganda", "battle_for_arrakeen"]


# -- control


def test_the_sole_winner_controls_the_place_instead_of_whoever_did() -> None:
    t = table(fighter(8), fighter(6), conflict="siege_of_arrakeen", control={"arrakeen": 1, "imperial_basin": 2})
    t.finish_round()
    assert t.control == {"arrakeen": 0, "imperial_basin": 2}


def test_a_tie_for_first_changes_no_control() -> None:
    t = table(fighter(8), fighter(8), conflict="siege_of_arrakeen", control={"arrakeen": 2})
    t.finish_round()
    assert t.control == {"arrakeen": 2}


@pytest.mark.parametrize(
    ("card", "space", "goods"),
    [
        ("reconnaissance", "arrakeen", (1, 0, 1)),
        ("reconnaissance", "spice_refinery", (1, 0, 1)),
        ("dune_the_desert_planet", "imperial_basin", (0, 1, 1)),
    ],
)
def test_control_pays_whenever_another_player_comes(card: str, space: str, goods: tuple[int, int, int]) -> None:
    t = table(Seat(card), control={space: 1})
    t.play(card, space)
    assert t.left.goods == goods


def test_control_pays_for_ones_own_visit() -> None:
    t = table(Seat("reconnaissance"), control={"spice_refinery": 0})
    t.play("reconnaissance", "spice_refinery")
    assert t.me.solari == 3


def test_control_pays_before_the_visitor_gets_anything() -> None:
    t = table(Seat("reconnaissance", spies="post_refinery_arrakeen"), control={"arrakeen": 1})
    t.play("reconnaissance", "arrakeen", gather="ask")
    assert t.left.solari == 1
    assert t.me.garrison == 3


# -- the defensive bonus


def next_round(controller: int = 1, supply: int = 9, space: str = "arrakeen") -> Table:
    """A round ends, and the next conflict is about Arrakeen."""
    seats = [Seat(deck="dagger"), Seat(deck="dagger", garrison=12 - supply), Seat(deck="dagger")]
    t = table(*seats, next_conflict="siege_of_arrakeen", control={space: controller})
    t.finish_round()
    return t


def test_the_controller_may_deploy_a_troop_from_the_supply() -> None:
    t = next_round()
    assert t.question == ("defend", 1)
    t.choose("defend", "yes", by=1)
    assert t.left.troops == (8, 3, 1)
    assert t.left.strength == 2


def test_or_need_not() -> None:
    t = next_round()
    t.choose("defend", "no", by=1)
    assert t.left.troops == (9, 3, 0)


def test_the_choice_is_made_before_the_hands_are_drawn() -> None:
    t = next_round()
    assert [side.hand for side in t.seats] == [[], [], []]
    t.choose("defend", "yes", by=1)
    assert [side.hand for side in t.seats] == [["dagger"]] * 3


def test_nothing_is_asked_with_an_empty_supply() -> None:
    t = next_round(supply=0)
    assert t.question[0] == "turn"
    assert t.left.troops == (0, 12, 0)


def test_nor_for_another_place() -> None:
    assert next_round(space="spice_refinery").question[0] == "turn"


# -- cards of the original for winners


def test_a_card_for_winners_is_of_no_use_in_a_tie_for_first() -> None:
    cards = ["to_the_victor"]
    t = table(fighter(8, intrigue="to_the_victor"), fighter(8), conflict=PLAIN, original=cards)
    t.to_combat()
    t.choose("combat", "pass")
    assert t.question == ("turn", 1), "the next round"


def test_without_any_card_for_winners_in_the_game_no_winner_is_asked() -> None:
    t = table(fighter(8, intrigue="cunning", trophies=""), conflict=PLAIN)
    t.to_combat()
    t.choose("combat", "pass")
    assert t.question == ("turn", 1), "the next round"


def test_one_drawn_as_a_reward_of_the_win_may_be_played_at_once() -> None:
    t = table(
        fighter(8, trophies=""),
        conflict="shadow_contest",
        intrigue_deck="to_the_victor",
        original=["to_the_victor"],
    )
    t.to_combat()
    t.reward("intrigue")
    assert t.question == ("win", 0)
    t.choose("win", "to_the_victor", by=0)
    assert t.me.spice == 3
