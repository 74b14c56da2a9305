"""Messages that no page of ours sends: they get a clear error, and change nothing for anybody."""

from __future__ import annotations

import asyncio
import contextlib
import json
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.clients import Browser, Live, sit_down
from tests.server.house import House
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from greathall.server import limits
from greathall.server import live as live_module
from greathall.server.messages import ChatNews, DoneNews, ErrorNews
from greathall.server.schema import hours, metadata

pytestmark = pytest.mark.anyio


class Table(NamedTuple):
    house: House
    id: str
    anna: Browser
    live: Live  # Anna's, who is to decide
    other: Live
    before: object

    async def state(self) -> object:
        """The game, and every row of the database but for the hall's hours, which go on."""
        table = self.house.hall.tables[self.id]
        assert table.game is not None
        async with self.house.hall.store.engine.connect() as c:
            rows = [
                [tuple(row) for row in await c.execute(sa.select(part).order_by(*part.primary_key.columns))]
                for part in metadata.sorted_tables
                if part is not hours
            ]
        return table.game.digest(), table.game.choices.copy(), table.row.version, rows

    async def check_unchanged(self) -> None:
        assert await self.state() == self.before
        # The others have not even noticed.
        assert self.other.version == self.live.version
        assert isinstance(await self.other.ask("undo", version=0), ErrorNews)


async def table_for(house: House) -> Table:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, other) = await sit_down(anna, ben, options={"first_player": 0})
    await live.choose(live.codes[0])
    await other.reach(live.version)
    table = Table(house, id, anna, live, other, None)
    return table._replace(before=await table.state())


@pytest.fixture
async def table(house: House) -> Table:
    return await table_for(house)


@pytest.fixture
async def small_table(small_house: House) -> Table:
    return await table_for(small_house)


HUGE = 10**400
MALFORMED = [
    "", " ", "{", "null", "true", "[]", "[1]", "1", '"choose"', "{}", "NaN", "\ufeff{}", "\x00", "not json at all",
    '{"type":"choose"}',
    '{"type":"choose","id":1,"version":1}',
    '{"type":"choose","id":"1","version":1,"code":1}',
    '{"type":"choose","id":1.5,"version":1,"code":1}',
    '{"type":"choose","id":null,"version":1,"code":1}',
    '{"type":"choose","id":1,"version":"1","code":1}',
    '{"type":"choose","id":1,"version":1,"code":[1]}',
    '{"type":"choose","id":1,"version":1,"code":true}',
    '{"type":"choose","id":1,"version":1,"code":1,"seat":0}',
    '{"type":"choose","id":1,"version":1,"code":1',
    '{"type":"choose","id":1,"version":1,"code":1}}',
    '{"type":1,"id":1}',
    '{"type":null,"id":1}',
    '{"type":"cheat","id":1}',
    '{"type":"Choose","id":1,"version":1,"code":1}',
    '{"type":"done","id":1,"version":1}',
    '{"type":"frame","version":1}',
    '{"id":1,"version":1,"code":1}',
    '{"type":"say","id":1,"text":""}',
    '{"type":"say","id":1,"text":null}',
    '{"type":"say","id":1,"text":"\\ud800"}',
    json.dumps({"type": "say", "id": 1, "text": "x" * 501}),
    "[" * 4000,
    '{"a":' * 700,
]  # fmt: skip


@pytest.mark.parametrize("message", MALFORMED, ids=range(len(MALFORMED)))
async def test_what_cannot_be_read_is_refused(small_table: Table, message: str) -> None:
    live = small_table.live
    told = len(live.news)
    await live.socket.send(message)
    await live.until(lambda: len(live.news) > told)
    (answer,) = live.news[told:]
    assert isinstance(answer, ErrorNews)
    assert (answer.id, answer.code) == (None, "bad_request")
    assert len(answer.message) < 300
    await small_table.check_unchanged()
    assert isinstance(await live.choose(live.codes[0]), DoneNews), "the connection goes on"


@pytest.mark.parametrize("number", [HUGE, -HUGE, 2**63, -1], ids=["huge", "low", "2^63", "-1"])
async def test_numbers_out_of_all_bounds_are_refused(table: Table, number: int) -> None:
    live = table.live
    for request in (
        {"type": "choose", "version": live.version, "code": number},
        {"type": "choose", "version": number, "code": live.codes[0]},
        {"type": "undo", "version": number},
        {"type": "hint", "version": number},
        {"type": "look", "seat": number},
        {"type": "resign", "seat": number},
        {"type": "undo", "version": 0, "id": number},
    ):
        told = len(live.news)
        await live.socket.send(json.dumps({"id": 7, **request}))
        await live.until(lambda: len(live.news) > told)  # noqa: B023
        assert isinstance(live.news[-1], ErrorNews)
        assert len(live.news) == told + 1
    await table.check_unchanged()


async def test_a_message_is_text(small_table: Table) -> None:
    live = small_table.live
    await live.socket.send(b'{"type":"undo","id":1,"version":3}')
    await live.until(lambda: isinstance(live.news[-1], ErrorNews))
    assert live.news[-1] == ErrorNews(None, "bad_request", live.news[-1].message)  # type: ignore[union-attr]
    await small_table.check_unchanged()
    await live.socket.send(b"\xff\xfe", text=True)
    with pytest.raises(ConnectionError):
        await live.until(lambda: False)
    assert live.socket.close_code == 1007
    await small_table.check_unchanged()


