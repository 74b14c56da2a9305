"""A run's folder: its plan, its finished batches, and the tables made of them.

run.json        the plan: all that the result depends on
batches/        a file for each finished batch, written aside and put in place at once: a run that is killed has
                each of them whole or not at all, and goes on with those that are missing
result.json     ratings and pairings, when all is played
games.parquet   a row for each game, lists by seat          games.csv: the lists as JSON
things.parquet  what each seat did with which thing, and how often
curves.parquet  how numbers went for each seat, round by round
ratings.parquet, pairings.parquet
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from greathall.arena.extras import need
from greathall.arena.matches import Batch, Row
from greathall.arena.tournament import Outcome, Plan
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.reading import Unreadable, converted, read_file, read_json

PLAN = "run.json"
RESULT = "result.json"
BATCHES = "batches"


class Run:
    """Where a tournament's batches are kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.batches = folder / BATCHES

    # -- what is played

    def path(self, batch: Batch) -> Path:
        return self.batches / f"{batch.pairing:05}-{batch.number:05}.msgpack"

    def found(self, batch: Batch) -> list[Row] | None:
        try:
            return read_rows(self.path(batch))
        except FileNotFoundError:
            return None

    def keep(self, batch: Batch, rows: list[Row]) -> None:
        put_in_place(self.path(batch), msgspec.msgpack.encode(rows))

    def rows(self, outcome: Outcome) -> Iterator[Row]:
        """All games that count, in the order of the plan. A sequential test may have stopped before others."""
        for number, met in enumerate(outcome.pairings):
            left = met.games
            for file in sorted(self.batches.glob(f"{number:05}-*.msgpack")):
                rows = read_rows(file)[:left]
                left -= len(rows)
                yield from rows

    # -- when all is played

    def finish(self, outcome: Outcome) -> None:
        from greathall.arena.tables import write_tables

        write_tables(self.folder, outcome, self.rows(outcome))
        put_in_place(self.folder / RESULT, msgspec.json.format(msgspec.json.encode(outcome)))


def read_rows(file: Path) -> list[Row]:
    try:
        return msgspec.msgpack.decode(file.read_bytes(), type=list[Row])
    except msgspec.MsgspecError as error:
        raise BadOption(Wrong("error-no-batch", file=file, why=error)) from error


def put_in_place(path: Path, data: bytes) -> None:
    """Whole or not at all, whatever happens meanwhile."""
    aside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with aside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)


def opened(folder: Path, plan: Plan, resume: bool) -> Run:
    """A new run; or one that goes on, if it is the same."""
    need("arena", "pyarrow")
    run = Run(folder)
    try:
        if (folder / PLAN).exists():
            check_same(folder, plan, resume)
        elif folder.exists() and any(folder.iterdir()):
            raise BadOption(Wrong("error-run-other-things", folder=folder))
        run.batches.mkdir(parents=True, exist_ok=True)
        if not (folder / PLAN).exists():
            put_in_place(folder / PLAN, msgspec.json.format(msgspec.json.encode(plan)))
    except OSError as error:
        raise BadOption(Wrong("error-not-written", file=folder, why=error)) from error
    for leftover in run.batches.glob("*.part"):
        leftover.unlink()
    return run


def check_same(folder: Path, plan: Plan, resume: bool) -> None:
    if not resume:
        raise BadOption(Wrong("error-run-there", folder=folder))
    before: dict[str, Any] = msgspec.to_builtins(read_plan(folder))
    now: dict[str, Any] = msgspec.to_builtins(plan)
    for name, value in now.items():
        if before[name] != value:
            raise BadOption(
                Wrong("error-run-differs", folder=folder, name=name, before=shown(before[name]), now=shown(value))
            )


def read_plan(folder: Path) -> Plan:
    found: Plan = read_as(folder / PLAN, Plan, "plan")
    return found


def read_outcome(folder: Path) -> Outcome:
    if not (folder / PLAN).exists():
        raise BadOption(Wrong("error-no-run", folder=folder))
    if not (folder / RESULT).exists():
        raise BadOption(Wrong("error-run-unfinished", folder=folder))
    found: Outcome = read_as(folder / RESULT, Outcome, "result")
    return found


def read_as(file: Path, kind: Any, what: str) -> Any:
    try:
        return converted(read_json(read_file(file)), kind)
    except Unreadable as error:
        raise BadOption(Wrong("error-run-unread", file=file, what=what, why=error)) from error
