"""Decks that people bring to a game: read before a table is set up with them, and kept."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec

from kadath import games
from kadath.kernel.capabilities import TakesDecks

from ..chat import printable
from ..http import Call, Nothing, endpoint
from ..problems import Refused
from ..requests import MOST_DECK, MOST_NAME, Name
from .games import game_named

MOST_DECKS = 200
"""How many decks of one person are kept."""


class DeckGiven(msgspec.Struct):
    """A deck as somebody wrote it, and the set-up of the game that it is for."""

    deck: Annotated[str, msgspec.Meta(max_length=MOST_DECK)]
    setup: dict[str, Any] = msgspec.field(default_factory=dict)


class DeckText(msgspec.Struct):
    """What is understood of a deck, and every reason against it."""

    investigator: str
    cards: list[tuple[str, int]]
    text: str
    json: str
    reasons: list[str]
    name: str
    """What the deck is called where it comes from."""


@endpoint("POST", "/api/games/{game}/decks", body=DeckGiven, answer=DeckText, query=("language",))
async def deck(call: Call) -> DeckText:
    """What a game understands of a deck, and what speaks against it."""
    given: DeckGiven = call.body
    game = games.game(game_named(call))
    if not isinstance(game, TakesDecks):
        raise Refused("no-such-thing")
    found = await asyncio.to_thread(game.deck, given.deck, given.setup, call.language)
    return DeckText(
        found.investigator,
        list(found.cards),
        found.as_text,
        found.as_json,
        list(found.reasons),
        printable(found.name)[:MOST_NAME].strip(),
    )


class KeptDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck that somebody built, kept for them on every device."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,40}$")]
    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Name
    investigator: Annotated[str, msgspec.Meta(max_length=60)]
    json: Annotated[str, msgspec.Meta(max_length=MOST_DECK)]


class KeptDecks(msgspec.Struct):
    """All decks of a person."""

    decks: list[KeptDeck]


@endpoint("GET", "/api/decks", answer=KeptDecks)
async def my_decks(call: Call) -> KeptDecks:
    """The decks that one has built."""
    rows = call.tables.storage.read("SELECT body FROM decks WHERE person = ?", call.person.id)
    decks = []
    for (body,) in rows:
        # One that cannot be read is not to hide the others.
        with suppress(msgspec.DecodeError, ValueError):
            decks.append(msgspec.json.decode(body, type=KeptDeck))
    return KeptDecks(decks)


@endpoint("POST", "/api/decks", body=KeptDeck, answer=KeptDeck)
async def keep_deck(call: Call) -> KeptDeck:
    """Keep a deck, instead of the one of the same id."""
    given: KeptDeck = call.body
    if given.game not in games.playable():
        raise Refused("no-such-thing", offered=tuple(games.playable()))
    deck = msgspec.structs.replace(given, name=printable(given.name))
    if not deck.name:
        raise Refused("malformed")
    person, storage = call.person.id, call.tables.storage
    others = "SELECT count(*) FROM decks WHERE person = ? AND id <> ?"
    if storage.read(others, person, deck.id)[0][0] >= MOST_DECKS:
        raise Refused("too-many")
    body = msgspec.json.encode(deck).decode()
    await storage.write(("INSERT OR REPLACE INTO decks VALUES (?, ?, ?)", (person, deck.id, body)))
    return deck


@endpoint("DELETE", "/api/decks/{deck}", answer=Nothing)
async def drop_deck(call: Call) -> Nothing:
    """Keep a deck no longer."""
    drop = "DELETE FROM decks WHERE person = ? AND id = ?"
    await call.tables.storage.write((drop, (call.person.id, call.path("deck"))))
    return Nothing()
