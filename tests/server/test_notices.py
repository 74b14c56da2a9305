"""Whoever is not there is told that it is their turn: once, never while they look, and nobody waits for it."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from py_vapid import Vapid02
from tests.server.clients import BOT, ME, OPEN, Browser, Live, all_at, play_last, refuses, sit_down
from tests.server.house import House, opened
from tests.server.mailbox import Mailbox, mailbox
from tests.server.postgres import Postgres

from greathall.server import outgoing
from greathall.server.addresses import Unreachable, check_address, is_open_to_all
from greathall.server.messages import NoticeTest
from greathall.server.notices import Address, Message, letter
from greathall.server.schema import addresses

pytestmark = pytest.mark.anyio

FIRST = {"first_player": 0, "kingdom": "first_game"}


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    """One that may send messages to this machine, at once."""
    async with opened(database, private=True) as house:
        house.hall.notices.moment = 0.0
        yield house


@pytest.fixture
async def small_house(tmp_path: object) -> AsyncIterator[House]:
    async with opened(f"sqlite:///{tmp_path}/greathall.db", private=True) as house:
        house.hall.notices.moment = 0.0
        yield house


@pytest.fixture
async def box() -> AsyncIterator[Mailbox]:
    async with mailbox() as box:
        yield box


async def settled(house: House) -> None:
    """Whatever the server has to do in the background about calls is done."""
    while house.hall.notices.considered or house.hall.notices.under_way:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.02)


async def anna_and_ben(house: House, box: Mailbox) -> tuple[Browser, Browser, str, list[Live]]:
    """At a table; Ben's browser wants to be told."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    await ben.put("/api/me/notices/push", box.subscription)
    id, lives = await sit_down(anna, ben, options=FIRST, name="Friday")
    return anna, ben, id, lives


async def end_turn(live: Live, *others: Live) -> None:
    """Until somebody else is to decide."""
    while live.codes:
        await play_last([live, *others], 1)


async def test_a_push_message_comes_to_a_closed_page_once_a_turn(house: House, box: Mailbox) -> None:
    _, ben, id, (anna_sees, ben_sees) = await anna_and_ben(house, box)
    await ben_sees.close()
    await end_turn(anna_sees)
    letter = await box.letter()
    assert box.read(letter) == {
        "title": "It is your turn",
        "text": "“Friday”, Dominion: the others wait for you.",
        "path": f"/table/{id}",
        "tag": id,
    }
    assert Vapid02.verify(letter.headers["authorization"])
    key = (await ben.get("/api/me/notices"))["key"]
    assert letter.headers["authorization"].endswith(f"k={key}")
    assert int(letter.headers["ttl"]) > 3600
    # However often the table changes before he has come.
    house.hall.notices.consider(await house.hall.table(id))
    await settled(house)
    assert len(box.letters) == 1
    # When he has come and played, the next turn is another one.
    again = await ben.watch(id)
    await anna_sees.reach(again.version)
    await end_turn(again, anna_sees)
    await again.close()
    await end_turn(anna_sees)
    assert box.read(await box.letter(2))["tag"] == id


async def test_whoever_speaks_another_language_now_is_told_in_that(small_house: House, box: Mailbox) -> None:
    """In the browser in which they have chosen it, and at their address; whatever it was at first."""
    ben = await small_house.guest("Ben")
    ben.http.headers["accept-language"] = "de"
    await ben.put("/api/me/notices/push", box.subscription)
    await ben.put("/api/me/notices/address", {"kind": "webhook", "url": f"{box.url}/hook"})
    other = small_house.stranger()
    other.http.headers["accept-language"] = "cs"
    code = (await ben.http.post("/api/me/link")).json()["path"].rpartition("/")[2]
    await other.http.post("/api/me/claim", json={"code": code})

    async def told() -> list[str]:
        return [way.lang for way in await small_house.hall.notices.ways(ben.id)]

    assert await told() == ["de", "de"]
    ben.http.headers["accept-language"] = "el"
    await ben.http.post("/api/me")
    assert await told() == ["el", "el"]
    await other.http.post("/api/me")
    assert await told() == ["el", "cs"]
    ben.http.headers["accept-language"] = "en"
    await ben.put("/api/me/notices/push", box.subscription)  # by the browser itself, while no page is open
    assert await told() == ["el", "cs"]


