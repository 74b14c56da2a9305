"""Recorded games of the strategy pages, as if they were finished tables: whoever replays a game can replay them,
and play on from any step."""

from __future__ import annotations

from functools import cache

from msgspec import structs

from greathall.api import replay
from greathall.learn.strategy.page import player_names, recorded, replays, strategy
from greathall.server.messages import Note
from greathall.server.storage import ResultRow, SeatRow, TableRow
from greathall.text.fluent import ENGLISH, STRATEGY, part_of


def example(id: str) -> tuple[TableRow, list[int]] | None:
    """The row of a recorded game and its choices; None if there is none of that id."""
    return row_of(id) if id in replays() else None


@cache
def row_of(id: str) -> tuple[TableRow, list[int]]:
    found = recorded(id)
    record = found.record
    game = replay(record)
    assert game.result is not None
    row = TableRow(
        id=id,
        game=found.game,
        name=part_of(ENGLISH, STRATEGY).say(f"record-{id}"),
        status="over",
        players=record.players,
        seed=record.seed,
        options=dict(record.options),
        listed=False,
        owner="",
        invite="",
        version=len(record.choices),
        steps=len(record.choices),
        decider=None,
        result=[ResultRow(standing.place, standing.score) for standing in game.result],
        rematch=None,
        created=0.0,
        changed=0.0,
        rules=record.version,
        origin=None,
        origin_step=None,
        rules_version=record.rules,
        resolved=game.resolved,
        checks=record.checks,
        free_undo=False,
        lesson=None,
        seats=[SeatRow(seat, "bot", None, name, None, False) for seat, name in enumerate(player_names(found))],
    )
    return row, record.choices


def named_in(lang: str, row: TableRow) -> TableRow:
    """A recorded game's title and players in a language; a table of people has its own."""
    if row.id not in replays():
        return row
    names = player_names(recorded(row.id), lang)
    seats = [structs.replace(seat, name=name) for seat, name in zip(row.seats, names, strict=True)]
    return structs.replace(row, name=part_of(lang, STRATEGY).say(f"record-{row.id}"), seats=seats)


def notes_on(id: str, lang: str = ENGLISH) -> list[Note]:
    """What the strategy pages say about steps of a game."""
    if id not in replays():
        return []
    shown = [(point, point.example) for point in strategy(recorded(id).game, lang)]
    return [
        Note(example.step, example.seat, point.id, point.title, example.look)
        for point, example in shown
        if example is not None and example.replay == id
    ]
