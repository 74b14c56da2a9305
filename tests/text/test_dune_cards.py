"""What is printed for either Dune game: all of it has a name and a text, all effects can be told of anybody."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from tests.games.dune.games import IMPERIUM, UPRISING, each_game
from tests.games.dune.table import DuneGame
from tests.text.clean import assert_clean
from tests.text.dune import card_list
from tests.text.leftover import untranslated

from greathall.games.imperium.catalogue import printed_boxes
from greathall.games.imperium.contracts import COMPLETE
from greathall.games.imperium.effects import Gain
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption
from greathall.kernel.machine import Effect
from greathall.text.effects import WRITERS, Voice
from greathall.text.fluent import languages
from greathall.text.imperium.conditions import CONDITIONS
from greathall.text.imperium.effects import COUNTS, writer

ITEMS = {
    (game, item["kind"], item["id"]): item
    for game, sets in (("imperium", ("",)), ("uprising", ("", "base")))
    for name in sets
    for item in descriptor_of(game).text.printed(name or None)
}


def with_parts(effects: Iterable[Effect[Any]]) -> Iterator[Effect[Any]]:
    for effect in effects:
        yield effect
        yield from with_parts(effect.parts())


def all_effects(game: DuneGame) -> list[Effect[Any]]:
    """Those that are printed, and completing a contract, which is none of them."""
    boxes = printed_boxes(game.content, game.id)
    return [*with_parts(box.effect for box in boxes), *([COMPLETE] if game.content.contracts else [])]


@pytest.mark.parametrize("key", ITEMS, ids="-".join)
def test_everything_printed_has_a_name_and_a_whole_text(key: tuple[str, str, str]) -> None:
    item = ITEMS[key]
    assert_clean(str(item["name"]))
    text = str(item["text"])
    assert_clean(text)
    assert text.endswith(".")
    assert text[0].isupper() or text[0] == "+"


@each_game
def test_every_effect_of_the_catalogue_has_a_writer(game: DuneGame) -> None:
    assert not {type(effect).__name__ for effect in all_effects(game) if type(effect) not in WRITERS}


@each_game
def test_every_condition_and_every_count_of_the_catalogue_has_a_writer(game: DuneGame) -> None:
    conditions = {type(effect.condition) for effect in all_effects(game) if hasattr(effect, "condition")}
    assert conditions <= CONDITIONS.keys()
    counts = {type(e.per) for e in all_effects(game) if isinstance(e, Gain) and e.per is not None}
    assert counts <= COUNTS.keys()


@each_game
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("who", ["you", "each", "they"])
@pytest.mark.parametrize("mood", ["do", "may", "option"])
def test_every_effect_can_be_told_of_anybody(game: DuneGame, who: str, mood: str, lang: str) -> None:
    """Players may invent cards that join effects in ways that no printed card does."""
    w = writer(lang)
    for effect in all_effects(game):
        text = w.phrase(effect, Voice(who, mood)).text
        assert_clean(text)
        assert not untranslated(text, lang), text


@pytest.mark.parametrize(
    ("game", "sets"), [(IMPERIUM, "base"), (UPRISING, "uprising, choam, six, base")], ids=["imperium", "uprising"]
)
def test_unknown_sets_and_cards_are_named(game: DuneGame, sets: str) -> None:
    with pytest.raises(BadOption, match=f"'ix'.*{sets}"):
        descriptor_of(game.id).text.printed("ix")
    with pytest.raises(BadOption, match="'copper'"):
        descriptor_of(game.id).text.card_name("copper")


# -- on the command line


@each_game
def test_the_card_list_in_json_is_what_is_printed(game: DuneGame) -> None:
    assert json.loads(card_list(game.id, "--format", "json")) == descriptor_of(game.id).text.printed()
    assert json.loads(card_list(game.id, "--format", "json", "--set", "base")) == descriptor_of(
        game.id
    ).text.printed("base")


@pytest.mark.parametrize(("game", "name"), [("imperium", "Water Peddlers"), ("uprising", "Muad'Dib")])
def test_the_card_list_as_a_table_for_people(game: str, name: str) -> None:
    assert name in card_list(game)