async def test_everybody_is_told_in_the_language_of_the_browser_in_which_they_wished_for_it(
    house: House, box: Mailbox
) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    ben.http.headers["accept-language"] = "de"
    await ben.put("/api/me/notices/push", box.subscription)
    ben.http.headers["accept-language"] = "hu"
    await ben.put("/api/me/notices/address", {"kind": "webhook", "url": f"{box.url}/hook"})
    _, (anna_sees, ben_sees) = await sit_down(anna, ben, options=FIRST, name="Friday")
    await ben_sees.close()
    await end_turn(anna_sees)
    await box.letter(2)
    await settled(house)
    by_path = {letter.path: letter for letter in box.letters}
    assert msgspec.json.decode(by_path.pop("/hook").body)["title"] == "Te következel"
    (pushed,) = by_path.values()
    assert box.read(pushed)["title"] == "Du bist am Zug"
    # What was wished for of an earlier release, or in a language that is offered no more, is said in English.
    await house.hall.notices.replace(
        addresses, {"person": ben.id}, {"kind": "webhook", "url": "x", "origin": "", "lang": "tlh"}
    )
    assert [way.lang for way in await house.hall.notices.ways(ben.id)] == ["de", "en"]
    # Why something does not arrive, whoever asks for it reads.
    box.status = 500
    tested = await ben.post("/api/me/notices/test", type=NoticeTest)
    assert tested.push == "a válasz ez volt: 500"
    refused = await ben.http.put("/api/me/notices/address", json={"kind": "webhook", "url": "nowhere"})
    assert refused.json()["message"].startswith("egy cím így kezdődik")


async def test_nobody_is_told_who_looks_at_the_table_and_whoever_looks_away_is(house: House, box: Mailbox) -> None:
    _, _, _, (anna_sees, ben_sees) = await anna_and_ben(house, box)
    await end_turn(anna_sees, ben_sees)
    await settled(house)
    assert box.letters == []
    await end_turn(ben_sees, anna_sees)
    await ben_sees.ask("seen", visible=False)
    await end_turn(anna_sees, ben_sees)
    await box.letter()
    await ben_sees.ask("seen", visible=True)
    await end_turn(ben_sees, anna_sees)
    await end_turn(anna_sees, ben_sees)
    await settled(house)
    assert len(box.letters) == 1


async def test_among_bots_whoever_has_the_table_open_is_not_told(small_house: House, box: Mailbox) -> None:
    anna = await small_house.guest("Anna")
    await anna.put("/api/me/notices/push", box.subscription)
    id = await anna.open_table("dominion", ME, BOT, options=FIRST)
    live = await anna.watch(id)
    await live.ask("seen", visible=False)
    for _ in range(2):
        await live.until(lambda: live.codes)
        await live.choose(live.codes[-1])
    await live.until(lambda: live.codes)
    await settled(small_house)
    assert box.letters == []


async def test_who_has_resigned_is_not_told(small_house: House, box: Mailbox) -> None:
    cleo = await small_house.guest("Cleo")
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    await ben.put("/api/me/notices/push", box.subscription)
    _, (anna_sees, ben_sees, cleo_sees) = await sit_down(anna, ben, cleo, options=FIRST)
    await ben_sees.resign(1)
    await ben_sees.close()
    await end_turn(anna_sees, cleo_sees)
    await cleo_sees.until(lambda: cleo_sees.codes)
    await settled(small_house)
    assert box.letters == []


async def test_a_browser_that_wants_no_more_messages_is_dropped(small_house: House, box: Mailbox) -> None:
    _, ben, _, (anna_sees, ben_sees) = await anna_and_ben(small_house, box)
    box.status = 410
    await ben_sees.close()
    await end_turn(anna_sees)
    await box.letter()
    await settled(small_house)
    assert (await ben.get("/api/me/notices"))["push"] is False
    assert await ben.post("/api/me/notices/test", type=NoticeTest) == NoticeTest(None, None)


async def test_an_address_that_does_not_answer_keeps_nobody_waiting(
    small_house: House, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 0.3)
    anna, ben, _, (anna_sees, ben_sees) = await anna_and_ben(small_house, box)
    box.may_answer.clear()
    await ben_sees.close()
    await end_turn(anna_sees)
    await box.letter()
    assert small_house.hall.notices.under_way == 1
    other, (own,) = await sit_down(anna, seats=[BOT], options=FIRST)
    began = time.monotonic()
    await play_last([own], 1)
    assert time.monotonic() - began < 0.25, other
    tested = await ben.post("/api/me/notices/test", type=NoticeTest)
    assert tested.push == "there was no answer within 0.3 seconds"


