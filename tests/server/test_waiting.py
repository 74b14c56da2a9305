"""People who wait, and those who are waited for: bots that stand in, free seats, clocks, the hall's hours."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.clients import BOT, ME, OPEN, Answer, Browser, Live, refuses, sit_down
from tests.server.house import House, opened

from greathall.server import storage
from greathall.server.messages import DoneNews, ErrorNews
from greathall.server.schema import hours

pytestmark = pytest.mark.anyio

SLOW: dict[str, Any] = {"stand_in": "random", "patience": 600}
BANK = {"kind": "bank", "seconds": 100, "increment": 10}


def refused(answer: Answer) -> str:
    assert isinstance(answer, ErrorNews), answer
    return answer.code


def done(answer: Answer) -> None:
    assert isinstance(answer, DoneNews), answer


async def pass_time(house: House, seconds: float) -> None:
    """In the hall, at once."""
    async with house.hall.store.engine.begin() as c:
        await c.execute(hours.update().values(closed=hours.c.closed - seconds))
    await house.hall.store.pulse()


class Three:
    """Anna, who opened the table, Ben and Cleo; who is to decide is up to the deal."""

    def __init__(self, id: str, lives: list[Live], browsers: list[Browser]) -> None:
        self.id = id
        self.lives = lives
        self.browsers = browsers

    @property
    def asked(self) -> int:
        return next(seat for seat, live in enumerate(self.lives) if live.codes)

    async def play_until(self, seat: int) -> None:
        """The last options of all, until that seat is to decide."""
        while self.asked != seat:
            mover = self.lives[self.asked]
            answer = await mover.choose(mover.codes[-1])
            assert isinstance(answer, DoneNews)
            for live in self.lives:
                await live.until(lambda: live.version >= answer.version and live.settled)  # noqa: B023

    async def come_back(self, seat: int) -> Live:
        self.lives[seat] = await self.browsers[seat].watch(self.id)
        return self.lives[seat]


async def three(house: House, **more: Any) -> Three:
    browsers = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    id, lives = await sit_down(*browsers, **{**SLOW, **more})
    return Three(id, lives, browsers)


# -- bots that stand in


async def test_whoever_keeps_the_others_waiting_may_be_replaced_until_they_come_back(house: House) -> None:
    at = await three(house)
    anna, ben, cleo = at.lives
    await at.play_until(1)
    await ben.close()
    await cleo.until(lambda: cleo.table is not None and not cleo.table.seats[1].here)
    stranger = await house.stranger().watch(at.id)
    assert refused(await stranger.ask("hand_over", seat=1)) == "not_your_table"
    assert refused(await cleo.ask("hand_over", seat=0)) == "not_waited_for"
    assert refused(await cleo.ask("hand_over", seat=7)) == "no_seat"
    early = await cleo.ask("hand_over", seat=1)
    assert refused(early) == "too_early"
    assert isinstance(early, ErrorNews)
    assert "Ben may take 10 minutes" in early.message
    await pass_time(house, 601)
    done(await cleo.ask("hand_over", seat=1))
    for live in (anna, cleo, stranger):
        await live.until(lambda: live.table is not None and live.table.seats[1].stand_in)  # noqa: B023
        assert "Cleo has a bot play on for Ben, who is away." in [line.text for line in live.log]
    await cleo.until(lambda: cleo.codes)  # the bot has made his move
    assert refused(await anna.ask("hand_over", seat=1)) == "played_by_bot"
    mine = (await at.browsers[1].lobby()).mine
    assert mine[0].seats[1].stand_in
    assert not mine[0].your_move
    # He is back: he sees his cards, but a bot decides until he says that he is.
    ben = await at.come_back(1)
    assert ben.frame.seat == 1
    assert ben.table is not None
    assert ben.table.seats[1].yours
    assert refused(await cleo.ask("take_back", seat=1)) == "not_your_seat"
    assert refused(await anna.ask("take_back", seat=0)) == "no_stand_in"
    done(await ben.ask("take_back", seat=1))
    assert "Ben is back, and plays on." in [line.text for line in ben.log]
    await at.play_until(1)
    done(await ben.choose(ben.codes[-1]))


async def test_the_host_need_not_wait_for_somebody_who_is_away(small_house: House) -> None:
    at = await three(small_house)
    anna, ben, cleo = at.lives
    await at.play_until(0)
    assert refused(await anna.ask("hand_over", seat=2)) == "not_waited_for"  # she is here
    await cleo.close()
    await anna.until(lambda: anna.table is not None and not anna.table.seats[2].here)
    assert refused(await ben.ask("hand_over", seat=2)) == "not_waited_for"
    done(await anna.ask("hand_over", seat=2))


async def test_who_sits_there_and_sleeps_is_waited_for_no_longer_than_others(small_house: House) -> None:
    at = await three(small_house)
    waker = at.lives[(at.asked + 1) % 3]
    sleeper = at.asked
    assert refused(await waker.ask("hand_over", seat=sleeper)) == "too_early"
    await pass_time(small_house, 601)
    done(await waker.ask("hand_over", seat=sleeper))


async def test_anybody_may_leave_their_seat_to_a_bot_which_decides_alone(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = await three(small_house)
    own = at.asked
    table = small_house.hall.tables[at.id]
    live = at.lives[own]
    monkeypatch.setattr(table, "think", lambda after=0.0: None)  # the bot does not get to move
    done(await live.ask("hand_over", seat=own))
    await live.until(lambda: live.table is not None and live.table.seats[own].stand_in)
    assert live.codes == []
    assert live.frame.decision is not None
    assert live.frame.decision.text is None
    assert refused(await live.choose(0)) == "played_by_bot"
    assert refused(await live.undo()) == "no_undo"
    done(await live.ask("take_back", seat=own))
    await live.until(lambda: live.codes)


async def test_a_result_that_a_bot_reached_is_its_persons_and_a_rematch_is_theirs(
    small_house: House,
) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, lives = await sit_down(anna, ben, clock=BANK, **SLOW)
    for seat, live in enumerate(lives):
        done(await live.ask("hand_over", seat=seat))
    await lives[0].until(lambda: lives[0].frame.over)
    table = await anna.table(id)
    assert table.status == "over"
    assert table.result is not None
    assert {result.place for result in table.result} <= {1, 2}
    assert all(seat.stand_in and not seat.resigned for seat in table.seats)
    again = await anna.table((await anna.post(f"/api/tables/{id}/rematch"))["table"])
    assert not any(seat.stand_in or seat.bot for seat in again.seats)
    assert again.clock == table.clock
    assert again.patience == 600
    assert again.stand_in == "random"


# -- before the game


async def test_the_host_frees_and_fills_single_seats_before_the_game(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, BOT, OPEN, listed=True)
    await ben.join(id)
    with refuses("not_yours"):
        await ben.post(f"/api/tables/{id}/free", {"seat": 0})
    with refuses("no_seat"):
        await anna.post(f"/api/tables/{id}/free", {"seat": 4})
    await anna.post(f"/api/tables/{id}/free", {"seat": 1})
    await anna.post(f"/api/tables/{id}/free", {"seat": 2})
    with refuses("free_already"):
        await anna.post(f"/api/tables/{id}/free", {"seat": 2})
    assert [seat.kind for seat in (await ben.table(id)).seats] == ["person", "open", "open", "open"]
    with refuses("seat_taken"):
        await anna.post(f"/api/tables/{id}/fill", {"bot": "random", "seat": 0})
    await anna.post(f"/api/tables/{id}/fill", {"bot": "random", "seat": 3})
    assert [seat.kind for seat in (await ben.table(id)).seats] == ["person", "open", "open", "bot"]
    await ben.join(id)
    await anna.post(f"/api/tables/{id}/fill", {"bot": "random"})
    assert (await ben.table(id)).status == "playing"
    with refuses("begun"):
        await anna.post(f"/api/tables/{id}/free", {"seat": 1})


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"patience": 5}, "bad_request"),
        ({"stand_in": "nobody"}, "bad_option"),
        ({"clock": {"kind": "bank", "seconds": 1}}, "bad_request"),
        ({"clock": {"kind": "sand", "seconds": 60}}, "bad_request"),
        ({"clock": {"kind": "move", "seconds": 60, "increment": 5}}, "bad_clock"),
    ],
)
async def test_times_that_nobody_could_play_by_are_refused(
    small_house: House, wanted: dict[str, object], code: str
) -> None:
    anna = await small_house.guest()
    with refuses(code):
        await anna.open_table("dominion", ME, OPEN, **wanted)


# -- clocks


async def test_at_zero_a_bot_takes_the_seat_over_and_its_person_may_take_it_back(house: House) -> None:
    at = await three(house, clock=BANK)
    slow = at.asked
    live = at.lives[slow]
    times = live.shown[-1].times
    assert times is not None
    assert times.left is not None
    assert times.runs == slow
    assert times.left[slow] == pytest.approx(100, abs=10)
    await pass_time(house, 60)
    await house.hall.tables[at.id].run_out()  # there is time left
    assert live.table is not None
    assert not live.table.seats[slow].stand_in
    await pass_time(house, 60)
    for id in await house.hall.store.overdue(house.hall.store.now(), 10):
        await (await house.hall.table(id)).run_out()
    await live.until(lambda: live.table is not None and live.table.seats[slow].stand_in)
    assert any(line.what == "time_up" for line in live.log)
    other = at.lives[(slow + 1) % 3]
    await other.until(lambda: other.codes)
    done(await live.ask("take_back", seat=slow))
    await live.until(lambda: live.shown[-1].times is not None and live.shown[-1].times.left is not None)
    times = live.shown[-1].times
    assert times is not None
    assert times.left is not None
    assert times.left[slow] == 10.0  # a tenth


async def test_who_hands_their_seat_over_and_takes_it_back_gains_no_time(house: House) -> None:
    at = await three(house, clock=BANK)
    await pass_time(house, 95)
    live = at.lives[at.asked]
    waiting = next(other for other in at.lives if other is not live)
    seat = at.lives.index(waiting)
    for _ in range(3):
        done(await waiting.ask("hand_over", seat=seat))
        done(await waiting.ask("take_back", seat=seat))
    clock = house.hall.tables[at.id].row.clock
    assert clock is not None
    assert clock.left(house.hall.store.now()) == pytest.approx(
        [5 if n == at.asked else 100 for n in range(3)], abs=3
    )


async def test_a_step_back_for_which_there_is_no_time_is_refused(small_house: House) -> None:
    anna, ben = await small_house.guest(), await small_house.guest()
    id, lives = await sit_down(anna, ben, game="imperium", clock=BANK, seats=[BOT], **SLOW)
    for _ in range(60):
        await lives[0].until(lambda: any(live.codes for live in lives))
        mover = next(live for live in lives if live.codes)
        other = lives[1 - lives.index(mover)]
        answer = await mover.choose(mover.codes[0])
        assert isinstance(answer, DoneNews)
        await mover.reach(answer.version)
        await other.reach(answer.version)
        if mover.frame.can_undo and other.codes:
            break
    else:
        pytest.skip("nobody could take a step back while the other was asked")
    table = small_house.hall.tables[id]
    await pass_time(small_house, 1000)  # the other's clock has run out, too, but that was not noticed yet
    assert refused(await mover.undo()) == "no_time"
    assert table.row.clock is not None
    assert table.row.clock.running == other.frame.seat


# -- the hall's hours


async def test_time_stands_still_while_no_server_runs(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as house:
        anna, ben = await house.guest("Anna"), await house.guest("Ben")
        id, lives = await sit_down(anna, ben, clock=BANK, **SLOW)
        asked = next(seat for seat, live in enumerate(lives) if live.codes)
        await pass_time(house, 40)
        token = anna.token
    real = time.time
    monkeypatch.setattr(storage, "time", SimpleNamespace(time=lambda: real() + 36_000.0))  # the night goes by
    async with opened(database) as house:
        anna = house.stranger()
        anna.pretend(token)
        times = (await anna.watch(id)).shown[-1].times
        assert times is not None
        assert times.left is not None
        assert times.left[asked] == pytest.approx(60, abs=10)
        assert times.waited == pytest.approx(40, abs=10)


async def test_a_computer_that_slept_was_closed_meanwhile(house: House) -> None:
    store = house.hall.store
    before = store.now()
    async with store.engine.begin() as c:
        await c.execute(hours.update().values(pulse=hours.c.pulse - 3600.0))
    await store.pulse()
    assert store.now() - before == pytest.approx(-3600, abs=30)
    async with store.engine.connect() as c:
        assert (await c.execute(sa.select(sa.func.count()).select_from(hours))).scalar_one() == 1
