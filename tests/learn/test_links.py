"""Whatever a table says leads to the rule that governs it: questions, refusals, lines of the log, numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from msgspec import Struct
from tests.games.random_play import play

import greathall as gh
from greathall.games.imperium.verbs.goods import GIFTS
from greathall.kernel.numbers import FROM
from greathall.kernel.rng import seeded
from greathall.learn.rules.page import Said, rules
from greathall.text import fluent
from greathall.text.dominion.labels import QUESTIONS as OF_DOMINION
from greathall.text.imperium.labels import FOR_AUTOMATA, SHARED
from greathall.text.imperium.labels import QUESTIONS as OF_UPRISING
from greathall.text.names import Names

QUESTIONS: dict[str, Iterable[str]] = {
    "dominion": OF_DOMINION,
    "imperium": SHARED | FOR_AUTOMATA,
    "uprising": OF_UPRISING,
}
# The files in which a game's refusals and lines of the log are put into words, and how their messages begin.
OF_DUNE = ("imperium_reasons", "imperium_log", "hagal")
FILES = {
    "dominion": ("dominion", ("dominion_reasons", "dominion_log")),
    "imperium": ("imperium", OF_DUNE),
    "uprising": (
        "imperium",
        (*OF_DUNE, "uprising_reasons", "uprising_log", "uprising_rivals", "six_reasons", "six_log"),
    ),
}
# Messages that are parts of others, or another way to tell the same kind of event.
NO_KIND = {
    "why-held-up",
    *("log-hidden", "log-hidden-too", "log-intrigue-named", "log-ordinal"),
    *("log-play-treasure", "log-name-other", "log-reveal_hand-cards"),
}
OPTIONS: dict[str, list[tuple[int, dict[str, object]]]] = {
    "dominion": [(3, {"kingdom": "underlings"}), (4, {"kingdom": "deconstruction"})],
    "imperium": [(1, {}), (2, {}), (4, {"leaders": "choose"})],
    "uprising": [(1, {}), (3, {"choam": True}), (6, {})],
}
SAMPLES = Path(__file__).parent / "samples"
SAMPLE = 50
every_game = pytest.mark.parametrize("game", sorted(FILES))


def said_of(game: str, about: str) -> set[str]:
    """The kinds of what is said so: `why` something cannot be chosen, what happened (`log`)."""
    prefix, files = FILES[game]
    begins = f"{prefix}-{about}-"
    found = set()
    for file in files:
        text = (fluent.locales() / "en" / f"{file}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(begins):
                found.add(entry.id.name.removeprefix(f"{prefix}-"))
    return {id.removeprefix(f"{about}-") for id in found - NO_KIND}


@every_game
def test_every_kind_of_question_leads_to_a_rule(game: str) -> None:
    assert set(rules(game).links["question"]) == set(QUESTIONS[game])


@every_game
def test_every_kind_of_refusal_leads_to_a_rule(game: str) -> None:
    assert set(rules(game).links["reason"]) == said_of(game, "why")


@every_game
def test_every_kind_of_line_in_the_log_leads_to_a_rule(game: str) -> None:
    kinds = said_of(game, "log")
    if "give" in kinds:
        kinds = kinds - {"give"} | set(GIFTS)
    assert set(rules(game).links["event"]) == kinds


def numbers_in(value: Any) -> Iterator[str]:
    """The numbers of a view that explain themselves."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key.endswith(FROM):
                yield key.removesuffix(FROM)
            else:
                yield from numbers_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from numbers_in(item)


@every_game
def test_what_tables_really_say_leads_to_rules(game: str) -> None:
    links = rules(game).links
    numbers = set()
    for players, options in OPTIONS[game]:
        table, rng = gh.new_game(game, players, 3, options), seeded(3)
        text = table.descriptor.text
        for _ in range(150):
            if table.over:
                break
            state = table.state
            assert state.kind in links["question"]
            assert {barred.what for barred in text.reasons(state)} <= set(links["reason"])
            numbers |= set(numbers_in(table.rules.view(state, state.decider)))
            play(table, rng, 3)
        told = text.told(table.state.events or [], Names("en"), True)
        assert {line.what for line in told} <= set(links["event"])
    assert numbers
    assert numbers <= set(links["number"])


class Sampled(Struct, forbid_unknown_fields=True):
    """Something that was said at a table, and the rule that governs it."""

    said: Said
    kind: str
    text: str
    rule: str


class Sample(Struct, forbid_unknown_fields=True):
    sampled: list[Sampled]


@every_game
def test_a_sample_of_what_was_said_leads_to_the_right_rules(game: str) -> None:
    """Fifty questions, refusals and lines of random games, drawn at random; somebody who knows the books compared
    each with the rule beside it."""
    sample = msgspec.toml.decode((SAMPLES / f"{game}.toml").read_bytes(), type=Sample).sampled
    assert len({(one.said, one.kind) for one in sample}) == SAMPLE
    links = rules(game).links
    assert [one for one in sample if links[one.said].get(one.kind) != one.rule] == []