async def test_an_ntfy_topic_and_a_webhook_are_told_which_table_and_nothing_else(
    small_house: House, box: Mailbox
) -> None:
    _, ben, id, (anna_sees, ben_sees) = await anna_and_ben(small_house, box)
    await ben.delete("/api/me/notices/push")
    await ben.put("/api/me/notices/address", {"kind": "ntfy", "url": f"{box.url}/bens-topic"})
    await ben_sees.close()
    await end_turn(anna_sees)
    letter = await box.letter()
    text = "“Friday”, Dominion: the others wait for you."
    link = f"{small_house.url}/table/{id}"
    assert (letter.path, letter.json()) == (
        "/",
        {"topic": "bens-topic", "title": "It is your turn", "message": text, "click": link},
    )
    await ben.put("/api/me/notices/address", {"kind": "webhook", "url": f"{box.url}/hook?x=1"})
    assert await ben.post("/api/me/notices/test", type=NoticeTest) == NoticeTest(None, "")
    hook = await box.letter(2)
    assert hook.path == "/hook?x=1"
    assert hook.json().keys() == {"title", "message", "link", "text", "content"}
    assert hook.json()["link"] == f"{small_house.url}/"
    assert "cookie" not in hook.headers
    await ben.delete("/api/me/notices/address")
    assert (await ben.get("/api/me/notices"))["address"] is None


def test_whoever_names_a_table_calls_nobody_in_the_chat_of_another() -> None:
    message = Message("Your turn", "At “@everyone <!channel>” it is your turn.", "/table/T", "T")
    _, body, _ = letter(Address("webhook", "https://chat.example/hook", "https://hall.example"), message)
    told = msgspec.json.decode(body)
    for said in (told["text"], told["content"]):
        assert "@everyone" not in said
        assert "<!channel" not in said
        assert said.replace("\u200b", "") == f"Your turn. {message.text} https://hall.example/table/T"
    assert told["message"] == message.text


async def test_who_asks_twice_at_once_is_told_once(house: House, box: Mailbox) -> None:
    ben = await house.guest("Ben")
    hook = {"kind": "webhook", "url": f"{box.url}/hook"}
    wishes = [("address", hook), ("push", box.subscription)] * 8
    answers = await asyncio.gather(*(ben.http.put(f"/api/me/notices/{way}", json=wish) for way, wish in wishes))
    assert {answer.status_code for answer in answers} == {204}
    assert len(await house.hall.notices.ways(ben.id)) == 2


async def test_an_answer_that_leads_elsewhere_is_not_followed(small_house: House, box: Mailbox) -> None:
    ben = await small_house.guest("Ben")
    box.status, box.more = 307, f"Location: {box.url}/secret\r\n"
    await ben.put("/api/me/notices/address", {"kind": "webhook", "url": f"{box.url}/hook"})
    tested = await ben.post("/api/me/notices/test", type=NoticeTest)
    assert tested.address == "the answer was 307"
    assert [letter.path for letter in box.letters] == ["/hook"]


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "localhost", "[::1]", "0x7f000001", "[::ffff:127.0.0.1]", "0.0.0.0", "a@127.0.0.1"),
        *("１２７.0.0.1", "127。0。0。1", "127.0.0.①", "ⓛocalhost"),  # called as addresses
    ],
)
async def test_no_address_leads_into_our_own_networks_unless_the_host_allows_it(
    tmp_path: object, box: Mailbox, host: str
) -> None:
    async with opened(f"sqlite:///{tmp_path}/greathall.db") as house:
        ben = await house.guest("Ben")
        port = box.url.rpartition(":")[2]
        await ben.put("/api/me/notices/address", {"kind": "webhook", "url": f"http://{host}:{port}/"})
        tested = await ben.post("/api/me/notices/test", type=NoticeTest)
        assert "--notify-private" in (tested.address or "")
        await ben.put("/api/me/notices/push", box.subscription)
        tested = await ben.post("/api/me/notices/test", type=NoticeTest)
        assert "--notify-private" in (tested.push or "")
    assert box.letters == []


async def test_names_that_nobody_knows_keep_no_message_to_known_ones_waiting(
    house: House, box: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    known, let_go = socket.getaddrinfo, threading.Event()

    def looked_up(host: str, *more: Any) -> Any:
        if host == "slow.example":
            let_go.wait(20)
        return known("127.0.0.1" if host == "box.example" else host, *more)

    monkeypatch.setattr(socket, "getaddrinfo", looked_up)
    ben = await house.guest("Ben")
    url = f"http://box.example:{box.url.rpartition(':')[2]}/"
    await ben.put("/api/me/notices/address", {"kind": "webhook", "url": url})
    assert (await ben.post("/api/me/notices/test", type=NoticeTest)).address == ""
    office = await house.hall.notices.post_office()
    slow = [asyncio.create_task(office.post("http://slow.example/", b"", {})) for _ in range(40)]
    await asyncio.sleep(0.1)
    try:
        tested = await asyncio.wait_for(ben.post("/api/me/notices/test", type=NoticeTest), 5)
        assert tested.address == ""
    finally:
        let_go.set()
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)


