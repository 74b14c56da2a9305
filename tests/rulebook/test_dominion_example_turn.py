"""Tibi's turn, the worked example of the Intrigue rulebook ("Példa egy játékos egy körére"), figure by figure.

The table is the one on which it is learned (greathall/learn/lessons/dominion/scenarios).

The printed text lets him lay out three Coppers for a total of 8. He drew a Silver and two Coppers and kept one
Silver, so he has two Coppers and two Silvers: 7 coins with the Pawn's, just what his two purchases cost. The third
Copper is a misprint.
"""

from __future__ import annotations

from tests.games.dominion.table import Table
from tests.learn.scenarios import dominion

PAWN_BUY, PAWN_COIN = 2, 3


def tibi_looks_at_his_hand() -> Table:
    return dominion("tibi")


def tibi_plays_the_mining_village() -> Table:
    t = tibi_looks_at_his_hand()
    t.play("mining_village")
    return t


def tibi_plays_the_courtyard() -> Table:
    t = tibi_plays_the_mining_village()
    t.choose("may", "no")
    t.play("courtyard")
    return t


def tibi_plays_the_pawn() -> Table:
    t = tibi_plays_the_courtyard()
    t.choose("topdeck", "estate")
    t.play("pawn")
    t.choose("choose", PAWN_COIN, PAWN_BUY)
    return t


def tibi_buys() -> Table:
    t = tibi_plays_the_pawn()
    t.treasures()
    t.buy("great_hall")
    return t


def test_tibi_draws_a_courtyard_and_has_two_more_actions() -> None:
    t = tibi_plays_the_mining_village()
    assert t.in_play == ["mining_village"]
    assert t.hand == ["silver", "estate", "estate", "courtyard", "pawn"]
    assert t.actions == 2


def test_tibi_must_finish_the_mining_village_first_and_keeps_it() -> None:
    t = tibi_plays_the_mining_village()
    assert t.question == ("may", 0)
    t.choose("may", "no")
    assert (t.trash, t.coins) == ([], 0)
    assert t.question == ("action", 0)


def test_tibi_draws_three_cards_and_shuffles_after_the_second() -> None:
    t = tibi_plays_the_courtyard()
    assert t.hand == ["copper", "copper", "silver", "silver", "estate", "estate", "pawn"]
    assert (t.deck, t.discard) == (["copper"] * 5, [])


def test_tibi_puts_an_estate_on_his_deck_and_has_an_action_left() -> None:
    t = tibi_plays_the_courtyard()
    t.choose("topdeck", "estate")
    assert t.deck == ["estate"] + ["copper"] * 5
    assert t.seen(0, by=1)["deck_known"] == []
    assert t.actions == 1


def test_tibi_takes_a_coin_and_a_buy_and_has_no_action_left() -> None:
    t = tibi_plays_the_pawn()
    assert (t.actions, t.buys, t.coins) == (0, 2, 1)
    assert t.question[0] == "treasure"


def test_tibi_has_seven_coins_and_two_buys() -> None:
    t = tibi_plays_the_pawn()
    t.treasures()
    assert t.in_play == ["mining_village", "courtyard", "pawn", "copper", "copper", "silver", "silver"]
    assert (t.coins, t.buys, t.hand) == (7, 2, ["estate"])


def test_tibi_buys_a_great_hall_for_three_and_has_four_left() -> None:
    t = tibi_buys()
    assert (t.coins, t.buys, t.discard) == (4, 1, ["great_hall"])


def test_tibi_buys_a_scout_for_the_rest_cleans_up_and_draws_five() -> None:
    t = tibi_buys()
    t.buy("scout")
    assert t.discard[:2] == ["great_hall", "scout"]
    played = ["mining_village", "courtyard", "pawn", "copper", "copper", "silver", "silver"]
    assert sorted(t.discard[2:]) == sorted([*played, "estate"])
    assert t.hand == ["copper"] * 4 + ["estate"]
    assert (t.deck, t.active) == (["copper"], 1)
