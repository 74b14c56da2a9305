"""Each rule of a page stands in a section of its rulebook and is guarded by tests (guards/<game>.toml)."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from greathall.learn.rules.page import rules

ROOT = Path(__file__).resolve().parents[2]
GUARDS = Path(__file__).parent / "guards"
GAMES = sorted(file.stem for file in GUARDS.glob("*.toml"))


class Guarded(Struct, forbid_unknown_fields=True):
    section: str
    tests: list[str]


class Book(Struct, forbid_unknown_fields=True):
    sections: dict[str, str]
    rules: dict[str, Guarded]


@cache
def book(game: str) -> Book:
    return msgspec.toml.decode((GUARDS / f"{game}.toml").read_bytes(), type=Book)


@cache
def names_in(file: str) -> set[str]:
    """The names of its tests, without running it."""
    path = ROOT / file
    if not path.is_file():
        return set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_page_is_in_the_table_and_the_other_way_round(game: str) -> None:
    assert list(book(game).rules) == [rule.id for rule in rules(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_guarded_by_a_test_that_exists(game: str) -> None:
    unguarded = [anchor for anchor, rule in book(game).rules.items() if not rule.tests]
    assert unguarded == []
    gone = []
    for anchor, rule in book(game).rules.items():
        for test in rule.tests:
            file, _, name = test.partition("::")
            if name not in names_in(file):
                gone.append(f"{anchor}: {test}")
    assert gone == []


@pytest.mark.parametrize("game", GAMES)
def test_every_section_of_the_book_has_its_rules(game: str) -> None:
    covered = {rule.section for rule in book(game).rules.values()}
    assert covered == set(book(game).sections)
