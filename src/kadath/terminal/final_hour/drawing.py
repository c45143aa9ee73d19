"""Drawing the campus: paths, arrows, seals, and a cell for each location."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.style import Style

from kadath.games.final_hour.components.board import BLUE_ARROW, LOCATIONS, RED_ARROW, SPACES
from kadath.games.final_hour.components.monsters import BLUE, RED

from ..canvas import DOTTED, EAST, LINES, NORTH, SOUTH, WEST, Canvas, cut, cut_apart
from ..cells import Cell, Plan, Point
from ..name_text import initial
from ..scene import Scene
from ..theme import (
    BLUE_INK,
    BLUE_QUIET,
    BRIGHT,
    CURSOR,
    FAINT,
    PLAIN,
    QUIET,
    RED_INK,
    RED_QUIET,
    STRONG,
    ZONE_INK,
)
from . import glyphs
from .campus import Route, routes
from .location import location_name
from .targets import NOWHERE, Target

MONSTER_INK = {RED: RED_INK, BLUE: BLUE_INK}
ARROW_INK = {RED: RED_QUIET, BLUE: BLUE_QUIET}


class Marks(NamedTuple):
    """What is marked on the board: what may be chosen, and what the cursor is on."""

    choosable: Target = NOWHERE
    pointed: Target = NOWHERE
    cursor: int | None = None


def draw(plan: Plan, scene: Scene, marks: Marks) -> Canvas:
    """The whole board."""
    canvas = Canvas(plan.width, plan.height)
    for number, route in enumerate(routes(plan)):
        _draw_line(canvas, route, number in marks.pointed.paths)
    for route in routes(plan):
        for head in route.heads:
            canvas.put(*head.at, glyphs.HEAD[head.colour, head.way], ARROW_INK[head.colour])
    for path, side in scene.view["board"]["seals"].items():
        x, y = routes(plan)[path].seal
        canvas.put(x, y, glyphs.SEAL[side], CURSOR if path in marks.pointed.paths else BRIGHT)
    for location in LOCATIONS:
        _Location(canvas, plan, scene, marks, location).draw()
    if plan.bordered:
        _draw_feet(canvas, plan)
    return canvas


def _draw_line(canvas: Canvas, route: Route, is_pointed: bool) -> None:
    way = (route.feet[0], *route.points, route.feet[1])
    style = BRIGHT if is_pointed else (QUIET if route.is_path else FAINT)
    for before, here, after in zip(way, way[1:], way[2:], strict=False):
        sign = LINES[_side(here, before) | _side(here, after)]
        canvas.put(*here, sign if route.is_path else DOTTED.get(sign, sign), style)


def _draw_feet(canvas: Canvas, plan: Plan) -> None:
    for route in routes(plan):
        if not route.is_path:
            continue
        for foot, outside in zip(route.feet, (route.points[0], route.points[-1]), strict=True):
            side = _side(foot, outside)
            along = NORTH | SOUTH if side in (EAST, WEST) else EAST | WEST
            # Leave a border that carries a name or an arrow's target alone.
            if canvas.sign(*foot) == LINES[along]:
                canvas.put(*foot, LINES[along | side], FAINT)


def _side(here: Point, there: Point) -> int:
    dx, dy = there[0] - here[0], there[1] - here[1]
    return {(0, -1): NORTH, (1, 0): EAST, (0, 1): SOUTH, (-1, 0): WEST}[dx, dy]


class _Location(Cell):
    """A location being drawn."""

    def __init__(
        self, canvas: Canvas, plan: Plan, scene: Scene, marks: Marks, location: int
    ) -> None:
        super().__init__(
            canvas,
            plan,
            location,
            choosable=location in marks.choosable.locations,
            pointed=location in marks.pointed.locations or location == marks.cursor,
        )
        self.scene = scene
        self.words = scene.words
        self.marks = marks
        self.here: dict[str, Any] = scene.view["board"]["locations"][location]

    def draw(self) -> None:
        """Draw the cell in the plan's size."""
        self.draw_frame()
        if self.plan.bordered:
            self._draw_box()
        else:
            self._draw_two_lines()
        self.draw_cursor()

    def _draw_two_lines(self) -> None:
        canvas, x, y, width = self.canvas, self.x, self.y, self.plan.cell_width
        canvas.put(x, y, self.mark, BRIGHT)
        at = canvas.put(x + 1, y, f"{self.place:>2}", self._number_ink())
        at = self._draw_token(at, y) + 1
        people = self._people()
        left = x + width - at - (len(people) + 1 if people else 0)
        at = canvas.put(at, y, self._short_name(left), QUIET)
        canvas.put(x + width - len(people), y, people, STRONG)
        self._draw_spaces(x + 1, y + 1, width - 1)

    def _draw_box(self) -> None:
        canvas, x, y = self.canvas, self.x, self.y
        width, height = self.plan.cell_width, self.plan.cell_height
        at = canvas.put(x + 1, y, self.mark, BRIGHT)
        at = canvas.put(at, y, f"{self.place:>2} ", self._number_ink())
        canvas.put(at, y, self._short_name(x + width - 2 - at) + " ", PLAIN)
        roomy = height > 5
        self._draw_token(x + 2, y + 1, worded=True)
        self._draw_spaces(x + 2, y + (3 if roomy else 2), width - 3)
        people = self._people()
        canvas.put(x + width - 2 - len(people), y + (4 if roomy else 1), people, STRONG)
        self._draw_exits(x + 2, y + height - 1)

    def _draw_token(self, x: int, y: int, *, worded: bool = False) -> int:
        """The symbol of the ritual site, gate, or clue; no location has two of them."""
        board = self.scene.view["board"]
        sign, word, style = "", "", BRIGHT
        if board["ritual_site"] == self.place:
            sign, word = glyphs.RITUAL_SITE, self.words("terminal-sign-ritual")
        elif self.here["clue"]:
            sign, word, style = glyphs.CLUE, self.words("terminal-sign-clue"), PLAIN
        for symbol, (location, tokens) in enumerate(board["gates"]):
            if location == self.place:
                sign = f"{glyphs.GATE[symbol]}{tokens}"
                word = self.words("terminal-sign-gate")
        room = self.plan.cell_width - 5 - len(sign) - len(self._people())
        if worded and sign and self.plan.cell_height > 5:
            at = self.canvas.put(x, y, f"{sign} ", style)
            return self.canvas.put(at, y, cut(word, room), QUIET)
        return self.canvas.put(x, y, sign, style)

    def _draw_spaces(self, x: int, y: int, width: int) -> None:
        """The monster spaces: tokens, then free ones, then damaged ones."""
        monsters, damage = self.here["monsters"], self.here["damage"]
        turned = set(self.scene.view["activated"])
        signs = [
            glyphs.monster_sign(
                token,
                glyphs.kind_of(token).health or len(monsters),
                self.words,
                turned=token in turned,
            )
            for token in monsters
        ]
        spaces = SPACES[self.place]
        size = 4 if 4 * spaces <= width else 3
        if sum(max(size, len(sign)) for sign in signs) + size * (spaces - len(signs)) > width:
            signs = [sign[:3] for sign in signs]
        for token, sign in zip(monsters, signs, strict=True):
            style = MONSTER_INK[glyphs.kind_of(token).colour]
            if token in turned:
                style += Style(bold=False, dim=True)
            if token in self.marks.pointed.tokens:
                style = CURSOR
            elif token in self.marks.choosable.tokens:
                style += Style(underline=True)
            self.canvas.put(x, y, sign, style)
            x += max(size, len(sign))
        for sign, style in [
            *[(glyphs.FREE, FAINT)] * (spaces - len(monsters) - damage),
            *[(glyphs.DAMAGE, BRIGHT)] * damage,
        ]:
            self.canvas.put(x, y, f" {sign}", style)
            x += size

    def _draw_exits(self, x: int, y: int) -> None:
        for colour, arrows in ((RED, RED_ARROW), (BLUE, BLUE_ARROW)):
            letter = glyphs.colour_letter(colour, self.words)
            x = self.canvas.put(x, y, f"{letter}→{arrows[self.place]}", ARROW_INK[colour])
            x = self.canvas.put(x, y, " ", FAINT)

    def _number_ink(self) -> Style:
        return ZONE_INK[glyphs.zone_of(self.place)]

    def _short_name(self, width: int) -> str:
        """The name in this width, distinguishable from the other locations."""
        others = [location_name(self.scene, place) for place in self.plan.spots]
        return cut_apart(location_name(self.scene, self.place), width, others)

    def _people(self) -> str:
        view = self.scene.view
        present = "".join(
            initial(self.scene.name("investigator", view["investigators"][figure]["key"]))
            for figure in self.here["investigators"]
        )
        return glyphs.INVESTIGATOR + present if present else ""
