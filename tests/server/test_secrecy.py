"""Every byte that is sent to a seat, against what that seat may know."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
from collections import Counter
from typing import Any

import msgspec
import pytest
from tests.server.clients import BOT, ME, OPEN, Browser, Live, Problems, refuses, sit_down
from tests.server.house import House
from tests.server.witness import Moment, Witness, telling_names

from greathall.api import SPECTATOR, Game
from greathall.kernel.machine import NOBODY
from greathall.kernel.rng import seeded
from greathall.learn.tips import possible
from greathall.server.chronicle import Chronicle
from greathall.server.frames import Moment as ShownMoment
from greathall.server.hall import digest
from greathall.server.messages import DecisionInfo, DoneNews, ErrorNews, FrameNews, HintNews, TableNews
from greathall.server.scenes import Scene

pytestmark = pytest.mark.anyio

# By game: options, and choices that are made before anybody looks.
TABLES: dict[str, list[tuple[dict[str, Any], int]]] = {
    "dominion": [({"kingdom": "size_distortion"}, 0), ({"kingdom": "underlings"}, 150), ({}, 200)],
    "imperium": [({"leaders": "draft"}, 0), ({}, 150), ({}, 350)],
    "uprising": [({"choam": True}, 0), ({"original": "all"}, 150), ({"choam": True}, 350)],
}
CASES = [(game, *table) for game, tables in TABLES.items() for table in tables]
CHECKED = 45  # requests to a table while everybody's bytes are read
WORDS = re.compile(rb'"((?:[^"\\]|\\.)*)"')


class Window:
    """Somebody at the table: their seats, and the one that has the device."""

    def __init__(self, browser: Browser, live: Live, seats: list[int]) -> None:
        self.browser = browser
        self.live = live
        self.seats = seats
        self.looks: list[tuple[int, int]] = []  # from which message on, which seat

    def looking(self, at: int) -> int | None:
        return next((seat for start, seat in reversed(self.looks) if start <= at), None)

    async def look(self, seat: int) -> None:
        self.looks.append((len(self.live.raw), seat))
        assert isinstance(await self.live.look(seat), DoneNews)


@pytest.mark.parametrize(("game", "options", "skipped"), CASES)
async def test_nobody_is_sent_what_they_may_not_know(
    small_house: House, monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, Any], skipped: int
) -> None:
    """Anna has a seat, Ben's device has two, a bot has one; a stranger watches. They play by chance, take steps
    back, ask for hints, talk, and one resigns."""
    rng = random.Random(f"{game} {skipped}")
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    hot = {**ME, "name": "Bea"}
    id = await ben.open_table(game, OPEN, ME, hot, BOT, options=options, listed=True)
    await anna.join(id)
    await fast_forward(small_house, id, skipped, rng)
    witness = Witness(small_house, id)
    stranger = small_house.stranger()
    windows = [
        Window(anna, await anna.watch(id), [0]),
        Window(ben, await ben.watch(id), [1, 2]),
        Window(stranger, await stranger.watch(id), []),
        Window(anna, await anna.watch(id), [0]),
    ]
    hints = 0
    for step in range(CHECKED):
        await settle(small_house, id, windows)
        hints += await move(rng, windows[:2])
        if step == CHECKED * 2 // 3:
            await windows[0].live.resign(0)
            await ben.put("/api/me", {"name": "Benedict"})
            await windows[1].live.say("And now?")
    await settle(small_house, id, windows)
    checked = told_apart = 0
    for window in windows:
        shown: Counter[tuple[int, int]] = Counter()  # scenes of a choice so far
        names: list[str] = []
        for at, raw in enumerate(window.live.raw):
            news = window.live.news[at]
            if isinstance(news, TableNews):
                names = [seat.name for seat in news.table.seats]
            if isinstance(news, FrameNews):
                key = news.version, news.frame.step
                moment = witness.moments[key]
                viewer = check_viewer(window, at, news, moment)
                check_decision(news, viewer)
                if not news.frame.log_whole and shown[key] < len(moment.passing):
                    moment = moment.passing[shown[key]]
                shown[key] += not news.frame.log_whole
                check_ids(raw, news, moment, viewer)
                told_apart += check_twin(raw, news, moment, viewer, names)
                checked += 1
    assert checked > 3 * CHECKED
    assert told_apart > checked / 2, "hidden things are hardly ever dealt anew: the comparison shows nothing"
    assert sum(isinstance(news, HintNews) for window in windows for news in window.live.news) == hints > 0
    await check_secrets(small_house, id, windows)


async def fast_forward(house: House, id: str, steps: int, rng: random.Random) -> None:
    table = await house.hall.table(id)
    async with table.lock:
        assert table.game is not None
        twin = table.game.copy()
        codes: list[int] = []
        while len(codes) < steps or table.bots()[twin.state.decider] is not None:
            if twin.over:
                break
            codes.append(rng.choice(twin.state.options))
            twin.choose_code(codes[-1])
        assert not twin.over, "choose fewer steps"
        await table.take(codes)


async def settle(house: House, id: str, windows: list[Window]) -> None:
    """Until the bots are done and everybody has heard of it."""
    table = house.hall.tables[id]
    while table.thinking is not None and not table.thinking.done():
        await asyncio.sleep(0)
    for window in windows:
        await window.live.until(lambda: window.live.version == table.row.version and window.live.settled)  # noqa: B023


async def move(rng: random.Random, windows: list[Window]) -> int:
    """Whoever is to decide does something; says whether a hint was asked for."""
    for window in windows:
        if window.live.curtain is not None:
            await window.look(window.live.curtain)
    window = next((window for window in windows if window.live.codes), windows[0])
    live = window.live
    if not live.codes:
        return 0
    if live.frame.can_undo and rng.random() < 0.3:
        assert isinstance(await live.undo(), DoneNews)
        return 0
    if rng.random() < 0.1:
        assert isinstance(await live.hint(), HintNews)
        return 1
    assert isinstance(await live.choose(rng.choice(live.codes)), DoneNews)
    return 0


# -- one message


def check_viewer(window: Window, at: int, news: FrameNews, moment: Moment) -> int:
    """With whose eyes this window may see; a window of several seats with those of the one who looks, and with
    nobody's while another should take the device."""
    seats = [seat for seat in window.seats if not moment.row.seats[seat].resigned]
    decider = moment.game.state.decider
    expected, curtain = None, None
    if len(seats) == 1:
        expected = seats[0]
    elif moment.game.state.is_forced():
        expected = window.looking(at) if seats else None  # answered at once: nobody need take the device
    elif decider in seats and window.looking(at) != decider and moment.row.status == "playing":
        curtain = decider
    elif seats:
        expected = window.looking(at)
    assert (news.frame.seat, news.curtain) == (expected, curtain)
    return SPECTATOR if expected is None else expected


