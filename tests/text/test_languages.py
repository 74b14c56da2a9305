"""What every language keeps, drafts in what they have of it: each message can be said with each of its variants, in
that language alone, and counts as the language does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from tests.text.leftover import ENGLISH_WORDS, LATIN_IN_GREEK, LATIN_WORD, alone

from greathall.text.checking import nodes
from greathall.text.fluent import ENGLISH, RULES, STRATEGY, drafts, of_locale
from greathall.text.links import capital

CHECKOUT = Path(__file__).parents[2]
PYTHON = CHECKOUT / "src/greathall/text/locales"
WEB = CHECKOUT / "web" / "src" / "locales"
# Where messages see each other, and its files.
PLACES = {
    "python": (PYTHON, "*.ftl"),
    RULES: (PYTHON, f"{RULES}/*.ftl"),
    STRATEGY: (PYTHON, f"{STRATEGY}/*.ftl"),
    "web": (WEB, "**/*.ftl"),
}
COUNTS = (0, 1, 2, 4, 5, 21, 22, 102)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# What a message that chooses by a number must know besides the default; in Hungarian, nothing.
COUNTED = {"en": {"one"}, "de": {"one"}, "el": {"one"}, "cs": {"one", "few"}, "hu": set[str]()}
FILLED = "\u2042"  # where something is set in
MOST = 100  # combinations of variants that are tried of one message

Variant = dict[str, str | int]


class Message(NamedTuple):
    lang: str
    place: str
    id: str
    part: str  # "" or its attribute
    choices: dict[str, tuple[str | int, ...]]  # what each of its variables may be

    def __str__(self) -> str:
        return f"{self.lang}/{self.place}: {self.id}{'.' + self.part if self.part else ''}"

    def variants(self) -> Iterator[Variant]:
        for values in islice(product(*self.choices.values()), MOST):
            yield dict(zip(self.choices, values, strict=True))
        # Of a message with more of them, each choice at least once.
        first = {name: values[0] for name, values in self.choices.items()}
        for name, values in self.choices.items():
            for value in values:
                yield {**first, name: value}

    def said(self, variant: Variant) -> str:
        bundle = bundle_of(self.lang, self.place)
        message = bundle.get_message(self.id)
        pattern = message.attributes[self.part] if self.part else message.value
        text, errors = bundle.format_pattern(cast(Any, pattern), cast(Any, variant))
        assert not errors, f"{self} with {variant}: {errors[0]}"
        return str(text)


def files(lang: str, place: str) -> list[Path]:
    folder, pattern = PLACES[place]
    return sorted((folder / lang).glob(pattern))


@cache
def bundle_of(lang: str, place: str) -> FluentBundle:
    """What a draft lacks is said in English."""
    bundle = FluentBundle([lang], functions={"CAPITAL": cast(Any, capital)}, use_isolating=False)
    for one in (ENGLISH, lang):
        for file in files(one, place):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


@cache
def entries(lang: str, place: str) -> dict[str, ast.Message | ast.Term]:
    found: dict[str, ast.Message | ast.Term] = {}
    for one in (ENGLISH, lang):
        for file in files(one, place):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = entry
                elif isinstance(entry, ast.Term):
                    found[f"-{entry.id.name}"] = entry
    return found


def own(lang: str, place: str) -> list[ast.Message]:
    return [
        entry
        for file in files(lang, place)
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    ]


@cache
def messages(lang: str) -> list[Message]:
    found = []
    for place in PLACES:
        for entry in own(lang, place):
            parts = [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
            for name, pattern in parts:
                if pattern is not None:
                    found.append(Message(lang, place, entry.id.name, name, choices_of(pattern, lang, place)))
    return found


def choices_of(pattern: ast.Pattern, lang: str, place: str) -> dict[str, tuple[str | int, ...]]:
    """By variable, also of messages that it refers to: what it may be."""
    choices: dict[str, dict[str | int, None]] = {}
    seen: set[str] = set()
    waiting: list[object] = [pattern]
    while waiting:
        for node in nodes(waiting.pop()):
            match node:
                case ast.VariableReference():
                    choices.setdefault(node.id.name, {})
                case ast.MessageReference() if node.id.name not in seen:
                    seen.add(node.id.name)
                    there = entries(lang, place).get(node.id.name)
                    waiting += [] if there is None else [there.value, *(one.value for one in there.attributes)]
                case ast.SelectExpression(selector=ast.VariableReference() as selector):
                    choices.setdefault(selector.id.name, {}).update(dict.fromkeys(keys_of(node)))
    return {name: tuple(values) or (FILLED,) for name, values in choices.items()}


def keys_of(choice: ast.SelectExpression) -> list[str | int]:
    keys = [one.key for one in choice.variants]
    named = [key.name for key in keys if isinstance(key, ast.Identifier)]
    counts = set(named) & (CATEGORIES - {"other"}) or any(isinstance(key, ast.NumberLiteral) for key in keys)
    return list(COUNTS) if counts or named == ["other"] else [*named]


@pytest.mark.parametrize("lang", drafts())
def test_every_message_can_be_said_with_each_of_its_variants(lang: str) -> None:
    wrong = []
    for message in messages(lang):
        for variant in message.variants():
            text = message.said(variant)
            if re.search(r"[{}$]|\?\?\?|[\u2066-\u2069]", text):
                wrong.append(f"{message} with {variant}: {text}")
    assert wrong == []


@pytest.mark.parametrize("lang", drafts())
def test_messages_count_as_the_language_does(lang: str) -> None:
    wrong = []
    for place in PLACES:
        for entry in own(lang, place):
            for node in nodes(entry):
                if not isinstance(node, ast.SelectExpression):
                    continue
                keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
                numbers = {one.key.value for one in node.variants if isinstance(one.key, ast.NumberLiteral)}
                if not keys & (CATEGORIES - {"other"}) or not says_its_number(node):
                    continue
                stand_in = ({"one"} if "1" in numbers else set()) | (
                    {"few"} if {"2", "3", "4"} <= numbers else set()
                )
                missing = COUNTED.get(lang, set()) - keys - stand_in
                if missing:
                    wrong.append(f"{lang}/{place}: {entry.id.name} has no {missing}")
    assert wrong == []


def says_its_number(choice: ast.SelectExpression) -> bool:
    """One or several is all that is asked for otherwise."""
    number = choice.selector.id.name if isinstance(choice.selector, ast.VariableReference) else ""
    said = (node for variant in choice.variants for node in nodes(variant.value))
    return any(isinstance(node, ast.VariableReference) and node.id.name == number for node in said)


@pytest.mark.parametrize("lang", [lang for lang in drafts() if lang != ENGLISH])
def test_no_english_is_left_over(lang: str) -> None:
    wrong = {}
    for message in messages(lang):
        for variant in message.variants():
            text = alone(message.said(variant))
            left = ENGLISH_WORDS.search(text.lower())
            if left:
                wrong[str(message)] = f"{left.group()!r} in {text}"
    assert wrong == {}


def test_greek_is_written_in_greek_letters() -> None:
    wrong = {}
    for message in messages("el"):
        if message.part in ("gender", "number", "is"):
            continue
        for variant in message.variants():
            text = alone(message.said({name: FILLED if isinstance(v, str) else v for name, v in variant.items()}))
            latin = [word for word in LATIN_WORD.findall(text) if word not in LATIN_IN_GREEK]
            if latin:
                wrong[str(message)] = f"{latin} in {text}"
    assert wrong == {}


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "el_GR"}, "el"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "el_GR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "de@euro"}, "de"),
    ],
)
def test_the_command_line_speaks_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert of_locale(environment, ("en", "de", "el")) == lang
