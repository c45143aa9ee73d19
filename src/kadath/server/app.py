"""The application: every route and its handler."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from kadath.text.languages import LANGUAGES

from .connection import NOBODY, OTHER_SITE, TOO_FAST
from .http import (
    COOKIE,
    ENDPOINTS,
    JSON,
    Endpoint,
    address_of,
    answered,
    check_origin,
    language_of,
    refused,
)
from .openapi import schema
from .pages import Pages
from .problems import Refused
from .routes import address, decks, games, people, replays, tables
from .security import SecurityHeaders
from .settings import Settings
from .tables import Tables
from .tokens import digest
from .websocket import serve

ROUTES = (decks, games, people, replays, tables, address)
"""The modules that declare endpoints by being imported."""


class Application(Starlette):
    """Starlette with our headers on every response, including its own error pages."""

    def build_middleware_stack(self) -> ASGIApp:
        """The middleware, from the outside in."""
        return SecurityHeaders(super().build_middleware_stack())


def create_app(settings: Settings) -> Starlette:
    """The application of a server; it locks its data folder, or raises `Unusable`."""
    tables = Tables(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tables.open()
        tables.task(_warm_up(settings.language))
        try:
            yield
        finally:
            await tables.close()

    app = Application(
        routes=[
            WebSocketRoute("/api/live", _live),
            Route("/api/openapi.json", _schema),
            *(Route(one.path, _answering(one), methods=[one.method]) for one in ENDPOINTS),
            Route("/api/{path:path}", _nothing_there, methods=["GET", "POST", "PATCH", "DELETE"]),
            Route("/{path:path}", Pages().page),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: _http_exception, Exception: _failed},
        lifespan=lifespan,
    )
    app.state.tables = tables
    return app


def _answering(one: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def answering(request: Request) -> Response:
        return await answered(request.app.state.tables, one, request)

    return answering


async def _live(socket: WebSocket) -> None:
    tables: Tables = socket.app.state.tables
    try:
        check_origin(tables, socket)
        tables.requests.take(address_of(socket))
        tables.check_room(address_of(socket))
    except Refused as refusal:
        await _turn_away(socket, OTHER_SITE if refusal.code == "bad-origin" else TOO_FAST)
        return
    cookie = socket.cookies.get(COOKIE, "")
    person = tables.people.by_cookie(cookie)
    if person is None:
        await _turn_away(socket, NOBODY)
        return
    address = address_of(socket)
    tables.sockets[address] += 1
    try:
        await serve(tables, socket, person, digest(cookie))
    finally:
        tables.sockets[address] -= 1


async def _turn_away(socket: WebSocket, code: int) -> None:
    # Accept first: a browser tells its page nothing about a refused handshake.
    await socket.accept()
    await socket.close(code)


async def _schema(request: Request) -> Response:
    return Response(schema(), media_type=JSON)


async def _nothing_there(request: Request) -> Response:
    return refused(Refused("no-such-thing"), _language(request))


async def _http_exception(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = "no-such-method" if error.status_code == 405 else "no-such-thing"
    response = refused(Refused(code), _language(request))
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, error: Exception) -> Response:
    return refused(Refused("failed"), _language(request))


def _language(request: Request) -> str:
    try:
        return language_of(request, None)
    except Refused:
        return LANGUAGES[0]


async def _warm_up(first: str) -> None:
    """Load the texts in the background, the server's own language first."""
    for language in sorted(LANGUAGES, key=lambda one: one != first):
        await asyncio.to_thread(games.warm_up, language)
