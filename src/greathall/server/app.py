"""The web service as an ASGI app: pages, the lobby's requests, live tables."""

from __future__ import annotations

import asyncio
import logging
import re
import signal
import time
from asyncio import to_thread
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from greathall.api import SPECTATOR, games
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import GreatHallError
from greathall.kernel.given import clipped, shown, whole_number
from greathall.learn.coach import guide
from greathall.learn.rules.page import has_page
from greathall.learn.rules.page import rules as rules_page
from greathall.learn.tips import words
from greathall.learn.uses import uses
from greathall.server import live
from greathall.server.errors import Refused
from greathall.server.hall import Hall
from greathall.server.lessons import all_lessons, lesson_step
from greathall.server.limits import Doorkeeper, Limits
from greathall.server.logs import tell
from greathall.server.messages import Answers, Claim, Fill, Join, Me, MoveLink, NewTable, Opened, Replay, SetName
from greathall.server.metrics import CONTENT_TYPE, written
from greathall.server.noting import Noted
from greathall.server.offers import game_infos
from greathall.server.protection import HEADERS, LOOPBACK, Guard, Proxies, TooLarge, problem
from greathall.server.replays import frame_at, replay_steps
from greathall.server.retention import Retention
from greathall.server.storage import Person, Store, TableRow, database_url
from greathall.server.summary import summary
from greathall.server.table_info import record_from
from greathall.server.thinking import Thinkers
from greathall.server.wire import body_of, json_response, tagged_response
from greathall.version import VERSION

log = logging.getLogger("greathall")

NOBODY = Proxies(())
COOKIE = "greathall"
COOKIE_SECONDS = 5 * 365 * 24 * 3600
THINKERS = 2
OFFERED_FOR = 2.0  # seconds for which what can be played is not asked for anew
WEB = Path(__file__).parent / "web"
NO_APP = "The browser app is not built. Run `make setup` with Node at hand, then start the server again."


