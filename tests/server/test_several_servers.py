"""Several servers on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import BOT, ME, OPEN, PATIENCE, Browser, Live, all_at
from tests.server.house import opened
from tests.server.nursery import Forked, Nursery
from tests.server.postgres import Postgres

from greathall.server import hall
from greathall.server.messages import DoneNews, ErrorNews, Opened, TableInfo

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    nursery = Nursery(tmp_path_factory.mktemp("servers") / "servers.log")
    yield nursery
    nursery.close()


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    return postgres.fresh()


@pytest.fixture(scope="module")
def pair(nursery: Nursery, url: str) -> Iterator[tuple[Forked, Forked]]:
    one, other = nursery.server(url), nursery.server(url)
    one.start()
    other.start()
    yield one, other
    for server in (one, other):
        server.kill()


class Guests:
    """People, each of whom can come to any server."""

    def __init__(self) -> None:
        self.browsers: list[Browser] = []

    async def new(self, server: Forked, name: str) -> Browser:
        browser = Browser(server.url)
        self.browsers.append(browser)
        await browser.meet(name)
        return browser

    def at(self, server: Forked, browser: Browser) -> Browser:
        """The same person at another server."""
        same = Browser(server.url)
        same.pretend(browser.token)
        same.id = browser.id
        self.browsers.append(same)
        return same


@pytest.fixture
async def guests() -> AsyncIterator[Guests]:
    guests = Guests()
    yield guests
    for browser in guests.browsers:
        await browser.close()


async def sit_apart(
    guests: Guests, pair: tuple[Forked, Forked], *more: dict[str, Any]
) -> tuple[str, list[Browser], list[Live]]:
    """Anna at one server, Ben at the other, at one table; each knows by now that the other is here."""
    anna, ben = await guests.new(pair[0], "Anna"), await guests.new(pair[1], "Ben")
    id = await anna.open_table(
        "dominion", ME, OPEN, *more, options={"first_player": 0, "kingdom": "first_game"}, listed=True
    )
    live = await anna.watch(id)
    joined = await ben.join(id)
    assert joined.status == "playing"
    await live.until(lambda: live.shown)
    lives = [live, await ben.watch(id)]
    for one in lives:
        await one.until(lambda: one.table is not None and all(seat.here for seat in one.table.seats[:2]))  # noqa: B023
    return id, [anna, ben], lives


async def test_a_seat_is_handed_to_a_bot_at_one_server_and_taken_back_at_another(
    guests: Guests, pair: tuple[Forked, Forked]
) -> None:
    id, browsers, lives = await sit_apart(guests, pair)
    anna, ben = lives
    await ben.close()
    await anna.until(lambda: anna.table is not None and not anna.table.seats[1].here)
    assert isinstance(await anna.ask("hand_over", seat=1), DoneNews)
    ben = await guests.at(pair[0], browsers[1]).watch(id)
    assert ben.table is not None
    assert ben.table.seats[1].stand_in
    other = await browsers[1].watch(id)
    assert isinstance(await other.ask("take_back", seat=1), DoneNews)
    for live in (anna, ben, other):
        await live.until(lambda: live.table is not None and not live.table.seats[1].stand_in)  # noqa: B023
        await live.until(lambda: "Ben is back, and plays on." in [line.text for line in live.log])  # noqa: B023


async def test_people_at_different_servers_see_each_others_moves(
    guests: Guests, pair: tuple[Forked, Forked]
) -> None:
    id, _, lives = await sit_apart(guests, pair)
    for _ in range(12):
        mover = next(live for live in lives if live.codes)
        if mover.frame.can_undo and mover.frame.step % 3 == 1:
            step = mover.frame.step
            assert isinstance(await mover.undo(), DoneNews)
            assert mover.frame.step == step - 1
        assert isinstance(await mover.choose(mover.codes[0]), DoneNews)
        await all_at(lives, mover.version)
        assert lives[0].frame.step == lives[1].frame.step
        assert lives[0].frame.decision is not None
        assert lives[1].frame.decision is not None
        assert lives[0].frame.decision.seat == lives[1].frame.decision.seat
        assert len([live for live in lives if live.codes]) == 1
    for live, browser in zip(lives, guests.browsers, strict=False):
        fresh = await browser.watch(id)
        assert fresh.log == live.log
        assert fresh.frame.view == live.frame.view


async def test_one_who_plays_at_two_servers_sees_the_same_at_both(
    guests: Guests, pair: tuple[Forked, Forked]
) -> None:
    id, (anna, _), (live, _) = await sit_apart(guests, pair)
    there = await guests.at(pair[1], anna).watch(id)
    assert isinstance(await there.choose(there.codes[0]), DoneNews)
    await live.reach(there.version)
    assert live.frame.can_undo
    assert isinstance(await live.undo(), DoneNews)
    await there.reach(live.version)
    assert there.frame.step == live.frame.step == 0
    assert there.codes == live.codes


async def test_of_two_moves_for_one_decision_exactly_one_is_made(
    guests: Guests, pair: tuple[Forked, Forked]
) -> None:
    id, (anna, ben), lives = await sit_apart(guests, pair)
    apart = [[live, await guests.at(pair[1 - seat], browser).watch(id)]
             for seat, (live, browser) in enumerate(zip(lives, (anna, ben), strict=True))]  # fmt: skip
    everybody = [window for windows in apart for window in windows]
    for number in range(15):
        windows = next(windows for windows in apart if windows[0].codes)
        step = windows[0].frame.step
        first, second = windows if number % 2 else windows[::-1]
        answers = await asyncio.gather(first.choose(first.codes[0]), second.choose(second.codes[-1]))
        kinds = sorted(answer.code if isinstance(answer, ErrorNews) else "done" for answer in answers)
        assert kinds == ["done", "stale"]
        version = max(answer.version for answer in answers if isinstance(answer, DoneNews))
        await all_at(everybody, version)
        assert {window.frame.step for window in everybody} == {step + 1}
        assert windows[0].codes == windows[1].codes


async def test_talk_from_both_servers_comes_to_everybody_in_one_order(
    guests: Guests, pair: tuple[Forked, Forked]
) -> None:
    _, _, (live, other) = await sit_apart(guests, pair)
    for n in range(6):
        both = await asyncio.gather(live.say(f"anna {n}"), other.say(f"ben {n}"))
        assert all(isinstance(answer, DoneNews) for answer in both)
    for window in (live, other):
        await window.until(lambda: len(window.chat) >= 12)  # noqa: B023
    assert [line.n for line in live.chat] == [line.n for line in other.chat] == list(range(1, 13))
    assert [line.text for line in live.chat] == [line.text for line in other.chat]


def here(live: Live) -> list[bool]:
    assert live.table is not None
    return [seat.here for seat in live.table.seats]


async def test_who_is_at_the_other_server_is_seen(guests: Guests, pair: tuple[Forked, Forked]) -> None:
    id, (anna, _), (live, other) = await sit_apart(guests, pair)
    await live.until(lambda: here(live) == [True, True])
    await other.until(lambda: here(other) == [True, True])
    await live.close()
    await other.until(lambda: here(other) == [False, True])
    again = await anna.watch(id)
    await other.until(lambda: here(other) == [True, True])
    await again.until(lambda: here(again) == [True, True])


async def test_names_seats_and_the_end_reach_the_other_server(guests: Guests, pair: tuple[Forked, Forked]) -> None:
    anna, ben = await guests.new(pair[0], "Anna"), await guests.new(pair[1], "Ben")
    id = await anna.open_table("dominion", ME, OPEN, OPEN, listed=True)
    live, other = await anna.watch(id), await ben.watch(id)
    await ben.join(id)
    await live.until(lambda: live.table and live.table.seats[1].name == "Ben")
    await ben.put("/api/me", {"name": "Benedict"})
    await live.until(lambda: live.table and live.table.seats[1].name == "Benedict")
    await ben.post(f"/api/tables/{id}/leave")
    await live.until(lambda: live.table and live.table.seats[1].kind == "open")
    await ben.join(id)
    await live.until(lambda: live.table and live.table.seats[1].kind == "person")
    filled: TableInfo = await anna.post(f"/api/tables/{id}/fill", {"bot": "random"}, TableInfo)
    assert filled.status == "playing"
    await other.until(lambda: other.shown)
    assert isinstance(await other.resign(1), DoneNews)
    await live.until(lambda: live.table and live.table.seats[1].resigned)
    assert isinstance(await live.resign(0), DoneNews)
    await other.until(lambda: other.table and other.table.status == "over")
    await other.until(lambda: other.frame.over)


async def test_a_table_that_is_cleared_away_is_gone_everywhere(guests: Guests, pair: tuple[Forked, Forked]) -> None:
    anna, ben = await guests.new(pair[0], "Anna"), await guests.new(pair[1], "Ben")
    id = await anna.open_table("dominion", ME, OPEN)
    other = await ben.watch(id)
    await anna.delete(f"/api/tables/{id}")
    await other.until(lambda: any(isinstance(news, ErrorNews) and news.code == "no_table" for news in other.news))
    assert (await ben.http.get(f"/api/tables/{id}")).status_code == 404


async def test_seats_and_a_rematch_that_are_asked_for_at_both_servers_at_once(
    guests: Guests, pair: tuple[Forked, Forked]
) -> None:
    for _ in range(4):
        anna, ben, cleo = [await guests.new(pair[n % 2], name) for n, name in enumerate(("Anna", "Ben", "Cleo"))]
        id = await anna.open_table("dominion", ME, OPEN, OPEN, listed=True)
        await ben.table(id)  # so that both servers know it
        joined = await asyncio.gather(ben.join(id), cleo.join(id))
        assert sorted(table.status for table in joined) == ["playing", "waiting"]
        for browser, seat in ((anna, 0), (ben, 1)):
            live = await browser.watch(id)
            mine = next(s.seat for s in (await browser.table(id)).seats if s.yours)
            assert seat == mine or browser is ben
            assert isinstance(await live.resign(mine), DoneNews)
        await live.until(lambda: live.table and live.table.status == "over")  # noqa: B023
        first = await anna.watch(id)
        await first.until(lambda: first.table and first.table.status == "over")  # noqa: B023
        asked: list[Opened] = await asyncio.gather(
            *(browser.post(f"/api/tables/{id}/rematch", type=Opened) for browser in (anna, ben, cleo))
        )
        assert len({opened.table for opened in asked}) == 1
        assert len((await anna.lobby()).mine) == 1


async def test_what_was_missed_is_caught_up_with(
    guests: Guests, pair: tuple[Forked, Forked], postgres: Postgres, url: str
) -> None:
    """When the database ends the connection over which a server hears the news."""
    _, _, (live, other) = await sit_apart(guests, pair)
    database = url.rsplit("/", 1)[1]
    ended = postgres.sql(
        "select count(pg_terminate_backend(pid)) from pg_stat_activity "
        f"where datname = '{database}' and application_name like 'greathall %'"
    )
    assert int(ended) == 2
    assert isinstance(await live.choose(live.codes[0]), DoneNews)
    assert isinstance(await live.say("Are you there?"), DoneNews)
    await other.until(lambda: other.frame.step == 1 and other.chat)
    assert isinstance(await live.choose(live.codes[-1]), DoneNews)
    await other.until(lambda: other.frame.step == live.frame.step)


async def test_moves_at_another_server_cost_nothing_where_nobody_looks(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "IDLE_SECONDS", 0.0)
    url = postgres.fresh()
    async with opened(url) as one, opened(url) as other:
        anna = await one.guest("Anna")
        id = await anna.open_table("dominion", ME, BOT, options={"first_player": 0})
        await one.hall.table(id)
        at_other = other.stranger()
        at_other.pretend(anna.token)
        live = await at_other.watch(id)
        assert isinstance(await live.choose(live.codes[-1]), DoneNews)
        async with asyncio.timeout(PATIENCE):
            while id in one.hall.tables:
                await asyncio.sleep(0.01)
        assert (await anna.watch(id)).frame.step == live.frame.step


async def test_bots_play_on_when_the_server_that_ran_them_is_killed(
    guests: Guests, nursery: Nursery, postgres: Postgres, tmp_path: Path
) -> None:
    url = postgres.fresh()
    one, other = nursery.server(url), nursery.server(url)
    one.start()
    other.start()
    try:
        id, _, (live, there) = await sit_apart(guests, (one, other), BOT)
        await there.until(lambda: here(there) == [True, True, True])
        while live.codes:
            await live.choose(live.codes[-1])
        await there.until(lambda: there.codes)
        # Ben's server is to run the bot as soon as he has ended his turn; it dies with the acknowledgement.
        while there.codes and there.frame.step < 50:
            answer = await there.choose(there.codes[-1])
            assert isinstance(answer, DoneNews)
            if not there.codes:
                other.kill()
        await live.until(lambda: live.codes)
        assert isinstance(await live.choose(live.codes[-1]), DoneNews)
        await live.until(lambda: here(live) == [True, False, True])
        ben = guests.at(one, guests.browsers[1])
        again = await ben.watch(id)
        while live.codes:
            await live.choose(live.codes[-1])
        await again.until(lambda: again.codes)
        assert isinstance(await again.choose(again.codes[-1]), DoneNews)
    finally:
        one.kill()
        if other.lives():
            other.kill()
