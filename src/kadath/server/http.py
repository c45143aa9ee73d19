"""HTTP requests: parsing them, identifying the sender, and sending responses and refusals."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from kadath.text.languages import LANGUAGES

from .problems import Refused
from .shapes import Person, Problem
from .storage import NotKept
from .tables import Tables

COOKIE = "kadath"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest lifetime that browsers allow for a cookie."""
JSON = "application/json"
_USUAL_PORTS = {"http": ":80", "https": ":443"}

T = TypeVar("T")


class Failure(msgspec.Struct):
    """The body of every refusal."""

    error: Problem


class Nothing(msgspec.Struct):
    """An empty request or response body."""


@dataclass
class Call:
    """A parsed and validated request."""

    tables: Tables
    request: Request
    language: str
    body: Any
    _person: Person | None

    @property
    def person(self) -> Person:
        """The sender; `Refused` if they are not known."""
        if self._person is None:
            raise Refused("no-person")
        return self._person

    @property
    def somebody(self) -> Person | None:
        """The sender, if they are known."""
        return self._person

    async def while_there(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something slow; it is cancelled when the client disconnects."""
        working = asyncio.ensure_future(work)
        leaving = asyncio.ensure_future(self._gone())
        try:
            await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
            if not working.done():
                raise Refused("busy")
            return working.result()
        finally:
            working.cancel()
            leaving.cancel()

    async def _gone(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            continue

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        """A value of the query."""
        return self.request.query_params.get(name)

    def number(self, name: str, default: int, most: int) -> int:
        """A whole number of the query."""
        text = self.query(name)
        if text is None:
            return default
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Refused("malformed")
        return min(int(text), most)


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(NamedTuple):
    """An endpoint: its route, its request, and its response.

    `answer` is the type of the response, or the content type if it is not JSON.
    """

    method: str
    path: str
    handler: Handler
    answer: Any
    body: Any = None
    query: tuple[str, ...] = ()
    is_record: bool = False

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return (self.handler.__doc__ or "").partition("\n")[0]


ENDPOINTS: list[Endpoint] = []
"""All endpoints of the server."""


def endpoint(
    method: str,
    path: str,
    *,
    answer: Any,
    body: Any = None,
    query: tuple[str, ...] = (),
    is_record: bool = False,
) -> Callable[[Handler], Handler]:
    """Declare the handler of requests with a method to a path."""

    def declare(handler: Handler) -> Handler:
        ENDPOINTS.append(Endpoint(method, path, handler, answer, body, query, is_record))
        return handler

    return declare


async def answered(tables: Tables, one: Endpoint, request: Request) -> Response:
    """The response to a request, or a refusal."""
    language = LANGUAGES[0]
    try:
        person = tables.people.by_cookie(request.cookies.get(COOKIE))
        language = language_of(request, person)
        tables.requests.take(address_of(request))
        if one.method != "GET":
            check_origin(tables, request)
        body = await _body(tables, one, request)
        found = await one.handler(Call(tables, request, language, body, person))
        return found if isinstance(found, Response) else answer(found)
    except Refused as refusal:
        return refused(refusal, language)
    except NotKept:
        return refused(Refused("storage"), language)


def answer(found: Any, status: int = 200) -> Response:
    """A JSON response that must not be cached."""
    return Response(
        msgspec.json.encode(found), status, media_type=JSON, headers={"Cache-Control": "no-store"}
    )


def refused(refusal: Refused, language: str) -> Response:
    """The response for a refusal."""
    response = answer(Failure(refusal.problem(language)), refusal.status)
    if refusal.code == "too-fast":
        response.headers["Retry-After"] = str(refusal.values["seconds"])
    return response


def language_of(request: HTTPConnection, person: Person | None) -> str:
    """The language of the response: from the query, else the person's, else the browser's."""
    wanted = request.query_params.get("language")
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise Refused("no-such-thing", offered=LANGUAGES)
        return wanted
    if person is not None:
        return person.language
    for part in request.headers.get("accept-language", "")[:200].split(","):
        language = part.partition(";")[0].strip().partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def address_of(request: HTTPConnection) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client is not None else ""


def check_origin(tables: Tables, request: HTTPConnection) -> None:
    """Refuse what another site sends in a person's name; programs need not send an origin."""
    origin = request.headers.get("origin")
    if origin is None or origin in tables.settings.origins:
        return
    if _plain(origin) != _plain(f"{scheme_of(request)}://{request.headers.get('host', '')}"):
        raise Refused("bad-origin")


def _plain(origin: str) -> str:
    """An origin as browsers write it: in lower case, without the default port."""
    scheme, _, host = origin.lower().partition("://")
    return f"{scheme}://{host.removesuffix(_USUAL_PORTS.get(scheme, ''))}"


def scheme_of(request: HTTPConnection) -> str:
    """The scheme that the page uses: `http` or `https`, even if a proxy terminates it."""
    # Not from the URL, which contains the client's `Host` header and may not even parse.
    return "https" if request.scope["scheme"] in ("https", "wss") else "http"


def set_cookie(response: Response, request: HTTPConnection, token: str) -> Response:
    """Set the cookie by which a browser's requests are identified."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=scheme_of(request) == "https",
    )
    return response


async def _read(request: Request, most: int) -> bytearray:
    raw = bytearray()
    try:
        async for part in request.stream():
            raw += part
            if len(raw) > most:
                raise Refused("too-large")
    except ClientDisconnect as error:
        raise Refused("malformed") from error
    return raw


async def _body(tables: Tables, one: Endpoint, request: Request) -> Any:
    if one.body is None and not one.is_record:
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("malformed")
    most = tables.limits.record if one.is_record else tables.limits.body
    try:
        async with asyncio.timeout(tables.limits.body_seconds):
            raw = await _read(request, most)
    except TimeoutError as error:
        raise Refused("malformed") from error
    if one.is_record:
        return bytes(raw)
    try:
        return msgspec.json.decode(bytes(raw), type=one.body)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refused("malformed") from error
