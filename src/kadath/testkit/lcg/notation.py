"""The notation for positions of the card game.

    hallway: clues 1, ghoul-minion, swarm-of-rats exhausted
    attic: unrevealed
    wendy-adams: at hallway, hand lucky, deck guts guts, engaged ghoul-priest damage 2
    roland-banks: at hallway, play machete, resources 3
    bag: 0 skull
    encounter deck: ancient-evils ghoul-minion
    act: trapped the-barrier
    agenda: whats-going-on, doom 2

Things are named by the keys of their faces. Locations come into play first, including those only
mentioned as somebody's location; then the investigators in the order written, the first of whom
leads, and then the enemies. Decks are written from the top; anything not named is not there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kadath.games.lcg.faces import FACES
from kadath.kernel.errors import NotWellFormed

from ..notation import Line, fields, lines
from .position import Position

ABOUT = ("bag", "scenario", "act", "agenda", "encounter deck", "aside")
"""What a line may be about, besides a location or an investigator."""
HELD = ("hand", "play", "deck", "discard")
OF_LOCATIONS = ("clues", "unrevealed")
COUNTED = ("resources", "damage", "horror", "clues")


def position(text: str) -> Position:
    """The position a text describes, before anything runs."""
    given = list(lines(text))
    places = [line for line in given if _is(line.about, "location")]
    people = [line for line in given if _is(line.about, "investigator")]
    others = {line.about: line for line in given if line not in (*places, *people)}
    for about in others:
        if about not in ABOUT:
            raise NotWellFormed(f"no line is about {about!r}", accepted=", ".join(ABOUT))
    t = Position(*_names(others.get("bag")))
    for line in places:
        _place_location(t, line)
    for line in people:
        if (where := _where(line)) not in t.names.values():
            t.location(where)
    for line in people:
        _place_person(t, line)
    for line in places:
        _enemies_at(t, line)
    for line in people:
        _enemies_of(t, line)
    _place_story(t, others)
    return t


def _place_location(t: Position, line: Line) -> None:
    clues = next((int(part.split()[1]) for part in line.parts if part.startswith("clues ")), 0)
    t.location(line.about, clues, revealed="unrevealed" not in line.parts)


def _place_person(t: Position, line: Line) -> None:
    given = fields(line, numbers=COUNTED, names=(*HELD, "at", "engaged"))
    given.pop("engaged", None)
    del given["at"]
    t.investigator(line.about, t.id_of(_where(line)), **given)


def _where(line: Line) -> str:
    places = [part.removeprefix("at ") for part in line.parts if part.startswith("at ")]
    if len(places) != 1:
        raise NotWellFormed(f"an investigator is at one location: {line.about}")
    return places[0]


def _enemies_at(t: Position, line: Line) -> None:
    here = t.id_of(line.about)
    for part in line.parts:
        face, *details = part.split()
        if face not in OF_LOCATIONS:
            if not _is(face, "enemy"):
                raise NotWellFormed(
                    f"no enemy is called {face!r}", accepted=", ".join(OF_LOCATIONS)
                )
            t.enemy(face, here, **_harm(details))


def _enemies_of(t: Position, line: Line) -> None:
    who = t.id_of(line.about)
    for part in line.parts:
        what, *details = part.split()
        if what == "engaged":
            t.enemy(details[0], engaged=who, **_harm(details[1:]))


def _harm(details: list[str]) -> dict[str, Any]:
    damage = int(details[details.index("damage") + 1]) if "damage" in details else 0
    return {"damage": damage, "exhausted": "exhausted" in details}


def _place_story(t: Position, others: dict[str, Line]) -> None:
    if "scenario" in others:
        t.scenario(*_names(others["scenario"]))
    if "act" in others:
        t.acts(*_names(others["act"]))
    if "agenda" in others:
        doom = [part.split()[1] for part in others["agenda"].parts if part.startswith("doom ")]
        t.agendas(*_names(others["agenda"]), doom=int(doom[0]) if doom else 0)
    t.encounter_deck(*_names(others.get("encounter deck")))
    t.aside(*_names(others.get("aside")))


def _names(line: Line | None) -> list[str]:
    parts: Iterable[str] = line.parts if line is not None else ()
    return [name for part in parts if not part.startswith("doom ") for name in part.split()]


def _is(about: str, kind: str) -> bool:
    return about in FACES and kind == FACES[about].TYPE
