"""What is cleared away by itself: tables that nobody will miss, a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from greathall.server.logs import tell
from greathall.server.storage import Stale, Store

log = logging.getLogger("greathall")

DAY = 24 * 3600.0
PAUSE = 60.0  # seconds between two steps
A_FEW = 20  # tables in one step


class Retention(msgspec.Struct, frozen=True):
    """Days without a change after which tables and devices go, and how many finished tables are kept; 0 keeps them
    for ever."""

    waiting: float = 30  # nobody came
    unfinished: float = 365  # nobody moved
    finished: int = 0  # the latest, of all people together: links lead to the others
    devices: float = 365  # a browser that did not come; it is signed out


async def clear_away(store: Store, keep: Retention) -> int:
    """One step: how many tables went."""
    now = time.time()
    gone = 0
    for status, days in (("waiting", keep.waiting), ("playing", keep.unfinished)):
        if days:
            gone += await remove(store, await store.unchanged(status, now - days * DAY, A_FEW))
    if keep.finished:
        gone += await remove(store, await store.beyond(keep.finished, A_FEW))
    return gone


async def remove(store: Store, tables: list[tuple[str, int]]) -> int:
    """Those that nobody has touched meanwhile."""
    gone = 0
    for id, version in tables:
        try:
            await store.remove(id, version)
            gone += 1
        except Stale:
            pass
    return gone


async def keep_clearing(store: Store, keep: Retention) -> None:
    while True:
        await asyncio.sleep(PAUSE)
        try:
            gone = await clear_away(store, keep)
        except (OSError, SQLAlchemyError) as error:
            tell(log, logging.WARNING, "nothing could be cleared away", error=error)
            continue
        if gone:
            tell(log, logging.INFO, "old tables were cleared away", tables=gone)
