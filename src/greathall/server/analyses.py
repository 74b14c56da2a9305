"""Finished games are analysed in the bots' processes: one at a time, in slices, and what was found is kept."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence

from greathall.analysis import Story, analysis_of, can_be_analysed, story
from greathall.api import Record, read_record
from greathall.kernel.given import clipped
from greathall.server.called import names_in
from greathall.server.errors import Refused
from greathall.server.messages import AnalysisInfo, AnalysisStatus
from greathall.server.storage import AnalysisRow, Person, Stale, Store, TableRow
from greathall.server.table_info import record_from
from greathall.server.thinking import Thinkers, examine

log = logging.getLogger("greathall")

BUDGET = 50  # moves played out for each chance and each decision
SEED = 0
MOST_WAITING = 20
MOST_EACH = 3  # of one person
SOMEBODY_ELSE = 10.0  # seconds after which another server that was at it is taken to be dead


class Wanted:
    """An analysis that waits, or is under way."""

    def __init__(self, row: TableRow, codes: Sequence[int], person: str) -> None:
        self.id = row.id
        self.record = record_of(row, codes)
        self.person = person  # who asked; "" if that was before the server was started anew
        self.seats = [seat.seat for seat in row.seats if seat.kind == "person"]  # bots have no use for advice


class Analyses:
    """Those that people have asked for; one after another, so that at most one process is busy with them."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.wanted: dict[str, Wanted] = {}  # by table, in the order in which they were asked for
        self.working: asyncio.Task[None] | None = None

    def close(self) -> None:
        if self.working is not None:
            self.working.cancel()

    # -- asking

    async def info(self, person: Person | None, row: TableRow, codes: Sequence[int], lang: str) -> AnalysisInfo:
        """How it stands; with all that was found when it is done."""
        stored = await self.store.analysis(row.id)
        status = self.status(row, stored)
        if stored is not None and status == "running" and self.is_abandoned(row.id, stored):
            self.want(Wanted(row, codes, ""))
        told = None
        if stored is not None and status == "done":
            told = await asyncio.to_thread(told_of, row, codes, stored, lang)
        return AnalysisInfo(
            status,
            status in ("none", "failed") and person is not None and bool(row.seats_of(person.id)),
            0.0 if stored is None else stored.done / (row.steps + 1),
            None if stored is None else stored.failed,
            told,
        )

    def status(self, row: TableRow, stored: AnalysisRow | None) -> AnalysisStatus:
        if stored is not None and stored.done > row.steps:
            return "done"
        if not can_be_analysed(row.game):
            return "impossible"
        if row.id in self.wanted:
            return "running"
        if stored is None:
            return "none"
        return "running" if stored.failed is None else "failed"

    def is_abandoned(self, table: str, stored: AnalysisRow) -> bool:
        """Whether whoever was at it is gone: this server before it was started anew, or another one."""
        patience = SOMEBODY_ELSE if self.store.postgresql else 0.0
        return table not in self.wanted and time.time() - stored.changed >= patience

    async def start(self, person: Person, row: TableRow, codes: Sequence[int], lang: str) -> AnalysisInfo:
        """Begins it, or goes on where it stopped; whoever asks for one that is under way or done is told so."""
        if not row.seats_of(person.id):
            raise Refused("not_your_table", "not-yours-to-analyse", 403)
        status = self.status(row, await self.store.analysis(row.id))
        if status == "impossible":
            raise Refused("no_analysis", "no-analysis", game=row.game)
        if status in ("none", "failed"):
            self.check_room(person)
            await self.store.begin_analysis(row.id)
            self.want(Wanted(row, codes, person.id))
        return await self.info(person, row, codes, lang)

    def want(self, wanted: Wanted) -> None:
        self.wanted.setdefault(wanted.id, wanted)
        if self.working is None or self.working.done():
            self.working = asyncio.get_running_loop().create_task(self.work())

    def check_room(self, person: Person) -> None:
        mine = [wanted for wanted in self.wanted.values() if wanted.person == person.id]
        if len(mine) >= MOST_EACH:
            raise Refused("too_many", "analysed-already", 429, n=MOST_EACH)
        if len(self.wanted) >= MOST_WAITING:
            raise Refused("too_many", "analyses-waiting", 429)

    # -- working

    async def work(self) -> None:
        while self.wanted:
            wanted = next(iter(self.wanted.values()))
            try:
                await self.examine(wanted)
            except Stale:
                log.info("table %s is being analysed elsewhere", wanted.id)
            except Exception:
                log.exception("the analysis of table %s cannot be kept", wanted.id)
            finally:
                del self.wanted[wanted.id]

    async def examine(self, wanted: Wanted) -> None:
        """From where it stopped, if it did."""
        row = await self.store.analysis(wanted.id)
        while row is not None and row.done <= len(wanted.record.choices):
            known = row.done
            try:
                found = await self.thinkers.run_for(
                    wanted.person, examine, wanted.record, BUDGET, SEED, wanted.seats, known
                )
                row.found += [one for one in found if one.point is not None or one.better is not None]
                row.done, row.failed = known + len(found), None
            except Exception as error:
                log.exception("table %s cannot be analysed", wanted.id)
                row.failed = clipped(f"{type(error).__name__}: {error}")
            row.changed = time.time()
            await self.store.go_on(wanted.id, row, known)
            if row.failed is not None:
                return


def told_of(row: TableRow, codes: Sequence[int], stored: AnalysisRow, lang: str) -> Story:
    names = names_in(lang, row)
    return story(record_of(row, codes), analysis_of(stored.found, BUDGET, SEED), names, lang)


def record_of(row: TableRow, codes: Sequence[int]) -> Record:
    return read_record(record_from(row, codes))
