"""The built page; if there is none, a plain page that says how to build it."""

from __future__ import annotations

import asyncio
from html import escape
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from kadath.text.fluent import messages

from .http import COOKIE, language_of
from .packing import steady
from .problems import Refused
from .tables import Tables

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
BUILT = "assets"
"""The folder of files that carry a hash of their content in their name."""
A_YEAR = "public, max-age=31536000, immutable"
AT_TABLES = ("table", "replay")
"""The pages that show a table, by the beginning of their address."""


class Pages:
    """Files of the built client; every other path is handled by the page itself."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)
        self._built: dict[str, bytes] = {}
        """A cache of the files that carry a hash in their name."""

    async def page(self, request: Request) -> Response:
        """The requested file, or the page."""
        path = request.path_params["path"]
        if not (self._folder / INDEX).is_file():
            return _plain_page(request)
        folder, _, name = path.partition("/")
        if folder == BUILT:
            body = await self._body(name)
            kind = guess_type(name)[0] or "application/octet-stream"
            return steady(request, body, kind, {"Cache-Control": A_YEAR})
        if path and not path.startswith("."):
            try:
                response = await self._files.get_response(path, request.scope)
                response.headers["Cache-Control"] = "no-cache"
                return response
            except HTTPException:
                if "." in path.rpartition("/")[2]:
                    raise
        return FileResponse(self._begins(request), headers={"Cache-Control": "no-cache"})

    async def _body(self, name: str) -> bytes:
        if name not in self._built:
            # Look the name up in the folder's listing, so that no path can escape from it.
            file = next((one for one in _files(self._folder / BUILT) if one.name == name), None)
            if file is None:
                raise HTTPException(404)
            self._built[name] = await asyncio.to_thread(file.read_bytes)
        return self._built[name]

    def _begins(self, request: Request) -> Path:
        """The variant of the page that preloads what an address needs, if one was built."""
        begins, _, rest = request.path_params["path"].partition("/")
        wanted = [begins or "start"]
        if begins in AT_TABLES and (game := _game(request, rest)):
            wanted.insert(0, f"{begins}-{game}")
        built = {file.stem: file for file in _files(self._folder / "pages")}
        return next((built[name] for name in wanted if name in built), self._folder / INDEX)


def _files(folder: Path) -> list[Path]:
    return list(folder.iterdir()) if folder.is_dir() else []


def _game(request: Request, table: str) -> str | None:
    """The game of a table, if the sender is at it."""
    tables: Tables = request.app.state.tables
    person = tables.people.by_cookie(request.cookies.get(COOKIE))
    return tables.game_at(table, person) if person is not None else None


def _plain_page(request: Request) -> Response:
    try:
        language = language_of(request, None)
    except Refused:
        language = "en"
    say = messages(language).format
    return HTMLResponse(
        f"<!doctype html><html lang={language}><meta charset=utf-8><title>Kadath</title>"
        f"<h1>Kadath</h1><p>{escape(say('server-page-missing'))}</p>"
        f"<pre>{escape(say('server-page-build'))}</pre></html>"
    )
