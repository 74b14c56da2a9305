"""What the form of a new table offers can be played, all of it."""

from __future__ import annotations

from typing import Any

import pytest

import greathall as gh
from greathall.house.registry import rules_of
from greathall.kernel.errors import BadOption
from greathall.server.messages import Field, GameInfo
from greathall.server.offers import game_infos

INFOS = {info.id: info for info in game_infos()}
every_game = pytest.mark.parametrize("game", list(INFOS))


def picked(info: GameInfo, field: Field, thing: str, players: int) -> Any:
    """A value of the field with that thing in it, and as many others as it takes."""
    others = [other for other in field.things if other != thing and field.needs.get(other, "!").startswith("!")]
    automata = next((len(beside.names) for beside in info.automata if beside.players == players), 0)
    size = {"kingdom": 10, "leaders": players, "rivals": automata, "cards": 1}[field.kind]
    return [thing, *others][:size]


def count_for(info: GameInfo, *ids: str | None) -> int:
    """A number of players for whom these fields are there."""
    counts = [field.counts for field in info.fields if field.id in ids and field.counts]
    return next(n for n in (info.usual_players, *info.player_counts) if all(n in among for among in counts))


@every_game
def test_every_option_has_a_field_in_the_order_of_the_rules(game: str) -> None:
    assert [field.id for field in INFOS[game].fields] == list(rules_of(game).options())


@every_game
def test_the_usual_values_and_every_choice_make_a_game(game: str) -> None:
    info = INFOS[game]
    usual = {field.id: field.default for field in info.fields}
    gh.new_game(game, info.usual_players, 1, usual)
    for field in info.fields:
        for value in [True, False] if field.kind == "flag" else [choice.value for choice in field.choices]:
            least = int(value) + 1 if field.kind == "seat" and value != "random" else 0
            least = least if field.counts else max(least, info.usual_players)
            players = min(n for n in field.counts or info.player_counts if n >= least)
            limits = next((choice.counts for choice in field.choices if choice.value == value), [])
            players = players if not limits or players in limits else limits[0]
            there = {other.id for other in info.fields if not other.counts or players in other.counts}
            options = {id: default for id, default in usual.items() if id in there}
            options[field.id] = [value] if field.kind == "sets" else value
            part = {other.id for other in info.fields if value in other.within.get(field.id, [])}
            options = {id: given for id, given in options.items() if id not in part}
            if field.kind == "sets":
                options["kingdom"] = "random"  # one that is named has to be of the sets
            gh.new_game(game, players, 1, options)


@every_game
def test_every_thing_can_be_picked_with_what_it_needs_and_not_without(game: str) -> None:
    info = INFOS[game]
    for field in info.fields:
        for thing in field.things:
            needs = field.needs.get(thing)
            if needs is not None and needs.startswith("!"):
                off = {field.id: picked(info, field, thing, count_for(info, field.id, needs[1:])), needs[1:]: True}
                with pytest.raises(BadOption):
                    gh.new_game(game, count_for(info, field.id, needs[1:]), 1, off)
                needs = None
            players = count_for(info, field.id, needs)
            options: dict[str, Any] = {field.id: picked(info, field, thing, players)}
            if needs is not None:
                with pytest.raises(BadOption):
                    gh.new_game(game, players, 1, options)
                options[needs] = True
            gh.new_game(game, players, 1, options)
    if game == "uprising":
        assert any(field.needs for field in info.fields)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 6])
def test_every_leader_offered_to_so_many_players_can_be_dealt_to_them(players: int) -> None:
    leaders = next(field for field in INFOS["uprising"].fields if field.kind == "leaders")
    flags = {field.id for field in INFOS["uprising"].fields if players in (field.counts or [players])}
    there = [leader for leader in leaders.things if players in leaders.thing_counts.get(leader, [players])]
    takers = 4 if players == 6 else players  # two command a team, and are nobody else's
    assert ("muad_dib" in there) == (players != 6)
    for first in range(len(there)):
        dealt = [there[(first + n) % len(there)] for n in range(takers)]
        options: dict[str, Any] = {"leaders": dealt, **({"choam": True} if "choam" in flags else {})}
        gh.new_game("uprising", players, 1, options)


def test_who_sits_beside_few_players_and_how_it_plays_is_told() -> None:
    solo, two = INFOS["imperium"].automata
    assert "3 Intrigue cards, 3 water, 7 Solari or 7 spice" in solo.about
    assert "after each Agent turn of the first player" in two.about
    *scoring, lean = INFOS["uprising"].automata
    for beside in scoring:
        assert "Once it has paid for its Swordmaster it buys Victory Points" in beside.about
    assert (scoring[1].needs, lean.needs) == ("!streamlined", "streamlined")
    assert "cannot win" in lean.about


def test_a_form_speaks_of_its_own_table_alone() -> None:
    """Of no other game, and beside one player of no second one."""
    assert not [field.id for field in INFOS["imperium"].fields if "Uprising" in field.about]
    assert not [field.id for field in INFOS["uprising"].fields if "original, well" in field.about]
    assert "two players" not in next(one for one in INFOS["uprising"].automata if one.players == 1).about


def test_a_rival_of_uprising_may_begin_beside_one_player() -> None:
    first = next(field for field in INFOS["uprising"].fields if field.id == "first_player")
    alone = [choice.value for choice in first.choices if 1 in choice.counts]
    assert alone == [1, 2]
    for seat in alone:
        gh.new_game("uprising", 1, 1, {"first_player": seat})


def test_the_other_ways_to_play_are_told_in_a_few_lines() -> None:
    modes = {id: [mode.name for mode in info.modes] for id, info in INFOS.items()}
    assert modes["dominion"] == []
    assert [name.split(":")[0] for name in modes["imperium"]] == ["One player", "Two players"]
    assert [name.split(":")[0] for name in modes["uprising"]] == ["One or two players", "Six players"]
    assert all(mode.lines for info in INFOS.values() for mode in info.modes)


def test_what_is_said_of_levels_holds_with_two_players_too() -> None:
    for field in INFOS["uprising"].fields:
        if "levels" in field.about:
            assert "With one player" in field.about


def test_a_card_in_the_lobby_tells_of_every_number_of_players() -> None:
    assert "Rivals" in INFOS["uprising"].about
    assert "three against three" in INFOS["uprising"].about
    assert "House Hagal" in INFOS["imperium"].about


def test_bots_by_strength_have_names_for_every_seat_and_never_share_one() -> None:
    for info in game_infos():
        levels = {bot.level: bot.names or [] for bot in info.bots if bot.level is not None}
        assert sorted(levels) == ["easy", "hard", "master", "normal"], info.id
        names = [name for own in levels.values() for name in own]
        assert len(set(names)) == len(names)
        assert all(len(own) >= max(info.player_counts) for own in levels.values())
        assert [bot.names for bot in info.bots if bot.level is None] == [[]] * (len(info.bots) - len(levels))
