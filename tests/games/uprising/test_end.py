"""The end of the game: when it comes, Endgame cards and the wild icon, who has won."""

from __future__ import annotations

from typing import Any

from tests.games.uprising.table import Seat, Table, table

# -- when it ends


def test_ten_points_end_the_game_in_recall() -> None:
    t = table(Seat(vp=10), Seat(agents="hagga_basin"), bonus_spice={"deep_desert": 1})
    t.finish_round()
    assert t.over
    assert t.bonus_spice == {"deep_desert": 2, "imperial_basin": 1}, "makers come first"
    assert t.left.agents == ["hagga_basin"], "and nobody is recalled any more"
    assert t.first_player == 0


def test_ten_points_that_were_lost_again_do_not() -> None:
    me = Seat("dagger", vp=10, influence={"guild": 2}, intrigue="change_allegiances")
    t = table(me)
    t.plot("change_allegiances")
    t.choose("lines", "pay")
    t.choose("influence", "fremen")
    assert t.me.vp == 9
    t.finish_round()
    assert not t.over


def test_points_of_the_last_combat_count() -> None:
    me = Seat(vp=9, deployed=1, trophies="objective_desert_mouse_first")
    t = table(me, conflict="skirmish_desert_mouse")
    t.finish_round()
    assert t.over
    assert t.me.vp == 10


# -- the wild icon


def at_the_end(trophies: str, *others: Seat, **seat: Any) -> Table:
    me = Seat(vp=10, trophies=trophies)._replace(**seat)
    t = table(me, *others, round=10)
    t.to_combat()
    return t


def test_the_wild_card_may_pair_with_any_icon_at_the_end() -> None:
    t = at_the_end("objective_crysknife shadow_contest propaganda")
    assert t.question == ("endgame", 0)
    assert t.offered == ["objective_crysknife", "shadow_contest", "pass"]
    t.choose("endgame", "shadow_contest", by=0)
    assert t.me.vp == 11
    assert t.me.trophies == ["objective_crysknife"]
    assert set(t.me.matched) == {"shadow_contest", "propaganda"}


def test_once() -> None:
    t = at_the_end("objective_crysknife shadow_contest propaganda")
    t.choose("endgame", "objective_crysknife", by=0)
    assert t.offered == ["pass"]


def test_or_not() -> None:
    t = at_the_end("objective_crysknife propaganda")
    t.choose("endgame", "pass", by=0)
    assert t.over
    assert t.me.vp == 10


def test_with_nothing_to_pair_nothing_is_asked() -> None:
    assert at_the_end("propaganda", matched="objective_crysknife spice_freighters").over
    assert at_the_end("objective_crysknife shadow_contest").over


def test_cards_that_lie_face_down_do_not_pair() -> None:
    t = at_the_end("propaganda shadow_contest", matched="objective_crysknife spice_freighters")
    assert t.offered == ["shadow_contest", "pass"]


def test_winning_the_wild_card_in_the_last_round_is_in_time() -> None:
    me = Seat(vp=9, deployed=1, trophies="objective_crysknife")
    t = table(me, conflict="propaganda", round=10)
    t.to_combat()
    t.choose("influence", "emperor", "guild", by=0)
    assert t.question == ("endgame", 0)
    t.choose("endgame", "objective_crysknife", by=0)
    assert t.me.vp == 10


# -- Endgame cards


def test_endgame_cards_and_pairing_come_in_any_order() -> None:
    t = at_the_end("objective_crysknife shadow_contest propaganda", intrigue="crysknife")
    t.choose("endgame", "shadow_contest", "intrigue:crysknife", by=0)
    assert t.me.vp == 12
    t = at_the_end("objective_crysknife shadow_contest propaganda", intrigue="crysknife")
    t.choose("endgame", "intrigue:crysknife", by=0)
    t.choose("flip", "objective_crysknife", by=0)
    t.choose("endgame", "shadow_contest", by=0)
    assert t.me.vp == 12


def test_from_the_first_player_clockwise_one_window_each() -> None:
    t = table(
        Seat(intrigue="shadow_alliance", trophies=""),
        Seat(intrigue="secure_spice_trade", discard="the_spice_must_flow*2", trophies=""),
        Seat(trophies="objective_crysknife propaganda"),
        round=10,
        first_player=1,
    )
    t.to_combat()
    t.choose("endgame", "secure_spice_trade", "pass", by=1)
    t.choose("endgame", "pass", by=2)
    t.choose("endgame", "pass", by=0)
    assert t.over
    assert (t.left.vp, t.left.spice) == (1, 2)


def test_endgame_cards_are_of_no_use_before() -> None:
    t = table(Seat(intrigue="secure_spice_trade", discard="the_spice_must_flow*2"))
    assert t.offered == ["reveal"]


def test_endgame_cards_are_played_before_points_are_compared() -> None:
    me = Seat(vp=10, intrigue="secure_spice_trade", discard="the_spice_must_flow*2")
    t = table(me, Seat(vp=10, spice=1), round=10)
    t.to_combat()
    t.choose("endgame", "secure_spice_trade", "pass", by=0)
    assert t.standings == [(1, 11), (2, 10), (3, 0)]


# -- who has won


def test_equal_in_everything_whoever_revealed_last_has_won() -> None:
    t = table(Seat(vp=10), Seat(vp=10), Seat(vp=10))
    t.finish_round()
    assert [place for place, _ in t.standings] == [3, 2, 1]


def test_it_is_the_time_of_the_reveal_turn_not_the_seat() -> None:
    t = table(Seat("dagger", vp=10), Seat(vp=10), Seat(vp=10))
    t.play("dagger", "assembly_hall")
    t.end_turn()
    t.finish_round()
    assert t.over
    assert [place for place, _ in t.standings] == [1, 3, 2]


def test_troops_that_fought_are_in_the_supply_by_then() -> None:
    t = table(Seat(vp=10, garrison=2, deployed=1, swords=9, trophies=""), Seat(vp=10, garrison=3))
    t.to_combat()
    t.choose("influence", "guild", by=0)
    assert t.over
    assert t.standings[0][0] == 2
