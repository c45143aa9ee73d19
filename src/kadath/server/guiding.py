"""The guide of a tutorial game: what it says to a reader, and playing on without it."""

from __future__ import annotations

from .problems import Refused
from .room import Room
from .scene import rules_text
from .shapes import Guidance, LessonText, Person


def shown(room: Room, acting: tuple[int, ...], language: str) -> Guidance | None:
    """What the guide says to a reader with these seats; None unless one of them is asked."""
    table = room.table
    question = table.question if table is not None and table.guide is not None else None
    if table is None or question is None or question.decision.seat not in acting:
        return None
    guidance = table.guidance
    if guidance is None:
        return None
    lesson = guidance.lesson_text(language)
    return Guidance(
        LessonText(lesson.title, lesson.text, rules_text(room.game.name, lesson.rules, language))
        if lesson is not None
        else None,
        [one.key for one in guidance.options],
        guidance.why(language),
    )


async def leave(room: Room, person: Person) -> None:
    """Play on without the guide; the game stays as it is."""
    if not room.info.seats_of(person.id):
        raise Refused("not-allowed")
    if room.info.guide is None:
        return
    info = room.info.draft()
    info.guide = None
    await room.keep(info)
