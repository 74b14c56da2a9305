"""What is printed, as pieces to draw."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.text.clean import assert_clean

from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.games.imperium.effects import EachOpponent, MayDo
from greathall.games.imperium.printed import Content
from greathall.games.imperium.things import FACTIONS
from greathall.games.imperium.words import draw, recruit
from greathall.house.registry import descriptor_of, names
from greathall.kernel.errors import UnknownGame
from greathall.text.imperium.drawers import drawing
from greathall.text.pieces import Piece, Row

ALL_GAMES = names()


def things(game: str) -> dict[str, dict[str, Any]]:
    found = descriptor_of(game).text.catalogue()["things"]
    assert isinstance(found, dict)
    return found


def boxes(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    for key, thing in things(game).items():
        for box in thing["boxes"]:
            yield key, box


def every_piece(row: Row) -> Iterator[Piece]:
    """With those inside of others."""
    for piece in row:
        yield piece
        for inside in piece.values():
            if isinstance(inside, list):
                for part in inside if inside and isinstance(inside[0], list) else [inside]:
                    yield from every_piece(part)


def rows_of(game: str, key: str, part: str) -> list[Row]:
    found: list[Row] = next(box["rows"] for box in things(game)[key]["boxes"] if box["part"] == part)
    return found


# -- everything


@pytest.mark.parametrize("game", ALL_GAMES)
def test_everything_printed_is_there_under_its_kind_and_id(game: str) -> None:
    sets = [None, "base"] if game == "uprising" else [None]
    everything = [thing for set in sets for thing in descriptor_of(game).text.printed(set)]
    if game == "imperium":  # what Leaders are to the Rivals of one player is printed nowhere
        solo = descriptor_of(game).text.at_table(1, {}).printed()
        everything += [thing for thing in solo if thing["kind"] == "rival"]
    cards = ("basic", "kingdom", "starter", "reserve", "imperium", "commander")
    kinds = dict.fromkeys(cards, "card")
    expected = [f"{kinds.get(str(thing['kind']), thing['kind'])}:{thing['id']}" for thing in everything]
    assert sorted(things(game)) == sorted(expected)
    for key, thing in things(game).items():
        assert key == f"{thing['kind']}:{thing['id']}"
        assert thing["name"]
        assert thing["set"]


def test_a_card_and_a_space_with_one_id_are_told_apart() -> None:
    assert things("imperium")["card:foldspace"]["kind"] == "card"
    assert things("imperium")["space:foldspace"]["kind"] == "space"
    assert (
        things("uprising")["leader:gurney_halleck"]["boxes"] != things("uprising")["card:gurney_halleck"]["boxes"]
    )


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_box_has_its_text_and_pieces_to_draw(game: str) -> None:
    for key, box in boxes(game):
        assert_clean(box["text"])
        assert box["rows"], f"{key} has nothing to draw for {box['part']}"
        assert all(box["rows"]), f"{key} has an empty row in {box['part']}"


@pytest.mark.parametrize("game", ALL_GAMES)
def test_words_among_the_pieces_are_clean(game: str) -> None:
    for key, box in boxes(game):
        for row in box["rows"]:
            for piece in every_piece(row):
                text = str(piece.get("text", piece.get("name", "x")))
                assert text.strip(), key
                assert not set(text) & set("\ue000\ue001\ue002\ue003\ue004\ue005{}$_"), key


@pytest.mark.parametrize("game", ALL_GAMES)
def test_every_icon_that_is_drawn_has_a_name_and_a_rule(game: str) -> None:
    icons = descriptor_of(game).text.catalogue()["icons"]
    assert isinstance(icons, dict)
    drawn = {
        str(piece["icon"])
        for _, box in boxes(game)
        for row in (*box["rows"], box.get("cost", []))
        for piece in every_piece(row)
        if "icon" in piece
    }
    agent_icons = descriptor_of(game).text.catalogue().get("agent_icons", {})
    assert isinstance(agent_icons, dict)
    assert drawn | set(agent_icons) <= set(icons)
    for entry in icons.values():
        assert entry["name"]
        assert entry["rule"].endswith(".")


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_catalogue_is_plain_json(game: str) -> None:
    assert json.loads(json.dumps(descriptor_of(game).text.catalogue())) == descriptor_of(game).text.catalogue()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_names_are_those_of_the_texts(game: str) -> None:
    for key, thing in things(game).items():
        if thing["kind"] == "card":
            assert thing["name"] == descriptor_of(game).text.card_name(thing["id"]), key


def test_there_is_no_catalogue_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGame):
        descriptor_of("chess").text.catalogue()


@pytest.mark.parametrize("content", [BASE, UPRISING], ids=lambda content: content.game)
def test_factions_and_posts_have_names(content: Content) -> None:
    words = descriptor_of(content.game).text.catalogue()
    factions, posts = words["factions"], words["posts"]
    assert isinstance(factions, dict)
    assert isinstance(posts, dict)
    six = ["great_houses", "fringe_worlds"] if content is UPRISING else []
    assert list(factions) == ["emperor", "guild", "bene_gesserit", "fremen", *six]
    assert all(faction["name"] and faction["bonus"]["rows"] for faction in factions.values())
    assert list(posts) == [post.id for post in content.posts]


# -- board spaces


def texts_of(game: str, space: str) -> list[tuple[str, str]]:
    return [(box["label"], box["text"]) for box in things(game)[f"space:{space}"]["boxes"]]


@pytest.mark.parametrize(
    ("game", "space", "prices"),
    [
        (
            "uprising",
            "gather_support",
            [("Visit", "Recruit 2 troops."), ("", "Or pay 2 Solari: recruit 2 troops and +1 water.")],
        ),
        ("uprising", "spice_refinery", [("Visit", "+2 Solari."), ("", "Or pay 1 spice: +4 Solari.")]),
        (
            "imperium",
            "sell_melange",
            [
                ("Visit", "Costs 2 spice. +6 Solari."),
                ("", "Or pay 3 spice: +8 Solari."),
                ("", "Or pay 4 spice: +10 Solari."),
                ("", "Or pay 5 spice: +12 Solari."),
            ],
        ),
    ],
)
def test_only_one_price_of_a_space_is_paid(game: str, space: str, prices: list[tuple[str, str]]) -> None:
    assert texts_of(game, space)[: len(prices)] == prices


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_every_further_price_of_a_space_begins_with_or(game: str) -> None:
    for key, thing in things(game).items():
        levels = [box["text"] for box in thing["boxes"] if box["part"] == "level"]
        assert [text.startswith("Or ") for text in levels] == [i > 0 for i in range(len(levels))], key


def test_what_a_space_is_is_said_once() -> None:
    told = texts_of("uprising", "imperial_basin")
    assert {("", "Maker space."), ("", "Combat space."), ("", "Behind the Shield Wall.")} <= set(told)


# -- how effects are drawn


def test_gains_stand_beside_each_other() -> None:
    assert rows_of("dominion", "card:market", "play") == [
        [{"icon": "card", "n": 1}, {"icon": "action", "n": 1}, {"icon": "buy", "n": 1}, {"icon": "coin", "n": 1}]
    ]
    assert rows_of("imperium", "card:stilgar", "reveal") == [
        [{"icon": "persuasion", "n": 2}, {"icon": "sword", "n": 3}]
    ]


def test_a_cost_has_an_arrow() -> None:
    assert rows_of("imperium", "card:shifting_allegiances", "agent") == [
        [
            {
                "pay": [{"icon": "spice", "n": 2}, {"icon": "influence_any", "n": -1}],
                "for": [{"icon": "influence_any", "n": 2}],
            }
        ]
    ]


def test_a_condition_is_drawn_before_what_it_gives() -> None:
    assert rows_of("imperium", "card:smugglers_thopter", "agent") == [
        [{"if": [{"icon": "influence_guild", "n": 2, "least": True}], "then": [{"icon": "card", "n": 2}]}]
    ]


def test_a_choice_holds_its_options() -> None:
    assert rows_of("dominion", "card:pawn", "play") == [
        [{"choose": 2, "of": [[{"icon": icon, "n": 1}] for icon in ("card", "action", "buy", "coin")]}]
    ]
    assert rows_of("dominion", "card:steward", "play")[0][0]["of"] == [
        [{"icon": "card", "n": 2}],
        [{"icon": "coin", "n": 2}],
        [{"text": "trash 2 cards from your hand"}],
    ]


def test_what_nobody_draws_is_words_with_icons_in_between() -> None:
    assert rows_of("dominion", "card:moneylender", "play") == [
        [{"text": "Trash a Copper from your hand. If you do, "}, {"icon": "coin", "n": 3}]
    ]
    assert rows_of("imperium", "card:liet_kynes", "reveal") == [
        [
            {"icon": "persuasion", "n": 2},
            {
                "text": " for each Fremen card you have in play, this one and those played for Agents this round "
                "included."
            },
        ]
    ]


def test_what_opponents_do_and_what_one_may_do_is_marked() -> None:
    d = drawing("en")
    assert d.rows(d.clauses(EachOpponent(draw(1)))) == [[{"each": [{"icon": "card", "n": 1}]}]]
    assert d.rows(d.clauses(MayDo(recruit(2)))) == [[{"may": [{"icon": "troop", "n": 2}]}]]


def test_a_space_has_its_prices_with_what_they_buy() -> None:
    levels = [box for box in things("uprising")["space:gather_support"]["boxes"] if box["part"] == "level"]
    assert [level["cost"] for level in levels] == [[], [{"icon": "solari", "n": 2}]]
    assert levels[1]["rows"] == [[{"icon": "troop", "n": 2}, {"icon": "water", "n": 1}]]


def test_the_influence_of_a_visit_is_drawn_on_the_space() -> None:
    assert rows_of("uprising", "space:sardaukar", "level")[0][0] == {"icon": "influence_emperor", "n": 1}


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_what_a_space_offers_is_drawn_without_a_sentence(game: str) -> None:
    """There is no room for one on the board."""
    for key, box in boxes(game):
        if key.startswith("space:") and box["part"] in ("level", "requires", "control", "persuasion"):
            assert not [piece for row in box["rows"] for piece in every_piece(row) if "text" in piece], key


def test_a_space_tells_whether_one_fights_from_there() -> None:
    assert things("uprising")["space:heighliner"]["combat"] is True
    assert things("uprising")["space:sardaukar"]["combat"] is False
    assert things("uprising")["space:arrakeen"]["control"] is True


def test_a_contract_tells_where_it_is_completed() -> None:
    assert rows_of("uprising", "contract:arrakeen_water", "trigger") == [[{"icon": "agent"}, {"name": "Arrakeen"}]]


def test_a_conflict_names_the_space_at_stake() -> None:
    first = rows_of("uprising", "conflict:siege_of_arrakeen", "first")
    assert {"icon": "control"} in first[0]
    assert {"name": "Arrakeen"} in first[0]


@pytest.mark.parametrize("game", ALL_GAMES)
def test_the_web_app_draws_every_icon_of_the_glossary(game: str) -> None:
    source = (Path(__file__).parents[2] / "web/src/lib/cards/icons.ts").read_text(encoding="utf-8")
    by_faction = re.findall(r'\.\.\.byFaction\("(\w+)"', source)
    drawn = set(re.findall(r"^  (\w+): ", source, re.MULTILINE))
    drawn |= {f"{kind}_{faction}" for kind in by_faction for faction in FACTIONS}
    icons = descriptor_of(game).text.catalogue()["icons"]
    assert isinstance(icons, dict)
    assert set(icons) <= drawn
