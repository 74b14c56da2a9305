"""A live table: what is asked for, what is answered, what everybody is told."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from tests.server.clients import BOT, ME, OPEN, Live, all_at, play_last, sit_down
from tests.server.house import House
from websockets.exceptions import ConnectionClosed

from greathall.api import Game
from greathall.server import live as live_module
from greathall.server.messages import DoneNews, ErrorNews, FrameNews, HintNews, Option, TableNews

pytestmark = pytest.mark.anyio

FIRST: dict[str, Any] = {"options": {"first_player": 0, "kingdom": "first_game"}}


def game_at(house: House, id: str) -> Game:
    game = house.hall.tables[id].game
    assert game is not None
    return game


def error(answer: object) -> str:
    assert isinstance(answer, ErrorNews), answer
    assert answer.message
    return answer.code


def done(answer: object) -> int:
    assert isinstance(answer, DoneNews), answer
    return answer.version


# -- choices


async def test_a_choice_is_shown_to_everybody_and_then_acknowledged(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, other) = await sit_down(anna, ben, **FIRST)
    watching = await house.stranger().watch(id)
    before = live.version
    version = done(await live.choose(live.codes[0]))
    assert version == before + 1
    frame, acknowledged = live.news[-2:]
    assert isinstance(frame, FrameNews)
    assert isinstance(acknowledged, DoneNews)
    await all_at([other, watching], version)
    assert [window.frame.step for window in (live, other, watching)] == [1, 1, 1]
    assert [window.frame.seat for window in (live, other, watching)] == [0, 1, None]
    assert await house.hall.store.codes(id) == game_at(house, id).choices
    row = await house.hall.store.table(id)
    assert row is not None
    assert (row.version, row.steps, row.decider) == (version, 1, game_at(house, id).state.decider)


async def test_choices_that_cannot_be_made_are_refused_and_change_nothing(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, other) = await sit_down(anna, ben, **FIRST)
    watching = await house.stranger().watch(id)
    cleo = await (await house.guest("Cleo")).watch(id)
    await live.choose(live.codes[0])
    version, codes = live.version, live.codes
    digest, told = game_at(house, id).digest(), len(other.news)
    await other.reach(version)
    assert error(await live.choose(codes[0], version - 1)) == "stale"
    assert error(await live.choose(codes[0], version + 1)) == "stale"
    assert error(await live.choose(max(codes) + 1000)) == "illegal"
    assert error(await live.choose(-1)) == "illegal"
    for window in (other, watching, cleo):
        assert error(await window.choose(codes[0], version)) == "not_your_turn"
        assert error(await window.undo()) == "no_undo"
        assert error(await window.hint()) == "not_your_turn"
        assert error(await window.look(0)) == "not_your_seat"
        assert error(await window.resign(0)) == "not_your_seat"
    for seat in (-1, 2, 2**62):
        assert error(await live.look(seat)) == "not_your_seat"
        assert error(await live.resign(seat)) == "not_your_seat"
    assert game_at(house, id).digest() == digest
    assert live.version == version
    assert len([n for n in other.news[told:] if not isinstance(n, ErrorNews)]) <= 1
    assert await house.hall.store.codes(id) == game_at(house, id).choices


async def test_two_choices_for_one_decision_are_one_choice(house: House) -> None:
    """As a double click sends them, or two windows."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, _) = await sit_down(anna, ben, **FIRST)
    second = await anna.watch(id)
    answers = await asyncio.gather(live.choose(live.codes[0]), second.choose(second.codes[-1]))
    assert sorted(type(answer).__name__ for answer in answers) == ["DoneNews", "ErrorNews"]
    assert len(game_at(house, id).choices) == 1


