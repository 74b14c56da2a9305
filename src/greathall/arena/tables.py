"""A run as tables, in Parquet and CSV."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.csv
import pyarrow.parquet

from greathall.arena.matches import Row
from greathall.arena.tournament import Outcome

AT_ONCE = 2000  # games that are in memory while tables are written
TEXTS = pa.list_(pa.string())
NUMBERS = pa.list_(pa.int32())

GAMES = pa.schema(
    {
        "game": pa.int64(),  # the number by which the other tables know it
        "pairing": pa.int32(),
        "deal": pa.int32(),
        "seed": pa.uint64(),
        "players": pa.int8(),
        "bots": TEXTS,
        "teams": NUMBERS,
        "can_win": pa.list_(pa.bool_()),
        "places": NUMBERS,
        "scores": NUMBERS,
        "won": pa.list_(pa.float64()),
        "turns": NUMBERS,
        "decisions": pa.int32(),
        "first_player": pa.int8(),
        "leaders": TEXTS,
        "kingdom": TEXTS,
        "openings": pa.list_(TEXTS),
    }
)
THINGS = pa.schema(
    {"game": pa.int64(), "seat": pa.int8(), "deed": pa.string(), "thing": pa.string(), "n": pa.int32()}
)
CURVES = pa.schema(
    {"game": pa.int64(), "seat": pa.int8(), "what": pa.string(), "round": pa.int32(), "value": pa.float64()}
)
Record = dict[str, Any]


class Writer:
    """A table that grows, in both formats."""

    def __init__(self, folder: Path, name: str, schema: pa.Schema) -> None:
        self.schema = schema
        self.nested = [field.name for field in schema if pa.types.is_nested(field.type)]
        self.plain = pa.schema([pa.field(f.name, pa.string() if f.name in self.nested else f.type) for f in schema])
        self.parquet = pyarrow.parquet.ParquetWriter(folder / f"{name}.parquet", schema)
        self.csv = pyarrow.csv.CSVWriter(folder / f"{name}.csv", self.plain)

    def add(self, records: list[Record]) -> None:
        if not records:
            return
        self.parquet.write_table(pa.Table.from_pylist(records, self.schema))
        told = [
            {k: msgspec.json.encode(v).decode() if k in self.nested else v for k, v in record.items()}
            for record in records
        ]
        self.csv.write_table(pa.Table.from_pylist(told, self.plain))

    def close(self) -> None:
        self.parquet.close()
        self.csv.close()


def write_tables(folder: Path, outcome: Outcome, rows: Iterable[Row]) -> None:
    """Some games at a time: memory does not grow with their number."""
    writers = [
        Writer(folder, name, schema) for name, schema in (("games", GAMES), ("things", THINGS), ("curves", CURVES))
    ]
    players = outcome.plan.players
    numbered = enumerate(rows)
    while some := list(islice(numbered, AT_ONCE)):
        for writer, records in zip(writers, (games, things, curves), strict=True):
            writer.add([record for number, row in some for record in records(number, row, players)])
    for writer in writers:
        writer.close()
    write_flat(folder, "ratings", [flat(msgspec.to_builtins(rated)) for rated in outcome.ratings])
    write_flat(
        folder,
        "pairings",
        [flat({**msgspec.to_builtins(met), "bots": " – ".join(met.bots)}) for met in outcome.pairings],
    )


def games(number: int, row: Row, players: int) -> Iterator[Record]:
    details = row.details
    yield {
        "game": number,
        "pairing": row.pairing,
        "deal": row.deal,
        "seed": row.seed,
        "players": players,
        "bots": row.bots,
        "teams": row.teams,
        "can_win": row.can_win,
        "places": row.places,
        "scores": row.scores,
        "won": row.won,
        "turns": row.turns,
        "decisions": row.decisions,
        "first_player": row.first_player,
        "leaders": details.leaders if details else [],
        "kingdom": details.kingdom if details else [],
        "openings": details.openings if details else [],
    }


def things(number: int, row: Row, players: int) -> Iterator[Record]:
    for seat, by_deed in enumerate(row.details.deeds if row.details else []):
        for deed, counted in by_deed.items():
            for thing, n in counted.items():
                yield {"game": number, "seat": seat, "deed": deed, "thing": thing, "n": n}


def curves(number: int, row: Row, players: int) -> Iterator[Record]:
    for what, by_seat in (row.details.curves if row.details else {}).items():
        for seat, values in enumerate(by_seat):
            for i, value in enumerate(values):
                yield {"game": number, "seat": seat, "what": what, "round": i + 1, "value": value}


def flat(record: Record) -> Record:
    """An interval in two columns."""
    found: Record = {}
    for name, value in record.items():
        if name.endswith("interval"):
            found[f"{name}_low"], found[f"{name}_high"] = value or (None, None)
        else:
            found[name] = value
    return found


def write_flat(folder: Path, name: str, records: list[Record]) -> None:
    table = pa.Table.from_pylist(records)
    pyarrow.parquet.write_table(table, folder / f"{name}.parquet")
    pyarrow.csv.write_csv(table, folder / f"{name}.csv")


def read_table(folder: Path, name: str) -> list[Record]:
    found: list[Record] = pyarrow.parquet.read_table(folder / f"{name}.parquet").to_pylist()
    return found
