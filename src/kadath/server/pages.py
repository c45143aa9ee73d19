"""The page itself, where it has been built; else a plain page that says how to build it."""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from kadath.text.fluent import messages

from .http import language_of
from .problems import Refused

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
A_YEAR = "public, max-age=31536000, immutable"


class Pages:
    """Files of the built client; every other path is handled by the page itself."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    async def page(self, request: Request) -> Response:
        """The file that was asked for, or the page."""
        path = request.path_params["path"]
        if not (self._folder / INDEX).is_file():
            return _plain_page(request)
        if path and not path.startswith("."):
            try:
                response = await self._files.get_response(path, request.scope)
                # Built files other than pages carry a hash of their content in their name.
                is_named_by_hash = path.startswith("assets/")
                response.headers["Cache-Control"] = A_YEAR if is_named_by_hash else "no-cache"
                return response
            except HTTPException:
                if "." in path.rpartition("/")[2]:
                    raise
        return FileResponse(self._folder / INDEX, headers={"Cache-Control": "no-cache"})


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
