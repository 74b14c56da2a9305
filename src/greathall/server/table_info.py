"""What a stored table says: its game, and how it stands for somebody who asks."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence

import msgspec

from greathall import api
from greathall.api import Game
from greathall.house.registry import rules_of
from greathall.kernel.errors import BadRecord, Wrong
from greathall.kernel.seats import Seating
from greathall.server.called import level_of, names_in
from greathall.server.errors import Refused
from greathall.server.messages import Branch, Result, SeatInfo, TableInfo
from greathall.server.storage import Person, ResultRow, SeatRow, TableRow, settle_names
from greathall.version import VERSION

FIRST_RELEASE = 1  # its rules had no version yet


def begun(row: TableRow, codes: Sequence[int]) -> Game | None:
    """The game as it was played; BadRecord if our rules would make another one of it."""
    game = None
    for game in beginning(row, codes):  # noqa: B007
        pass
    return game


def beginning(row: TableRow, codes: Sequence[int]) -> Iterator[Game]:
    """The same, given after every few choices: nobody has to wait for a long one."""
    if row.status == "waiting":
        return
    if row.resolved is None and (codes or rules_of(row.game).dealer(row.players, row.options).left_to_chance()):
        raise BadRecord(Wrong("error-record-first-release"))
    if row.steps != len(codes):
        raise BadRecord(Wrong("error-record-steps", n=str(row.steps), stored=str(len(codes))))
    yield from api.replaying(record_from(row, codes))


def dealt(row: TableRow, codes: Sequence[int]) -> Game:
    """The game that begins now: by the rules of today, unless it plays on from another."""
    if row.origin is not None:
        return api.replay(record_from(row, codes))
    return api.new_game(row.game, row.players, row.seed, row.options)


def with_names(row: TableRow, names: Mapping[str, str]) -> TableRow:
    """The table with new names of these people."""
    seats = [msgspec.structs.replace(seat) for seat in row.seats]
    for seat in seats:
        if seat.called is not None and seat.person is not None and seat.person in names:
            seat.called = names[seat.person]
    settle_names(seats)
    return msgspec.structs.replace(row, seats=seats)


def note(row: TableRow, game: Game) -> None:
    """Takes down by what its game can be known again; the rules are those by which it began."""
    if row.rules_version is None:
        row.rules_version = game.rules.version
    row.resolved, row.checks = game.resolved, game.checks()


def record_from(row: TableRow, codes: Sequence[int]) -> dict[str, object]:
    """As `Game.record` gives it; a table of the first release has asked for options only."""
    record = {
        "game": row.game,
        "players": row.players,
        "seed": row.seed,
        "options": row.options,
        "version": row.rules or VERSION,
        "choices": list(codes),
    }
    if row.resolved is None:
        return record
    return record | {
        "options": row.resolved.options,
        "rules": row.rules_version,
        "setup": row.resolved.setup,
        "checks": msgspec.to_builtins(row.checks),
    }


def rules_changed(row: TableRow) -> Refused:
    """For the people at a table whose choices do not lead to its game by our rules."""
    ours = rules_of(row.game).version
    theirs = row.rules_version or FIRST_RELEASE
    why = "rules-broken" if theirs == ours else "rules-changed"
    return Refused("rules_changed", why, 410, game=row.game, theirs=theirs, ours=ours)


def out_of_it(seats: Sequence[SeatRow] | Sequence[SeatInfo], teams: Sequence[int]) -> set[int]:
    """The teams whose people have all resigned; without teams, whoever has."""
    playing = {teams[s.seat] for s in seats if s.kind == "person" and not s.resigned}
    return {teams[s.seat] for s in seats if s.resigned} - playing


def resigned_last(
    result: list[ResultRow], seats: Sequence[SeatRow], teams: Sequence[int], idle: Container[int] = ()
) -> list[ResultRow]:
    """By player, from the result by seat (automata too): whoever resigned comes after all others, and they share
    the last place. Automata that are `idle` cannot win, and take no place."""
    out = out_of_it(seats, teams)
    rank = {
        team: (team in out, 0 if team in out else found.place)
        for seat, (team, found) in enumerate(zip(teams, result, strict=True))
        if seat not in idle
    }
    return [
        ResultRow(1 + sum(other < rank[team] for other in rank.values()), found.score)
        for team, found in zip(teams[: len(seats)], result, strict=False)
    ]


def shares(row: TableRow, seat: SeatRow, seating: Seating | None) -> bool:
    """Whether the seat's person plays for another team, too."""
    if seating is None or not seating.has_teams or seat.person is None:
        return False
    return len({seating.teams[own] for own in row.seats_of(seat.person)}) > 1


def table_info(
    row: TableRow, person: Person | None, lang: str, here: set[str], seating: Seating | None = None
) -> TableInfo:
    """The table as this person may know it, in that language: the invitation is for those who sit there."""
    id = person.id if person else None
    mine = row.seats_of(id)
    owner = id is not None and row.owner == id
    seats = [
        SeatInfo(
            seat.seat,
            seat.kind,
            name,
            seat.bot,
            seat.seat in mine,
            seat.person in here if seat.kind == "person" else seat.kind == "bot",
            seat.resigned,
            shares(row, seat, seating),
            seat.stand_in,
            level_of(row, seat),
        )
        for seat, name in zip(row.seats, names_in(lang, row), strict=True)
    ]
    result = None
    if row.result is not None:
        result = [
            Result(seat.seat, found.place, found.score, seat.resigned)
            for seat, found in zip(row.seats, row.result, strict=True)
        ]
    return TableInfo(
        id=row.id,
        game=row.game,
        name=row.name,
        status=row.status,
        players=row.players,
        seats=seats,
        options=row.options,
        listed=row.listed,
        yours=bool(mine),
        owner=owner,
        your_move=row.status == "playing" and row.decider in mine and row.seats[row.decider].played_by is None,
        created=row.created,
        changed=row.changed,
        steps=row.steps,
        invite=f"/join/{row.id}/{row.invite}" if row.status == "waiting" and (mine or owner) else None,
        rematch=row.rematch,
        branch=None if row.origin is None or row.origin_step is None else Branch(row.origin, row.origin_step),
        free_undo=row.free_undo,
        lesson=row.lesson,
        result=result,
        patience=row.patience,
        stand_in=row.stand_in,
        clock=None if row.clock is None else row.clock.terms,
    )
