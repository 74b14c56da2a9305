"""“It is your turn”, for whoever is not at the table: to browsers that are closed, and to addresses people gave.

Once a turn, whichever server made the move: a row in `calls` says who was called and has not come since. Nobody is
called who looks at the table. What is sent tells no more than which table it is.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import re
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from greathall.house.registry import descriptor_of
from greathall.server.addresses import Unreachable, check_address
from greathall.server.devices import still_good
from greathall.server.errors import Refused
from greathall.server.limits import Doorkeeper
from greathall.server.logs import tell
from greathall.server.messages import NoticeAddress, NoticeTest, PushSubscription
from greathall.server.messages import Notices as NoticesInfo
from greathall.server.metrics import NOTICES
from greathall.server.schema import addresses, calls, keys, pushes, tokens
from greathall.server.storage import Store
from greathall.server.tables import Table
from greathall.text.errors import error_in_words
from greathall.text.fluent import ENGLISH, languages, texts

if TYPE_CHECKING:
    from greathall.server.outgoing import Outgoing

log = logging.getLogger("greathall")

MOMENT = 4.0  # seconds in which a page may be loaded anew, or a choice taken back, before anybody is called
UNDER_WAY = 500  # messages at once; what is more is left out
UNDER_WAY_EACH = 4  # to one person; the others wait for these
KEPT_FOR = 24 * 3600  # seconds for which a push service keeps a message for a device that is off
SIGNED_FOR = 12 * 3600
GONE = (404, 410)  # a browser that wants no more messages
KEY = "push"
CALLING, NO_CALL = re.compile(r"([@<])"), "\\1\u200b"  # @everyone, <!channel>

Way = Literal["push", "ntfy", "webhook"]


class Message(msgspec.Struct):
    title: str
    text: str
    path: str  # where it leads
    tag: str  # a later one with the same takes its place


class Push(msgspec.Struct):
    """A browser that can be reached while its page is closed."""

    token: str
    endpoint: str
    p256dh: str
    auth: str
    origin: str
    lang: str = ENGLISH


class Address(msgspec.Struct):
    kind: Literal["ntfy", "webhook"]
    url: str
    origin: str
    lang: str = ENGLISH


class Notices:
    def __init__(
        self,
        store: Store,
        keeper: Doorkeeper,
        later: Callable[[Coroutine[None, None, None]], None],
        private: bool,
        unused_since: Callable[[], float],
    ) -> None:
        """`private`: addresses may lead into networks that are not open to all. Browsers that were not here since
        `unused_since` are not called any more."""
        self.store = store
        self.keeper = keeper
        self.later = later
        self.private = private
        self.unused_since = unused_since
        self.moment = MOMENT
        self.considered: set[str] = set()  # tables at which somebody may have to be called
        self.under_way = 0
        self.under_way_each: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.outgoing: Outgoing | None = None
        self.loading = asyncio.Lock()
        self.private_key = ""

    async def open(self) -> None:
        """The first server on a database makes the key by which push services know us."""
        found = await self.stored_key()
        if found is None:
            await self.add_if_new(keys, name=KEY, value=await asyncio.to_thread(new_key))
            found = await self.stored_key()
        assert found is not None
        self.private_key = found

    async def stored_key(self) -> str | None:
        async with self.store.engine.connect() as c:
            found: str | None = (
                await c.execute(sa.select(keys.c.value).where(keys.c.name == KEY))
            ).scalar_one_or_none()
        return found

    async def close(self) -> None:
        if self.outgoing is not None:
            await self.outgoing.close()

    # -- how a person is told

    async def info(self, person: str, token: str) -> NoticesInfo:
        ways = await self.ways(person)
        address = next((NoticeAddress(way.kind, way.url) for way in ways if isinstance(way, Address)), None)
        here = any(way.token == token for way in ways if isinstance(way, Push))
        return NoticesInfo(await asyncio.to_thread(public_key, self.private_key), here, address)

    async def subscribe(self, person: str, token: str, origin: str, lang: str, wanted: PushSubscription) -> None:
        endpoint = checked(wanted.endpoint)
        await asyncio.to_thread(check_keys, wanted)
        values = {"person": person, "endpoint": endpoint, "p256dh": wanted.keys.p256dh, "auth": wanted.keys.auth}
        # A browser may give another address of its own accord, and does not know what was chosen on our pages.
        await self.replace(pushes, {"token": token}, {**values, "origin": origin}, {"lang": lang})

    async def unsubscribe(self, token: str) -> None:
        async with self.store.begin() as c:
            await c.execute(pushes.delete().where(pushes.c.token == token))

    async def set_address(self, person: str, origin: str, lang: str, wanted: NoticeAddress) -> None:
        url = checked(wanted.url)
        if wanted.kind == "ntfy" and not urlsplit(url).path.strip("/"):
            raise Refused("bad_address", "no-topic", 422)
        values = {"kind": wanted.kind, "url": url, "origin": origin, "lang": lang}
        await self.replace(addresses, {"person": person}, values)

    async def remove_address(self, person: str) -> None:
        async with self.store.begin() as c:
            await c.execute(addresses.delete().where(addresses.c.person == person))

    async def speak(self, person: str, token: str, lang: str) -> None:
        """They want to be spoken to in that language from now on: in this browser, and at their address."""
        here = pushes.update().where(pushes.c.token == token, pushes.c.lang.is_distinct_from(lang))
        there = addresses.update().where(addresses.c.person == person, addresses.c.lang.is_distinct_from(lang))
        async with self.store.begin() as c:
            await c.execute(here.values(lang=lang))
            await c.execute(there.values(lang=lang))

    async def replace(
        self, table: sa.Table, key: dict[str, str], values: dict[str, str], first: dict[str, str] | None = None
    ) -> None:
        """In one statement: two that come at once do not get into each other's way. What is `first` there stays."""
        told = {**values, "created": time.time()}
        put = self.insert(table).values(**key, **told, **(first or {}))
        put = put.on_conflict_do_update(index_elements=[*key], set_=told)
        async with self.store.begin() as c:
            await c.execute(put)

    async def ways(self, person: str) -> list[Push | Address]:
        browsers = sa.select(pushes).join(tokens, tokens.c.token == pushes.c.token)
        browsers = browsers.where(pushes.c.person == person, still_good(self.unused_since()))
        async with self.store.engine.connect() as c:
            found = (await c.execute(browsers)).all()
            given = (await c.execute(sa.select(addresses).where(addresses.c.person == person))).first()
        ways: list[Push | Address] = [
            Push(r.token, r.endpoint, r.p256dh, r.auth, r.origin, spoken_there(r.lang)) for r in found
        ]
        if given is not None:
            ways.append(Address(given.kind, given.url, given.origin, spoken_there(given.lang)))
        return ways

    # -- when somebody is called

    def consider(self, table: Table) -> None:
        """The table has changed: perhaps somebody is waited for now who is not there."""
        if table.row.id not in self.considered and self.absent(table) is not None:
            self.considered.add(table.row.id)
            table.calling = True
            self.later(self.consider_in_a_moment(table))

    async def consider_in_a_moment(self, table: Table) -> None:
        try:
            await asyncio.sleep(self.moment)
            async with table.lock:  # what is forced has been answered
                self.considered.discard(table.row.id)
                person = self.absent(table)
        finally:
            self.considered.discard(table.row.id)
            table.calling = False
        if person is not None:
            await self.call(table, person)

    def absent(self, table: Table) -> str | None:
        """The person who is waited for, if they do not look. Among bots they need not even look: who only has the
        table open will see it soon enough."""
        person = table.waited_for()
        if person is None:
            return None
        alone = all(seat.person in (None, person) for seat in table.row.seats)
        there = table.people() if alone else table.looking()
        return None if person in there else person

    async def call(self, table: Table, person: str) -> None:
        ways = await self.ways(person)
        if not ways:
            return
        try:
            self.keeper.let("notices", person)
        except Refused:
            NOTICES.labels("any", "too_often").inc()
            return
        if not await self.note_call(table.row.id, person):
            return
        for way in ways:
            self.later(self.send_quietly(person, way, turn_message(table, way.lang)))

    async def note_call(self, table: str, person: str) -> bool:
        """Whether they had come since they were called last."""
        return await self.add_if_new(calls, table_id=table, person=person, at=time.time())

    async def add_if_new(self, table: sa.Table, **values: object) -> bool:
        """Whether there was no such row."""
        add = self.insert(table).values(**values).on_conflict_do_nothing()
        async with self.store.begin() as c:
            return (await c.execute(add)).rowcount == 1

    def insert(self, table: sa.Table) -> postgresql.Insert | sqlite.Insert:
        """One that may say what becomes of a row that is there."""
        return postgresql.insert(table) if self.store.postgresql else sqlite.insert(table)

    async def came(self, table: Table, person: str | None) -> None:
        """They look at the table."""
        if person is not None and table.row.seats_of(person):
            here = calls.c.table_id == table.row.id, calls.c.person == person
            async with self.store.begin() as c:
                await c.execute(calls.delete().where(*here))

    async def test(self, person: str, token: str, lang: str) -> NoticeTest:
        """To this browser, and to the address, in the language of whoever asks for it."""
        self.keeper.let("notice_tests", person)
        say = texts(lang).say
        message = Message(say("notice-test"), say("notice-test-text"), "/", "test")
        found = NoticeTest(None, None)
        for way in await self.ways(person):
            if isinstance(way, Address):
                found.address = await self.send(way, message, lang)
            elif way.token == token:
                found.push = await self.send(way, message, lang)
        return found

    # -- sending

    async def send_quietly(self, person: str, way: Push | Address, message: Message) -> None:
        if self.under_way >= UNDER_WAY:
            NOTICES.labels("any", "too_many").inc()
            return
        self.under_way += 1
        theirs = self.under_way_each.get(person) or asyncio.Semaphore(UNDER_WAY_EACH)
        self.under_way_each[person] = theirs
        try:
            async with theirs:
                await self.send(way, message)
        finally:
            self.under_way -= 1

    async def send(self, way: Push | Address, message: Message, lang: str = ENGLISH) -> str:
        """Why it has not arrived, in that language; "" if it has."""
        kind: Way = "push" if isinstance(way, Push) else way.kind
        try:
            if isinstance(way, Push):
                url, body, headers = await asyncio.to_thread(push_letter, self.private_key, way, message)
            else:
                url, body, headers = letter(way, message)
            status = await (await self.post_office()).post(url, body, headers)
        except Unreachable as error:
            NOTICES.labels(kind, "unreachable").inc()
            tell(log, logging.INFO, "a message has not arrived", way=kind, error=error)
            return error_in_words(error, lang)
        if isinstance(way, Push) and status in GONE:
            await self.unsubscribe(way.token)
        if 200 <= status < 300:
            NOTICES.labels(kind, "arrived").inc()
            return ""
        NOTICES.labels(kind, "refused").inc()
        tell(log, logging.INFO, "a message was refused", way=kind, status=status)
        return texts(lang).say("unreached-status", status=str(status))

    async def post_office(self) -> Outgoing:
        """Loaded with the first message: few servers send any."""
        async with self.loading:
            if self.outgoing is None:
                await asyncio.to_thread(__import__, "greathall.server.outgoing")
                from greathall.server.outgoing import Outgoing

                self.outgoing = Outgoing(self.private)
            return self.outgoing


