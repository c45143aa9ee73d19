"""Why a person may not do more with a thing on the table."""

from __future__ import annotations

from kadath.kernel.game import Thing

from . import playing
from .requests import AskWhyNot
from .room import Room
from .scene import rules_text
from .server_messages import WhyNot
from .shapes import Person, ReasonText


def why_not(room: Room, person: Person, message: AskWhyNot) -> WhyNot:
    """What hinders a person, in their language; the caller holds the room's lock."""
    table = playing.begun(room)
    playing.current(room, message.version)
    own, language = room.info.seats_of(person.id), person.language
    thing = Thing(message.thing.kind, message.thing.id)
    found = []
    for key, rule, text in table.why_not(own, thing, language):
        cited = rules_text(room.game.name, (rule,) if rule else (), language)
        found.append(ReasonText(key, cited[0] if cited else None, text))
    return WhyNot(message.id, room.id, message.version, found)
