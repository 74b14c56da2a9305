"""Masquerade: +2 cards, everybody passes a card to the left at once, you may trash one."""

from __future__ import annotations

from tests.games.dominion.table import Seat, table


def test_masquerade_draws_two_before_anybody_passes() -> None:
    t = table(hand="masquerade", deck="gold silver copper", others=(Seat(hand="estate curse"),))
    t.play("masquerade")
    assert t.question == ("pass_left", 0)
    assert t.hand == ["silver", "gold"]


def test_masquerade_swaps_the_two_cards_of_two_players() -> None:
    t = table(hand="masquerade copper estate", others=(Seat(hand="silver gold"),))
    t.play("masquerade")
    t.choose("pass_left", "estate")
    t.choose("pass_left", "silver", by=1)
    assert (t.hand, t.left.hand) == (["copper", "silver"], ["gold", "estate"])


def test_masquerade_passes_to_the_left_all_around() -> None:
    t = table(
        hand="masquerade copper*2 curse",
        others=(Seat(hand="silver estate"), Seat(hand="gold estate")),
        active=1,
    )
    t.play("masquerade")
    t.choose("pass_left", "curse", by=1)
    t.choose("pass_left", "silver", by=2)
    t.choose("pass_left", "gold", by=0)
    assert t.seats[2].hand == ["estate", "curse"]
    assert t.seats[0].hand == ["silver", "estate"]
    assert t.seats[1].hand == ["copper", "copper", "gold"]


def test_masquerade_commits_every_card_before_anybody_sees_one() -> None:
    t = table(hand="masquerade gold copper", others=(Seat(hand="estate curse"),))
    t.play("masquerade")
    t.choose("pass_left", "gold")
    assert t.question == ("pass_left", 1)
    assert t.offered == ["estate", "curse"]
    assert t.left.hand == ["estate", "curse"]
    assert t.seen(1, by=1)["hand"] == ["estate", "curse"]
    assert t.seen(0, by=1)["held"] == 1
    assert "held_cards" not in t.seen(0, by=1)


def test_masquerade_lets_its_player_trash_a_card_after_receiving() -> None:
    t = table(hand="masquerade copper*2", others=(Seat(hand="curse"),))
    t.play("masquerade")
    t.choose("trash", "curse")
    assert (t.trash, t.hand) == (["curse"], ["copper"])


def test_masquerade_never_forces_its_player_to_trash_and_lets_nobody_else() -> None:
    t = table(hand="masquerade copper*2", others=(Seat(hand="curse"), Seat(hand="estate")))
    t.play("masquerade")
    t.choose("trash", "pass")
    assert t.trash == []
    assert t.question == ("treasure", 0)


def test_masquerade_trashes_one_card_at_most() -> None:
    t = table(hand="masquerade copper*3", others=(Seat(hand="curse"),))
    t.play("masquerade")
    t.choose("trash", "copper")
    assert (t.trash, t.question) == (["copper"], ("treasure", 0))


def test_masquerade_is_no_attack_and_cannot_be_answered() -> None:
    t = table(hand="masquerade copper estate", others=(Seat(hand="moat secret_chamber"),))
    t.play("masquerade")
    t.choose("pass_left", "estate")
    assert t.question == ("pass_left", 1)


def test_masquerade_passing_is_no_discarding_no_trashing_and_no_gaining() -> None:
    t = table(hand="masquerade copper", others=(Seat(hand="estate"),))
    t.play("masquerade")
    t.choose("trash", "pass")
    assert t.trash == t.discard == t.left.discard == []
    assert (t.supply("copper"), t.supply("estate")) == (46, 8)
    assert t.state.events is not None
    assert not {"discard", "trash", "gain"} & {event.what for event in t.state.events}


def test_masquerade_changes_who_scores_the_cards() -> None:
    t = table(hand="masquerade curse", others=(Seat(hand="province"),))
    t.play("masquerade")
    t.choose("trash", "pass")
    assert (t.points(0), t.points(1)) == (6, -1)


def test_masquerade_is_known_to_giver_and_receiver_alone() -> None:
    t = table(hand="masquerade copper*2", others=(Seat(hand="gold*2"), Seat(hand="silver*2")))
    t.play("masquerade")
    t.choose("trash", "pass")
    assert t.seen(1, by=0)["hand_known"] == ["copper"]
    assert t.seen(2, by=1)["hand_known"] == ["gold"]
    assert t.seen(0, by=2)["hand_known"] == ["silver"]
    assert t.seen(2, by=0)["hand_known"] == t.seen(0, by=1)["hand_known"] == []
    assert t.seen(1)["hand_known"] == []


def test_masquerade_log_shows_the_card_to_giver_and_receiver_alone() -> None:
    t = table(hand="masquerade copper*2", others=(Seat(hand="gold*2"), Seat(hand="silver*2")))
    t.play("masquerade")
    passed = [event for event in t.state.events or [] if event.what == "pass_left"]
    knowing = [[seat for seat in (0, 1, 2, -1) if event.card_for(seat) >= 0] for event in passed]
    assert knowing == [[0, 1], [1, 2], [0, 2]]


def test_masquerade_skips_players_without_cards_on_both_sides() -> None:
    t = table(hand="masquerade copper*2", others=(Seat(), Seat(hand="gold*2")))
    t.play("masquerade")
    t.choose("trash", "pass")
    assert (t.hand, t.seats[1].hand, t.seats[2].hand) == (["copper", "gold"], [], ["copper", "gold"])


def test_masquerade_option_receive_gives_a_card_to_players_without_any() -> None:
    t = table(
        hand="masquerade copper*2",
        others=(Seat(), Seat(hand="gold*2")),
        masquerade_empty_hand="receive",
    )
    t.play("masquerade")
    t.choose("trash", "pass")
    assert (t.hand, t.seats[1].hand, t.seats[2].hand) == (["copper", "gold"], ["copper"], ["gold"])


def test_masquerade_skips_its_own_player_without_cards() -> None:
    t = table(hand="masquerade", others=(Seat(hand="silver"), Seat(hand="gold")))
    t.play("masquerade")
    assert (t.hand, t.seats[1].hand, t.seats[2].hand) == ([], ["gold"], ["silver"])
    assert t.question == ("buy", 0)


def test_masquerade_option_receive_lets_its_own_player_receive_without_passing() -> None:
    t = table(hand="masquerade", others=(Seat(hand="gold"),), masquerade_empty_hand="receive")
    t.play("masquerade")
    assert t.question == ("trash", 0)
    assert (t.hand, t.left.hand) == (["gold"], [])


def test_masquerade_with_one_player_holding_cards_moves_none() -> None:
    t = table(hand="masquerade copper*2")
    t.play("masquerade")
    t.choose("trash", "pass")
    assert (t.hand, t.left.hand) == (["copper", "copper"], [])


def test_masquerade_under_throne_room_is_two_full_rounds() -> None:
    t = table(hand="throne_room masquerade", deck="copper*4", others=(Seat(hand="curse*2"),))
    t.play("throne_room")
    t.choose("trash", "curse")
    assert (t.question, len(t.deck)) == (("pass_left", 1), 0)
    t.choose("pass_left", "curse", by=1)
    t.choose("trash", "curse")
    assert (t.trash, t.left.hand) == (["curse", "curse"], ["copper", "copper"])
