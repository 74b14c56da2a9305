"""The rules pages: how they are put together, and what is found on them."""

from __future__ import annotations

import re

import pytest

import greathall as gh
from greathall.games.dominion.kingdoms import RECOMMENDED
from greathall.house.registry import descriptor_of
from greathall.learn.marks import BadPage, Piece
from greathall.learn.rules.page import ChapterData, PageData, Writing, data_of, has_page, rules
from greathall.text import fluent

GAMES = [game for game in gh.games() if has_page(game)]


@pytest.mark.parametrize("game", gh.games())
def test_every_game_of_the_house_has_a_page(game: str) -> None:
    assert has_page(game)


@pytest.mark.parametrize("game", GAMES)
def test_anchors_are_there_once_and_short_enough_to_be_read(game: str) -> None:
    anchors = [rule.id for rule in rules(game)]
    assert len(anchors) == len(set(anchors)) > 50
    assert all(re.fullmatch(r"[a-z0-9-]+/[a-z0-9_-]+", anchor) for anchor in anchors)


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_that_no_page_says(game: str) -> None:
    """Each message of the game's own file is a chapter or a rule of its page."""
    data = data_of(game)
    said = {chapter.id for chapter in data.chapters}
    said |= {f"{chapter.id}-{rule}" for chapter in data.chapters for rule in chapter.rules}
    file = fluent.locales() / "en" / fluent.RULES / f"{game}.ftl"
    written = re.findall(rf"^{game}-([a-z0-9_-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert [id for id in written if id not in said] == []


# Uprising's word for troops and sandworms together.
UNITS = {"en": r"\bunits?\b", "de": "Einheit", "hu": "haderő", "cs": "vojensk", "el": "μονάδ"}


@pytest.mark.parametrize(("lang", "word"), UNITS.items())
def test_the_original_knows_no_units_but_troops(lang: str, word: str) -> None:
    """Dune: Imperium, troops: the rules and icons of the original speak of them alone."""
    said = {rule.id: f"{rule.title} {rule.text}" for rule in rules("imperium", lang)}
    said |= {icon: str(entry) for icon, entry in descriptor_of("imperium").text.glossary(lang).items()}
    assert [id for id, text in said.items() if re.search(word, text, re.IGNORECASE)] == []


@pytest.mark.parametrize("game", GAMES)
def test_texts_are_read_out_without_marks(game: str) -> None:
    for rule in rules(game):
        assert not re.search(r"\[\[|\]\(|:[a-z_]+:|  | [.,;)]", rule.text), f"{rule.id}: {rule.text}"
        assert rule.text.endswith((".", ")")), rule.id
        assert "!" not in rule.text + rule.title + rule.unverified


def test_words_lead_to_cards_to_rules_and_to_icons() -> None:
    moat = rules("dominion").rule("base/moat")
    assert moat.pieces[0] == Piece("Moat", thing="card:moat")
    phases = rules("dominion").rule("turn/phases")
    assert Piece("clean-up", rule="clean-up/discard") in phases.pieces
    start = rules("dominion").rule("setup/start-deck")
    assert Piece(icon="deck") in start.pieces
    assert start.text.startswith("Each player starts with 7 Coppers and 3 Estates, shuffles them into a")


@pytest.mark.parametrize("kingdom", RECOMMENDED)
def test_a_recommended_set_of_dominion_names_the_ten_cards_that_a_table_takes(kingdom: str) -> None:
    rule = rules("dominion").rule(f"sets/{kingdom}")
    assert rule.title == fluent.texts("en").say(f"kingdom-{kingdom}")
    assert [piece.thing for piece in rule.pieces if piece.thing] == [f"card:{id}" for id in RECOMMENDED[kingdom]]


def test_what_is_not_established_says_so() -> None:
    assert rules("dominion").rule("cards/masquerade-empty").unverified.startswith("Not established: ")


def test_the_library_offers_the_page_and_finds_rules_by_words() -> None:
    page = gh.rules("dominion")
    assert (page.game, page.title) == ("dominion", "Dominion")
    found = [rule.id for rule in page.find("Throne ROOM")]
    assert found[0] == "base/throne_room"
    assert "cards/conspirator" in found
    assert gh.rules("uprising").find("tie")[0].id == "combat/ties", "words come before parts of words"
    assert page.rule("dominion/end/tie") is page.rule("end/tie")


def test_whoever_asks_for_what_is_not_there_is_told_what_is() -> None:
    with pytest.raises(gh.UnknownGame, match="there are dominion"):
        gh.rules("chess")
    with pytest.raises(gh.BadOption, match="no rule of Dominion has the words 'sandworm'; `greathall rules"):
        gh.rules("dominion").find("sandworm")
    with pytest.raises(gh.BadOption, match="have no 'end/never'"):
        gh.rules("dominion").rule("end/never")
    with pytest.raises(gh.BadOption, match="'tlh'"):
        gh.rules("dominion", "tlh")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Take a :sandworm:.", "an icon that is none: sandworm"),
        ("Play [[chess]].", "names chess, which is nothing"),
        ("See [there](end/never).", "leads to one that is not there: end/never"),
    ],
)
def test_a_page_that_speaks_of_what_is_not_there_is_refused(text: str, wrong: str) -> None:
    writing = Writing(descriptor_of("dominion"), data_of("dominion"), "en")
    with pytest.raises(BadPage, match=wrong):
        writing.pieces("end/tie", text)


def test_a_rule_that_nobody_has_put_into_words_is_refused() -> None:
    data = PageData([ChapterData("end", ["never"])])
    with pytest.raises(BadPage, match="nobody has put end-never of dominion into words"):
        Writing(descriptor_of("dominion"), data, "en").page()


def test_a_link_that_leads_to_no_rule_is_refused() -> None:
    data = PageData([ChapterData("end", ["tie"])], links={"question": {"buy": "buying/buy"}})
    with pytest.raises(BadPage, match="the question buy of dominion leads to no rule: buying/buy"):
        Writing(descriptor_of("dominion"), data, "en").links()
