"""Tables at which people play together: who hears what, and who is last when somebody resigns."""

from __future__ import annotations

from greathall.server.storage import ResultRow, SeatRow
from greathall.server.table_info import resigned_last

ALONE = (0, 1, 2)
TEAMS = (0, 1, 0, 1, 0, 1)


def places(result: list[int], seats: str, teams: tuple[int, ...]) -> list[int]:
    """A letter a seat: a person, one who has resigned, a bot."""
    at = [SeatRow(n, "bot" if s == "b" else "person", None, "", None, s == "r") for n, s in enumerate(seats)]
    return [row.place for row in resigned_last([ResultRow(place, 0) for place in result], at, teams)]


def test_whoever_resigned_is_last_and_the_others_move_up() -> None:
    assert places([2, 1, 3], "prp", ALONE) == [1, 3, 2]
    assert places([1, 2, 3], "rrb", ALONE) == [2, 2, 1]


def test_automata_stand_between_players() -> None:
    assert places([2, 1, 3], "p", ALONE) == [2]
    assert places([1, 2, 3], "r", ALONE) == [3]


def test_a_team_shares_its_place_and_has_resigned_when_all_its_people_have() -> None:
    assert places([1, 2] * 3, "rppppp", TEAMS) == [1, 2] * 3
    assert places([1, 2] * 3, "rprprp", TEAMS) == [2, 1] * 3
    assert places([1, 2] * 3, "rbbpbb", TEAMS) == [2, 1] * 3
