"""The notation for positions of Arkham Horror.

    woods: zombie, gate abyss, clues 2
    general_store: closed
    joe_diamond: at woods, cards axe food, money 2, stamina 3
    harvey_walters: cards flesh_ward, delayed
    common_item deck: shotgun food
    town: innsmouth, martial_law, turn 3

Things are named by their keys. Investigators are seated in the order written, at home and in good
health unless stated otherwise. Decks are written from the top.
"""

from __future__ import annotations

from kadath.games.arkham.board import JOINED
from kadath.games.arkham.cards import BASE, INNSMOUTH, MONSTERS, SHEETS
from kadath.kernel.errors import NotWellFormed

from ..notation import Line, fields, lines
from .position import Position

COUNTED = ("sanity", "stamina", "clues", "money")
MARKS = ("delayed", "arrested", "explored")


def position(text: str) -> Position:
    """The position a text describes, before anything runs."""
    t = Position()
    for line in lines(text):
        if line.about in SHEETS:
            _place_person(t, line)
        elif line.about in JOINED:
            _place_things(t, line)
        elif line.about == "town":
            _place_town(t, line)
        elif not t.stack(line):
            raise NotWellFormed(
                f"no line is about {line.about!r}",
                accepted="an investigator, a place in town, `common_item deck` or the like, town",
            )
    return t


def _place_person(t: Position, line: Line) -> None:
    given = fields(line, numbers=COUNTED, names=("at", "cards", "sliders"), marks=MARKS)
    (space,) = given.pop("at", [""])
    cards = given.pop("cards", [])
    if "sliders" in given:
        given["sliders"] = tuple(map(int, given["sliders"]))
    who = t.name(t.investigator(line.about, space, **given), line.about)
    for key in cards:
        t.name(t.card(key, who), key)


def _place_things(t: Position, line: Line) -> None:
    for part in line.parts:
        word, *rest = part.split()
        if word in MONSTERS and not rest:
            t.name(t.monster(word, line.about), word)
        else:
            alone = Line(line.about, (part,))
            given = fields(alone, numbers=("clues",), names=("gate",), marks=("closed",))
            if "gate" in given:
                t.gate(line.about, *given["gate"])
            if "closed" in given:
                t.s.closed[line.about] = 0
            if "clues" in given:
                t.s.clues[line.about] = given["clues"]


def _place_town(t: Position, line: Line) -> None:
    given = fields(line, numbers=("turn",), marks=("innsmouth", "martial_law"))
    if "innsmouth" in given:
        t.s.boxes = (BASE, INNSMOUTH)
    t.s.martial_law = given.get("martial_law", False)
    t.s.turn = given.get("turn", 0)
