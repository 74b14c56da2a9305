"""Mixes of the original's cards that are saved by name."""

from __future__ import annotations

from pathlib import Path

import pytest

import greathall as gh
from greathall.arena.sim import simulate

CARDS = ["gun_thopter", "stilgar", "ambush"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GREATHALL_HOME", str(tmp_path))
    return tmp_path


def test_a_saved_mix_is_played_by_its_name_and_recorded_by_its_cards() -> None:
    gh.save_mix("thopters", CARDS)
    by_name = gh.new_game("uprising", players=3, seed=1, options={"original": "thopters"})
    by_cards = gh.new_game("uprising", players=3, seed=1, options={"original": CARDS})
    assert by_name.digest() == by_cards.digest()
    options = by_name.record()["options"]
    assert isinstance(options, dict)
    assert options["original"] == CARDS


def test_a_record_stays_what_it_was_when_the_mix_is_gone() -> None:
    gh.save_mix("thopters", CARDS)
    game = gh.new_game("uprising", players=3, seed=1, options={"original": "thopters"})
    gh.remove_mix("thopters")
    assert gh.saved_mixes() == {}
    assert gh.replay(game.record()).digest() == game.digest()


def test_the_simulator_knows_saved_mixes() -> None:
    gh.save_mix("thopters", CARDS)
    result = simulate("uprising", ["random"] * 3, 2, options={"original": "thopters"})
    assert result.options["original"] == CARDS


@pytest.mark.parametrize("name", ["", "all", "none", "war", "two,words"])
def test_a_name_that_means_something_else_is_refused(name: str) -> None:
    with pytest.raises(gh.BadOption, match="cannot name a mix"):
        gh.save_mix(name, CARDS)


def test_a_card_that_the_original_does_not_have_is_named() -> None:
    with pytest.raises(gh.BadOption, match="'calculated_hire'"):
        gh.save_mix("hire", ["calculated_hire"])
    assert gh.saved_mixes() == {}


def test_removing_what_is_not_there_says_what_is() -> None:
    gh.save_mix("thopters", CARDS)
    with pytest.raises(gh.BadOption, match="there are thopters"):
        gh.remove_mix("worms")


def test_a_broken_file_is_named_and_kept(home: Path) -> None:
    (home / "mixes.json").write_text("{")
    with pytest.raises(gh.BadOption, match=r"mixes\.json cannot be read"):
        gh.save_mix("thopters", CARDS)
    assert (home / "mixes.json").read_text() == "{"
