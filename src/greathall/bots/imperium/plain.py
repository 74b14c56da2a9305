"""What can be read off printed effects and icons without judging anything."""

from __future__ import annotations

from mypy_extensions import i64

from greathall.games.imperium import effects as e
from greathall.games.imperium.printed import Effects


def plain_gain(effects: Effects, good: int) -> float:
    """How much of a good is gained without ifs and buts; what hangs on a condition counts for half."""
    total = 0.0
    for effect in effects:
        if isinstance(effect, e.Gain):
            if effect.good == good:
                total += effect.n
        elif isinstance(effect, e.All):
            total += plain_gain(effect.steps, good)
        elif isinstance(effect, e.OneOf):
            total += plain_gain((effect.choices[0],), good)
        elif isinstance(effect, (e.If, e.Pay)):
            total += 0.5 * plain_gain((effect.then,), good)
    return total


def bit_count(bits: int) -> int:
    count = 0
    left: i64 = bits
    while left:
        left &= left - 1
        count += 1
    return count