def checked(url: str) -> str:
    try:
        return check_address(url)
    except Unreachable as error:
        raise Refused("bad_address", "bad-address", 422, why=error) from None


def spoken_there(lang: str | None) -> str:
    """Earlier releases did not ask for it, and those to come may offer others."""
    return lang if lang in languages() else ENGLISH


def turn_message(table: Table, lang: str) -> Message:
    row = table.row
    say, game = texts(lang).say, descriptor_of(row.game).text.title(lang)
    text = say("notice-turn-named", table=row.name, game=game) if row.name else say("notice-turn-text", game=game)
    return Message(say("notice-turn"), text, f"/table/{row.id}", row.id)


Letter = tuple[str, bytes, dict[str, str]]


def letter(way: Address, message: Message) -> Letter:
    link = f"{way.origin}{message.path}"
    json = {"Content-Type": "application/json"}
    if way.kind == "ntfy":
        server, _, topic = way.url.rstrip("/").rpartition("/")
        told = {"topic": topic, "title": message.title, "message": message.text, "click": link}
        return f"{server}/", msgspec.json.encode(told), json
    # "text" and "content" are what chats look for; whoever named the table calls nobody there.
    whole = f"{message.title}. {CALLING.sub(NO_CALL, message.text)} {link}"
    told = {"title": message.title, "message": message.text, "link": link, "text": whole, "content": whole}
    return way.url, msgspec.json.encode(told), json


