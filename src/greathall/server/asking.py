"""Who asks, in which language, and from where."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from greathall.server.devices import device_name
from greathall.server.errors import Refused
from greathall.server.hall import Hall, digest
from greathall.server.protection import problem
from greathall.server.storage import Person
from greathall.server.tongues import wished
from greathall.text.fluent import texts

COOKIE = "greathall"
COOKIE_SECONDS = 5 * 365 * 24 * 3600


def hall_of(request: Request | WebSocket) -> Hall:
    hall: Hall = request.app.state.hall
    if hall.status == "starting":
        raise Refused("starting", "starting", 503)
    return hall


async def person_of(request: Request) -> Person | None:
    return await hall_of(request).person(token_of(request), device_of(request))


async def somebody(request: Request) -> Person:
    person = await person_of(request)
    if person is None:
        raise Refused("nobody", "nobody", 401)
    return person


def token_of(request: Request) -> str | None:
    return request.cookies.get(cookie_name(request))


def device_of(request: Request) -> str:
    return device_name(request.headers.get("user-agent", ""))


def lang_of(request: Request) -> str:
    """In which language this browser wants to be spoken to."""
    return wished(request.headers.get("accept-language"))


def origin_of(request: Request) -> str:
    """By what address this browser calls us."""
    return f"{request.url.scheme}://{request.url.netloc}"


def cookie_name(request: Request | WebSocket) -> str:
    """Browsers share cookies among the ports of a host; servers on two ports need not know the same people."""
    port = request.url.port
    return COOKIE if port is None else f"{COOKIE}-{port}"


def with_cookie(response: Response, token: str, request: Request) -> Response:
    secure = request.url.scheme == "https"
    response.set_cookie(cookie_name(request), token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


async def device_at_hand(request: Request) -> tuple[Person, str]:
    """Who asks, and the hash of what their browser keeps."""
    person = await somebody(request)
    return person, digest(token_of(request) or "")


def said(request: Request, message: str, **args: str | int) -> str:
    """In the language of whoever asks."""
    return texts(lang_of(request)).say(message, **args)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    request.scope["refused"] = error.code
    return problem(error.status, error.code, error.said(lang_of(request)))
