"""Requests to addresses that people have given us: never into networks that are not open to all, never for long."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from greathall.kernel.errors import Wrong
from greathall.server.addresses import Unreachable, is_open_to_all

SECONDS = 10.0  # for everything: the name, the connection, the answer
AT_ONCE = 100
LOOKED_UP_AT_ONCE = 16  # names; in threads of their own, as a name server may keep us waiting
KNOWN_FOR = 300  # seconds for which a name is not looked up again: what all use waits for nobody's name server


class Names(AbstractResolver):
    """Looks names up in threads of its own."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(LOOKED_UP_AT_ONCE, "names")

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        look_up = partial(socket.getaddrinfo, host, port, family, socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self.threads, look_up)
        return [
            ResolveResult(
                hostname=host, host=str(where[0]), port=port, family=kind, proto=proto, flags=socket.AI_NUMERICHOST
            )
            for kind, _, proto, _, where in found
        ]

    async def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class NotOpen(OSError):
    """It leads into a network that is not open to all."""


class Outgoing:
    """Sends; whoever runs the server may let it reach the networks around it, too."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(
                limit=AT_ONCE,
                force_close=True,
                resolver=Names(),
                ttl_dns_cache=KNOWN_FOR,  # where it leads is looked at with each call
                socket_factory=self.opened,
            ),
            timeout=aiohttp.ClientTimeout(total=SECONDS),
            cookie_jar=aiohttp.DummyCookieJar(),
            trust_env=False,
        )

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, of which nothing else is read; it leads nowhere else either."""
        try:
            async with self.session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except TimeoutError:
            raise Unreachable(Wrong("unreached-late", seconds=f"{SECONDS:g}")) from None
        except (aiohttp.ClientError, OSError, ValueError) as error:
            private = isinstance(error, NotOpen) or isinstance(error.__cause__, NotOpen)
            raise Unreachable(Wrong("unreached-private" if private else "unreached-nobody")) from None

    def opened(self, to: aiohttp.AddrInfoType) -> socket.socket:
        """Whatever was written and looked up, this is the address that is called: here no spelling helps."""
        family, kind, proto, _, where = to
        if not self.private and not is_open_to_all(str(where[0])):
            raise NotOpen
        return socket.socket(family, kind, proto)

    async def close(self) -> None:
        await self.session.close()