def push_letter(key: str, way: Push, message: Message) -> Letter:
    """As RFC 8030 wants it: encrypted for that browser alone, and signed by us."""
    from py_vapid import Vapid02
    from pywebpush import WebPusher

    to = urlsplit(way.endpoint)
    signer = Vapid02(Vapid02.from_pem(key.encode()).private_key, {"no-strict": True})
    claims = {
        "aud": f"{to.scheme}://{to.netloc.rpartition('@')[2]}",
        "exp": int(time.time()) + SIGNED_FOR,
        "sub": way.origin.replace("http://", "https://", 1),  # whom a push service may ask
    }
    subscription = {"endpoint": way.endpoint, "keys": {"p256dh": way.p256dh, "auth": way.auth}}
    body: bytes = WebPusher(subscription).encode(msgspec.json.encode(message))["body"]
    headers = {
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_FOR),
        "Urgency": "high",
        **signer.sign(claims),
    }
    return way.endpoint, body, headers


# -- keys


def new_key() -> str:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    return (
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        .decode()
    )


def public_key(private: str) -> str:
    """As a browser wants it."""
    from cryptography.hazmat.primitives import serialization

    key = serialization.load_pem_private_key(private.encode(), None)
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def check_keys(wanted: PushSubscription) -> None:
    """Whether something can be encrypted for that browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = (base64.urlsafe_b64decode(f"{key}===") for key in (wanted.keys.p256dh, wanted.keys.auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        sound = len(point) == 65 and len(secret) == 16
    except ValueError:
        sound = False
    if not sound:
        raise Refused("bad_subscription", "bad-subscription", 422)
