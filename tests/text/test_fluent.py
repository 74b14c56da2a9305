"""Messages and languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from greathall.games.dominion.catalogue import CARDS
from greathall.games.imperium.catalogue import BASE
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption, GreatHallError
from greathall.text import fluent
from greathall.text.fluent import Texts, languages, texts

SIXES = """
sentence = { $text }!
dominion-card-copper = Sechser
    .pile = Sechsern
greeting = six
"""


@pytest.fixture
def made_up_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language with hardly any messages."""
    (tmp_path / "hu").mkdir()
    (tmp_path / "hu" / "some.ftl").write_text(SIXES, encoding="utf-8")
    monkeypatch.setattr(fluent, "locales", lambda: tmp_path)
    monkeypatch.setattr(fluent, "languages", lambda: ("en", "hu"))
    yield "hu"
    texts.cache_clear()


@pytest.fixture(autouse=True)
def english_first() -> None:
    """English is loaded before a test puts other folders in its place."""
    texts("en")


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"'tlh'.*en"):
        Texts("tlh")
    with pytest.raises(GreatHallError, match="'tlh'"):
        descriptor_of("dominion").text.printed(lang="tlh")
    assert "en" in languages()


def test_what_a_language_lacks_is_said_in_english(made_up_language: str) -> None:
    other = Texts(made_up_language)
    assert other.say("sentence", text="x") == "x!"
    assert other.say("dominion-card-copper") == "Sechser"
    assert other.say("dominion-card-silver") == "Silver"


def test_forms_of_a_name_are_the_languages_own_with_the_english_ones_behind(made_up_language: str) -> None:
    assert Texts(made_up_language).forms("dominion-card-copper") == {"a": "a Copper", "pile": "Sechsern"}


def test_a_message_that_nobody_has_is_named() -> None:
    with pytest.raises(LookupError, match="no-such-message"):
        texts().say("no-such-message")


def test_a_message_without_its_variables_is_named() -> None:
    with pytest.raises(LookupError, match="sentence"):
        texts().say("sentence")


def test_numbers_and_words_are_not_wrapped_in_marks() -> None:
    assert texts().say("times", item="Copper", n=3) == "Copper ×3"
    assert "\u2068" not in descriptor_of("dominion").text.card_text("mine")


@pytest.mark.parametrize("part", ["", fluent.RULES])
@pytest.mark.parametrize("lang", languages())
def test_every_file_can_be_read_and_no_message_is_there_twice(lang: str, part: str) -> None:
    """Fluent itself passes over both without a word."""
    ids: Counter[str] = Counter()
    for file in fluent.message_files(fluent.locales() / lang / part):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message | ast.Term):
                ids[entry.id.name] += 1
    assert [id for id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("lang", languages())
def test_every_card_is_named_in_every_language(lang: str) -> None:
    bundle = fluent.load_bundle(lang)
    assert [card.id for card in CARDS if not bundle.has_message(f"dominion-card-{card.id}")] == []


@pytest.mark.parametrize("lang", languages())
def test_everything_in_dune_imperium_is_named_in_every_language(lang: str) -> None:
    bundle = fluent.load_bundle(lang)
    ids = [
        *(f"imperium-card-{card.id}" for card in BASE.cards),
        *(f"imperium-intrigue-{card.id}" for card in BASE.intrigue),
        *(f"imperium-conflict-{card.id}" for card in BASE.conflicts),
        *(f"imperium-leader-{leader.id}" for leader in BASE.leaders),
        *(f"imperium-space-{space.id}" for space in BASE.spaces),
    ]
    assert [id for id in ids if not bundle.has_message(id)] == []
    for leader in BASE.leaders:
        assert {"ability", "signet"} <= bundle.get_message(f"imperium-leader-{leader.id}").attributes.keys()
