"""What a search knows of the Dune games: heuristics play the round to its end, against Rivals alone the next one
too, and what that leaves is judged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from mypy_extensions import mypyc_attr

from greathall.bots.bot import Bot
from greathall.bots.imperium.eye import FEATURES
from greathall.bots.imperium.grounds import grounds
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.imperium.prospects import Prospects
from greathall.bots.imperium.taste import Taste
from greathall.bots.imperium.tastes import taste_alone, usual_taste
from greathall.bots.search import Insight
from greathall.games.imperium.state import Imperium
from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.kernel.rules import Rules

# Which turn, which space, what to buy and how many troops to send decide nearly all of a game; the rest is left to
# rules of thumb.
TRIED: Final = (
    "turn",
    "space",
    "effects",
    "deploy",
    "combat",
    "cost",
    "acquire",
    "influence",
    "choose",
    "reward",
    "retreat",
    "contract",
    "place_spy",
    "gather",
    "trash",
    "activate",
)


# Rounds that are played out, with the one at hand. Rivals go by their cards: what they may do next can be foreseen.
ROUNDS: Final = 1
ROUNDS_ALONE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class DuneInsight(Insight):
    def __init__(self, game: str) -> None:
        self.game = game
        self.pool: list[Bot] = [HeuristicBot(usual_taste(game), taste_alone(game)), HeuristicBot(Taste())]
        self.prospects: dict[int, Prospects] = {}  # by number of players, as they are asked for
        self.until = 0  # the round that is not played out any more

    def look_at(self, s: State) -> None:
        assert isinstance(s, Imperium)
        self.until = s.round + (ROUNDS_ALONE if s.seating.players == 1 else ROUNDS)

    def is_worth_it(self, s: State) -> bool:
        assert isinstance(s, Imperium)
        return s.kind in TRIED and not s.is_automaton(s.asked)

    def goes_on(self, s: State) -> bool:
        return s.kind == "space"

    def stage(self, s: State) -> int:
        assert isinstance(s, Imperium)
        return s.round if s.round >= self.until else 0

    def chances(self, s: State) -> list[float]:
        assert isinstance(s, Imperium)
        players = s.seating.players
        prospects = self.prospects.get(players)
        if prospects is None:
            prospects = Prospects(weights_for(self.game, players))
            self.prospects[players] = prospects
        return prospects.chances(s)

    def quick(self, world: int) -> Bot:
        return self.pool[1] if world % 4 == 3 else self.pool[0]

    def grounds(self, rules: Rules, s: State, codes: list[int]) -> list[Why]:
        assert isinstance(s, Imperium)
        return grounds(rules, s, codes, self.quick(0))


def weights_for(game: str, players: int) -> list[list[float]]:
    path = Path(__file__).parent / "weights" / f"{game}-{players}.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    if tuple(found["features"]) != FEATURES:
        raise AssertionError(f"{path.name} was fitted for other features: fit it anew")
    rounds: list[list[float]] = found["rounds"]
    return rounds
