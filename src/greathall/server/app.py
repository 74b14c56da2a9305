"""The web service as an ASGI app: pages, the lobby's requests, live tables."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from asyncio import to_thread
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
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
from greathall.learn.strategy.page import has_strategy, strategy
from greathall.learn.tips import words
from greathall.learn.uses import uses
from greathall.server import live
from greathall.server.addresses import household
from greathall.server.called import names_in
from greathall.server.devices import device_name, short
from greathall.server.errors import Refused
from greathall.server.examples import named_in, notes_on
from greathall.server.hall import Hall, digest
from greathall.server.lessons import all_lessons, lesson_step
from greathall.server.limits import Doorkeeper, Limits
from greathall.server.logs import tell
from greathall.server.messages import (
    Answers,
    Claim,
    Fill,
    FreeSeat,
    Join,
    Me,
    MoveLink,
    NewTable,
    NoticeAddress,
    Opened,
    PushSubscription,
    QrWanted,
    Replay,
    SetName,
)
from greathall.server.metrics import CONTENT_TYPE, written
from greathall.server.noting import Noted
from greathall.server.offers import game_infos
from greathall.server.previews import in_language, preview, table_of, with_preview
from greathall.server.protection import HEADERS, LOOPBACK, Guard, Proxies, TooLarge, host_name, problem
from greathall.server.reach import Place, is_of, qr_code
from greathall.server.replays import frame_at, replay_steps
from greathall.server.retention import Retention
from greathall.server.storage import Person, Store, TableRow, database_url
from greathall.server.summary import summary
from greathall.server.table_info import record_from
from greathall.server.tables import Table
from greathall.server.thinking import Thinkers
from greathall.server.tongues import wished
from greathall.server.wire import body_of, json_response, packed, tagged_response, takes_brotli
from greathall.text.errors import error_in_words
from greathall.text.fluent import texts
from greathall.version import VERSION

log = logging.getLogger("greathall")

NOBODY = Proxies(())
COOKIE = "greathall"
COOKIE_SECONDS = 5 * 365 * 24 * 3600
THINKERS = 2
OFFERED_FOR = 2.0  # seconds for which what can be played is not asked for anew
WEB = Path(__file__).parent / "web"
MANIFEST = ".webmanifest"


def create_app(
    db: str,
    names: Sequence[str] | None = LOOPBACK,
    thinkers: Callable[[], Thinkers] = lambda: Thinkers(THINKERS),
    limits: Limits = Limits(),  # noqa: B008
    keep: Retention = Retention(),  # noqa: B008
    observers: Proxies = NOBODY,
    at_once: bool = True,
    private: bool = False,
    place: Place = Place(),  # noqa: B008
) -> Starlette:
    """`names` are those to which the server answers, None for any; `observers` may see the metrics. If the database
    is not opened `at_once`, the server says meanwhile that it is starting. Messages to people may go to `private`
    networks; `place` is where the server listens."""
    database_url(db)  # what is wrong with it is better said before the server starts
    keeper = Doorkeeper(limits)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(Store(db), thinkers(), keeper, keep, private)
        app.state.hall = hall
        app.state.observers = observers
        app.state.place = place
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
            Route("/api/me/devices", my_devices, methods=["GET"]),
            Route("/api/me/devices", sign_out_others, methods=["DELETE"]),
            Route("/api/me/devices/{device}", sign_out, methods=["DELETE"]),
            Route("/api/me/notices", my_notices, methods=["GET"]),
            Route("/api/me/notices/push", subscribe, methods=["PUT"]),
            Route("/api/me/notices/push", unsubscribe, methods=["DELETE"]),
            Route("/api/me/notices/address", set_address, methods=["PUT"]),
            Route("/api/me/notices/address", remove_address, methods=["DELETE"]),
            Route("/api/me/notices/test", test_notices, methods=["POST"]),
            Route("/api/reach", reach),
            Route("/api/qr", qr, methods=["POST"]),
            Route("/api/games", offers),
            Route("/api/games/{game}/catalogue", game_catalogue),
            Route("/api/rules/{game}", game_rules),
            Route("/api/strategy/{game}", game_strategy),
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
            Route("/api/tables/{id}/free", free_seat, methods=["POST"]),
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
        raise Refused("starting", "starting", 503)
    return hall


def stop_if_failed(opening: asyncio.Task[None]) -> None:
    """A server whose database cannot be opened is none."""
    if not opening.cancelled() and opening.exception() is not None:
        tell(log, logging.CRITICAL, "the database cannot be opened", error=opening.exception())
        signal.raise_signal(signal.SIGTERM)


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


# -- errors


def said(request: Request, message: str, **args: str | int) -> str:
    """In the language of whoever asks."""
    return texts(lang_of(request)).say(message, **args)


async def refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    request.scope["refused"] = error.code
    return problem(error.status, error.code, error.said(lang_of(request)))


async def bad_input(request: Request, error: Exception) -> Response:
    request.scope["refused"] = "bad_option"
    return problem(422, "bad_option", error_in_words(error, lang_of(request)))


async def too_large(request: Request, error: Exception) -> Response:
    return problem(413, "too_large", said(request, "refused-too-large"))


async def not_there(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "bad_method" if error.status_code == 405 else "not_found"
    path = clipped(request.url.path)
    status, detail = error.status_code, error.detail
    why = said(request, "refused-http", status=status, detail=detail, method=request.method, path=path)
    return problem(status, code, why)


async def fault(request: Request, error: Exception) -> Response:
    """This answer is given outside of all that adds headers elsewhere."""
    answer = problem(500, "failed", said(request, "refused-fault"))
    answer.headers.update(HEADERS)
    return answer


async def nothing_there(request: Request) -> Response:
    return problem(404, "not_found", said(request, "refused-nothing-there", path=clipped(request.url.path)))


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
    """Greets whoever comes, and takes note of their language; somebody new gets an identity."""
    token = token_of(request)
    try:
        person = await person_of(request)
    except Refused as error:
        if error.code not in ("signed_out", "expired") or token is None:
            raise
        # They are told once; whoever comes then is somebody new.
        await hall_of(request).devices.forget(digest(token))
        answer = await refused(request, error)
        answer.delete_cookie(cookie_name(request))
        return answer
    if person is None or token is None:
        person, token = await hall_of(request).new_person(device_of(request))
    else:
        await hall_of(request).notices.speak(person.id, digest(token), lang_of(request))
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
    person, token = await hall_of(request).claim((await body_of(request, Claim)).code, device_of(request))
    return with_cookie(json_response(Me(person.id, person.name)), token, request)


async def my_devices(request: Request) -> Response:
    hall = hall_of(request)
    person, token = await device_at_hand(request)
    return json_response(await hall.devices.of(person.id, token, hall.unused_since()))


async def device_at_hand(request: Request) -> tuple[Person, str]:
    """Who asks, and the hash of what their browser keeps."""
    person = await somebody(request)
    return person, digest(token_of(request) or "")


async def sign_out(request: Request) -> Response:
    person, token = await device_at_hand(request)
    device = request.path_params["device"]
    await hall_of(request).sign_out(person, device, token)
    answer = Response(status_code=204)
    if device == short(token):
        await hall_of(request).devices.forget(token)  # nobody need tell them
        answer.delete_cookie(cookie_name(request))
    return answer


async def sign_out_others(request: Request) -> Response:
    person, token = await device_at_hand(request)
    await hall_of(request).sign_out_others(person.id, token)
    return Response(status_code=204)


# -- how they are told that it is their turn


async def my_notices(request: Request) -> Response:
    person, token = await device_at_hand(request)
    return json_response(await hall_of(request).notices.info(person.id, token))


async def subscribe(request: Request) -> Response:
    person, token = await device_at_hand(request)
    wanted = await body_of(request, PushSubscription)
    await hall_of(request).notices.subscribe(person.id, token, origin_of(request), lang_of(request), wanted)
    return Response(status_code=204)


async def unsubscribe(request: Request) -> Response:
    _, token = await device_at_hand(request)
    await hall_of(request).notices.unsubscribe(token)
    return Response(status_code=204)


async def set_address(request: Request) -> Response:
    person = await somebody(request)
    wanted = await body_of(request, NoticeAddress)
    await hall_of(request).notices.set_address(person.id, origin_of(request), lang_of(request), wanted)
    return Response(status_code=204)


async def remove_address(request: Request) -> Response:
    person = await somebody(request)
    await hall_of(request).notices.remove_address(person.id)
    return Response(status_code=204)


async def test_notices(request: Request) -> Response:
    person, token = await device_at_hand(request)
    return json_response(await hall_of(request).notices.test(person.id, token, lang_of(request)))


# -- who else can come


async def reach(request: Request) -> Response:
    place: Place = request.app.state.place
    client = request.client.host if request.client else ""
    return json_response(place.reach(client, host_name(request.headers) or ""))


async def qr(request: Request) -> Response:
    """Of a link to this server."""
    await somebody(request)
    link = (await body_of(request, QrWanted)).link
    place: Place = request.app.state.place
    if not is_of(link, [origin_of(request), place.nearby()]):
        raise Refused("bad_link", "link-elsewhere", 422)
    return json_response(await to_thread(qr_code, link))


# -- games


async def offers(request: Request) -> Response:
    # Somebody may save a mix of cards now and then, which is offered too.
    return tagged_response(request, offered(int(time.monotonic() / OFFERED_FOR), lang_of(request)), packed)


@lru_cache(maxsize=8)
def offered(now: int, lang: str) -> bytes:
    return msgspec.json.encode(game_infos(lang))


@cache
def catalogue_of(game: str, lang: str) -> bytes:
    """What is printed."""
    return msgspec.json.encode(descriptor_of(game).text.catalogue(lang))


def game_of(request: Request, there: Sequence[str]) -> str:
    game: str = request.path_params["game"]
    if game not in there:
        raise Refused("no_game", "no-game", 404, game=shown(game), games=", ".join(there))
    return game


async def game_catalogue(request: Request) -> Response:
    return await kept(request, catalogue_of, games())


@cache
def rules_page_of(game: str, lang: str) -> bytes:
    return msgspec.json.encode(rules_page(game, lang))


async def game_rules(request: Request) -> Response:
    return await kept(request, rules_page_of, [game for game in games() if has_page(game)])


@cache
def strategy_page_of(game: str, lang: str) -> bytes:
    return msgspec.json.encode(strategy(game, lang))


async def game_strategy(request: Request) -> Response:
    return await kept(request, strategy_page_of, [game for game in games() if has_strategy(game)])


async def kept(request: Request, of: Callable[[str, str], bytes], there: Sequence[str]) -> Response:
    """What a browser asks for once, and need not be sent again as long as it is the same."""
    game, lang = game_of(request, there), lang_of(request)
    return await to_thread(lambda: tagged_response(request, of(game, lang), packed))


# -- lessons


async def lessons(request: Request) -> Response:
    return json_response(await to_thread(all_lessons, lang_of(request)))


async def lesson(request: Request) -> Response:
    given = await body_of(request, Answers)
    return json_response(await to_thread(lesson_step, *lesson_at(request), given.answers, lang_of(request)))


async def guided(request: Request) -> Response:
    person = await somebody(request)
    id = await hall_of(request).guided(person, guide(*lesson_at(request)))
    return json_response(Opened(id), 201)


async def game_tips(request: Request) -> Response:
    return json_response(await to_thread(words, game_of(request, games()), lang_of(request)))


async def card_uses(request: Request) -> Response:
    """`there`: the ids of what lies at the table, with commas between them."""
    game, card = game_of(request, games()), request.path_params["card"]
    there = frozenset(filter(None, request.query_params.get("there", "").split(",")))
    return json_response(await to_thread(uses, game, card, there, lang_of(request)))


def lesson_at(request: Request) -> tuple[str, str]:
    return game_of(request, games()), request.path_params["name"]


# -- tables


async def lobby(request: Request) -> Response:
    found = await hall_of(request).lobby(await person_of(request), lang_of(request))
    return tagged_response(request, msgspec.json.encode(found))


async def new_table(request: Request) -> Response:
    person = await somebody(request)
    return json_response(Opened(await hall_of(request).new_table(person, await body_of(request, NewTable))), 201)


async def table(request: Request) -> Response:
    found = await hall_of(request).table(request.path_params["id"])
    return table_told(request, found, await person_of(request))


def table_told(request: Request, table: Table, person: Person | None) -> Response:
    return json_response(table.info(person, lang_of(request)))


async def remove(request: Request) -> Response:
    await hall_of(request).remove(await somebody(request), request.path_params["id"])
    return Response(status_code=204)


async def invited(request: Request) -> Response:
    id, invite = request.path_params["id"], request.path_params["invite"]
    person = await person_of(request)
    return table_told(request, await hall_of(request).invited(person, id, invite), person)


async def join(request: Request) -> Response:
    wanted = await body_of(request, Join)
    person = await somebody(request)
    found = await hall_of(request).join(person, request.path_params["id"], wanted.invite, wanted.seat)
    return table_told(request, found, person)


async def leave(request: Request) -> Response:
    person = await somebody(request)
    return table_told(request, await hall_of(request).leave(person, request.path_params["id"]), person)


async def fill(request: Request) -> Response:
    wanted = await body_of(request, Fill)
    person = await somebody(request)
    found = await hall_of(request).fill(person, request.path_params["id"], wanted.bot, wanted.seat)
    return table_told(request, found, person)


async def free_seat(request: Request) -> Response:
    wanted = await body_of(request, FreeSeat)
    person = await somebody(request)
    found = await hall_of(request).free(person, request.path_params["id"], wanted.seat)
    return table_told(request, found, person)


async def rematch(request: Request) -> Response:
    person = await somebody(request)
    return json_response(Opened(await hall_of(request).rematch(person, request.path_params["id"])), 201)


# -- finished games


async def replay(request: Request) -> Response:
    row, record = await finished(request)
    lang = lang_of(request)
    info = hall_of(request).info_of(row, await person_of(request), lang)

    def whole() -> Replay:
        return Replay(info, replay_steps(record, names_in(lang, row), lang), notes_on(row.id, lang))

    return await told(request, whole)


async def replay_frame(request: Request) -> Response:
    row, record = await finished(request)
    step = number(request.path_params["step"])
    seat = number(request.query_params["seat"]) if "seat" in request.query_params else SPECTATOR
    lang = lang_of(request)
    return await told(request, partial(frame_at, record, names_in(lang, row), step, seat, lang))


async def told(request: Request, work: Callable[[], object]) -> Response:
    """What takes long if the game was long: one is told after another, in a thread, so that a move waits for a part
    of one at most."""
    hall = hall_of(request)

    def measured() -> tuple[Response, float]:
        begun = time.thread_time()
        return json_response(work()), time.thread_time() - begun

    async with hall.telling:
        with hall.keeper.measured(household(request.client.host) if request.client else "") as took:
            response, seconds = await to_thread(measured)
            took.append(seconds)
    return response


def number(text: str) -> int:
    """Of a step or seat."""
    found = whole_number(text)
    if found is None:
        raise Refused("bad_number", "bad-number", 422, given=shown(text))
    return found


async def summary_of(request: Request) -> Response:
    row, record = await finished(request)
    lang = lang_of(request)
    info = hall_of(request).info_of(row, None, lang)
    return await told(request, partial(summary, record, results=info.result, seats=info.seats, lang=lang))


async def record_of(request: Request) -> Response:
    row, record = await finished(request)
    disposition = f'attachment; filename="{row.game}-{row.id}.json"'
    return json_response(record, headers={"Content-Disposition": disposition})


async def analysis(request: Request) -> Response:
    hall = hall_of(request)
    row, codes = await hall.finished(request.path_params["id"])
    return json_response(await hall.analyses.info(await person_of(request), row, codes, lang_of(request)))


async def analyse(request: Request) -> Response:
    hall = hall_of(request)
    person = await somebody(request)
    row, codes = await hall.finished(request.path_params["id"])
    return json_response(await hall.analyses.start(person, row, codes, lang_of(request)), 202)


async def finished(request: Request) -> tuple[TableRow, dict[str, object]]:
    row, codes = await hall_of(request).finished(request.path_params["id"])
    return named_in(lang_of(request), row), record_from(row, codes)


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
        if not takes_brotli(Headers(scope=scope)) or not self.lookup_path(f"{path}.br")[1]:
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
            if wanted.suffix == MANIFEST:
                return shell(request, wanted, media_type="application/manifest+json")
            return FileResponse(wanted, headers={"Cache-Control": "no-cache"})
    except (OSError, ValueError):
        pass  # no file can have such a name
    index = WEB / "index.html"
    if not index.is_file():
        return PlainTextResponse(said(request, "refused-no-app", command="make setup"), 503)
    return shell(request, index, await preview_of(request))


def shell(request: Request, file: Path, tags: str | None = None, media_type: str = "text/html") -> Response:
    """What is read of the app before it runs."""
    text = in_language(file.read_text(encoding="utf-8"), lang_of(request))
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(text if tags is None else with_preview(text, tags), headers=headers, media_type=media_type)


async def preview_of(request: Request) -> str | None:
    """What a chat shows of a link to a table."""
    id = table_of(request.url.path)
    hall: Hall = request.app.state.hall
    if id is None or hall.status == "starting":
        return None
    try:
        hall.keeper.let("reads", household(request.client.host) if request.client else "")
        row = await hall.store.table(id)
    except (Refused, OSError, SQLAlchemyError):
        return None  # the app will say what is wrong
    return None if row is None else preview(row, origin_of(request), lang_of(request))