async def test_there_is_nothing_to_decide_before_the_game_and_after_it(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, listed=True)
    live = await anna.watch(id)
    assert not live.shown
    assert error(await live.choose(0)) == "not_begun"
    assert error(await live.undo()) == "not_begun"
    assert error(await live.hint()) == "not_begun"
    assert error(await live.resign(0)) == "not_playing"
    await ben.join(id)
    await live.until(lambda: live.shown)
    done(await live.resign(0))
    assert live.frame.over
    assert live.frame.decision is None
    assert error(await live.choose(0)) == "over"
    assert error(await live.undo()) == "over"
    assert error(await live.hint()) == "over"
    assert error(await live.resign(0)) == "not_playing"


async def test_a_choice_is_carried_out_although_the_connection_is_lost_at_once(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, other) = await sit_down(anna, ben, **FIRST)
    steps = 0
    while live.codes and steps < 4:
        socket = await anna.socket(id)
        await asyncio.wait_for(socket.recv(), 10)
        message = f'{{"type":"choose","id":1,"version":{live.version},"code":{live.codes[0]}}}'
        await socket.send(message)
        await socket.send(message)
        socket.transport.abort()
        steps += 1
        await live.until(lambda: live.frame.step == steps)  # noqa: B023
        await other.until(lambda: other.frame.step == steps)  # noqa: B023
    assert await house.hall.store.codes(id) == game_at(house, id).choices
    assert steps > 1


# -- coming back


async def test_whoever_comes_back_sees_the_newest_frame_and_can_go_on(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, await house.guest("Cleo"), game="imperium")
    await play_last(lives, 6)
    for browser, seat in ((anna, 0), (ben, 1)):
        await lives[seat].close()
        lives[seat] = await browser.watch(id)
        first, second = lives[seat].news[:2]
        assert isinstance(first, TableNews)
        assert isinstance(second, FrameNews)
        assert second.last
        assert second.frame.log_whole
        assert second.frame.step == 6
    await play_last(lives, 2)
    assert lives[0].frame.step == lives[1].frame.step == 8


@pytest.mark.parametrize("game", ["dominion", "imperium", "uprising"])
async def test_the_log_piece_by_piece_is_the_log_of_a_new_connection(small_house: House, game: str) -> None:
    """With undo, a resignation, a new name and bots, for players and spectators."""
    rng = random.Random(game)
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, lives = await sit_down(anna, ben, game=game, seats=[BOT])
    lives.append(await small_house.stranger().watch(id))

    async def check() -> None:
        table = small_house.hall.tables[id]
        async with table.lock:
            pass
        await all_at(lives, table.row.version)
        for window, browser in zip(lives, (anna, ben, small_house.stranger()), strict=True):
            fresh = await browser.watch(id)
            await window.until(lambda: window.version >= fresh.version and window.settled)  # noqa: B023
            told = min(len(window.log), len(fresh.log))  # each was told the newest page when it came
            assert told > 0
            assert window.log[-told:] == fresh.log[-told:]
            assert window.frame.view == fresh.frame.view
            assert window.frame.decision == fresh.frame.decision
            assert window.frame.can_undo == fresh.frame.can_undo
            await fresh.close()

    for step in range(40):
        mover = next((window for window in lives if window.codes and window.settled), None)
        if mover is None:
            await asyncio.sleep(0.01)
            continue
        if mover.frame.can_undo and rng.random() < 0.3:
            done(await mover.undo())
        else:
            done(await mover.choose(rng.choice(mover.codes)))
        if step % 10 == 9:
            await check()
        if step == 25:
            await ben.put("/api/me", {"name": "Benedict"})
            await check()
    done(await lives[1].resign(1))
    await lives[0].until(lambda: lives[0].codes or lives[0].frame.over)
    await check()