def create_app(
    db: str,
    names: Sequence[str] | None = LOOPBACK,
    thinkers: Callable[[], Thinkers] = lambda: Thinkers(THINKERS),
    limits: Limits = Limits(),  # noqa: B008
    keep: Retention = Retention(),  # noqa: B008
    observers: Proxies = NOBODY,
    at_once: bool = True,
) -> Starlette:
    """`names` are those to which the server answers, None for any; `observers` may see the metrics. If the database
    is not opened `at_once`, the server says meanwhile that it is starting."""
    database_url(db)  # what is wrong with it is better said before the server starts
    keeper = Doorkeeper(limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(Store(db), thinkers(), keeper, keep)
        app.state.hall = hall
        app.state.observers = observers
        opening = asyncio.create_task(hall.open())
        if at_once:
            await opening
        else:
            opening.add_done_callback(stop_if_failed)
        yield
        opening.cancel()
        await hall.close()

    return Starlette(
        routes=[
            Route("/api/health", health),
            Route("/metrics", metrics),
            Route("/api/me", me, methods=["GET"]),
            Route("/api/me", meet, methods=["POST"]),
            Route("/api/me", rename, methods=["PUT"]),
            Route("/api/me/link", move_link, methods=["POST"]),
            Route("/api/me/claim", claim, methods=["POST"]),
            Route("/api/games", offers),
            Route("/api/games/{game}/catalogue", game_catalogue),
            Route("/api/rules/{game}", game_rules),
            Route("/api/games/{game}/tips", game_tips),
            Route("/api/games/{game}/uses/{card}", card_uses),
            Route("/api/lessons", lessons),
            Route("/api/lessons/{game}/{name}", lesson, methods=["POST"]),
            Route("/api/guided/{game}/{name}", guided, methods=["POST"]),
            Route("/api/tables", lobby, methods=["GET"]),
            Route("/api/tables", new_table, methods=["POST"]),
            Route("/api/tables/{id}", table, methods=["GET"]),
            Route("/api/tables/{id}", remove, methods=["DELETE"]),
            Route("/api/tables/{id}/invite/{invite}", invited),
            Route("/api/tables/{id}/join", join, methods=["POST"]),
            Route("/api/tables/{id}/leave", leave, methods=["POST"]),
            Route("/api/tables/{id}/fill", fill, methods=["POST"]),
            Route("/api/tables/{id}/rematch", rematch, methods=["POST"]),
            Route("/api/tables/{id}/replay", replay),
            Route("/api/tables/{id}/replay/{step}", replay_frame),
            Route("/api/tables/{id}/summary", summary_of),
            Route("/api/tables/{id}/record", record_of),
            Route("/api/tables/{id}/analysis", analysis, methods=["GET"]),
            Route("/api/tables/{id}/analysis", analyse, methods=["POST"]),
            WebSocketRoute("/api/tables/{id}/live", live_table),
            Route("/api/{path:path}", nothing_there, methods=["GET", "POST", "PUT", "DELETE"]),
            *([Mount("/assets", Assets(directory=WEB / "assets"))] if (WEB / "assets").is_dir() else []),
            Route("/{path:path}", page),
        ],
        middleware=[
            Middleware(Noted),
            Middleware(Guard, names=names, keeper=keeper),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={
            Refused: refused,
            GreatHallError: bad_input,
            TooLarge: too_large,
            HTTPException: not_there,
            Exception: fault,
        },
        lifespan=lifespan,
    )


# -- who asks


def hall_of(request: Request | WebSocket) -> Hall:
    hall: Hall = request.app.state.hall
    if hall.status == "starting":
        raise Refused("starting", "the server is starting: try again in a moment", 503)
    return hall


def stop_if_failed(opening: asyncio.Task[None]) -> None:
    """A server whose database cannot be opened is none."""
    if not opening.cancelled() and opening.exception() is not None:
        tell(log, logging.CRITICAL, "the database cannot be opened", error=opening.exception())
        signal.raise_signal(signal.SIGTERM)


async def person_of(request: Request) -> Person | None:
    return await hall_of(request).person(request.cookies.get(cookie_name(request)))


async def somebody(request: Request) -> Person:
    person = await person_of(request)
    if person is None:
        raise Refused("nobody", "this browser is not known here: allow cookies for this page and load it anew", 401)
    return person


def cookie_name(request: Request | WebSocket) -> str:
    """Browsers share cookies among the ports of a host; servers on two ports need not know the same people."""
    port = request.url.port
    return COOKIE if port is None else f"{COOKIE}-{port}"


def with_cookie(response: Response, token: str, request: Request) -> Response:
    secure = request.url.scheme == "https"
    response.set_cookie(cookie_name(request), token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


# -- errors


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error.status, error.code, error.message)


async def bad_input(request: Request, error: Exception) -> Response:
    return problem(422, "bad_option", str(error))


async def too_large(request: Request, error: Exception) -> Response:
    return problem(413, "too_large", "this request is too large")


async def not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "bad_method" if error.status_code == 405 else "not_found"
    return problem(error.status_code, code, f"{error.detail}: {request.method} {clipped(request.url.path)}")


async def fault(request: Request, error: Exception) -> Response:
    """This answer is given outside of all that adds headers elsewhere."""
    answer = problem(500, "failed", "something went wrong here")
    answer.headers.update(HEADERS)
    return answer


async def nothing_there(request: Request) -> Response:
    return problem(404, "not_found", f"there is nothing at {clipped(request.url.path)}")


# -- people


async def health(request: Request) -> Response:
    """For whoever looks after the server: 200 as long as people should be sent here."""
    hall: Hall = request.app.state.hall
    database = hall.status != "starting" and await hall.store.answers()
    status = hall.status if database or hall.status == "starting" else "unhealthy"
    told = {"greathall": VERSION, "status": status, "database": database}
    return json_response(told, 200 if status == "healthy" else 503)


async def metrics(request: Request) -> Response:
    """Nothing is there for strangers."""
    if request.client is None or request.client.host not in request.app.state.observers:
        return await page(request)
    hall = hall_of(request)
    sockets = sum(len(table.watchers) for table in hall.tables.values())
    return Response(written(len(hall.tables), sockets), media_type=CONTENT_TYPE)


async def me(request: Request) -> Response:
    person = await somebody(request)
    return json_response(Me(person.id, person.name))


async def meet(request: Request) -> Response:
    """Greets whoever comes; somebody new gets an identity."""
    person = await person_of(request)
    token = request.cookies.get(cookie_name(request))
    if person is None or token is None:
        person, token = await hall_of(request).new_person()
    # Each time anew: browsers forget a cookie after a while, however long it is meant for.
    return with_cookie(json_response(Me(person.id, person.name)), token, request)


async def rename(request: Request) -> Response:
    person = await somebody(request)
    wanted = await body_of(request, SetName)
    person = await hall_of(request).rename(person, wanted.name)
    return json_response(Me(person.id, person.name))


async def move_link(request: Request) -> Response:
    return json_response(MoveLink(await hall_of(request).move_link(await somebody(request))))


async def claim(request: Request) -> Response:
    person, token = await hall_of(request).claim((await body_of(request, Claim)).code)
    return with_cookie(json_response(Me(person.id, person.name)), token, request)


# -- games


async def offers(request: Request) -> Response:
    # Somebody may save a mix of cards now and then, which is offered too.
    return tagged_response(request, offered(int(time.monotonic() / OFFERED_FOR)))


@lru_cache(maxsize=1)
def offered(now: int) -> bytes:
    return msgspec.json.encode(game_infos())


@cache
def catalogue_of(game: str) -> bytes:
    """What is printed."""
    return msgspec.json.encode(descriptor_of(game).text.catalogue())


def game_of(request: Request, there: Sequence[str]) -> str:
    game: str = request.path_params["game"]
    if game not in there:
        raise Refused("no_game", f"there is no game {shown(game)}; there are {', '.join(there)}", 404)
    return game


async def game_catalogue(request: Request) -> Response:
    return await kept(request, catalogue_of, games())


@cache
def rules_page_of(game: str) -> bytes:
    return msgspec.json.encode(rules_page(game))


async def game_rules(request: Request) -> Response:
    return await kept(request, rules_page_of, [game for game in games() if has_page(game)])


async def kept(request: Request, of: Callable[[str], bytes], there: Sequence[str]) -> Response:
    """What a browser asks for once, and need not be sent again as long as it is the same."""
    return tagged_response(request, await to_thread(of, game_of(request, there)))


# -- lessons


async def lessons(request: Request) -> Response:
    return json_response(await to_thread(all_lessons))


async def lesson(request: Request) -> Response:
    given = await body_of(request, Answers)
    return json_response(await to_thread(lesson_step, *lesson_at(request), given.answers))


async def guided(request: Request) -> Response:
    person = await somebody(request)
    return json_response(Opened(await hall_of(request).guided(person, guide(*lesson_at(request)))), 201)


async def game_tips(request: Request) -> Response:
    return json_response(await to_thread(words, game_of(request, games())))


async def card_uses(request: Request) -> Response:
    """`there`: the ids of what lies at the table, with commas between them."""
    game, card = game_of(request, games()), request.path_params["card"]
    there = frozenset(filter(None, request.query_params.get("there", "").split(",")))
    return json_response(await to_thread(uses, game, card, there))


def lesson_at(request: Request) -> tuple[str, str]:
    return game_of(request, games()), request.path_params["name"]


# -- tables


async def lobby(request: Request) -> Response:
    return tagged_response(request, msgspec.json.encode(await hall_of(request).lobby(await person_of(request))))


async def new_table(request: Request) -> Response:
    person = await somebody(request)
    return json_response(Opened(await hall_of(request).new_table(person, await body_of(request, NewTable))), 201)


async def table(request: Request) -> Response:
    found = await hall_of(request).table(request.path_params["id"])
    return json_response(found.info(await person_of(request)))


async def remove(request: Request) -> Response:
    await hall_of(request).remove(await somebody(request), request.path_params["id"])
    return Response(status_code=204)


async def invited(request: Request) -> Response:
    id, invite = request.path_params["id"], request.path_params["invite"]
    return json_response(await hall_of(request).invited(await person_of(request), id, invite))


async def join(request: Request) -> Response:
    wanted = await body_of(request, Join)
    person = await somebody(request)
    return json_response(await hall_of(request).join(person, request.path_params["id"], wanted.invite, wanted.seat))


async def leave(request: Request) -> Response:
    return json_response(await hall_of(request).leave(await somebody(request), request.path_params["id"]))


async def fill(request: Request) -> Response:
    wanted = await body_of(request, Fill)
    person = await somebody(request)
    return json_response(await hall_of(request).fill(person, request.path_params["id"], wanted.bot))


async def rematch(request: Request) -> Response:
    person = await somebody(request)
    return json_response(Opened(await hall_of(request).rematch(person, request.path_params["id"])), 201)


# -- finished games


async def replay(request: Request) -> Response:
    row, record = await finished(request)
    steps = await to_thread(replay_steps, record, names_of(row))
    return json_response(Replay(hall_of(request).info_of(row, await person_of(request)), steps))


async def replay_frame(request: Request) -> Response:
    row, record = await finished(request)
    step = number(request.path_params["step"])
    seat = number(request.query_params["seat"]) if "seat" in request.query_params else SPECTATOR
    return json_response(await to_thread(frame_at, record, names_of(row), step, seat))


def number(text: str) -> int:
    """Of a step or seat."""
    found = whole_number(text)
    if found is None:
        raise Refused("bad_number", f"{shown(text)} is no step and no seat", 422)
    return found


async def summary_of(request: Request) -> Response:
    row, record = await finished(request)
    info = hall_of(request).info_of(row, None)
    return json_response(await to_thread(summary, record, results=info.result, seats=info.seats))


async def record_of(request: Request) -> Response:
    row, record = await finished(request)
    disposition = f'attachment; filename="{row.game}-{row.id}.json"'
    return json_response(record, headers={"Content-Disposition": disposition})


async def analysis(request: Request) -> Response:
    hall = hall_of(request)
    row, codes = await hall.finished(request.path_params["id"])
    return json_response(await hall.analyses.info(await person_of(request), row, codes))


async def analyse(request: Request) -> Response:
    hall = hall_of(request)
    person = await somebody(request)
    row, codes = await hall.finished(request.path_params["id"])
    return json_response(await hall.analyses.start(person, row, codes), 202)


async def finished(request: Request) -> tuple[TableRow, dict[str, object]]:
    row, codes = await hall_of(request).finished(request.path_params["id"])
    return row, record_from(row, codes)


def names_of(row: TableRow) -> list[str]:
    return [seat.name for seat in row.seats]


# -- live


async def live_table(socket: WebSocket) -> None:
    if socket.app.state.hall.status == "starting":
        await socket.close(live.TRY_AGAIN, "starting")
        return
    await live.serve(hall_of(socket), socket, socket.path_params["id"], socket.cookies.get(cookie_name(socket)))


# -- pages


class Assets(StaticFiles):
    """Their names hold a digest of what is in them, so browsers may keep them. Most lie there packed, too."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        unpacks = "br" in re.split(r"[\s,;]+", Headers(scope=scope).get("accept-encoding", ""))
        if not unpacks or not self.lookup_path(f"{path}.br")[1]:
            return await super().get_response(path, scope)
        response = await super().get_response(f"{path}.br", scope)
        response.headers["Content-Encoding"] = "br"
        return response

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        response.headers["Vary"] = "Accept-Encoding"
        return response


async def page(request: Request) -> Response:
    """A file of the app, or else the app itself, which knows what to show at which path."""
    try:
        wanted = (WEB / request.path_params.get("path", "")).resolve()
        if wanted.is_relative_to(WEB.resolve()) and wanted.is_file():
            return FileResponse(wanted, headers={"Cache-Control": "no-cache"})
    except (OSError, ValueError):
        pass  # no file can have such a name
    index = WEB / "index.html"
    if not index.is_file():
        return PlainTextResponse(NO_APP, 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})