def check_decision(news: FrameNews, viewer: int) -> None:
    decision = news.frame.decision
    if decision is not None and decision.seat != viewer:
        assert decision == DecisionInfo(decision.seat, decision.phase, None, None, None, [], [], False)
        assert news.frame.view["decision"] == {"seat": decision.seat, "phase": decision.phase}
    if news.curtain is not None:
        assert not news.frame.can_undo
        assert all("hand" not in player and "intrigue" not in player for player in news.frame.view["players"])


def check_ids(raw: bytes, news: FrameNews, moment: Moment, viewer: int) -> None:
    """What never lay open for this seat is nowhere: not by its id, not by its name."""
    hidden = moment.hidden[viewer]
    words = {word.decode() for word in WORDS.findall(raw)}
    assert sorted(words & hidden) == []
    said = [line.text for line in news.frame.log]
    if news.frame.decision is not None:
        said += [news.frame.decision.text or "", *(option.label for option in news.frame.decision.options)]
        said += [reason.why for reason in news.frame.decision.reasons]
    text = "\n".join(said)
    assert [name for name in telling_names(moment.game, hidden) if name in text] == []
    for event in news.frame.events:
        if event.what.startswith("draw") and event.seat != viewer:
            assert event.card is None, event


def check_twin(raw: bytes, news: FrameNews, moment: Moment, viewer: int, names: list[str]) -> bool:
    """In a world where all that this seat cannot know is dealt anew, it is sent the very same bytes."""
    game = moment.game
    seed = news.version * 1000 + news.frame.step
    asked = game.state.decider != NOBODY
    twin = dealt_anew(game, viewer, seed) if asked or game.over else dealt_in_passing(game, viewer, seed)
    since = None if news.frame.log_whole else moment.since
    can_undo = viewer != SPECTATOR and game.undoer == viewer and moment.row.status == "playing"
    events = [event.as_seen_by(viewer) for event in twin.state.events or []]
    scene = Scene(twin.state, events[len(events) - moment.events :])
    frame = ShownMoment(twin, names, Chronicle(), None if since is None else scene).frame(viewer, since, can_undo)
    if viewer != SPECTATOR and moment.row.status == "playing" and not can_undo and asked:
        why = game.why_kept(viewer) or "before"
        frame.kept = twin.descriptor.text.kept(why, twin.chapter(len(twin.choices)))
    if viewer != SPECTATOR and not game.over:
        frame.goal = twin.descriptor.text.goal(frame.view, viewer)
        frame.chances = possible(twin.name, frame.view, viewer)
    if frame.decision is not None and news.frame.decision is not None:
        # Its own person may know whether they have just stepped back to a forced question, or to another one.
        assert news.frame.decision.forced <= frame.decision.forced
        frame.decision.forced = news.frame.decision.forced
        if news.frame.decision.by_itself is None:
            frame.decision.by_itself = None
    if news.last and moment.row.status == "over":
        frame.over, frame.decision = True, None
    assert msgspec.json.decode(msgspec.json.encode(frame)) == msgspec.json.decode(raw)["frame"]
    assert msgspec.json.encode(FrameNews(news.version, frame, news.curtain, news.last, news.times)) == raw
    return twin.digest() != game.digest()


