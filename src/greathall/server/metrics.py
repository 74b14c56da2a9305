"""What the server counts, in Prometheus' format. One process, one set of figures."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST
REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

MOVES = Counter("greathall_moves", "Choices that people made", ["game"], registry=REGISTRY)
SECONDS = Histogram(
    "greathall_move_seconds",
    "From a choice that came to its answer",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
BOT_SECONDS = Counter("greathall_bot_seconds", "Seconds for which bots were waited for", registry=REGISTRY)
REFUSALS = Counter("greathall_refusals", "Requests that were refused, or failed", ["code"], registry=REGISTRY)
NOTICES = Counter("greathall_notices", "Messages that it is somebody's turn", ["way", "outcome"], registry=REGISTRY)
TABLES = Gauge("greathall_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("greathall_sockets", "Windows at tables", registry=REGISTRY)


@contextmanager
def timed_move(game: str) -> Iterator[None]:
    """A choice that is carried out."""
    begun = time.perf_counter()
    yield
    SECONDS.observe(time.perf_counter() - begun)
    MOVES.labels(game).inc()


@contextmanager
def timed_bot() -> Iterator[None]:
    begun = time.perf_counter()
    try:
        yield
    finally:
        BOT_SECONDS.inc(time.perf_counter() - begun)


def written(tables: int, sockets: int) -> bytes:
    TABLES.set(tables)
    SOCKETS.set(sockets)
    return generate_latest(REGISTRY)
