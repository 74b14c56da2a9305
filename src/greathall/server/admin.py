"""What whoever runs a server may do to it, also while it runs: `greathall admin`."""

from __future__ import annotations

import shlex
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa

from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import clipped, shown
from greathall.server.called import names_in
from greathall.server.devices import Devices
from greathall.server.errors import Refused
from greathall.server.schema import addresses, calls, chat, links, people, pushes, seats, tables, tokens
from greathall.server.stand_ins import check_can_stand_in, handed_over, stand_in_of
from greathall.server.storage import Stale, Store, TableRow, named

LISTED = 50


class PersonLine(msgspec.Struct):
    id: str
    name: str
    came: float
    devices: int
    seats: int
    banned: bool


class TableLine(msgspec.Struct):
    id: str
    game: str
    name: str
    status: str
    steps: int
    changed: float
    seats: list[str]


class Admin:
    """On a database that a server may have open, too."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- looking

    async def people(self, name: str = "") -> list[PersonLine]:
        """Those whose name has that in it, the newest first."""
        mine = tokens.c.person == people.c.id, tokens.c.ended.is_(None)
        devices = sa.select(sa.func.count()).where(*mine).scalar_subquery()
        sits = sa.select(sa.func.count()).where(seats.c.person == people.c.id).scalar_subquery()
        query = sa.select(people, devices.label("devices"), sits.label("sits"))
        query = query.where(people.c.name.icontains(name, autoescape=True)).order_by(people.c.created.desc())
        async with self.store.engine.connect() as c:
            rows = (await c.execute(query.limit(LISTED))).all()
        return [PersonLine(r.id, r.name, r.created, r.devices, r.sits, r.banned is not None) for r in rows]

    async def tables(self, lang: str, status: str | None = None, person: str | None = None) -> list[TableLine]:
        """The last that changed; who has no name is called so in that language."""
        query = sa.select(tables.c.id).order_by(tables.c.changed.desc()).limit(LISTED)
        if status is not None:
            query = query.where(tables.c.status == status)
        if person is not None:
            sits = sa.select(seats.c.table_id).where(seats.c.person == person)
            query = query.where(sa.or_(tables.c.id.in_(sits), tables.c.owner == person))
        async with self.store.engine.connect() as c:
            ids = list((await c.execute(query)).scalars())
        found = [await self.table(id) for id in ids]
        return [
            TableLine(r.id, r.game, r.name, r.status, r.steps, r.changed, [s or "–" for s in names_in(lang, r)])
            for r in found
        ]

    async def table(self, id: str) -> TableRow:
        row = await self.store.table(id)
        if row is None:
            raise BadOption(Wrong("error-admin-no-table", table=shown(id)))
        return row

    async def person(self, id: str) -> str:
        """Their name."""
        name = await self.store.name_of(id)
        if name is None:
            raise BadOption(Wrong("error-admin-nobody", person=shown(id)))
        return name

    # -- tables

    async def delete(self, id: str) -> None:
        """The table, with all that was played and said there. Who looks at it is told within seconds."""
        row = await self.table(id)
        try:
            await self.store.remove(id, row.version)
        except Stale:
            raise BadOption(Wrong("error-admin-moved", table=id)) from None

    async def hand_to_bot(self, id: str, seat: int) -> str:
        """A bot stands in for whoever sits there, until they take the seat back; gives its name."""
        row = await self.table(id)
        try:
            check_can_stand_in(row, seat)
        except Refused as refused:
            raise BadOption(Wrong("error-admin-seat", table=id, why=refused)) from None
        row = handed_over(row, seat, None, self.store.now())
        row.version, row.changed = row.version + 1, time.time()
        try:
            await self.store.change(row, row.version - 1, seated=True)
        except Stale:
            raise BadOption(Wrong("error-admin-moved", table=id)) from None
        return stand_in_of(row)

    # -- people

    async def revoke(self, person: str) -> int:
        """Signs all their devices out; who has none left cannot come back. How many there were."""
        await self.person(person)
        return await Devices(self.store).sign_out_others(person, "")

    async def ban(self, person: str, banned: bool = True) -> None:
        await self.person(person)
        since = time.time() if banned else None
        async with self.store.begin() as c:
            await c.execute(people.update().where(people.c.id == person).values(banned=since))
            await self.store.notify(c, person, "devices")

    async def export(self, person: str) -> dict[str, object]:
        """All that is stored about them, but for what only opens doors."""
        name = await self.person(person)
        async with self.store.engine.connect() as c:
            own = (await c.execute(sa.select(people).where(people.c.id == person))).mappings().one()
            columns = tokens.c.created, tokens.c.used, tokens.c.device, tokens.c.ended
            told = pushes.c.created.label("told_since"), pushes.c.origin, pushes.c.lang
            both = tokens.outerjoin(pushes, pushes.c.token == tokens.c.token)
            query = sa.select(*columns, *told).select_from(both)
            devices = await c.execute(query.where(tokens.c.person == person))
            given = (await c.execute(sa.select(addresses).where(addresses.c.person == person))).mappings().first()
            called = await c.execute(sa.select(calls.c.table_id, calls.c.at).where(calls.c.person == person))
            sits = seats.join(tables, tables.c.id == seats.c.table_id)
            query = sa.select(seats.c.table_id, seats.c.seat, seats.c.name, tables.c.game, tables.c.status)
            query = query.add_columns(tables.c.created, tables.c.changed, tables.c.result).select_from(sits)
            at = (await c.execute(query.where(seats.c.person == person))).mappings().all()
            said = sa.select(chat.c.table_id, chat.c.at, chat.c.text).where(chat.c.person == person)
            lines = (await c.execute(said)).mappings().all()
            opened = await c.execute(sa.select(tables.c.id).where(tables.c.owner == person))
            return {
                "person": {"id": person, "name": name, "created": own["created"], "banned": own["banned"]},
                "devices": [dict(row) for row in devices.mappings()],
                "address": None if given is None else {**given, "url": server_of(given["url"])},
                "calls": [dict(row) for row in called.mappings()],
                "tables_opened": list(opened.scalars()),
                "seats": [dict(row) for row in at],
                "said": [dict(row) for row in lines],
            }

    async def forget(self, person: str) -> None:
        """What says who they are goes: name, devices, words. Games stay for the others, and bots play on."""
        await self.person(person)
        mine, own = seats.c.person == person, tables.c.owner == person
        at = sa.select(seats.c.table_id).where(mine)
        query = sa.select(tables.c.id).where(tables.c.id.in_(at), tables.c.status == "playing")
        async with self.store.engine.connect() as c:
            playing = list((await c.execute(query)).scalars())
        for id in playing:
            row = await self.table(id)
            for sitting in row.seats:
                if sitting.person == person and sitting.played_by is None:
                    await self.hand_to_bot(row.id, sitting.seat)
        async with self.store.begin() as c:
            await c.execute(chat.delete().where(chat.c.person == person))
            # A server that has one of these tables in memory would write down again who sits there.
            newer = tables.update().where(sa.or_(own, tables.c.id.in_(at))).values(version=tables.c.version + 1)
            for id in (await c.execute(newer.returning(tables.c.id))).scalars().all():
                await self.store.notify(c, id)
            await self.store.notify(c, person, "devices")
            await c.execute(tables.delete().where(own, tables.c.status == "waiting"))
            await c.execute(tables.update().where(own).values(owner=""))
            waiting = seats.c.table_id.in_(sa.select(tables.c.id).where(tables.c.status == "waiting"))
            free = {"kind": "open", "person": None, "name": "", "follows": False}
            await c.execute(seats.update().where(mine, waiting).values(**free))
            await c.execute(seats.update().where(mine).values(person=None, name="", follows=False))
            for table in (tokens, links, pushes, addresses, calls):
                await c.execute(table.delete().where(table.c.person == person))
            await c.execute(people.delete().where(people.c.id == person))

    # -- the database

    async def backup(self, target: Path) -> str | None:
        """A copy of the whole database while the server runs; for PostgreSQL, the command that makes one."""
        if self.store.postgresql:
            url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=True)
            return f"pg_dump --format=custom --file={shlex.quote(str(target))} {shlex.quote(url)}"
        if target.exists():
            raise BadOption(Wrong("error-admin-there", file=clipped(str(target))))
        source = self.store.url.database
        assert source is not None
        try:
            with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
                here.backup(there, pages=1000, sleep=0.01)
                (sound,) = there.execute("PRAGMA integrity_check").fetchone()
        except sqlite3.Error as error:
            raise BadOption(
                Wrong("error-admin-not-copied", db=named(source), file=clipped(str(target)), why=error)
            ) from error
        if sound != "ok":
            raise BadOption(Wrong("error-admin-damaged", why=clipped(sound)))
        return None

    async def vacuum(self) -> None:
        """Gives room back that deleted tables took. On SQLite moves wait meanwhile: some seconds a gigabyte."""
        async with self.store.engine.connect() as c:
            autocommit = await c.execution_options(isolation_level="AUTOCOMMIT")
            await autocommit.execute(sa.text("VACUUM" + (" ANALYZE" if self.store.postgresql else "")))


def server_of(url: str) -> str:
    """What comes after the name of the server may open doors there."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname}/…"
