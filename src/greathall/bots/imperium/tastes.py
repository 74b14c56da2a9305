"""What the heuristics of the Dune games like, by game: found by playing (`benchmarks/tune_taste.py`), from what
searches found of single cards and spaces (`benchmarks/learn_likes.py`)."""

from __future__ import annotations

import json
from pathlib import Path

from greathall.bots.imperium.likes import Learned
from greathall.bots.imperium.taste import Taste


def found(game: str) -> tuple[dict[str, float], Learned]:
    """What is different from the first release's taste, and what is liked besides."""
    return read(f"taste-{game}.json")


def read(name: str) -> tuple[dict[str, float], Learned]:
    told = json.loads(path_of(name).read_text(encoding="utf-8"))
    but: dict[str, float] = told["taste"]
    likes: Learned = told["likes"]
    return but, likes


def path_of(name: str) -> Path:
    return Path(__file__).parent / "weights" / name


def usual_taste(game: str) -> Taste:
    but, likes = found(game)
    return Taste(but, likes)


def taste_alone(game: str) -> Taste | None:
    """For tables with nobody else but Rivals, where one was found."""
    name = f"taste-{game}-1.json"
    if not path_of(name).exists():
        return None
    but, likes = read(name)
    return Taste(but, likes)