async def test_bots_choices_come_one_by_one_and_the_last_says_so(house: House) -> None:
    anna = await house.guest("Anna")
    id = await anna.open_table("dominion", ME, BOT, BOT, options={"first_player": 0})
    live = await anna.watch(id)
    theirs: list[int] = []  # frames in which a bot is to decide: the first is the one after Anna's turn
    while not theirs:
        await live.choose(live.codes[-1])
        theirs = [n for n, news in enumerate(live.shown) if news.frame.decision and news.frame.decision.seat]
    await live.until(lambda: live.codes)
    frames = live.shown[theirs[0] :]
    steps = [news.frame.step for news in frames]
    assert steps == list(range(steps[0], steps[0] + len(steps)))
    assert len(frames) > 2
    assert [news.last for news in frames[1:]] == [False] * (len(frames) - 2) + [True]
    assert {news.version for news in frames[1:]} == {live.version}
    assert all(not news.frame.log_whole for news in frames[1:])


# -- undo


@pytest.mark.parametrize("game", ["dominion", "imperium"])
async def test_a_step_is_taken_back_by_whose_it_was_until_it_binds(small_house: House, game: str) -> None:
    """At every step the frames say who may; whoever may not is refused, and whoever may comes back exactly to
    where they were."""
    rng = random.Random(5)
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, lives = await sit_down(anna, ben, await small_house.guest("Cleo"), game=game)
    undone = refused = 0
    for _ in range(70):
        mover = next(window for window in lives if window.codes)
        version = done(await mover.choose(rng.choice(mover.codes)))
        await all_at(lives, version)
        before = game_at(small_house, id).copy()
        undoer = before.undoer
        assert [window.frame.can_undo for window in lives] == [undoer == seat for seat in range(3)]
        for seat, window in enumerate(lives):
            if seat != undoer:
                assert error(await window.undo()) == "no_undo"
                refused += 1
        assert game_at(small_house, id).digest() == before.digest()
        if undoer is not None and rng.random() < 0.5:
            version = done(await lives[undoer].undo())
            await all_at(lives, version)
            before.undo(undoer)
            assert game_at(small_house, id).digest() == before.digest()
            assert await small_house.hall.store.codes(id) == game_at(small_house, id).choices
            assert [window.frame.step for window in lives] == [len(before.choices)] * 3
            undone += 1
    assert undone > 5
    assert refused > 50


async def test_undo_is_for_the_newest_table(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, _) = await sit_down(anna, ben, **FIRST)
    await live.choose(live.codes[0])
    assert live.frame.can_undo
    assert error(await live.ask("undo", version=live.version - 1)) == "stale"
    done(await live.undo())
    assert live.frame.step == 0
    assert await house.hall.store.codes(id) == []


# -- hints


@pytest.mark.parametrize("game", ["dominion", "imperium", "uprising"])
async def test_a_hint_is_an_option_in_its_own_words(small_house: House, game: str) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, lives = await sit_down(anna, ben, game=game, seats=[] if game == "dominion" else [BOT])
    for _ in range(6):
        await lives[0].until(lambda: any(window.codes for window in lives))
        mover = next(window for window in lives if window.codes)
        digest = game_at(small_house, id).digest()
        hint = await mover.hint()
        assert isinstance(hint, HintNews)
        assert game_at(small_house, id).digest() == digest
        decision = mover.frame.decision
        assert decision is not None
        option = next(option for option in decision.options if option.code == hint.code)
        ends = {end.code: end.label for end in option.then or []}
        assert hint.label == (option.label if hint.then is None else ends[hint.then])
        await all_at(lives, done(await mover.choose(hint.code)))
        assert error(await mover.ask("hint", version=mover.version - 1)) == "stale"


# -- resignation


