"""The web service as an ASGI app: what is asked where, its errors, and its health."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from greathall.kernel.errors import GreatHallError
from greathall.kernel.given import clipped
from greathall.server import about_games, about_people, about_tables, pages
from greathall.server.asking import hall_of, lang_of, refused, said
from greathall.server.errors import Refused
from greathall.server.hall import Hall
from greathall.server.limits import Doorkeeper, Limits
from greathall.server.logs import tell
from greathall.server.metrics import CONTENT_TYPE, written
from greathall.server.noting import Noted
from greathall.server.protection import HEADERS, LOOPBACK, Guard, Proxies, TooLarge, problem
from greathall.server.reach import Place
from greathall.server.retention import Retention
from greathall.server.storage import Store, database_url
from greathall.server.thinking import Thinkers
from greathall.server.wire import json_response
from greathall.text.errors import error_in_words
from greathall.version import VERSION

log = logging.getLogger("greathall")

NOBODY = Proxies(())
THINKERS = 2


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
            *about_people.ROUTES,
            *about_games.ROUTES,
            *about_tables.ROUTES,
            Route("/api/{path:path}", nothing_there, methods=["GET", "POST", "PUT", "DELETE"]),
            *(
                [Mount("/assets", pages.Assets(directory=pages.WEB / "assets"))]
                if (pages.WEB / "assets").is_dir()
                else []
            ),
            Route("/{path:path}", pages.page),
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


def stop_if_failed(opening: asyncio.Task[None]) -> None:
    """A server whose database cannot be opened is none."""
    if not opening.cancelled() and opening.exception() is not None:
        tell(log, logging.CRITICAL, "the database cannot be opened", error=opening.exception())
        signal.raise_signal(signal.SIGTERM)


# -- errors


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


# -- health


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
        return await pages.page(request)
    hall = hall_of(request)
    sockets = sum(len(table.watchers) for table in hall.tables.values())
    return Response(written(len(hall.tables), sockets), media_type=CONTENT_TYPE)
