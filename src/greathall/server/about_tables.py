"""Requests about tables: the lobby, who sits there, games that are over; and the live connection."""

from __future__ import annotations

import time
from asyncio import to_thread
from collections.abc import Callable
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from greathall.api import SPECTATOR
from greathall.kernel.given import shown, whole_number
from greathall.server import live
from greathall.server.addresses import household
from greathall.server.asking import cookie_name, hall_of, lang_of, person_of, somebody
from greathall.server.called import names_in
from greathall.server.errors import Refused
from greathall.server.examples import named_in, notes_on
from greathall.server.messages import Fill, FreeSeat, Join, NewTable, Opened, Replay
from greathall.server.replays import frame_at, replay_steps
from greathall.server.storage import Person, TableRow
from greathall.server.summary import summary
from greathall.server.table_info import record_from
from greathall.server.tables import Table
from greathall.server.wire import body_of, json_response, tagged_response


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


ROUTES = [
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
]
