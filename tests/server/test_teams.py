"""Tables at which people play together: who hears what, and who is last when somebody resigns."""

from __future__ import annotations

from greathall.server.storage import ResultRow
from greathall.server.table_info import resigned_last

ALONE = (0, 1, 2)
TEAMS = (0, 1, 0, 1, 0, 1)


def places(result: list[int], resigned: list[bool], teams: tuple[int, ...]) -> list[int]:
    return [row.place for row in resigned_last([ResultRow(place, 0) for place in result], resigned, teams)]


def test_whoever_resigned_is_last_and_the_others_move_up() -> None:
    assert places([2, 1, 3], [False, True, False], ALONE) == [1, 3, 2]
    assert places([1, 2, 3], [True, True, False], ALONE) == [2, 2, 1]


def test_automata_stand_between_players() -> None:
    assert places([2, 1, 3], [False], ALONE) == [2]
    assert places([1, 2, 3], [True], ALONE) == [3]


def test_a_team_shares_its_place_and_has_resigned_when_all_have() -> None:
    assert places([1, 2] * 3, [True, False, False, False, False, False], TEAMS) == [1, 2] * 3
    assert places([1, 2] * 3, [True, False, True, False, True, False], TEAMS) == [2, 1] * 3