async def test_a_large_message_is_refused_and_a_huge_one_ends_the_connection(small_table: Table) -> None:
    live = small_table.live
    for size in (live_module.LARGEST_REQUEST + 1, 60_000):
        told = len(live.news)
        await live.socket.send(json.dumps({"type": "say", "id": 1, "text": "x" * size}))
        await live.until(lambda: len(live.news) > told)  # noqa: B023
        answer = live.news[-1]
        assert isinstance(answer, ErrorNews)
        assert (answer.id, answer.code) == (None, "too_large")
    await small_table.check_unchanged()
    await live.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionError):
        await live.until(lambda: False)
    assert live.socket.close_code == 1009
    await small_table.check_unchanged()
    again = await small_table.anna.watch(small_table.id)
    assert isinstance(await again.choose(again.codes[0]), DoneNews)


def limit(house: House, kind: str, burst: float) -> None:
    """Nobody may ask for more of it from now on."""
    house.hall.keeper.buckets[kind] = limits.Buckets(limits.Rate(burst, 1e-6))


async def test_too_many_messages_are_refused_and_not_carried_out(table: Table) -> None:
    limit(table.house, "requests", 40)
    live = await table.anna.watch(table.id)
    sent = 60
    for number in range(sent):
        await live.send({"type": "say", "id": number, "text": f"{number}"})
    await live.until(lambda: sum(isinstance(news, (DoneNews, ErrorNews)) for news in live.news) >= sent)
    refused = [news for news in live.news if isinstance(news, ErrorNews)]
    assert [(news.id, news.code) for news in refused] == [(40 + n, "too_often") for n in range(20)]
    carried_out = [news.id for news in live.news if isinstance(news, DoneNews)]
    said = [int(line.text) for line in await table.house.hall.store.said(table.id)]
    assert said == carried_out == list(range(40))
    assert isinstance(await table.other.say("I can still be heard."), DoneNews)


def test_who_waits_may_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now))
    bucket = limits.Bucket(limits.Rate(3, 2))
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_callers_have_buckets_of_their_own_and_long_gone_ones_none() -> None:
    buckets = limits.Buckets(limits.Rate(1, 1e-6), most=2)
    assert [buckets.take(caller) for caller in ("a", "b", "a", "b")] == [True, True, False, False]
    assert buckets.take("c")
    assert list(buckets.by_caller) == ["b", "c"]


async def test_who_does_not_stop_is_sent_away_alone(table: Table) -> None:
    live = table.live
    limit(table.house, "requests", 40)
    cleo = await table.house.guest("Cleo")
    flooding = await cleo.socket(table.id)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(2000):
            await flooding.send("{}")
            await asyncio.sleep(0)
    await asyncio.wait_for(flooding.wait_closed(), 10)
    # Whoever goes on sending may be cut off before the reason is read.
    assert flooding.close_code in (live_module.FLOOD, CloseCode.ABNORMAL_CLOSURE)
    assert isinstance(await table.other.ask("undo", version=0), ErrorNews)
    assert isinstance(await live.choose(live.codes[0]), DoneNews)


async def test_a_forged_answer_or_identity_is_no_request(table: Table) -> None:
    """Who somebody is comes from the cookie of the connection, never from a message."""
    cleo = await table.house.guest("Cleo")
    table = table._replace(before=await table.state())
    window = await cleo.watch(table.id)
    live = table.live
    forged: list[dict[str, Any]] = [
        {"type": "choose", "id": 1, "version": live.version, "code": live.codes[0], "person": table.anna.id},
        {"type": "choose", "id": 1, "version": live.version, "code": live.codes[0], "token": table.anna.token},
        {"type": "resign", "id": 1, "seat": 0, "person": table.anna.id},
        {"type": "say", "id": 1, "text": "I resign", "name": "Anna"},
    ]
    for message in forged:
        told = len(window.news)
        await window.send(message)
        await window.until(lambda: len(window.news) > told)  # noqa: B023
        answer = window.news[-1]
        assert isinstance(answer, ErrorNews)
        assert answer.code == "bad_request"
    await table.check_unchanged()


# -- anything at all

numbers = st.one_of(st.integers(), st.sampled_from([0, 1, 2, 3, 2**63, -1]))
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(), st.text(max_size=20)),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)),
    max_leaves=12,
)
requests = st.fixed_dictionaries(
    {"type": st.sampled_from(["choose", "undo", "look", "hint", "resign", "say"]), "id": numbers},
    optional={"version": numbers, "code": numbers, "seat": numbers, "text": st.text(max_size=30), "more": values},
)
messages = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    values.map(json.dumps),
    requests.map(json.dumps),
    st.builds(lambda text, cut: text[:cut], requests.map(json.dumps), st.integers(1, 60)),
)


@settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=st.lists(messages, min_size=1, max_size=8))
async def test_whatever_a_spectator_sends_is_answered_by_an_error(
    small_table: Table, sent: list[str | bytes]
) -> None:
    window = await small_table.house.stranger().watch(small_table.id)
    told = len(window.news)
    for message in sent:
        await window.socket.send(message)
    await window.until(lambda: len([n for n in window.news[told:] if isinstance(n, ErrorNews)]) >= len(sent))
    assert all(isinstance(news, ErrorNews) for news in window.news[told:])
    assert not any(isinstance(news, ErrorNews) and news.code == "failed" for news in window.news)
    await window.close()
    assert await small_table.state() == small_table.before
    assert not any(isinstance(news, ChatNews) and news.lines for news in small_table.other.news)