async def test_few_messages_to_one_person_are_under_way_together(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_it, let_go = 0, asyncio.Event()

    async def slowly(*_: object) -> str:
        nonlocal at_it
        at_it += 1
        await let_go.wait()
        return ""

    notices = house.hall.notices
    monkeypatch.setattr(notices, "send", slowly)
    to, message = Address("webhook", "https://x.example", ""), Message("", "", "/", "")
    for person in ("eve", "anna"):
        for _ in range(10):
            house.hall.later(notices.send_quietly(person, to, message))
    await asyncio.sleep(0.05)
    assert at_it == 8
    let_go.set()
    await asyncio.sleep(0.05)
    assert (at_it, notices.under_way, len(notices.under_way_each)) == (20, 0, 0)


def test_which_addresses_are_open_to_all() -> None:
    closed = "10.0.0.1 172.16.5.5 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255"
    closed += " ::1 :: fe80::1%eth0 fc00::1 ff02::1 ::ffff:10.0.0.1 2002:7f00:1:: 64:ff9b::7f00:1"
    closed += " fec0::3 ::7f00:1 ::ffff:0:7f00:1 64:ff9b:1::a00:1 100::1 2001:db8::1"
    assert not any(is_open_to_all(address) for address in closed.split())
    assert all(is_open_to_all(address) for address in ("9.9.9.9", "2620:fe::fe", "64:ff9b::909:909"))


@pytest.mark.parametrize(
    "url", ["", "ftp://x.org/", "file:///etc/passwd", "http://", "http://a b/", "http://x:99999/"]
)
def test_what_is_no_address(url: str) -> None:
    with pytest.raises(Unreachable):
        check_address(url)


async def test_what_is_no_subscription_and_no_topic_is_refused(small_house: House, box: Mailbox) -> None:
    ben = await small_house.guest("Ben")
    with refuses("bad_subscription"):
        await ben.put(
            "/api/me/notices/push",
            {"endpoint": "https://push.example/1", "keys": {"p256dh": "x" * 87, "auth": "y" * 22}},
        )
    with refuses("bad_address"):
        await ben.put("/api/me/notices/push", box.subscription | {"endpoint": "push.example"})
    with refuses("bad_address"):
        await ben.put("/api/me/notices/address", {"kind": "ntfy", "url": "https://ntfy.sh/"})
    with refuses("nobody"):
        await small_house.stranger().put("/api/me/notices/push", box.subscription)


async def test_the_key_of_the_server_stays_the_same(database: str) -> None:
    found = []
    for _ in range(2):
        async with opened(database) as house:
            found.append((await (await house.guest()).get("/api/me/notices"))["key"])
    assert found[0] == found[1]
    assert len(found[0]) == 87


async def test_everybody_can_be_told_when_the_game_begins(small_house: House, box: Mailbox) -> None:
    """Ben opened the table and left; he is the first to decide when Anna sits down."""
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    await ben.put("/api/me/notices/push", box.subscription)
    id = await ben.open_table("dominion", ME, OPEN, options=FIRST, listed=True)
    await anna.join(id)
    live = await anna.watch(id)
    await all_at([live], 2)
    assert box.read(await box.letter())["path"] == f"/table/{id}"


async def test_servers_on_one_database_know_who_looks_at_another_one(postgres: Postgres, box: Mailbox) -> None:
    url = postgres.fresh()
    async with opened(url, private=True) as one, opened(url, private=True) as other:
        one.hall.notices.moment = other.hall.notices.moment = 0.0
        anna, ben = await one.guest("Anna"), await other.guest("Ben")
        await ben.put("/api/me/notices/push", box.subscription)
        id = await anna.open_table("dominion", ME, OPEN, options=FIRST, listed=True)
        anna_sees = await anna.watch(id)
        await ben.join(id)
        ben_sees = await ben.watch(id)
        await known(one, id, ben, looks=True)
        await anna_sees.until(lambda: anna_sees.codes)
        await end_turn(anna_sees, ben_sees)
        await settled(one)
        assert box.letters == []
        await end_turn(ben_sees, anna_sees)
        await ben_sees.ask("seen", visible=False)
        await known(one, id, ben, looks=False)
        await end_turn(anna_sees, ben_sees)
        await box.letter()
        for house in (one, other):
            house.hall.notices.consider(await house.hall.table(id))
            await settled(house)
        assert len(box.letters) == 1


async def known(house: House, id: str, person: Browser, looks: bool) -> None:
    """Until that server has heard of it."""
    async with asyncio.timeout(20):
        while (person.id in (await house.hall.table(id)).looking()) != looks:
            await asyncio.sleep(0.01)
