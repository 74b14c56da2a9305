"""The browsers by which a person comes: which there are, and how one is signed out."""

from __future__ import annotations

import hashlib
import re
import time
from collections.abc import Callable

import sqlalchemy as sa

from greathall.server.messages import Device
from greathall.server.schema import links, pushes, tokens
from greathall.server.storage import Store

# The first that is found names it: the others pretend to be the later ones.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox|FxiOS", "Firefox"),
    ("Chrom|CriOS", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X|Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """What a browser says it is, in so few words that a person knows it again: "Firefox/Linux"."""
    browser, system = (
        next((name for sign, name in known if re.search(sign, agent)), "") for known in (BROWSERS, SYSTEMS)
    )
    return f"{browser}/{system}"


class Devices:
    """Those of all people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str, this: str, unused_since: float) -> list[Device]:
        """The one that asks first, then the last that came."""
        both = tokens.outerjoin(pushes, pushes.c.token == tokens.c.token)
        query = sa.select(tokens, pushes.c.endpoint).select_from(both)
        async with self.store.engine.connect() as c:
            rows = (await c.execute(query.where(tokens.c.person == person, still_good(unused_since)))).all()
        found = []
        for row in rows:
            browser, _, system = (row.device or "").partition("/")
            seen, told = row.used or row.created, row.endpoint is not None
            found.append(Device(short(row.token), browser, system, row.created, seen, row.token == this, told))
        return sorted(found, key=lambda device: (not device.this, -device.seen))

    async def sign_out(self, person: str, device: str, this: str) -> bool:
        """Whether there was such a one. If it is not `this` that asks, links that were made and not used yet are
        void, too: the other one may have made them."""
        if device != short(this):
            await self.void_links(person)
        return bool(await self.end(person, lambda token: short(token) == device))

    async def sign_out_others(self, person: str, this: str) -> int:
        """How many there were; links that were made and not used yet are void, too."""
        await self.void_links(person)
        return await self.end(person, lambda token: token != this)

    async def void_links(self, person: str) -> None:
        async with self.store.begin() as c:
            await c.execute(links.delete().where(links.c.person == person))

    async def end(self, person: str, which: Callable[[str], bool]) -> int:
        mine = tokens.c.person == person, tokens.c.ended.is_(None)
        async with self.store.begin() as c:
            ending = [t for t in (await c.execute(sa.select(tokens.c.token).where(*mine))).scalars() if which(t)]
            if ending:
                await c.execute(tokens.update().where(tokens.c.token.in_(ending)).values(ended=time.time()))
                await c.execute(pushes.delete().where(pushes.c.token.in_(ending)))
                await self.store.notify(c, person, "devices")
        return len(ending)

    async def forget(self, token: str) -> None:
        """Whoever came with it was told that it is good no more."""
        async with self.store.begin() as c:
            await c.execute(tokens.delete().where(tokens.c.token == token))
            await c.execute(pushes.delete().where(pushes.c.token == token))


def still_good(unused_since: float) -> sa.ColumnElement[bool]:
    used = sa.func.coalesce(tokens.c.used, tokens.c.created) >= unused_since
    return sa.and_(tokens.c.ended.is_(None), used)


def short(token: str) -> str:
    """What a device is called in requests; it tells nothing of its secret."""
    return hashlib.sha256(f"device {token}".encode()).hexdigest()[:16]
