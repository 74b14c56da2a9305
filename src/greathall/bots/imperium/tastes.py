"""What the heuristics of the Dune games like, by game: found by playing (`benchmarks/tune_taste.py`), from what
searches found of single cards and spaces (`benchmarks/learn_likes.py`)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from greathall.bots.imperium.likes import Learned
from greathall.bots.imperium.taste import Taste

WEIGHTS: Final = Path(__file__).parent / "weights"


def found(game: str) -> tuple[dict[str, float], Learned]:
    """What is different from the first release's taste, and what is liked besides."""
    return read(WEIGHTS / f"taste-{game}.json")


def read(path: Path) -> tuple[dict[str, float], Learned]:
    told = json.loads(path.read_text(encoding="utf-8"))
    but: dict[str, float] = told["taste"]
    likes: Learned = told["likes"]
    return but, likes


def usual_taste(game: str) -> Taste:
    but, likes = found(game)
    return Taste(but, likes)


def taste_alone(game: str) -> Taste | None:
    """For tables with nobody else but Rivals, where one was found."""
    path = WEIGHTS / f"taste-{game}-1.json"
    if not path.exists():
        return None
    but, likes = read(path)
    return Taste(but, likes)
