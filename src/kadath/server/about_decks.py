"""Decks that people bring to a game, read before a table is set up with them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec

from kadath import games

from .about_games import game_named
from .http import Call, endpoint
from .problems import Refused

MOST_DECK = 8000


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


@endpoint("POST", "/api/games/{game}/decks", body=DeckGiven, answer=DeckText, query=("language",))
async def deck(call: Call) -> DeckText:
    """What a game understands of a deck, and what speaks against it."""
    given: DeckGiven = call.body
    texts = games.game(game_named(call)).texts()
    found = await asyncio.to_thread(texts.deck, given.deck, given.setup, call.language)
    if found is None:
        raise Refused("no-such-thing")
    return DeckText(
        found.investigator, list(found.cards), found.as_text, found.as_json, list(found.reasons)
    )
