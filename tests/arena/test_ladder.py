"""The rating lists: kept for every game and count, about all bots, and shown as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.arena import ladder
from greathall.arena.matches import AUTOMATA
from greathall.house.registry import OWN, descriptor_of
from greathall.kernel.errors import BadOption

ROOT = Path(__file__).parents[2]
THINKERS = ["search", "learned"]  # too slow for many games
LISTS = [(game.id, players) for game in OWN for players in game.rules.player_counts]


@pytest.mark.parametrize(("game", "players"), LISTS)
def test_every_game_and_count_has_a_list_of_all_its_bots(game: str, players: int) -> None:
    kept = ladder.kept(game, players)
    rated = {rated.bot for rated in kept.ratings} - {AUTOMATA}
    assert rated | set(kept.left_out) == set(descriptor_of(game).bots.names())
    assert kept.rules == descriptor_of(game).rules.version, f"play it anew: {kept.command}"
    assert [rated.rating for rated in kept.ratings] == sorted((r.rating for r in kept.ratings), reverse=True)


def test_the_readme_shows_the_kept_lists() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in OWN:
        assert all(mark in readme for mark in ladder.marks(game.id))
    assert ladder.filled(readme) == readme, "`greathall ladder GAME --write` fills it"


def test_a_list_comes_out_the_same_again() -> None:
    """The quickest of them, played as its command says."""
    kept = ladder.kept("imperium", 3)
    without = "--without search,learned"
    assert kept.command == f"greathall ladder imperium --players 3 --games {kept.games} --write {without}"
    assert ladder.play("imperium", 3, kept.games, kept.left_out, jobs=1) == kept


def test_a_list_is_written_into_a_checkout_and_nowhere_else(tmp_path: Path) -> None:
    found = ladder.play("imperium", 3, 12, THINKERS, jobs=1)
    with pytest.raises(BadOption, match="in a checkout of Great Hall"):
        ladder.write(found, tmp_path)
    folder = tmp_path / ladder.IN_CHECKOUT
    folder.mkdir(parents=True)
    begin, end = ladder.marks("imperium")
    (tmp_path / "README.md").write_text(f"before\n{begin}old\n{end}\nafter\n")
    ladder.write(found, tmp_path)
    assert ladder.kept("imperium", 3, folder) == found
    readme = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert readme.startswith(f"before\n{begin}| `imperium` | 3 players |\n")
    assert readme.endswith(f"|\n{end}\nafter\n")
    assert "old" not in readme


def test_bots_can_be_left_out_by_name() -> None:
    left_out = ["random", *THINKERS]
    assert ladder.play("imperium", 3, 12, left_out, jobs=1).left_out == left_out
    with pytest.raises(BadOption, match="there is no bot 'nobody'"):
        ladder.plan("imperium", 3, 12, ["nobody"])
    with pytest.raises(BadOption, match="imperium takes 1 to 4 players, not 5"):
        ladder.counts("imperium", 5)
