"""The check of messages, and that all languages pass it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greathall import proofs
from greathall.kernel.errors import BadOption
from greathall.text import fluent
from greathall.text.checking import check_places

CHECKOUT = Path(__file__).parents[2]

ENGLISH = """
### $form: do or may
# $cards is how many, $whose hand
deal = { helper } { $cards ->
    [one] a card
   *[other] { $cards } cards
}
helper = { $form ->
    [may] you may deal
   *[do] deal
}
card-copper = Copper
    .a = a Copper
name = name { $card_a }
topic = Topic
    .rule = A rule.
"""

RIGHT = """
deal = { $form ->
    [may] du darfst { mine }
   *[do] nimm { mine }
} { $whose } { -term }
mine = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
-term = !
card-copper = Kupfer
    .acc = ein Kupfer
    .gender = n
name = nenne { $card_acc } { $card_gender }
topic = Thema
    .rule = Eine Regel.
"""


def checked(folder: Path, text: str, complete: bool = True) -> list[str]:
    for lang, file, said in (("en", "a", ENGLISH), ("en", "language", "language = English"), ("de", "b", text)):
        (folder / lang).mkdir(exist_ok=True)
        (folder / lang / f"{file}.ftl").write_text(said, encoding="utf-8")
    if complete:
        (folder / "de" / "language.ftl").write_text("language = Deutsch\n", encoding="utf-8")
    return [f"{trouble.id} {trouble.what}" for trouble in check_places([folder], ["de"])]


def test_a_language_may_write_its_sentences_out_with_helpers_and_forms_of_its_own(tmp_path: Path) -> None:
    assert checked(tmp_path, RIGHT) == []


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("topic = Thema\n    .rule = Eine Regel.\n", ""), "topic is missing"),
        (("    .rule = Eine Regel.\n", ""), "topic .rule is missing"),
        (("{ $whose }", "{ $where }"), "deal has $where, which English has not"),
        (("{ $whose }", ""), None),
        (("{ $card_acc }", "{ $card_dat }"), "name asks for $card_dat, a form that nothing has"),
        ((".gender = n", ".plural = Kupfer"), "card-copper .plural is unused"),
        (("{ -term }", ""), "-term is unused: English has no such message, and none of this language refers to it"),
        (
            ("name =", "nmae ="),
            "nmae is unused: English has no such message, and none of this language refers to it",
        ),
        (("topic = Thema", "topic = { Thema"), "b.ftl cannot be read"),
        (("-term = !", "-term = !\n-term = ?"), "-term is there twice"),
    ],
)
def test_what_is_missing_unused_or_has_other_variables_is_named(
    tmp_path: Path, change: tuple[str, str], said: str | None
) -> None:
    found = checked(tmp_path, RIGHT.replace(*change))
    if said is None:
        assert found == []
    else:
        assert any(trouble.startswith(said) for trouble in found), found


def test_a_draft_may_lack_messages_but_what_is_there_must_be_right(tmp_path: Path) -> None:
    assert checked(tmp_path, "card-copper = Kupfer\n    .acc = ein Kupfer\n", complete=False) == []
    assert checked(tmp_path, "name = { $curse }\nother = x\n", complete=False) != []


def test_all_languages_are_right() -> None:
    assert [str(trouble) for trouble in proofs.check(CHECKOUT)] == []


def test_all_rules_text_is_written_beside_its_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "locales" / "de"
    folder.mkdir(parents=True)
    (folder / "some.ftl").write_text("dominion-card-smithy = Schmiede\n", encoding="utf-8")
    (tmp_path / "locales" / "en").symlink_to(str(fluent.locales() / "en"))
    monkeypatch.setattr(fluent, "locales", lambda: tmp_path / "locales")
    for kept in (fluent.drafts, fluent.load_bundle):
        kept.cache_clear()
    written = proofs.write("de", tmp_path).read_text(encoding="utf-8")
    assert re.search(r"- \*\*Schmiede\*\* / Smithy \(`smithy`\)\n  - .*3.*\n  - \*\+3 cards\.\*\n", written)
    assert "(`arrakeen`)" in written
    with pytest.raises(BadOption, match="'en'"):
        proofs.write("en", tmp_path)
    for words in (fluent.drafts, fluent.load_bundle, fluent.texts):
        words.cache_clear()
