"""Recorded games of the strategy pages: replayed like finished tables, and played on."""

from __future__ import annotations

import pytest
from tests.server.clients import BOT, ME, refuses
from tests.server.house import House

from greathall.learn.strategy.page import StrategyPage
from greathall.server.messages import AnalysisInfo, Frame, Replay, Summary, TableInfo

pytestmark = pytest.mark.anyio
EXAMPLE = "/api/tables/dominion-opening"


async def test_a_page_leads_to_steps_that_have_its_words(small_house: House) -> None:
    browser = small_house.stranger()
    page: StrategyPage = await browser.get("/api/strategy/dominion", StrategyPage)
    for point in page:
        shown = point.example
        assert shown is not None
        replay: Replay = await browser.get(f"/api/tables/{shown.replay}/replay", Replay)
        notes = {(note.step, note.seat, note.point): note.text for note in replay.notes}
        assert notes[shown.step, shown.seat, point.id] == shown.look
        path = f"/api/tables/{shown.replay}/replay/{shown.step}?seat={shown.seat}"
        frame: Frame = await browser.get(path, Frame)
        assert (frame.step, frame.seat) == (shown.step, shown.seat)


async def test_a_recorded_game_has_all_that_a_finished_one_has(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    summary: Summary = await anna.get(f"{EXAMPLE}/summary", Summary)
    assert [final.place for final in summary.finals] == [1, 2]
    analysis: AnalysisInfo = await anna.get(f"{EXAMPLE}/analysis", AnalysisInfo)
    assert not analysis.may_start, "nobody has played it"
    with refuses("no_game"):
        await anna.get("/api/strategy/chess", StrategyPage)


async def test_a_recorded_game_is_played_on(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    id = await anna.open_table("dominion", ME, BOT, branch={"table": "dominion-opening", "step": 9})
    table: TableInfo = await anna.get(f"/api/tables/{id}", TableInfo)
    assert table.branch is not None
    assert (table.branch.table, table.branch.step) == ("dominion-opening", 9)
