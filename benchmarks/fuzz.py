"""Mangles records and saved games at random: each has to be refused in words, or be played to the end.

    python benchmarks/fuzz.py --mutants 10000
    python benchmarks/fuzz.py dominion --mutants 100 --seed 7

What goes wrong is shown with the number that leads to it, and with the mangled text. It knows nothing of what
stands in a record: whatever JSON there is gets changed.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

import greathall as gh

LONGEST = 5.0  # seconds that one may take
EACH = 40  # mutants come from one game
MOST_STEPS = 3000  # of a game that goes on from a mangled save
# By game: options of the games whose records are mangled.
OPTIONS: dict[str, list[dict[str, object]]] = {
    "dominion": [{}, {"kingdom": "deconstruction"}, {"kingdom": "five_and_five", "open_discards": True}],
    "imperium": [{}, {"leaders": "draft"}],
    "uprising": [{}, {"choam": True, "leaders": "choose"}, {"original": "all", "original_conflicts": True}],
}
# In place of what stands there
STRANGE: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 7, 63, 64, 255, 10**6, 2**31, 2**63, 2**64 - 1, 0.5, -0.0, 1e300),
    *("", "x", "random", "copper", "0", "\0", "ä" * 50, [], [[]], [0] * 100, {}, {"x": 1}, [[[[[[]]]]]]),
]
ALPHABET = b'0123456789-+.eE"\\{}[],: \n\tntfu\x00\x7f\x80\xc3\xff'


class Outcome(NamedTuple):
    what: str  # refused, played
    text: bytes
    wrong: str  # a traceback, or why it is one


class TooLong(BaseException):
    """No `except Exception` in the library may swallow it."""


@contextmanager
def in_time(seconds: float) -> Iterator[None]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def sample(game: str, number: int, rng: random.Random) -> gh.Game:
    """A game somewhere between its beginning and its end, played at random."""
    options = OPTIONS[game][number % len(OPTIONS[game])]
    lowest = {"dominion": 2}.get(game, 3)
    table = gh.new_game(game, rng.randint(lowest, 4), rng.getrandbits(60), options)
    for _ in range(rng.choice([0, 1, 10, 60, 200, 1000])):
        if table.over:
            break
        table.choose(rng.randrange(len(table.state.options)))
    return table


# -- mangling


def mangled(data: bytes, rng: random.Random) -> bytes:
    """One to three changes, of the values or of the bytes."""
    for _ in range(rng.choice([1, 1, 1, 2, 3])):
        data = by_byte(data, rng) if rng.random() < 0.35 else by_value(data, rng)
    return data


def by_byte(data: bytes, rng: random.Random) -> bytes:
    if not data:
        return b"{"
    at = rng.randrange(len(data))
    match rng.randrange(7):
        case 0:
            return data[:at]
        case 1:
            return data[at:]
        case 2:
            return data[:at] + bytes([data[at] ^ (1 << rng.randrange(8))]) + data[at + 1 :]
        case 3:
            return data[:at] + bytes([rng.choice(ALPHABET)]) + data[at + 1 :]
        case 4:
            return data[:at] + bytes([rng.choice(ALPHABET)]) + data[at:]
        case 5:
            end = min(len(data), at + rng.randint(1, 30))
            return data[:at] + data[end:]
        case _:
            end = min(len(data), at + rng.randint(1, 30))
            return data[:end] + data[at:]


def by_value(data: bytes, rng: random.Random) -> bytes:
    """A field, an item or a value inside is changed, dropped, doubled, moved or added."""
    try:
        whole = json.loads(data)
    except (ValueError, RecursionError):
        return by_byte(data, rng)
    holders = list(containers(whole))
    if not holders:
        return json.dumps(rng.choice(STRANGE)).encode()
    # Short ones as often as long ones: else nearly all changes would be to the cards in a deck.
    holder = rng.choice(rng.choice(by_depth(holders)))
    if isinstance(holder, dict):
        change_fields(holder, rng)
    else:
        change_items(holder, rng)
    text = json.dumps(whole).encode()
    return twice(text, rng) if rng.random() < 0.05 else text


def containers(value: Any, depth: int = 0) -> Iterator[tuple[int, Any]]:
    if isinstance(value, (dict, list)):
        yield depth, value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from containers(inner, depth + 1)


def by_depth(holders: list[tuple[int, Any]]) -> list[list[Any]]:
    deepest = max(depth for depth, _ in holders)
    return [[holder for depth, holder in holders if depth == level] for level in range(deepest + 1)]


def change_fields(holder: dict[str, Any], rng: random.Random) -> None:
    if not holder or rng.random() < 0.1:
        holder[rng.choice(["x", "", "game", "choices", "version"])] = rng.choice(STRANGE)
        return
    key = rng.choice(list(holder))
    match rng.randrange(4):
        case 0:
            del holder[key]
        case 1:
            holder[key] = rng.choice(STRANGE)
        case 2:
            holder[key + "x"] = holder.pop(key)
        case _:
            holder[key] = nearby(holder[key], rng)


def change_items(holder: list[Any], rng: random.Random) -> None:
    if not holder:
        holder.append(rng.choice(STRANGE))
        return
    at = rng.randrange(len(holder))
    match rng.randrange(6):
        case 0:
            del holder[at]
        case 1:
            holder.insert(at, holder[at])
        case 2:
            holder[at] = rng.choice(STRANGE)
        case 3:
            other = rng.randrange(len(holder))
            holder[at], holder[other] = holder[other], holder[at]
        case 4:
            del holder[at:]
        case _:
            holder[at] = nearby(holder[at], rng)


def nearby(value: Any, rng: random.Random) -> Any:
    """Something of the same kind: what is most easily taken for right."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice([-64, -10, -2, -1, 1, 2, 10, 64])
    if isinstance(value, str) and value:
        at = rng.randrange(len(value))
        return value[:at] + rng.choice(["", "0", "f", "_", "é"]) + value[at + 1 :]
    if isinstance(value, list):
        return rng.sample(value, len(value))
    return rng.choice(STRANGE)


