"""What the heuristics of the Dune games like, by game: found by playing (`benchmarks/tune_taste.py`), from what
searches found of single cards and spaces (`benchmarks/learn_likes.py`)."""

from __future__ import annotations

import json
from pathlib import Path

from greathall.bots.imperium.likes import Learned
from greathall.bots.imperium.taste import Taste


def found(game: str) -> tuple[dict[str, float], Learned]:
    """What is different from the first release's taste, and what is liked besides."""
    path = Path(__file__).parent / "weights" / f"taste-{game}.json"
    told = json.loads(path.read_text(encoding="utf-8"))
    but: dict[str, float] = told["taste"]
    likes: Learned = told["likes"]
    return but, likes


def usual_taste(game: str) -> Taste:
    but, likes = found(game)
    return Taste(but, likes)
