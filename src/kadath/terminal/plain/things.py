"""The things on the table as cards: what every game provides, in words."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.decision import Option
from kadath.kernel.views import ThingView, ref
from kadath.text.errors import NotSaid

from ..scene import Scene


class Card(NamedTuple):
    """A thing that holds others or has no place; everything else is on the card of its place."""

    key: str
    row: ThingView
    inside: list[ThingView]


def cards(scene: Scene) -> list[Card]:
    """All cards, the reader's own first."""
    things = scene.things
    inside: dict[str, list[ThingView]] = {}
    for row in things.values():
        if (place := row.get("place")) is not None:
            inside.setdefault(place, []).append(row)
    found = [
        Card(key, row, inside.get(key, []))
        for key, row in things.items()
        if "place" not in row or key in inside
    ]
    return sorted(found, key=lambda card: card.row.get("owner") not in scene.own)


def key_of(row: ThingView) -> str:
    """The key of a thing."""
    return ref(row["kind"], row["id"])


def word(scene: Scene, kind: str, key: str | int) -> str:
    """The name of something, or its key."""
    try:
        return scene.name(kind, key)
    except NotSaid:
        return str(key)


def name_of(scene: Scene, row: ThingView) -> str:
    """The name of a thing."""
    name = word(scene, row["kind"], row["name"])
    return name[:1].upper() + name[1:]


def type_of(scene: Scene, row: ThingView) -> str:
    """The kind of a thing."""
    return word(scene, "kind", row.get("type", row["kind"]))


def facts(scene: Scene, row: ThingView) -> list[str]:
    """The marks and numbers of a thing."""
    marks = [word(scene, "mark", mark) for mark in row.get("marks", ())]
    numbers = row.get("numbers", {}).items()
    return marks + [f"{word(scene, 'number', key)} {count}" for key, count in numbers]


def options_by_key(scene: Scene) -> dict[str, list[Option]]:
    """The options by the things they are about."""
    found: dict[str, list[Option]] = {}
    for option in scene.asked.options if scene.asked is not None else ():
        for kind, id in scene.points(option):
            found.setdefault(ref(kind, id), []).append(option)
    return found


def pointed(scene: Scene) -> set[str]:
    """The things the cursor is on, or that the current log entry is about."""
    if scene.entry is not None:
        return {ref(kind, id) for kind, id in scene.entry.args.items() if isinstance(id, int | str)}
    if scene.pointed is None or scene.asked is None or scene.pointed not in scene.asked.options:
        return set()
    return {ref(kind, id) for kind, id in scene.points(scene.pointed)}
