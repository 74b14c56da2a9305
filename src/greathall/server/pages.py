"""The browser app: its files, and the page that shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from greathall.server.addresses import household
from greathall.server.asking import lang_of, origin_of, said
from greathall.server.errors import Refused
from greathall.server.hall import Hall
from greathall.server.previews import in_language, preview, table_of, with_preview
from greathall.server.wire import takes_brotli

WEB = Path(__file__).parent / "web"
MANIFEST = ".webmanifest"


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
