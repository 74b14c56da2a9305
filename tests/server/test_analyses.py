"""A finished game is analysed once, for whoever sat there, and everybody who may see it may read what was found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest
from tests.server.clients import BOT, ME, Browser, Problems
from tests.server.house import AtOnce, House, opened
from tests.server.postgres import Postgres

from greathall.house.registry import descriptor_of
from greathall.house.roster import SEARCH
from greathall.server import analyses, thinking
from greathall.server.analyses import MOST_EACH
from greathall.server.messages import AnalysisInfo
from greathall.server.thinking import Thinkers, examine

pytestmark = pytest.mark.anyio

P = ParamSpec("P")
T = TypeVar("T")


@pytest.fixture(autouse=True)
def small_and_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A budget for tests; a step at once."""
    monkeypatch.setattr(analyses, "BUDGET", 2)
    monkeypatch.setattr(thinking, "A_SLICE", 0.0)


class Stopped(AtOnce):
    """Examines so many steps, and then no more for as long as it is there."""

    def __init__(self, steps: int) -> None:
        super().__init__()
        self.steps = steps

    async def run(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if think is examine:
            if self.steps == 0:
                await asyncio.Event().wait()
            self.steps -= 1
        return await super().run(think, *args, **kwargs)


class Faulty(AtOnce):
    faults = 1

    async def run(self, think: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if think is examine and self.faults:
            self.faults -= 1
            raise RuntimeError("out of order")
        return await super().run(think, *args, **kwargs)


async def played(anna: Browser, game: str = "imperium", choices: int = 3) -> str:
    """A game that is soon over: she resigns, and only a bot is left."""
    id = await anna.open_table(game, ME, BOT)
    live = await anna.watch(id)
    for _ in range(choices):
        await live.until(lambda: live.codes)
        await live.choose(live.codes[0])
    await live.resign(0)
    await live.until(lambda: live.table is not None and live.table.status == "over")
    return id


async def look(browser: Browser, id: str) -> AnalysisInfo:
    info: AnalysisInfo = await browser.get(f"/api/tables/{id}/analysis", AnalysisInfo)
    return info


async def start(browser: Browser, id: str) -> AnalysisInfo:
    info: AnalysisInfo = await browser.post(f"/api/tables/{id}/analysis", type=AnalysisInfo)
    return info


async def until(browser: Browser, id: str, status: str) -> AnalysisInfo:
    for _ in range(600):
        info = await look(browser, id)
        if info.status == status:
            return info
        await asyncio.sleep(0.05)
    raise AssertionError(f"it never is {status}: {info}")


def thoughts(house: House) -> int:
    assert isinstance(house.hall.thinkers, AtOnce)
    return house.hall.thinkers.thoughts


async def test_it_is_made_once_and_kept(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await played(anna)
    before = await look(anna, id)
    assert (before.status, before.may_start, before.progress, before.story) == ("none", True, 0, None)
    assert not (await look(ben, id)).may_start
    begun = await start(anna, id)
    assert (begun.status, begun.may_start) == ("running", False)
    done = await until(anna, id, "done")
    assert (done.progress, done.may_start, done.problem) == (1, False, None)
    assert done.story is not None
    steps = (await anna.table(id)).steps
    assert (done.story.moments[0].step, done.story.moments[-1].step) == (0, steps)
    assert done.story.names[0] == "Anna"
    assert {move.seat for move in done.story.better} <= {0}  # bots have no use for advice
    made = thoughts(house)
    assert await start(anna, id) == done
    assert (await look(ben, id)).story == done.story  # whoever may see the game may read it
    assert thoughts(house) == made


async def test_only_those_who_played_may_ask_for_it(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id = await played(anna)
    with pytest.raises(Problems, match="403 not_your_table"):
        await start(ben, id)
    with pytest.raises(Problems, match="401 nobody"):
        await start(small_house.stranger(), id)
    with pytest.raises(Problems, match="404 no_table"):
        await start(ben, "none")
    assert (await look(small_house.stranger(), id)).status == "none"


async def test_a_game_under_way_is_not_analysed(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    id = await anna.open_table("imperium", ME, BOT)
    for ask in (look, start):
        with pytest.raises(Problems, match="403 not_over"):
            await ask(anna, id)


async def test_a_game_that_nobody_can_judge_says_so(small_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(descriptor_of("imperium").bots.searchers, SEARCH)
    anna = await small_house.guest("Anna")
    id = await played(anna)
    assert ((await look(anna, id)).status, (await look(anna, id)).may_start) == ("impossible", False)
    with pytest.raises(Problems, match="409 no_analysis: games of imperium cannot be analysed"):
        await start(anna, id)


async def test_progress_is_told_and_a_new_server_goes_on_from_there(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "SOMEBODY_ELSE", 0.0)
    async with opened(database, thinkers=lambda: Stopped(5)) as house:
        anna = await house.guest("Anna")
        token, id = anna.token, await played(anna, choices=8)  # more steps than are examined
        await start(anna, id)
        while (await look(anna, id)).progress < 5 / ((await anna.table(id)).steps + 1):
            await asyncio.sleep(0.02)
        assert (await look(anna, id)).status == "running"
    async with opened(database) as house:
        again = house.stranger()
        again.pretend(token)
        info = await look(again, id)
        assert (info.status, info.may_start) == ("running", False)
        assert info.progress >= 5 / ((await again.table(id)).steps + 1)
        done = await until(again, id, "done")
        assert done.story is not None
        assert done.story.moments[0].step == 0


async def test_of_two_servers_one_is_at_it(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    database = postgres.fresh()
    async with opened(database, thinkers=lambda: Stopped(2)) as first, opened(database) as second:
        anna, elsewhere = await first.guest("Anna"), second.stranger()
        id = await played(anna)
        elsewhere.pretend(anna.token)
        await start(anna, id)
        assert (await start(elsewhere, id)).status == "running"
        assert not second.hall.analyses.wanted
        monkeypatch.setattr(analyses, "SOMEBODY_ELSE", 0.0)  # the first is taken to be dead
        done = await until(elsewhere, id, "done")
        assert (await look(anna, id)).story == done.story


async def test_one_that_failed_says_so_and_may_be_asked_for_again(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}", thinkers=Faulty) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        id = await played(anna)
        await start(anna, id)
        failed = await until(anna, id, "failed")
        assert failed.may_start
        assert failed.problem == "RuntimeError: out of order"
        assert not (await look(ben, id)).may_start
        await start(anna, id)
        assert (await until(anna, id, "done")).problem is None


async def test_nobody_floods_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}", thinkers=lambda: Stopped(0)) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        ids = [await played(anna, choices=0) for _ in range(MOST_EACH + 1)]
        for id in ids[:-1]:
            assert (await start(anna, id)).status == "running"
        with pytest.raises(Problems, match="429 too_many: 3 of your games"):
            await start(anna, ids[-1])
        assert (await start(anna, ids[0])).status == "running"  # it is under way: nothing more is asked for
        theirs = await played(ben, choices=0)
        monkeypatch.setattr(analyses, "MOST_WAITING", MOST_EACH)
        with pytest.raises(Problems, match="429 too_many: too many games"):
            await start(ben, theirs)
        assert len(house.hall.analyses.wanted) == MOST_EACH


async def test_bots_play_on_between_its_slices(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}", thinkers=lambda: Thinkers(1)) as house:
        anna = await house.guest("Anna")
        id = await played(anna)
        await start(anna, id)
        other = await anna.open_table("imperium", ME, BOT)
        live = await anna.watch(other)
        for _ in range(3):
            await live.until(lambda: live.codes)
            await live.choose(live.codes[0])
        await until(anna, id, "done")
