"""The fields of a thing as plain values, for dumps: a list of names in the order in which they are written."""

from __future__ import annotations


def values(thing: object, names: tuple[str, ...]) -> list[object]:
    """The value of each field; lists are copied."""
    found: list[object] = []
    for name in names:
        value = getattr(thing, name)
        found.append(value.copy() if isinstance(value, list) else value)
    return found


def changed(thing: object, start: object, names: tuple[str, ...]) -> list[object]:
    """Fields that dumps did not always have: one object with those that are not as in `start`, or nothing at all.
    So a table that does not use them has the digests that it always had."""
    found: dict[str, object] = {}
    for name, now, before in zip(names, values(thing, names), values(start, names), strict=True):
        if now != before:
            found[name] = now
    return [found] if found else []
