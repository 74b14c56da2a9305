"""What the heuristics of the Dune games like, by game. What is different from the first release's taste was found by
playing (`benchmarks/tune_taste.py`); single cards and spaces, from searches (`benchmarks/learn_likes.py`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from greathall.bots.imperium.likes import Learned
from greathall.bots.imperium.taste import Taste

TASTES: Final[dict[str, dict[str, float]]] = {
    "imperium": {},
    "uprising": {
        "agent": 3.51,
        "ahead": 0.402,
        "breach": 3.22,
        "card": 2.7,
        "contract": 1.24,
        "control": 2.53,
        "council": 1.36,
        "doubled": 0.955,
        "doubt": 1.76,
        "exact": 0.523,
        "first_side": 0.643,
        "first_step": 3.19,
        "high_step": 0.319,
        "hold_combat_card": 0.88,
        "hold_plot_card": 1.52,
        "hooks": 4.26,
        "hurt": 1.64,
        "icon": 0.451,
        "intrigue": 1.84,
        "joins": 0.934,
        "late_vp": 1.15,
        "later_0": 0.0978,
        "later_1": 0.227,
        "later_2": 0.361,
        "later_3": 0.507,
        "least_buy": -1.94,
        "least_fight": -1.03,
        "least_visit": 0.458,
        "memory": 0.486,
        "old_intrigue": 0.529,
        "pace": 0.819,
        "persuasion": 0.91,
        "plain_card": 1.92,
        "safe_alliance": 0.694,
        "saving": 0.108,
        "second_icon": 0.287,
        "second_prize": 4.86,
        "seen_in_round": 0.22,
        "solari": 0.858,
        "spare_solari": 0.142,
        "spare_spice": 0.701,
        "spice": 1.11,
        "spy": 1.85,
        "sword": 0.352,
        "swords_in_card": 0.277,
        "swords_in_intrigue": 0.74,
        "thinner": 0.5,
        "third_prize": 1.17,
        "third_step": 3.73,
        "trash": 0.134,
        "troop": 1.63,
        "troops_to_come": 1.01,
        "vp": 6.73,
        "water": 3.36,
    },
}


def taste_of(game: str) -> dict[str, float]:
    return TASTES.get(game, {})


def likes_of(game: str) -> Learned:
    path = Path(__file__).parent / "weights" / f"likes-{game}.json"
    if not path.exists():
        return {}
    learned: Learned = json.loads(path.read_text(encoding="utf-8"))["likes"]
    return learned


def usual_taste(game: str) -> Taste:
    return Taste(taste_of(game), likes_of(game))
