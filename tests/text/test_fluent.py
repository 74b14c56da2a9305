"""Messages and languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from greathall.games.dominion.catalogue import CARDS
from greathall.games.imperium.catalogue import BASE
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption, GreatHallError
from greathall.text import fluent
from greathall.text.bundle import Bundle
from greathall.text.fluent import Texts, languages, texts
from greathall.text.links import capital, link, read_links

SIXES = """
sentence = { $text }!
dominion-card-copper = Sechser
    .acc = den Sechser
    .gender = m
dominion-card-gold = Neun
greeting = six { $as ->
    [after] nach
   *[plain] vor
}
then = { $first }, dann { $next_after } ({ $next_form })
dominion-choose = wähle
    .after = wählst du
times = { $n } mal { $item }
dominion-log-name = { $card_gender ->
    [m] er
   *[other] sie
}: { $card_acc }
dominion-log-play = { $player_acc } { $cards_acc }
"""


def forget_languages() -> None:
    fluent.drafts.cache_clear()
    fluent.languages.cache_clear()
    fluent.load_bundle.cache_clear()


@pytest.fixture
def made_up_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language with hardly any messages."""
    (tmp_path / "hu").mkdir()
    (tmp_path / "hu" / "some.ftl").write_text(SIXES, encoding="utf-8")
    monkeypatch.setattr(fluent, "locales", lambda: tmp_path)
    forget_languages()
    yield "hu"
    forget_languages()
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


def test_what_a_message_has_besides_is_the_languages_own_with_the_english_behind(made_up_language: str) -> None:
    forms = Texts(made_up_language).forms("dominion-card-copper")
    assert forms == {"a": "a Copper", "acc": "den Sechser", "gender": "m"}


def test_a_language_without_a_name_for_itself_is_a_draft_that_nobody_is_offered(made_up_language: str) -> None:
    assert fluent.drafts() == ("hu",)
    assert fluent.languages() == ()
    (Path(str(fluent.locales())) / "hu" / "language.ftl").write_text("language = Sechsisch", encoding="utf-8")
    fluent.languages.cache_clear()
    assert fluent.languages() == ("hu",)
    assert fluent.language_name("en") == "English"


# -- forms


def test_a_name_comes_with_its_forms_and_stands_in_for_those_that_it_lacks(made_up_language: str) -> None:
    t = Texts(made_up_language)
    copper, gold = t.name("dominion-card-copper"), t.name("dominion-card-gold")
    assert t.say("dominion-log-name", card=copper) == "er: den Sechser"
    assert t.say("dominion-log-name", card=gold) == "sie: Neun"
    assert t.say("dominion-log-name", card="Neun") == "sie: Neun"


def test_a_list_has_the_forms_of_what_is_in_it(made_up_language: str) -> None:
    t = Texts(made_up_language)
    copper, gold = t.name("dominion-card-copper"), t.name("dominion-card-gold")
    cards = t.listed([copper, t.noun("times", item=copper, n=2), gold], "and")
    assert str(cards) == "Sechser, 2 mal Sechser and Neun"
    said = t.say("dominion-log-play", player="Ann", cards=cards)
    assert said == "Ann den Sechser, 2 mal den Sechser and Neun"


def test_a_clause_is_said_as_the_message_asks_for_it_by_its_attribute_or_by_itself(made_up_language: str) -> None:
    t = Texts(made_up_language)
    first, order = t.clause("greeting"), t.clause("dominion-choose", form="do")
    assert t.say("then", first=first, next=order) == "six vor, dann wählst du (do)"
    assert t.say("then", first=order, next=first) == "wähle, dann six nach ()"


def test_two_that_are_called_alike_keep_their_own_forms(made_up_language: str) -> None:
    t = Texts(made_up_language)
    assert t.say("dominion-log-name", card=fluent.Phrase("Sechser")) == "sie: Sechser"
    assert t.say("dominion-log-name", card=t.name("dominion-card-copper")) == "er: den Sechser"


def test_names_are_marked_where_links_are_wanted_but_not_what_is_told_about_them(made_up_language: str) -> None:
    t = Texts(made_up_language, links=True)
    copper = t.name("dominion-card-copper", "card:copper")
    marked = t.say("dominion-log-name", card=copper)
    assert read_links(marked) == ("er: den Sechser", ((4, 15, "card:copper"),))
    assert capital(link("card:x", "öl")) == link("card:x", "Öl")
    assert t.name("dominion-card-copper", "card:copper") is copper


# -- messages


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


@pytest.mark.parametrize("part", ["", fluent.RULES, fluent.STRATEGY])
@pytest.mark.parametrize("lang", fluent.drafts())
def test_messages_that_are_read_one_by_one_are_those_of_the_files(lang: str, part: str) -> None:
    folder = fluent.locales() / lang / part
    if not folder.is_dir():
        return  # a draft without that part
    whole = FluentBundle([lang])
    for file in fluent.message_files(folder):
        whole.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    bundle = fluent.load_bundle.__wrapped__(lang, part)
    for id in whole._messages:
        assert bundle.has_message(id), id
        assert bundle.get_message(id).attributes.keys() == whole.get_message(id).attributes.keys()
    assert (bundle._messages.keys(), bundle._terms.keys()) == (whole._messages.keys(), whole._terms.keys())


def test_a_message_is_read_with_all_that_it_refers_to() -> None:
    source = "-held = Held\nja = { -held } { nein }\n# Ein Wort.\nnein = nein\n    .x = y\n\nnie = { ja }\n"
    bundle = Bundle("de", [source])
    message = bundle.get_message("ja")
    assert message.value is not None
    assert bundle.format_pattern(message.value) == ("Held nein", [])
    assert not bundle._messages.keys() & {"nie"}


def test_a_message_may_have_a_long_list_in_it() -> None:
    """What is offered, or was asked for, may be all the cards of a game; a report joins such lists."""
    cards = ", ".join(f"card_{n:03}" for n in range(400))
    said = texts("de").listed(["seed 7", cards, cards], "next-part", "next-part").text
    assert said.count("card_399") == 2
