"""Structs to and from requests."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeVar

import brotli
import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from greathall.reading import Unreadable, read_json
from greathall.server.errors import Refused

T = TypeVar("T")


def json_response(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    headers = {"Cache-Control": "no-store"} | (headers or {})
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def tagged_response(request: Request, data: bytes, pack: Callable[[bytes], bytes] | None = None) -> Response:
    """JSON with a tag by which a browser knows that it has it already; no cache between us keeps it. It is packed
    for who unpacks it."""
    tag = f'"{sha256(data).hexdigest()[:16]}"'
    headers = {"Cache-Control": "private, no-cache", "ETag": tag, "Vary": "Accept-Language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if pack and takes_brotli(request.headers):
        headers |= {"Content-Encoding": "br", "Vary": "Accept-Language, Accept-Encoding"}
        data = pack(data)
    return Response(data, headers=headers, media_type="application/json")


@lru_cache(maxsize=64)  # what is printed, and all that is the same for everybody, in each language
def packed(data: bytes) -> bytes:
    small: bytes = brotli.compress(data, quality=10)  # the last step takes thrice as long for half a per cent
    return small


def takes_brotli(headers: Headers) -> bool:
    return "br" in re.split(r"[\s,;]+", headers.get("accept-encoding", ""))


async def body_of(request: Request, type: type[T]) -> T:
    body = await request.body()
    try:
        found: T = read_json(body or b"{}", type)
    except Unreadable as error:
        raise Refused("bad_request", "bad-request", 422, why=error) from error
    return found
