"""When the game ends, what the cards are worth, who has won, and who begins the next game."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, Table, table

from greathall.games.dominion.hidden import next_first_player, standings

# -- the end


def test_the_game_ends_after_the_turn_in_which_the_last_province_goes() -> None:
    t = table(hand="festival gold*2", others=(Seat(hand="gold*3"),), supply={"province": 1})
    t.play("festival")
    t.treasures()
    t.buy("province")
    assert t.question == ("buy", 0)
    t.buy("copper")
    assert t.over
    assert (t.me.turns, t.left.turns) == (1, 0)


def test_the_last_turn_is_cleaned_up() -> None:
    t = table(hand="gold*3", supply={"province": 1})
    t.treasures()
    t.buy("province")
    assert (t.over, t.in_play) == (True, [])
    assert sorted(t.hand + t.deck + t.discard) == ["gold", "gold", "gold", "province"]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_nobody_has_a_turn_after_the_last_one_whoever_had_it(active: int) -> None:
    """Rulebook, the end of the game: the turn is finished, the round is not."""
    others = (Seat(hand="gold*3"), Seat(hand="gold*3"))
    t = table(hand="gold*3", others=others, supply={"province": 1}, active=active)
    before = [side.turns for side in t.seats]
    t.treasures()
    t.buy("province")
    assert t.over
    assert [side.turns for side in t.seats] == before


@pytest.mark.parametrize(("players", "piles"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_game_ends_with_three_empty_piles_and_four_of_five_or_six_players(players: int, piles: int) -> None:
    kinds = ["curse", "silver", "estate", "village"]
    t = table(players=players, supply=dict.fromkeys(kinds[: piles - 2], 0) | {kinds[piles - 2]: 1, "copper": 1})
    t.buy("copper")
    assert not t.over
    t = table(players=players, supply=dict.fromkeys(kinds[: piles - 1], 0) | {"copper": 1})
    t.buy("copper")
    assert t.over


@pytest.mark.parametrize("players", [2, 6])
def test_the_last_province_ends_the_game_of_any_number(players: int) -> None:
    t = table(hand="gold*3", players=players, supply={"province": 1})
    t.treasures()
    t.buy("province")
    assert t.over


@pytest.mark.parametrize("pile", ["copper", "silver", "gold", "estate", "duchy", "curse", "village", "gardens"])
def test_every_pile_counts_as_an_empty_one(pile: str) -> None:
    others = [kind for kind in ("curse", "estate", "silver") if kind != pile][:2]
    t = table(hand="gold*2", kingdom="gardens", supply=dict.fromkeys(others, 0) | {pile: 1})
    t.treasures()
    t.buy(pile)
    assert t.over


def test_the_end_is_looked_for_after_a_complete_turn() -> None:
    t = table(hand="witch silver", deck="copper*2", supply={"estate": 0, "duchy": 0, "curse": 1})
    t.play("witch")
    assert t.question == ("treasure", 0)
    t.treasures()
    t.buy("silver")
    assert t.over


def test_two_empty_piles_do_not_end_the_game() -> None:
    t = table(supply={"curse": 0, "estate": 0})
    t.end_turn()
    assert (t.over, t.active) == (False, 1)


def test_a_pile_emptied_by_an_attack_counts_too() -> None:
    t = table(hand="swindler", others=(Seat(deck="gold"),), supply={"gold": 1, "curse": 0, "estate": 0})
    t.play("swindler")
    t.end_turn()
    assert t.over


# -- points


def test_points_count_in_every_zone() -> None:
    t = table(hand="estate", deck="duchy", discard="province great_hall")
    assert t.points(0) == 1 + 3 + 6 + 1


def test_cards_in_play_count() -> None:
    t = table(hand="nobles harem")
    t.play("nobles")
    t.choose("choose", 1)
    t.treasures()
    assert t.points(0) == 2 + 2


def test_a_total_can_be_negative() -> None:
    t = table(hand="curse*3", deck="estate")
    assert t.points(0) == -2


def test_two_dukes_with_five_duchies_are_worth_ten() -> None:
    t = table(hand="duke duchy", deck="duke duchy*2", discard="duchy*2")
    assert t.points(0) == 10 + 15


def test_a_duke_without_a_duchy_is_worth_nothing_whatever_the_others_have() -> None:
    t = table(deck="duke", others=(Seat(deck="duchy*3"),))
    assert (t.points(0), t.points(1)) == (0, 9)


@pytest.mark.parametrize(("cards", "each"), [(9, 0), (10, 1), (39, 3), (40, 4)])
def test_gardens_are_worth_one_for_every_ten_cards_rounded_down(cards: int, each: int) -> None:
    t = table(hand="gardens", deck=f"gardens copper*{cards - 3}", discard="silver")
    assert t.points(0) == 2 * each


# -- who has won


def after_end(*decks: str, turns: tuple[int, ...]) -> Table:
    """A table where the players have these decks and have taken so many turns."""
    t = table(deck=decks[0], others=tuple(Seat(deck=deck) for deck in decks[1:]))
    for player, count in zip(t.state.players, turns, strict=True):
        player.turns = count
    return t


def test_most_points_win() -> None:
    t = after_end("estate", "province", "duchy", turns=(9, 9, 9))
    assert standings(t.state) == [(3, 1), (1, 6), (2, 3)]


def test_a_tie_goes_to_the_player_with_fewer_turns() -> None:
    t = after_end("province", "province", "estate", turns=(9, 8, 8))
    assert standings(t.state) == [(2, 6), (1, 6), (3, 1)]


def test_players_level_in_points_and_turns_share_the_victory() -> None:
    t = after_end("province", "estate", "province", turns=(9, 9, 9))
    assert standings(t.state) == [(1, 6), (3, 1), (1, 6)]


def test_more_points_win_whatever_the_turns() -> None:
    t = after_end("province", "duchy", turns=(9, 8))
    assert standings(t.state) == [(1, 6), (2, 3)]


def test_negative_totals_are_placed_below() -> None:
    t = after_end("curse", "copper", turns=(8, 8))
    assert standings(t.state) == [(2, -1), (1, 0)]


def test_a_player_who_had_no_turn_in_the_last_round_has_taken_fewer() -> None:
    t = table(hand="gold*3", others=(Seat(deck="province"),), supply={"province": 1})
    t.treasures()
    t.buy("province")
    assert standings(t.state) == [(2, 6), (1, 6)]


# -- the next game


@pytest.mark.parametrize(
    ("places", "first"),
    [
        ([1, 2], 1),
        ([2, 1], 0),
        ([3, 2, 1], 0),
        ([1, 2, 3, 4], 1),
        ([1, 1, 3], 2),
        ([1, 3, 1], 1),
        ([3, 1, 1], 0),
    ],
)
def test_the_winners_left_neighbour_begins_or_after_a_shared_win_one_who_did_not_win(
    places: list[int], first: int
) -> None:
    assert next_first_player(places) == first


def test_anybody_may_begin_when_all_have_won() -> None:
    assert next_first_player([1, 1]) is None