async def test_a_bot_plays_on_for_whoever_resigns_and_they_come_last(house: House) -> None:
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    id, lives = await sit_down(anna, ben, cleo, **FIRST)
    assert lives[0].codes
    done(await lives[0].resign(0))
    assert error(await lives[0].resign(0)) == "resigned"
    await lives[1].until(lambda: lives[1].codes)
    assert lives[0].frame.seat is None
    assert not lives[0].codes
    assert error(await lives[0].undo()) == "no_undo"
    table = lives[1].table
    assert table is not None
    assert [seat.resigned for seat in table.seats] == [True, False, False]
    assert table.status == "playing"
    done(await lives[1].resign(1))
    await lives[2].until(lambda: lives[2].table and lives[2].table.status == "over")
    assert lives[2].frame.over
    result = (await cleo.table(id)).result
    assert result is not None
    assert [(r.seat, r.place, r.resigned) for r in result] == [(0, 2, True), (1, 2, True), (2, 1, False)]


async def test_nobody_takes_back_what_a_bot_chose_for_them(house: House) -> None:
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    id, lives = await sit_down(anna, ben, cleo, **FIRST)
    await lives[0].choose(lives[0].codes[0])
    done(await lives[0].resign(0))
    await lives[1].until(lambda: lives[1].codes)
    await lives[0].reach(lives[1].version)
    assert error(await lives[0].undo()) == "no_undo"
    assert not lives[0].frame.can_undo
    assert (await house.hall.store.codes(id))[0] == game_at(house, id).choices[0]


async def test_with_bots_the_game_is_over_when_the_last_person_resigns(house: House) -> None:
    anna = await house.guest("Anna")
    id = await anna.open_table("dominion", ME, BOT, BOT)
    live = await anna.watch(id)
    await live.until(lambda: live.codes)
    done(await live.resign(0))
    table = await anna.table(id)
    assert table.status == "over"
    assert table.result is not None
    assert table.result[0].place == 3


