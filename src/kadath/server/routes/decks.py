"""Decks that people bring: parsing them before a game, and storing them."""

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
"""The most stored decks of one person."""


class DeckGiven(msgspec.Struct):
    """The text of a deck, and the set-up of the game that it is for."""

    deck: Annotated[str, msgspec.Meta(max_length=MOST_DECK)]
    setup: dict[str, Any] = msgspec.field(default_factory=dict)


class DeckText(msgspec.Struct):
    """A parsed deck, and everything that is wrong with it."""

    investigator: str
    cards: list[tuple[str, int]]
    text: str
    json: str
    reasons: list[str]
    name: str
    """The name that its source gives it."""
    unread: list[str]
    """Those of the reasons that are about what could not be read, and so is not in the deck."""


@endpoint("POST", "/api/games/{game}/decks", body=DeckGiven, answer=DeckText, query=("language",))
async def deck(call: Call) -> DeckText:
    """Parse a deck for a game, and list what is wrong with it."""
    request: DeckGiven = call.body
    game = games.game(game_named(call))
    if not isinstance(game, TakesDecks):
        raise Refused("no-such-thing")
    found = await asyncio.to_thread(game.deck, request.deck, request.setup, call.language)
    return DeckText(
        found.investigator,
        list(found.cards),
        found.as_text,
        found.as_json,
        list(found.reasons),
        printable(found.name)[:MOST_NAME].strip(),
        list(found.unread),
    )


class KeptDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A stored deck, available on all of its owner's devices."""

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
    """The stored decks of the sender."""
    rows = call.tables.storage.read("SELECT body FROM decks WHERE person = ?", call.person.id)
    decks = []
    for (body,) in rows:
        # One that cannot be read must not hide the others.
        with suppress(msgspec.DecodeError, ValueError):
            decks.append(msgspec.json.decode(body, type=KeptDeck))
    return KeptDecks(decks)


@endpoint("POST", "/api/decks", body=KeptDeck, answer=KeptDeck)
async def keep_deck(call: Call) -> KeptDeck:
    """Store a deck, replacing one with the same id."""
    sent: KeptDeck = call.body
    if sent.game not in games.playable():
        raise Refused("no-such-thing", offered=tuple(games.playable()))
    deck = msgspec.structs.replace(sent, name=printable(sent.name))
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
    """Delete a stored deck."""
    drop = "DELETE FROM decks WHERE person = ? AND id = ?"
    await call.tables.storage.write((drop, (call.person.id, call.path("deck"))))
    return Nothing()
