"""What players of either Dune game are asked, and that all their options have different names."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from tests.games.dune.games import IMPERIUM, UPRISING, each_game
from tests.games.dune.table import DuneGame, Seat
from tests.text.clean import assert_clean
from tests.text.dune import pick, question

import greathall as gh
from greathall.text.imperium.labels import FOR_AUTOMATA, SHARED, UPRISING_ONLY

MODES = ("random", "choose", "draft")
# These come up so rarely that tests of their own ask for them; nobody picks in secret in Uprising.
RARE = {"alliance_to", "take", "opponent", "agent", "recall"}
RARE_IN_UPRISING = RARE | {
    "token",
    "voice",
    "snoop",
    "topdeck",
    "infiltrate",
    "trash_intrigue",
    "draw_one",
    "discard_one",
    "flip",
}


def imperium_games() -> list[gh.Game]:
    return [IMPERIUM.new(1 + seed % 4, seed, leaders=MODES[seed % 3]) for seed in range(32)]


def uprising_games() -> list[gh.Game]:
    return [
        UPRISING.new(
            3 + seed // 2 % 2,
            seed,
            leaders=MODES[seed % 3],
            choam=seed % 2 == 0,
            original="all" if seed % 4 == 3 else "none",
            original_conflicts=seed % 4 == 3,
        )
        for seed in range(16)
    ]


@pytest.mark.parametrize(
    ("games", "questions", "rare"),
    [
        (imperium_games, SHARED | FOR_AUTOMATA, RARE),
        (uprising_games, SHARED | UPRISING_ONLY, RARE_IN_UPRISING),
    ],
    ids=["imperium", "uprising"],
)
def test_every_decision_of_random_games_has_a_question_and_different_labels(
    games: Callable[[], list[gh.Game]], questions: dict[str, object], rare: set[str]
) -> None:
    met: set[str] = set()
    for seed, game in enumerate(games()):
        rng = random.Random(seed)
        while not game.over:
            decision = game.decision
            met.add(decision.kind)
            assert_clean(decision.text)
            names = [option.label for option in decision.options]
            for name in names:
                assert_clean(name)
            assert len(set(names)) == len(names), names
            game.choose(pick(rng, decision))
    assert met <= set(questions)
    assert set(questions) - met <= rare


@each_game
def test_a_decision_that_nobody_has_worded_is_named(game: DuneGame) -> None:
    t = game.table(Seat("dagger"))
    t.state.kind = "juggle"
    with pytest.raises(LookupError, match="juggle"):
        question(t)