def dealt_in_passing(game: Game, viewer: int, seed: int) -> Game:
    """The same while the rules are at work: nobody waits for an answer."""
    twin = game.copy()
    twin.state.rng = seeded(seed)
    twin.rules.redeal(twin.state, viewer, NOBODY)
    return twin


def dealt_anew(game: Game, viewer: int, seed: int) -> Game:
    twin = game.determinize(None if viewer == SPECTATOR else viewer, seed)
    twin.choices, twin._told = game.choices, game._told
    return twin


# -- the whole of it


async def check_secrets(house: House, id: str, windows: list[Window]) -> None:
    row = await house.hall.store.table(id)
    assert row is not None
    tokens = [window.browser.token for window in windows if window.seats]
    never = [str(row.seed), row.invite, *tokens, *(digest(token) for token in tokens)]
    never += [person for person in (row.owner, *(seat.person for seat in row.seats)) if person]
    for window in windows:
        await window.browser.lobby()
        await window.browser.table(id)
        for sent in [*window.live.raw, *window.browser.bodies]:
            for secret in never:
                if secret != window.browser.id:  # one's own, which is no secret to oneself
                    assert secret.encode() not in sent or (secret == row.invite and b'"waiting"' in sent)


@pytest.mark.parametrize("path", ["replay", "replay/1?seat=0", "summary", "record"])
async def test_of_a_game_under_way_there_is_no_replay_and_no_record(house: House, path: str) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, _) = await sit_down(anna, ben, options={"first_player": 0})
    await live.choose(live.codes[0])
    for browser in (anna, ben, house.stranger()):
        with refuses("not_over"):
            await browser.get(f"/api/tables/{id}/{path}")


async def test_the_invitation_is_for_those_at_the_table_while_it_waits(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, OPEN, listed=True)
    invite = (await anna.table(id)).invite
    assert invite is not None
    secret = invite.rsplit("/", 1)[1].encode()
    watching = await ben.watch(id)
    await ben.lobby()
    await anna.put("/api/me", {"name": "Anna"})
    await watching.until(lambda: watching.table and watching.table.seats[0].name == "Anna")
    assert not any(secret in sent for sent in [*watching.raw, *ben.bodies])
    await ben.join(id)
    await watching.until(lambda: watching.table and watching.table.invite == invite)


@pytest.mark.parametrize("how", ["missing", "wrong", "almost", "hashed", "another's"])
async def test_a_wrong_or_missing_secret_sees_what_anybody_sees_and_changes_nothing(house: House, how: str) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, _) = await sit_down(anna, ben, options={"first_player": 0})
    eve = house.stranger()
    tokens = {
        "wrong": "nobody's secret",
        "almost": anna.token[:-1] + ("A" if anna.token[-1] != "A" else "B"),
        "hashed": digest(anna.token),
        "another's": (await house.guest("Cleo")).token,
    }
    if how in tokens:
        eve.pretend(tokens[how])
    table = house.hall.tables[id]
    assert table.game is not None
    before = table.game.digest(), table.row
    window = await eve.watch(id)
    assert window.table is not None
    assert (window.table.yours, window.table.your_move, window.table.invite) == (False, False, None)
    assert window.frame.seat is None
    assert not any("hand" in player for player in window.frame.view["players"])
    refused = [
        await window.choose(live.codes[0]),
        await window.undo(),
        await window.hint(),
        await window.look(0),
        await window.resign(0),
        await window.say("Boo"),
    ]
    assert [answer.code for answer in refused if isinstance(answer, ErrorNews)] == [
        "not_your_turn", "no_undo", "not_your_turn", "not_your_seat", "not_your_seat", "not_your_table"
    ]  # fmt: skip
    for method, path in (("POST", "leave"), ("POST", "rematch"), ("POST", "join"), ("DELETE", "")):
        with pytest.raises(Problems):
            await eve.request(method, f"/api/tables/{id}/{path}".rstrip("/"), None)
    assert (table.game.digest(), table.row) == before
    assert await house.hall.store.said(id) == []
    assert not any(isinstance(news, TableNews) and news.table.yours for news in window.news)
