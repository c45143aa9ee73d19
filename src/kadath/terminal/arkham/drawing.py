"""Drawing a town: each space is a line with its name and contents."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rich.style import Style

from kadath.games.arkham.board import NEIGHBORHOOD, is_street
from kadath.kernel.views import ThingView

from ..canvas import Canvas, cut, cut_apart
from ..cells import Cell, Plan
from ..name_text import headline, initial
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, RED_INK, STRONG
from . import glyphs, seen
from .town import PLACE, SPACES

MOST_LETTERS = 4
"""If there are more people or monsters than this, their number is shown."""
LEAST_NAME = 9


class Marks(NamedTuple):
    """What may be chosen, what is pointed at, and where the cursor is."""

    choosable: Collection[str]
    pointed: Collection[str]
    cursor: int | None


Sign = tuple[str, Style]


def draw(plan: Plan, width: int, scene: Scene, marks: Marks) -> Canvas:
    """Draw all spaces of the plan."""
    canvas = Canvas(width, plan.height)
    far = seen.far(scene)
    names = [short_name(scene, SPACES[place]) for place in plan.spots]
    for place in plan.spots:
        _draw_space(canvas, plan, scene, SPACES[place], marks, far, names)
    return canvas


def _draw_space(
    canvas: Canvas,
    plan: Plan,
    scene: Scene,
    space: str,
    marks: Marks,
    far: dict[str, int],
    names: list[str],
) -> None:
    place = PLACE[space]
    is_cursor = place == marks.cursor
    cell = Cell(
        canvas,
        plan,
        place,
        choosable=space in marks.choosable,
        pointed=is_cursor or space in marks.pointed,
    )
    cell.draw_frame()
    mark = cell.mark
    if mark == " " and space in far:
        mark = glyphs.FAR[min(far[space], 9)]
    street = is_street(space)
    canvas.put(cell.x, cell.y, mark, BRIGHT)
    indent = 1 if street else 2
    signs = signs_at(scene, space)
    taken = sum(len(sign) + 1 for sign, _ in signs)
    room = max(LEAST_NAME, plan.cell_width - indent - taken)
    name = cut_apart(short_name(scene, space), room, names)
    ink = STRONG if street else QUIET if not signs else PLAIN
    canvas.put(cell.x + indent, cell.y, name, ink)
    x = cell.x + max(indent + len(name) + 1, plan.cell_width - taken + 1)
    for sign, style in signs:
        left = cell.x + plan.cell_width - x
        if left <= 0:
            break
        x = canvas.put(x, cell.y, cut(sign, left), style) + 1
    if is_cursor:
        cell.draw_cursor()


def short_name(scene: Scene, space: str) -> str:
    """The name of a space on its own; a street is named by its neighborhood."""
    kind = "neighborhood" if NEIGHBORHOOD.get(space) == space else "space"
    return headline(scene.name(kind, space))


def signs_at(scene: Scene, space: str) -> list[Sign]:
    """The symbols for what is in a space: gates, seals, clues, people, monsters."""
    row = seen.space_row(scene, space)
    here = seen.at(scene, space)
    signs: list[Sign] = [
        (f"{glyphs.GATE}{initials(scene, one)}", BRIGHT) for one in here if one["kind"] == "world"
    ]
    marks = row.get("marks", ()) if row is not None else ()
    for mark, sign in (
        ("sealed", glyphs.SEALED),
        ("closed", glyphs.CLOSED),
        ("activity", glyphs.ACTIVITY),
    ):
        if mark in marks:
            signs.append((sign, FAINT))
    clues = row.get("numbers", {}).get("clues", 0) if row is not None else 0
    if clues:
        signs.append((f"{glyphs.CLUE}{clues}", PLAIN))
    for kind, sign, ink in (
        ("monster", glyphs.MONSTER, RED_INK),
        ("investigator", glyphs.INVESTIGATOR, STRONG),
    ):
        there = [one for one in here if one["kind"] == kind]
        letters = "".join(initial(scene.name(kind, one["name"])) for one in there)
        if letters:
            shown = letters if len(letters) <= MOST_LETTERS else str(len(letters))
            signs.append((sign + shown, ink))
    return signs


SMALL_WORD = 3
"""The most letters of a word without a capital that has no initial, such as "of"."""


def initials(scene: Scene, row: ThingView) -> str:
    """The initials of a world's name without its small words, at most three."""
    words = scene.name("world", row["name"]).split()
    words = [word for word in words if len(word) > SMALL_WORD or not word.islower()]
    return "".join(initial(word) for word in words if initial(word) != "?")[:3]