async def test_who_resigned_is_last_also_when_the_game_is_played_out(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    _, lives = await sit_down(anna, ben, seats=[{"kind": "bot", "bot": "big-money"}], **FIRST)
    done(await lives[0].resign(0))
    live = lives[1]
    while not live.frame.over:
        await live.until(lambda: live.codes or live.frame.over, 60)
        if live.codes:
            await live.choose(live.codes[-1])  # passes, and buys nothing
    await live.until(lambda: live.table and live.table.status == "over")
    assert live.table is not None
    assert live.table.result is not None
    places = [result.place for result in live.table.result]
    assert places == [3, 2, 1]
    assert live.table.result[0].score > live.table.result[1].score


# -- the line


async def test_a_table_that_is_not_there_is_said_on_the_line(house: House) -> None:
    anna = await house.guest("Anna")
    socket = await anna.socket("nowhere")
    assert b"no_table" in (await socket.recv(decode=False))
    with pytest.raises(ConnectionClosed):
        await socket.recv()
    assert socket.close_code == live_module.NO_TABLE


async def test_whoever_does_not_read_is_sent_away_and_delays_nobody(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, (live, other) = await sit_down(anna, ben, **FIRST)
    slow = await ben.socket(id)
    table = small_house.hall.tables[id]
    await live.until(lambda: len(table.watchers) == 3)
    for _ in range(live_module.WAITING_NEWS + 50):
        table.watchers[-1].send(b'{"type":"chat","lines":[]}')
    done(await live.choose(live.codes[0]))
    await other.reach(live.version)
    await asyncio.wait_for(slow.wait_closed(), 10)
    assert slow.close_code == live_module.TOO_SLOW
    await live.until(lambda: len(table.watchers) == 2)


# -- chat and presence


async def test_people_at_the_table_talk_and_everybody_there_reads_it(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, other) = await sit_down(anna, ben, **FIRST)
    watching = await house.stranger().watch(id)
    cleo = await (await house.guest("Cleo")).watch(id)
    for window, text in ((live, "Hello!"), (other, "  <b>Hi</b>\x00\u200b\n Anna ")):
        done(await window.say(text))
    for window in (watching, cleo):
        assert error(await window.say("Me too")) == "not_your_table"
    assert error(await live.say(" \n\x00 ")) == "nothing_said"
    for window in (live, other, watching, cleo, await anna.watch(id)):
        await window.until(lambda: len(window.chat) == 2)  # noqa: B023
        assert [(line.n, line.seat, line.name, line.text) for line in window.chat] == [
            (1, 0, "Anna", "Hello!"), (2, 1, "Ben", "<b>Hi</b> Anna")
        ]  # fmt: skip


async def test_what_was_said_while_waiting_is_there_in_the_game(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, listed=True)
    live = await anna.watch(id)
    done(await live.say("Anybody?"))
    await ben.join(id)
    there = await ben.watch(id)
    assert [line.text for line in there.chat] == ["Anybody?"]


def here(live: Live) -> list[bool]:
    assert live.table is not None
    return [seat.here for seat in live.table.seats]


async def test_who_has_the_table_open_is_seen(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, BOT, listed=True)
    await ben.join(id)
    live = await anna.watch(id)
    assert here(live) == [True, False, True]
    first, second = await ben.watch(id), await ben.watch(id)
    await live.until(lambda: here(live) == [True, True, True])
    await first.close()
    assert (await anna.table(id)).seats[1].here
    await second.close()
    await live.until(lambda: here(live) == [True, False, True])


async def test_every_request_is_answered_in_turn(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    _, (live, _) = await sit_down(anna, ben, **FIRST)
    requests: list[dict[str, Any]] = [
        {"type": "choose", "version": live.version, "code": live.codes[0]},
        {"type": "undo", "version": 0},
        {"type": "hint", "version": 0},
        {"type": "look", "seat": 0},
        {"type": "look", "seat": 9},
        {"type": "say", "text": "Hm."},
        {"type": "resign", "seat": 1},
        {"type": "resign", "seat": 0},
    ]
    for number, request in enumerate(requests, 100):
        await live.send({**request, "id": number})
    await live.answer(100 + len(requests) - 1)
    answers = [news.id for news in live.news if isinstance(news, (DoneNews, ErrorNews, HintNews))]
    assert answers == list(range(100, 100 + len(requests)))


# -- safe and quick hands


async def test_the_end_of_a_choice_may_come_with_its_beginning(house: House) -> None:
    """How many troops, with the deployment: each is a choice of the game, both are one request."""
    anna, ben, cleo = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    id, lives = await sit_down(anna, ben, cleo, game="imperium", options={"first_player": 0})
    table = house.hall.tables[id]
    async with table.lock:
        rng = random.Random(3)
        while not any(option_with_ends(live) for live in lives):
            assert table.game is not None
            await table.take([rng.choice(table.game.state.options)])
            await all_at(lives, table.row.version)
    live = next(one for one in lives if option_with_ends(one))
    option = option_with_ends(live)
    assert option is not None
    step, end = live.frame.step, option.then[-1].code
    assert error(await live.ask("choose", version=live.version, code=option.code, then=option.code)) == "illegal"
    assert live.frame.step == step
    done(await live.ask("choose", version=live.version, code=option.code, then=end))
    assert (await house.hall.store.codes(id))[step : step + 2] == [option.code, end]


def option_with_ends(live: Live) -> Option | None:
    decision = live.frame.decision
    return next((one for one in decision.options if len(one.then) > 1), None) if decision else None


async def test_a_frame_says_why_no_step_can_be_taken_back(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    _, (live, other) = await sit_down(anna, ben, **FIRST)
    assert (live.frame.can_undo, live.frame.kept) == (False, "you have made no choice yet")
    done(await live.choose(live.codes[0]))
    assert (live.frame.can_undo, live.frame.kept) == (True, None)
    while live.codes:
        version = done(await live.choose(0 if 0 in live.codes else live.codes[0]))
    await all_at([live, other], version)
    assert (live.frame.can_undo, live.frame.kept) == (False, "a card was drawn")
    done(await other.choose(other.codes[0]))
    await live.until(lambda: live.frame.kept == "somebody else has decided since")
