"""Chat and pointing, unless the rules require silence."""

from __future__ import annotations

from . import server_messages
from .problems import Refused
from .room import Room
from .shapes import Person, Thing
from .table_store import Message, now

MOST_MESSAGES = 2000
"""The most messages of a table; after that its chat is closed."""


async def talk(room: Room, person: Person, text: str) -> None:
    """Send a chat message to everybody at the table."""
    may_talk(room, person)
    plain = printable(text)
    if not plain:
        raise Refused("malformed")
    await room.keep(messages=[Message(now(), person.id, person.name, plain)])


def point(room: Room, person: Person, thing: Thing | None) -> None:
    """Point something out to everybody at the table; it is not stored."""
    _not_silent(room, person)
    message = server_messages.Point(room.id, person.id, thing)
    for one in room.subscriptions:
        if one.person.id != person.id:
            one.connection.say(message)


def may_talk(room: Room, person: Person) -> None:
    """Refuse a message while the rules require silence, or when the chat is full."""
    _not_silent(room, person)
    if room.first_message + len(room.messages) >= MOST_MESSAGES:
        raise Refused("too-many")


def _not_silent(room: Room, person: Person) -> None:
    if room.table is None or not room.scene.silent:
        return
    silent = set(room.scene.silent)
    own = set(room.info.seats_of(person.id))
    # A spectator sees what is face up, and must not tell players who may not talk.
    if not own or own & silent:
        raise Refused("silence")


def printable(text: str) -> str:
    """A text without line breaks and control characters, which could forge other output."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
