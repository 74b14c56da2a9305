"""JSON from outside: records, saved games, options, requests are all read here.

Python's reader keeps the last of two equal keys and fails in its own ways on deep nesting and on long numbers;
whatever JSON cannot hold would fail much later, when a game is written down."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NoReturn

import msgspec

from greathall.kernel.errors import GreatHallError, Wrong
from greathall.kernel.given import clipped, shown

DEEPEST: Final = 50  # levels; a saved game has fewer than ten
LARGEST: Final = 16 * 1024 * 1024  # bytes; a saved game has some 50,000
SMALLEST_NUMBER: Final = -(2**63)
LARGEST_NUMBER: Final = 2**64 - 1
MOST_VALUES: Final = 5_000_000


class Unreadable(GreatHallError):
    """This cannot be read, and why."""


class NotJson(Unreadable):
    """The text is no JSON at all."""


def read_json(text: object, kind: Any = Any) -> Any:
    """The value that the JSON text is, checked to be of that kind."""
    if not isinstance(text, (str, bytes, bytearray)):
        raise Unreadable(Wrong("error-json-text", given=shown(text)))
    if len(text) > LARGEST:
        raise Unreadable(Wrong("error-json-large", most=LARGEST))
    try:
        words = text if isinstance(text, str) else text.decode()
        value = json.loads(words, object_pairs_hook=with_single_keys, parse_int=number, parse_constant=no_number)
    except UnicodeDecodeError as error:
        raise NotJson(Wrong("error-json-utf8", byte=str(error.start))) from error
    except json.JSONDecodeError as error:
        raise NotJson(Wrong("error-json-none", why=error)) from error
    except RecursionError as error:
        raise Unreadable(Wrong("error-json-deep", most=DEEPEST)) from error
    return converted(value, kind)


def read_file(path: Path) -> bytes:
    """What is in the file; no more than anything of ours can have."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Unreadable(Wrong("error-file-unread", file=clipped(str(path)), why=error)) from error
    if len(data) > LARGEST:
        raise Unreadable(Wrong("error-file-large", file=clipped(str(path)), most=LARGEST))
    return data


def converted(value: object, kind: Any) -> Any:
    """A value of JSON's kinds as one of that kind."""
    try:
        return msgspec.convert(plain(value), type=kind)
    except msgspec.MsgspecError as error:
        raise Unreadable(clipped(str(error))) from error


def plain(value: object) -> Any:
    """A copy of the value that is made of nothing but what JSON has."""
    return Copier().copy(value, 0)


class Copier:
    def __init__(self) -> None:
        self.copied = 0

    def copy(self, value: object, level: int) -> Any:
        self.copied += 1
        if level > DEEPEST:
            raise Unreadable(Wrong("error-json-deep", most=DEEPEST))
        if self.copied > MOST_VALUES:
            raise Unreadable(Wrong("error-json-values", most=MOST_VALUES))
        if isinstance(value, (list, tuple)):
            return [self.copy(item, level + 1) for item in value]
        if isinstance(value, Mapping):
            for key in value:
                if not isinstance(key, str):
                    raise Unreadable(Wrong("error-json-key", given=shown(key)))
            return {text(key): self.copy(item, level + 1) for key, item in value.items()}
        return single(value)


def single(value: object) -> Any:
    """A value that holds no others."""
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, str):
        return text(value)
    if isinstance(value, int):
        if not SMALLEST_NUMBER <= value <= LARGEST_NUMBER:
            raise Unreadable(Wrong("error-json-number", given=shown(value)))
        return int(value)
    if isinstance(value, float):
        if not math.isfinite(value):
            no_number(str(value))
        return float(value)
    raise Unreadable(Wrong("error-json-value", given=shown(value)))


def text(value: str) -> str:
    try:
        value.encode()
    except UnicodeEncodeError as error:
        raise Unreadable(Wrong("error-json-half", given=shown(value))) from error
    return str.__str__(value)


def with_single_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise Unreadable(Wrong("error-json-twice", key=shown(key)))
        found[key] = value
    return found


def number(digits: str) -> int:
    if len(digits) > len(str(LARGEST_NUMBER)):
        raise Unreadable(Wrong("error-json-number", given=clipped(digits, 30)))
    return int(digits)


def no_number(word: str) -> NoReturn:
    raise Unreadable(Wrong("error-json-nan", given=word))
