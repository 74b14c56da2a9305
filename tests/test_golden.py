"""The same set-up, seed and choices give the same game to the last byte: today and tomorrow, compiled or not.

tools/golden.py has the cases and the one command that writes the digests of a new rules version."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools.golden import CASES, ROOT, TABLES, committed, digests, numbered, renumbered

from greathall.arena.plain import run_uncompiled
from greathall.games.dominion.catalogue import BY_ID, CARDS, PRINTED
from greathall.games.dominion.catalogue import EFFECTS as DOMINION_EFFECTS
from greathall.games.dominion.kingdoms import RECOMMENDED
from greathall.games.imperium.catalogue import BASE, UPRISING, printed_boxes
from greathall.games.imperium.setup import MIXES
from greathall.house.registry import names, rules_of
from greathall.kernel.machine import Printed
from greathall.kernel.permanent import in_order
from tools import golden

every_game = pytest.mark.parametrize("game", names())


# -- digests and rules versions


def test_the_cases_have_every_count_of_players_and_every_kind_of_set_up() -> None:
    for game in names():
        rules = rules_of(game)
        counts = {case.players for case in CASES if case.game == game}
        assert counts == set(rules.player_counts)
    assert {case.options.get("kingdom") for case in CASES} >= {*RECOMMENDED, "five_and_five"}
    for game in ("imperium", "uprising"):
        ways = {case.options.get("leaders", "random") for case in CASES if case.game == game}
        assert ways == {"random", "choose", "draft"}
    assert {case.options.get("original") for case in CASES} >= {*MIXES, "all"}
    assert {case.options.get("choam") for case in CASES} >= {True, False}


@every_game
def test_the_digests_of_a_rules_version_never_change(game: str) -> None:
    version = str(rules_of(game).version)
    there = committed()[game]
    assert version in there, f"rules version {version} of {game} has no golden digests: run python -m tools.golden"
    now = digests(game)
    assert now == there[version], (
        f"{game} does not play as rules version {version} did. If that is meant, give its Rules a new version, add "
        "a line to CHANGELOG.md that says which behaviour changed, and run python -m tools.golden. If it is not, "
        "the change has a fault."
    )


@every_game
def test_every_rules_version_has_a_line_in_the_changelog(game: str) -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for version in range(1, rules_of(game).version + 1):
        said = re.search(rf"^### .*\b{game} {version}\b.*\n((?:- .*\n|  .*\n)+)", text, re.MULTILINE)
        assert said, f"CHANGELOG.md does not say which behaviour rules version {version} of {game} changed"


@every_game
def test_rules_versions_count_up_one_by_one(game: str) -> None:
    versions = [int(version) for version in committed()[game]]
    assert versions == list(range(2, rules_of(game).version + 1)), "the first release had no version"


def test_the_same_games_end_alike_uncompiled() -> None:
    printed = run_uncompiled(
        f"import json, sys; sys.path.append({str(ROOT)!r})\n"
        "from greathall.house.registry import names\nfrom tools.golden import digests\n"
        "print(json.dumps({game: digests(game) for game in names()}))"
    )
    assert json.loads(printed) == {game: digests(game) for game in names()}


def test_the_tool_refuses_other_digests_for_a_version_that_has_some(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "FILE", tmp_path / "golden.json")
    monkeypatch.setattr(golden, "NUMBERS", tmp_path / "permanent.json")
    monkeypatch.setattr(golden, "CASES", [case for case in CASES if case.game == "dominion"][:1])
    golden.write(golden.NUMBERS, TABLES)
    assert golden.main() == 0
    before = golden.FILE.read_text(encoding="utf-8")
    assert golden.main() == 0
    monkeypatch.setattr(golden, "played", lambda case: "1 0123456789abcdef")
    assert golden.main() == 1
    assert "dominion: rules version" in capsys.readouterr().err
    assert golden.FILE.read_text(encoding="utf-8") == before


# -- permanent numbers


def test_the_tables_of_permanent_numbers_only_grow_at_their_ends() -> None:
    assert renumbered(numbered()) == []
    assert {game: set(kinds) for game, kinds in numbered().items()} == {g: set(k) for g, k in TABLES.items()}
    news = [
        f"{game}: {id}"
        for game, kinds in TABLES.items()
        for kind, ids in kinds.items()
        for id in ids[len(numbered()[game][kind]) :]
    ]
    assert not news, f"run python -m tools.golden, which takes note of the numbers of {', '.join(news)}"


def test_a_number_that_was_given_to_another_thing_is_noticed() -> None:
    cards = TABLES["dominion"]["cards"]
    assert renumbered({"dominion": {"cards": [*cards[:-2], "platinum"]}}) == ["dominion: cards"]
    assert renumbered({"dominion": {"cards": list(cards[:-2])}}) == []


@every_game
def test_everything_printed_is_in_the_table_and_has_its_number(game: str) -> None:
    contents = {"imperium": BASE, "uprising": UPRISING}
    for kind, ids in TABLES[game].items():
        things = CARDS if game == "dominion" else getattr(contents[game], kind)
        new = [thing.id for thing in things if thing.id not in ids]
        assert not new, f"add {', '.join(new)} at the end of the table of {kind} in permanent.py"
        assert [(thing.id, thing.index) for thing in things] == [(id, i) for i, id in enumerate(ids)]


def test_what_is_not_in_the_table_yet_comes_behind_all_others() -> None:
    smithy, village, moat, market = (BY_ID[id] for id in ("smithy", "village", "moat", "market"))
    cards = in_order(("village", "moat"), (market, moat, village, smithy))
    assert cards == (village, moat, market, smithy)


def test_what_has_a_number_cannot_go_away() -> None:
    with pytest.raises(AssertionError, match="platinum"):
        in_order(("platinum",), CARDS)


# -- effects


def test_an_effect_is_printed_on_one_thing_alone() -> None:
    """Otherwise a new card could become the first on which it is printed, and its name would change. The original's
    cards in Uprising are the same prints, and keep the names that they have in the original."""
    owners: dict[int, set[str]] = {}
    waiting = [*PRINTED, *printed_boxes(BASE, BASE.game), *printed_boxes(UPRISING, UPRISING.game)]
    while waiting:
        path, effect = waiting.pop()
        owner = next(part for part in path.split("/") if ":" in part).replace("original_", "")
        owners.setdefault(id(effect), set()).add(owner)
        waiting += [Printed(path, part) for part in effect.parts()]
    assert [shared for shared in owners.values() if len(shared) > 1] == []
    for effects in (DOMINION_EFFECTS, BASE.effects):
        assert len({effect.path for effect in effects}) == len(effects)