def twice(text: bytes, rng: random.Random) -> bytes:
    """A key that is there two times."""
    return (
        text.replace(b"{", b'{"game": "dominion", ', 1) if rng.random() < 0.5 else text[:-1] + b', "choices": []}'
    )


# -- trying


def attempt(text: bytes, load: bool, rng: random.Random) -> Outcome:
    """Refused by name, or played on to the end."""
    try:
        with in_time(LONGEST), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                game = gh.load(text) if load else gh.replay(text)
            except gh.GreatHallError as error:
                said = str(error)
                if not isinstance(error, (gh.BadRecord, gh.BadOption, gh.UnknownGame)):
                    return Outcome("refused", text, f"by another kind of error: {error!r}")
                if not 10 < len(said) < 4000:
                    return Outcome("refused", text, f"with {len(said)} characters")
                return Outcome("refused", text, "")
            use(game, rng)
    except TooLong:
        return Outcome("hung", text, f"it took longer than {LONGEST} s")
    except Exception:
        return Outcome("crashed", text, traceback.format_exc())
    return Outcome("played", text, "")


def use(game: gh.Game, rng: random.Random) -> None:
    """Everything that a player could do with it."""
    for seat in (None, *range(game.players)):
        json.dumps(game.view(seat))
    game.save()
    game.digest()
    gh.replay(game.record())
    steps = 0
    while not game.over and steps < MOST_STEPS:
        if steps % 50 == 0:
            _ = game.decision
            game.determinize(rng.randrange(game.players), steps)
        game.choose(rng.randrange(len(game.state.options)))
        steps += 1
    if game.over:
        assert game.result is not None


def fuzz(game: str, mutants: int, seed: int = 0, first: int = 0) -> Iterator[tuple[int, Outcome]]:
    """So many mangled records and saves, from number `first` on."""
    texts: list[tuple[bytes, bool]] = []
    for number in range(first, mutants):
        rng = random.Random(f"{game} {seed} {number}")
        if number % EACH == 0 or number == first:
            source = random.Random(f"{game} {seed} game {number // EACH}")
            table = sample(game, number // EACH, source)
            texts = [(json.dumps(table.record()).encode(), False), (table.save(), True)]
        text, load = texts[number % 2]
        yield number, attempt(mangled(text, rng), load, rng)


def main() -> None:
    parser = argparse.ArgumentParser(description="Mangles records and saved games.")
    parser.add_argument("game", nargs="*", default=list(gh.games()))
    parser.add_argument("--mutants", type=int, default=10_000, help="of each game")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    failed = False
    for game in arguments.game:
        started = time.perf_counter()
        count: Counter[str] = Counter()
        for number, outcome in fuzz(game, arguments.mutants, arguments.seed):
            count[outcome.what] += 1
            if outcome.wrong:
                failed = True
                print(f"{game}, seed {arguments.seed}, mutant {number}: {outcome.what}\n{outcome.wrong}")
                print(outcome.text[:3000])
        told = ", ".join(f"{n:,} {what}" for what, n in sorted(count.items()))
        print(f"{game}: {told} in {time.perf_counter() - started:.0f} s")
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
