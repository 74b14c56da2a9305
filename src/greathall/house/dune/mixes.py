"""Mixes of the original's cards for Uprising, saved under a name of the player's own.

They live in a small file of the user's. A game's record names the cards themselves, so it stays what it was when a
mix changes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from greathall import home
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.setup import MIXES, chosen_mix
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.reading import Unreadable, read_file, read_json

OPTION = "original"
RESERVED = ("none", "all", *MIXES)
LONGEST_NAME = 60


def store() -> Path:
    return home.settings("mixes.json")


def all_mixes() -> dict[str, Sequence[str]]:
    """Those that come with the game, and the saved ones."""
    return {**MIXES, **saved_mixes()}


def saved_mixes() -> dict[str, list[str]]:
    """The mixes saved by name."""
    path = store()
    try:
        if not path.exists():
            return {}
        mixes: dict[str, list[str]] = read_json(read_file(path), dict[str, list[str]])
    except (OSError, Unreadable) as error:
        raise BadOption(Wrong("error-mixes-unread", file=path, why=error)) from error
    return mixes


def save_mix(name: str, cards: Sequence[str]) -> None:
    """Saves a mix for later games; one of the same name is replaced."""
    if not can_name_a_mix(name):
        raise BadOption(Wrong("error-mix-name", name=shown(name), words=", ".join(RESERVED)))
    if not cards:
        raise BadOption(Wrong("error-mix-empty", name=repr(name)))
    write(saved_mixes() | {name: chosen_mix(UPRISING, cards)})


def can_name_a_mix(name: object) -> bool:
    if not isinstance(name, str) or name in RESERVED:
        return False
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip() and "," not in name


def remove_mix(name: str) -> None:
    mixes = saved_mixes()
    if name not in list(mixes):
        raise BadOption(Wrong("error-no-mix", name=shown(name), mixes=", ".join(mixes) or Wrong("error-none")))
    del mixes[name]
    write(mixes)


def write(mixes: dict[str, list[str]]) -> None:
    """Whole or not at all: a write that fails leaves the file as it was."""
    path = store()
    part = path.with_suffix(".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(msgspec.json.format(msgspec.json.encode(mixes)))
        part.replace(path)
    except OSError as error:
        raise BadOption(Wrong("error-mixes-unwritten", file=path, why=error)) from error


def with_cards(options: dict[str, object]) -> dict[str, object]:
    """Options in which a saved mix is replaced by its cards."""
    name = options.get(OPTION)
    if not isinstance(name, str) or name in RESERVED:
        return options
    cards = saved_mixes().get(name)
    return options if cards is None else options | {OPTION: list(cards)}
