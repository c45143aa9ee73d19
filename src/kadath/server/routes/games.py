"""The games: set-ups, components, rules, and the Fluent files themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec
from starlette.responses import Response

from kadath import games, rulebook
from kadath.bots import BOTS
from kadath.kernel.capabilities import TakesSets, capabilities
from kadath.kernel.errors import KadathError
from kadath.text.fluent import area_file, areas_of, language_name
from kadath.text.languages import LANGUAGES
from kadath.version import __version__

from ..http import JSON, Call, endpoint
from ..messages import door, setup_label, setup_note, setup_value, title
from ..packing import steady
from ..problems import Refused
from ..reading import Book, book
from ..scene import has_rulebook, rule_text
from ..shapes import Door, RuleText

MOST_WORDS = 100
AREAS = ("common", "server", "web")
"""The Fluent files that pages may read, besides those of the games."""


class ValueText(msgspec.Struct):
    """A value of a set-up option; `note` says what it means for the players, or nothing."""

    value: str | int
    text: str
    note: str


class SetupText(msgspec.Struct):
    """A set-up option."""

    key: str
    label: str
    values: list[ValueText]
    default: str | int
    advice: str | int | None
    idle: list[tuple[str, str | int]]


class OccasionText(msgspec.Struct):
    """A kind of occasion that a seat may pass automatically; `stop`: by default it does not."""

    kind: str
    text: str
    stop: bool


class GameInfo(msgspec.Struct):
    """A game that can be played."""

    name: str
    title: str
    door: Door | None
    seats: list[int]
    bots: list[str]
    setup: list[SetupText]
    occasions: list[OccasionText]
    first_seats: int
    alone: int
    capabilities: list[str]


class GameList(msgspec.Struct):
    """The games."""

    games: list[GameInfo]


class ComponentText(msgspec.Struct, omit_defaults=True):
    """A component of a game with its texts; one of a loaded set also has its facts."""

    key: str
    kind: str
    copies: int
    original: bool
    text: dict[str, str]
    facts: dict[str, Any] | None = None


class ComponentList(msgspec.Struct):
    """The components of a game."""

    components: list[ComponentText]


class RuleList(msgspec.Struct):
    """Rules of a game."""

    rules: list[RuleText]


class LanguageName(msgspec.Struct):
    """A language, and what it calls itself."""

    code: str
    name: str


class LanguageList(msgspec.Struct):
    """The languages, and the areas that have a Fluent file."""

    languages: list[LanguageName]
    areas: list[str]


class Health(msgspec.Struct):
    """The server is up, and can write to its storage."""

    ready: bool
    version: str


@endpoint("GET", "/api/health", answer=Health)
async def health(call: Call) -> Health:
    """Whether the server is up and can write to its storage."""
    await call.tables.check_writing()
    return Health(True, __version__)


@endpoint("GET", "/api/languages", answer=LanguageList)
async def languages(call: Call) -> Response:
    """The available languages."""
    return await _steady(call, _languages)


@endpoint("GET", "/api/games", answer=GameList, query=("language",))
async def game_list(call: Call) -> Response:
    """The games, and their set-up options."""
    language = call.language
    return await _steady(call, _games, language)


@endpoint("GET", "/api/games/{game}/components", answer=ComponentList, query=("language",))
async def components(call: Call) -> Response:
    """The components of a game, with their texts."""
    return await _steady(call, _components, game_named(call), call.language)


@endpoint("GET", "/api/games/{game}/rules", answer=RuleList, query=("language", "search"))
async def rules(call: Call) -> Response:
    """The rules of a game, or those that match a search."""
    name, words = game_named(call), call.query("search")
    if words is None:
        return await _steady(call, _rules, name, call.language)
    book, language = _book(name), call.language
    found = await asyncio.to_thread(book.search, words[:MOST_WORDS], language)
    return Response(
        msgspec.json.encode(RuleList([rule_text(one, language) for one in found])),
        media_type=JSON,
    )


@endpoint("GET", "/api/games/{game}/rulebook", answer=Book, query=("language",))
async def whole_rulebook(call: Call) -> Response:
    """The rulebook of a game by chapters; no table is needed."""
    return await _steady(call, _whole_rulebook, game_named(call), call.language)


@endpoint("GET", "/api/games/{game}/rules/{id}", answer=RuleText, query=("language",))
async def rule(call: Call) -> RuleText:
    """One rule."""
    try:
        return rule_text(_book(game_named(call)).rule(call.path("id")), call.language)
    except KadathError as error:
        raise Refused("no-such-thing") from error


@endpoint("GET", "/api/texts/{language}/{area}.ftl", answer="text/plain")
async def texts(call: Call) -> Response:
    """A Fluent file."""
    language, area = call.path("language"), call.path("area")
    if language not in LANGUAGES or area not in _areas():
        raise Refused("no-such-thing")
    body, tag = _ftl(language, area)
    return _tagged(call, body, tag, "text/plain; charset=utf-8")


def game_named(call: Call) -> str:
    """The game in the path."""
    name = call.path("game")
    if name not in games.playable():
        raise Refused("no-such-thing", offered=list(games.playable()))
    return name


def _book(game: str) -> rulebook.Rulebook:
    if not has_rulebook(game):
        raise Refused("no-such-thing")
    return rulebook.load(game)


async def _steady(call: Call, make: Callable[..., tuple[bytes, str]], *about: str) -> Response:
    """A response that stays the same until the program changes; slow the first time."""
    body, tag = await asyncio.to_thread(make, *about)
    return _tagged(call, body, tag, JSON)


def _tagged(call: Call, body: bytes, tag: str, kind: str) -> Response:
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    if tag in call.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return steady(call.request, body, kind, headers)


def _made(thing: object) -> tuple[bytes, str]:
    return _with_tag(msgspec.json.encode(thing))


def _with_tag(body: bytes) -> tuple[bytes, str]:
    return body, f'"{blake2b(body, digest_size=12).hexdigest()}"'


@cache
def _areas() -> frozenset[str]:
    """The Fluent files of the page and of every game, whose names start with the game's."""
    named = [area for game in games.playable() for area in areas_of(game, LANGUAGES[0])]
    wanted = (*AREAS, *named, *(f"web_{game}" for game in games.playable()))
    return frozenset(area for area in wanted if area_file(LANGUAGES[0], area) is not None)


