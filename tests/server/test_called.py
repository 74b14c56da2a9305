"""What is told of a table whose game is not there any more."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
from tests.server.test_commits import begun

from greathall.server.called import names_in
from greathall.server.storage import Store
from greathall.server.table_info import table_info

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: object) -> AsyncIterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/hall.db")
    await store.open()
    yield store
    await store.close()


async def test_a_table_whose_game_is_no_longer_installed_is_listed(store: Store) -> None:
    """Else the lobby could not be shown to anybody."""
    row = await begun(store, "t1")
    row.game = "gone"
    row.seats[1].kind, row.seats[1].bot, row.seats[1].name = "bot", "hard", ""
    assert names_in("en", row) == ["P0", "Hard"]
    info = table_info(row, None, "en", set())
    assert [(seat.name, seat.level) for seat in info.seats] == [("P0", None), ("Hard", None)]


async def test_bots_of_guided_games_are_introduced_as_easy(store: Store) -> None:
    row = await begun(store, "t1")
    row.lesson = "guided"
    row.seats[1].kind, row.seats[1].bot, row.seats[1].name = "bot", "heuristic", ""
    assert table_info(row, None, "en", set()).seats[1].level == "easy"
