"""Drawing the map: walls, floors, units, ways, and intents."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style

from kadath.games.machina.body import PlanView
from kadath.games.machina.plan import DOOR, WALL, WAY
from kadath.games.machina.state import CLOSED, DESTROYED, MachinaState
from kadath.games.machina.tiles import STEPS

from ..canvas import EAST, NORTH, SOUTH, WEST, Canvas
from ..cells import mark
from ..name_text import initial
from ..scene import Scene
from ..theme import (
    BLUE_INK,
    BRIGHT,
    CURSOR,
    FAINT,
    PLAIN,
    QUIET,
    RED_INK,
    RED_QUIET,
    STRONG,
)
from . import glyphs, seen
from .window import STEP_X, STEP_Y, MapPlan, Window

DIM = Style(dim=True)


class Marks(NamedTuple):
    """The spaces that may be chosen, those that are pointed at, and the cursor."""

    choosable: frozenset[int] = frozenset()
    pointed: frozenset[int] = frozenset()
    cursor: int | None = None


def draw(plan: MapPlan, window: Window, scene: Scene, marks: Marks) -> Canvas:
    """Everything in the window."""
    shown: PlanView = scene.view["plan"]
    columns = min(window.columns, shown["columns"])
    rows = min(window.rows, shown["rows"])
    canvas = Canvas(columns * STEP_X + 1, rows * STEP_Y + 1)
    _Edges(canvas, window, scene, shown).draw(columns, rows)
    spaces = _Spaces(canvas, plan, scene, marks)
    for space, (column, row) in plan.spots.items():
        if 0 <= column < columns and 0 <= row < rows:
            spaces.draw(space)
    _draw_beyond(canvas, window, shown)
    return canvas


def _draw_beyond(canvas: Canvas, window: Window, shown: PlanView) -> None:
    """Arrows where the map continues."""
    middle, right = canvas.width // 2, canvas.width - 1
    if window.top > 0:
        canvas.put(middle - 1, 0, " ▲ ", BRIGHT)
    if window.top + window.rows < shown["rows"]:
        canvas.put(middle - 1, canvas.height - 1, " ▼ ", BRIGHT)
    if window.left > 0:
        canvas.put(0, canvas.height // 2, "◄", BRIGHT)
    if window.left + window.columns < shown["columns"]:
        canvas.put(right, canvas.height // 2, "►", BRIGHT)


class _Edges:
    """What is between spaces."""

    def __init__(self, canvas: Canvas, window: Window, scene: Scene, shown: PlanView) -> None:
        self.canvas = canvas
        self.window = window
        self.shown = shown
        doors = seen.state_of(scene).doors
        self.doors = {
            (one["column"], one["row"], one["upright"]): doors.get(one["door"])
            for one in shown["doors"]
        }
        self.tokens = _tokens(seen.state_of(scene))

    def draw(self, columns: int, rows: int) -> None:
        """Draw all edges, and the posts where they meet."""
        left, top = self.window.left, self.window.top
        for row in range(rows + 1):
            for column in range(columns + 1):
                x, y = column * STEP_X, row * STEP_Y
                if column < columns:
                    sign, ink = self._across(left + column, top + row)
                    self.canvas.put(x + 1, y, sign * 3, ink)
                if row < rows:
                    self.canvas.put(x, y + 1, *self._upright(left + column, top + row))
                self.canvas.put(x, y, glyphs.POSTS[self._post(left + column, top + row)], QUIET)

    def _edge(self, lines: list[str], column: int, row: int) -> str:
        inside = 0 <= row < len(lines) and 0 <= column < len(lines[row])
        return lines[row][column] if inside else " "

    def _across(self, column: int, row: int) -> tuple[str, Style]:
        sign = self._edge(self.shown["across"], column, row)
        if token := self.tokens.get((column, row, False)):
            return token, BRIGHT
        if sign == DOOR:
            return self._door((column, row - 1, False), glyphs.OPEN_ACROSS, glyphs.CLOSED_ACROSS)
        if sign == WAY:
            return glyphs.WAY_ACROSS, BRIGHT
        return (glyphs.WALL_ACROSS, QUIET) if sign == WALL else (" ", PLAIN)

    def _upright(self, column: int, row: int) -> tuple[str, Style]:
        sign = self._edge(self.shown["upright"], column, row)
        if token := self.tokens.get((column, row, True)):
            return token, BRIGHT
        if sign == DOOR:
            place = (column - 1, row, True)
            return self._door(place, glyphs.OPEN_UPRIGHT, glyphs.CLOSED_UPRIGHT)
        if sign == WAY:
            return glyphs.WAY_UPRIGHT, BRIGHT
        return (glyphs.WALL_UPRIGHT, QUIET) if sign == WALL else (" ", PLAIN)

    def _door(self, place: tuple[int, int, bool], opened: str, closed: str) -> tuple[str, Style]:
        how = self.doors.get(place)
        if how == DESTROYED:
            return " ", PLAIN
        return (closed, BRIGHT) if how == CLOSED else (opened, QUIET)

    def _post(self, column: int, row: int) -> int:
        across, upright = self.shown["across"], self.shown["upright"]
        sides = 0
        for side, sign in (
            (WEST, self._edge(across, column - 1, row)),
            (EAST, self._edge(across, column, row)),
            (NORTH, self._edge(upright, column, row - 1)),
            (SOUTH, self._edge(upright, column, row)),
        ):
            sides |= side if sign == WALL else 0
        return sides


def _tokens(s: MachinaState) -> dict[tuple[int, int, bool], str]:
    """The symbols of the entry and exit, by column, row, and whether upright."""
    found = {}
    for edge, signs in ((s.entry, glyphs.ENTRY * 4), (s.exit, glyphs.EXIT)):
        opening = s.area.openings.get(edge)
        if opening is None:
            continue
        right, down = STEPS[opening.direction]
        for space in opening.spaces:
            column, row = s.area.where(space)
            place = column + max(right, 0), row + max(down, 0), bool(right)
            found[place] = signs[opening.direction]
    return found


class _Spaces:
    """What is on spaces, in three characters: a monster's step, the thing itself, a mark."""

    def __init__(self, canvas: Canvas, plan: MapPlan, scene: Scene, marks: Marks) -> None:
        self.canvas = canvas
        self.plan = plan
        self.scene = scene
        self.marks = marks
        self.s = seen.state_of(scene)
        self.units = seen.units(scene)
        self.ways = seen.ways(scene)
        self.sight = frozenset(scene.view["sight"]["seen"])
        reach = seen.reach(scene)
        self.reached = frozenset(reach["spaces"]) if reach is not None else frozenset()
        self.trodden = _trodden(scene)
        goal = marks.cursor if marks.cursor in self.ways else next(iter(marks.pointed), None)
        self.walked = frozenset(self.ways[goal]["steps"]) if goal in self.ways else frozenset()

    def draw(self, space: int) -> None:
        """Draw one space."""
        x, y = self.plan.corner(space)
        if space in self.units:
            self._draw_unit(x, y, self.units[space])
        else:
            self._draw_ground(x, y, space)
        self._draw_marks(x, y, space)

    def _draw_unit(self, x: int, y: int, unit: seen.Unit) -> None:
        if unit.kind == "explorer":
            letter = initial(self.scene.name("explorer", unit.card))
            is_acting = unit.id == self.scene.view["acting"]
            ink = BRIGHT if is_acting else STRONG
            self.canvas.put(x, y, f"{glyphs.EXPLORER}{letter}{unit.health}", ink)
        else:
            sign = glyphs.MONSTER if unit.kind == "monster" else glyphs.BOSS
            turn = f"{unit.turn:x}" if unit.turn else " "
            self.canvas.put(x, y, f"{sign}{turn}{min(unit.health, 9)}", RED_INK)

    def _draw_ground(self, x: int, y: int, space: int) -> None:
        printed = self.s.treated.get(space) or self.s.area.terrain[space]
        token = self.scene.view["tokens"].get(space)
        dim = Style() if space in self.sight or not self.sight else DIM
        if printed in glyphs.GROUND:
            self.canvas.put(x, y, glyphs.GROUND[printed], FAINT)
            return
        sign, ink = (glyphs.FLOOR, FAINT) if printed == "." else (printed, PLAIN)
        if token == "destroyed":
            sign, ink = glyphs.DESTROYED, FAINT
        if space in self.reached:
            sign, ink = (glyphs.REACHED, BLUE_INK) if sign == glyphs.FLOOR else (sign, BLUE_INK)
        elif space in self.ways:
            sign, ink = str(self.ways[space]["cost"]), STRONG if space in self.walked else BRIGHT
        self.canvas.put(x + 1, y, sign, ink + dim)
        if sign.isdigit() and printed != ".":
            # A walkable space that is more than floor: a trap, a spawn space.
            self.canvas.put(x + 2, y, printed, PLAIN + dim)
        if token == "lit":
            self.canvas.put(x + 2, y, glyphs.LIT, BRIGHT)
        turn, sure = self.trodden.get(space, (0, False))
        if turn:
            self.canvas.put(x, y, glyphs.STEPS[turn % 10], RED_INK if sure else RED_QUIET + DIM)

    def _draw_marks(self, x: int, y: int, space: int) -> None:
        pointed = space in self.marks.pointed
        if space in self.walked:
            self.canvas.put(x, y, "▪", STRONG)
        elif pointed or (space in self.marks.choosable and space not in self.ways):
            if space not in self.units:
                self.canvas.put(x, y, mark(choosable=True, pointed=pointed), BRIGHT)
            else:
                self.canvas.restyle(x, y, 3, CURSOR if pointed else Style(underline=True))
        if space == self.marks.cursor:
            self.canvas.restyle(x, y, 3, CURSOR)


def _trodden(scene: Scene) -> dict[int, tuple[int, bool]]:
    """The spaces on monsters' ways: whose turn it is, and whether it is certain."""
    s = seen.state_of(scene)
    found: dict[int, tuple[int, bool]] = {}
    for intent in seen.intents(scene):
        turn = s.track.index(intent["monster"]) + 1 if intent["monster"] in s.track else 0
        for act in intent["acts"]:
            if act["what"] == "step":
                found.setdefault(act["at"], (turn, act["sure"]))
    return found
