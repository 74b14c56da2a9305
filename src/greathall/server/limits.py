"""How much of everything one person, or one address, may ask for: more than any player needs, no more than others
notice."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from greathall.server.errors import Refused


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    a_second: float


class Limits(msgspec.Struct, frozen=True):
    """Of one address are meant to be several people: a club behind one router."""

    # HTTP requests of one address
    writes: Rate = Rate(60, 10)
    reads: Rate = Rate(300, 50)
    telling: Rate = Rate(6, 1 / 4)  # seconds that it takes to tell of finished games
    # live requests
    requests: Rate = Rate(60, 20)  # of one person, at all tables together
    requests_here: Rate = Rate(600, 150)  # of one address
    enters: Rate = Rate(40, 1)  # of one person
    enters_here: Rate = Rate(300, 10)  # of one address
    looks: Rate = Rate(20, 4)  # of one person: a hot seat's person takes the device; older pages of log and chat
    hints: Rate = Rate(10, 1 / 2)  # of one person: bots think about each, and others' bots wait meanwhile
    hints_here: Rate = Rate(30, 2)  # of one address
    sockets: int = 20  # of one person
    sockets_here: int = 300  # of one address
    # chat
    words: Rate = Rate(20, 1 / 3)  # of one person
    words_at_table: Rate = Rate(60, 1)
    words_kept: int = 5_000  # lines at one table
    # messages to people who are not there
    notices: Rate = Rate(40, 1 / 15)  # to one person
    notice_tests: Rate = Rate(5, 1 / 20)  # of one person
    # games
    choices: int = 10_000  # in one game; the longest real ones have some hundreds


FREELY = Rate(1e9, 1e9)
UNLIMITED = Limits(  # for whoever measures something else
    writes=FREELY,
    reads=FREELY,
    telling=FREELY,
    requests=FREELY,
    requests_here=FREELY,
    enters=FREELY,
    enters_here=FREELY,
    looks=FREELY,
    hints=FREELY,
    hints_here=FREELY,
    words=FREELY,
    words_at_table=FREELY,
    notices=FREELY,
    notice_tests=FREELY,
    sockets=10**9,
    sockets_here=10**9,
    words_kept=10**9,
    choices=10**9,
)

# Whoever does them too often is told so by the message `refused-too-often-…`.
LIMITED = (
    "writes",
    "reads",
    "requests",
    "requests_here",
    "enters",
    "enters_here",
    "looks",
    "hints",
    "hints_here",
    "words",
    "notices",
    "notice_tests",
    "words_at_table",
)


class Bucket:
    """Lets so many through at once, and so many a second after that."""

    def __init__(self, rate: Rate) -> None:
        self.burst, self.rate = rate
        self.left = self.burst
        self.at = time.monotonic()

    def fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self) -> bool:
        self.fill()
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each caller; who has not come for long is forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.by_caller: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, caller: str) -> Bucket:
        bucket = self.by_caller.get(caller)
        if bucket is None:
            bucket = self.by_caller[caller] = Bucket(self.rate)
        self.by_caller.move_to_end(caller)
        if len(self.by_caller) > self.most:
            self.by_caller.popitem(last=False)
        return bucket

    def take(self, caller: str) -> bool:
        return self.of(caller).take()


class Doorkeeper:
    """Who asks for too much is refused, and told what would be right."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.buckets = {kind: Buckets(getattr(limits, kind)) for kind in LIMITED}
        self.seconds = Buckets(limits.telling)
        self.sockets: Counter[str] = Counter()

    def let(self, kind: str, caller: str) -> None:
        if not self.buckets[kind].take(caller):
            raise Refused("too_often", f"too-often-{kind.replace('_', '-')}", 429)

    @contextmanager
    def measured(self, caller: str) -> Iterator[list[float]]:
        """Of what is told of finished games: the seconds that it took are put there, and are gone for a while."""
        bucket = self.seconds.of(caller)
        bucket.fill()
        if bucket.left <= 0:
            raise Refused("too_often", "too-often-reads", 429)
        took: list[float] = []
        try:
            yield took
        finally:
            bucket.left -= sum(took)

    @contextmanager
    def seated(self, person: str | None, address: str) -> Iterator[None]:
        """A live connection, as long as it lasts."""
        each = [(f"address {address}", self.limits.sockets_here, "address")]
        if person is not None:
            each.append((f"person {person}", self.limits.sockets, "you"))
        for who, most, called in each:
            if self.sockets[who] >= most:
                raise Refused("too_many", "too-many-tables", 429, who=called, n=most)
        for who, _, _ in each:
            self.sockets[who] += 1
        try:
            yield
        finally:
            for who, _, _ in each:
                self.sockets[who] -= 1
                if not self.sockets[who]:
                    del self.sockets[who]
