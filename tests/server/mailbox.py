"""A server to which messages go: a push service, ntfy, or whatever takes a POST; and the keys of a browser."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


def written(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Letter(msgspec.Struct):
    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> dict[str, str]:
        found: dict[str, str] = msgspec.json.decode(self.body)
        return found


class Mailbox:
    """Keeps what comes, and answers with a status, as soon as it may."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.status = 201
        self.more = ""  # further headers
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.came = asyncio.Condition()
        self.url = ""
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes!!!"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.letters.append(Letter(head[0].split(" ")[1], headers, body))
        async with self.came:
            self.came.notify_all()
        await self.may_answer.wait()
        writer.write(
            f"HTTP/1.1 {self.status} X\r\n{self.more}Content-Length: 0\r\nConnection: close\r\n\r\n".encode()
        )
        writer.close()

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(20), self.came:
            await self.came.wait_for(true)

    async def letter(self, n: int = 1) -> Letter:
        """The n-th that comes."""
        await self.until(lambda: len(self.letters) >= n)
        return self.letters[n - 1]

    # -- as a browser

    @property
    def subscription(self) -> dict[str, object]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": f"{self.url}/push/anna",
            "expirationTime": None,
            "keys": {"p256dh": written(point), "auth": written(self.auth)},
        }

    def read(self, letter: Letter) -> dict[str, str]:
        """Decrypted, as the browser does it."""
        assert letter.headers["content-encoding"] == "aes128gcm"
        data = http_ece.decrypt(letter.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, str] = msgspec.json.decode(data)
        return found


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0)
    box.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield box
    finally:
        box.may_answer.set()
        server.close()
