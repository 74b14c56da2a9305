"""What a seat may know, and what it may choose, as rows of small numbers: for whoever learns to play.

A row is bytes, whole numbers from 0 to 255, in named segments one after another. Each segment has a `scale`, what
one counts for in it, so that a learner gets fractions of about one. Rows hold what the seat may know and nothing
else: a test deals all the rest anew and compares.

A game says its own rows by a subclass; this one knows no game, and tells the options alone."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from greathall.kernel.machine import FIRST_PART, FIRST_THING, PASS, YES, State

MOST: Final = 255
CODES: Final = 256  # options of a game that does not say which there are
DIGITS: Final = 8  # of the digest in a version


class Segment(NamedTuple):
    """A part of a row: `count` groups of one `width`."""

    name: str
    start: int
    stop: int
    width: int
    scale: float
    columns: tuple[str, ...]  # what the numbers of a group are called, where they have names


class Layout:
    """The segments of a row."""

    def __init__(self) -> None:
        self.segments: list[Segment] = []
        self.size = 0

    def add(self, name: str, count: int, columns: tuple[str, ...] = (), scale: float = 1.0) -> None:
        """So many numbers, or so many groups of columns with these names."""
        width = len(columns) if columns else count
        stop = self.size + count * (len(columns) if columns else 1)
        self.segments.append(Segment(name, self.size, stop, width, scale, columns))
        self.size = stop

    def segment(self, name: str) -> Segment:
        for segment in self.segments:
            if segment.name == name:
                return segment
        raise KeyError(f"there is no segment {name!r}; there are {', '.join(s.name for s in self.segments)}")

    def scales(self) -> list[float]:
        """By number of the row."""
        return [segment.scale for segment in self.segments for _ in range(segment.stop - segment.start)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The rows of a game. They have one shape, whatever the options and however many play."""

    def __init__(self, meaning: int = 1, codes: list[int] | None = None) -> None:
        self.meaning = meaning  # grows when a number comes to mean something else in the same place
        self.codes = list(range(CODES)) if codes is None else codes  # all that could ever be an option, ascending
        self.actions = [-1] * (self.codes[-1] + 1)  # by code: its place among them
        for action, code in enumerate(self.codes):
            self.actions[code] = action
        self.table = Layout()
        self.option = Layout()
        self.lay_out()

    def lay_out(self) -> None:
        """Says which segments there are."""
        self.table.add("decides", 1)
        self.table.add("options", len(self.codes))
        self.option.add("code", 1, ("pass", "yes", "part", "thing", "number"))

    @property
    def version(self) -> str:
        """Two equal ones mean that rows and actions are the same, in their places and in what they mean."""
        shape = [self.table.segments, self.option.segments, self.codes]
        return f"{self.meaning}-{sha256(repr(shape).encode()).hexdigest()[:DIGITS]}"

    def action(self, code: int) -> int:
        """The place of an option in the catalogue of all of them."""
        found = self.actions[code] if 0 <= code < len(self.actions) else -1
        assert found >= 0, f"option {code} is not in the catalogue of actions"
        return found

    def observe(self, state: State, seat: int) -> bytes:
        """The table as that seat sees it, a row of `table`."""
        row = [0] * (1 + len(self.codes))
        if state.decider == seat and not state.over:
            row[0] = 1
            for code in state.options:
                row[1 + self.action(code)] = 1
        return bytes(row)

    def features(self, state: State) -> bytes:
        """The options of the decision at hand, as the seat that decides sees them: for each a row of `option`."""
        row: list[int] = []
        for code in state.options:
            kind = [code == PASS, code == YES, FIRST_PART <= code < FIRST_THING, code >= FIRST_THING]
            start = FIRST_THING if code >= FIRST_THING else FIRST_PART
            row += [int(flag) for flag in kind]
            row.append(byte(code - start))
        return bytes(row)


def byte(n: int) -> int:
    """The nearest number that a row can hold."""
    if n < 0:
        return 0
    return n if n < MOST else MOST


def one_of(names: tuple[str, ...]) -> dict[str, int]:
    """Names by their places."""
    return {name: i for i, name in enumerate(names)}


def one_hot(size: int, which: int) -> list[int]:
    """A one in that place; none if there is no such place."""
    row = [0] * size
    if 0 <= which < size:
        row[which] = 1
    return row


def one_hots(size: int) -> list[bytes]:
    """All rows with a one in a place, and last, for place -1, the one without."""
    return [bytes(one_hot(size, which)) for which in range(size)] + [bytes(size)]