@cache
def _ftl(language: str, area: str) -> tuple[bytes, str]:
    path = area_file(language, area)
    assert path is not None, f"{area} is not among the areas"
    return _with_tag(path.read_bytes())


@cache
def _languages() -> tuple[bytes, str]:
    names = [LanguageName(language, language_name(language)) for language in LANGUAGES]
    return _made(LanguageList(names, sorted(_areas())))


@cache
def _games(language: str) -> tuple[bytes, str]:
    return _made(GameList([_game_info(name, language) for name in games.playable()]))


def _game_info(name: str, language: str) -> GameInfo:
    game = games.game(name)
    options = [
        SetupText(
            option.key,
            setup_label(game, option.key, language),
            [
                ValueText(
                    value,
                    setup_value(game, option.key, value, language),
                    setup_note(game, option.key, value, language),
                )
                for value in option.values
            ],
            option.default,
            option.advice,
            list(option.idle),
        )
        for option in game.setup_options()
    ]
    occasions = [
        OccasionText(kind, setup_value(game, "occasion", kind, language), stop)
        for kind, stop in game.occasions().items()
    ]
    return GameInfo(
        name,
        title(name, language),
        door(name, language),
        list(game.manifest.seats),
        list(BOTS),
        options,
        occasions,
        game.manifest.first_seats,
        game.manifest.alone,
        capabilities(game),
    )


@cache
def _components(name: str, language: str) -> tuple[bytes, str]:
    game = games.game(name)
    narrator = game.narrator()
    return _made(
        ComponentList(
            [
                ComponentText(
                    one.key,
                    one.kind,
                    one.copies,
                    one.original,
                    narrator.component(one.key, language),
                    game.facts(one.key) if isinstance(game, TakesSets) else None,
                )
                for one in game.components()
            ]
        )
    )


@cache
def _rules(name: str, language: str) -> tuple[bytes, str]:
    return _made(RuleList([rule_text(one, language) for one in _book(name).rules]))


@cache
def _whole_rulebook(name: str, language: str) -> tuple[bytes, str]:
    if not has_rulebook(name):
        raise Refused("no-such-thing")
    return _made(book(name, language))


def warm_up(language: str) -> None:
    """Load the texts of every game, so that the first player does not have to wait for it."""
    for name in games.playable():
        game = games.game(name)
        one_of_each = {one.kind: one.key for one in game.components()}
        for key in one_of_each.values():
            game.narrator().component(key, language)
        if has_rulebook(name):
            rulebook.load(name)
