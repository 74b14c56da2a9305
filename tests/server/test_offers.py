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


def picked(info: GameInfo, field: Field, thing: str) -> Any:
    """A value of the field with that thing in it, and as many others as it takes."""
    others = [other for other in field.things if other != thing and other not in field.needs]
    size = {"kingdom": 10, "leaders": info.usual_players, "cards": 1}[field.kind]
    return [thing, *others][:size]


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
            players = int(value) + 1 if field.kind == "seat" and value != "random" else info.usual_players
            players = field.counts[0] if field.counts else max(players, info.usual_players)
            players = next(count for count in rules_of(game).player_counts if count >= players)
            others = {other.id: usual[other.id] for other in info.fields if players in (other.counts or [players])}
            options = {**others, field.id: [value] if field.kind == "sets" else value}
            if field.kind == "sets":
                options["kingdom"] = "random"  # one that is named has to be of the sets
            gh.new_game(game, players, 1, options)


@every_game
def test_every_thing_can_be_picked_with_what_it_needs_and_not_without(game: str) -> None:
    info = INFOS[game]
    for field in info.fields:
        for thing in field.things:
            options: dict[str, Any] = {field.id: picked(info, field, thing)}
            needs = field.needs.get(thing)
            if needs is not None:
                with pytest.raises(BadOption):
                    gh.new_game(game, info.usual_players, 1, options)
                options[needs] = True
            gh.new_game(game, info.usual_players, 1, options)
    if game == "uprising":
        assert any(field.needs for field in info.fields)
