"""Structs to and from requests."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from greathall.reading import Unreadable, read_json
from greathall.server.errors import Refused

T = TypeVar("T")


def json_response(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    headers = {"Cache-Control": "no-store"} | (headers or {})
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def tagged_response(request: Request, data: bytes) -> Response:
    """JSON with a tag by which a browser knows that it has it already; no cache between us keeps it."""
    tag = f'"{sha256(data).hexdigest()[:16]}"'
    headers = {"Cache-Control": "private, no-cache", "ETag": tag, "Vary": "Accept-Language"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(data, headers=headers, media_type="application/json")


async def body_of(request: Request, type: type[T]) -> T:
    body = await request.body()
    try:
        found: T = read_json(body or b"{}", type)
    except Unreadable as error:
        raise Refused("bad_request", "bad-request", 422, why=str(error)) from error
    return found
