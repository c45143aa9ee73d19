"""Drawing the map: the ways between locations, and a cell for each of them."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style

from ..canvas import Canvas, cut, cut_apart
from ..cells import Cell, Plan
from ..scene import Scene
from ..theme import BRIGHT, CURSOR, FAINT, QUIET, RED_INK, RED_QUIET, STRONG
from . import glyphs, seen

QUOTES = "«“„‘"
"""Quotation marks that some names start with; a shortened name has no room for them."""


ATTACHED = "✉"


class Marks(NamedTuple):
    """What is marked: what may be chosen, and what the cursor is on."""

    choosable: frozenset[int] = frozenset()
    pointed: frozenset[int] = frozenset()
    cursor: int | None = None


def draw(plan: Plan, scene: Scene, marks: Marks) -> Canvas:
    """The whole map."""
    canvas = Canvas(max(plan.width, 1), max(plan.height, 1))
    ways = scene.view["connections"]
    for one, others in ways.items():
        for other in others:
            if other in plan.spots and one in plan.spots:
                _draw_way(canvas, plan, one, other, back=one in ways.get(other, ()))
    for number, place in enumerate(sorted(plan.spots), 1):
        _Location(canvas, plan, scene, marks, place, number).draw()
    return canvas


def numbers(plan: Plan) -> dict[int, int]:
    """The number of each location on the map."""
    return {place: number for number, place in enumerate(sorted(plan.spots), 1)}


def in_lines(enemies: list[tuple[int, int]], lines: int) -> list[list[tuple[int, int]]]:
    """Enemies distributed over the lines, when there is not one for each."""
    each = -(-len(enemies) // lines)
    return [enemies[at : at + each] for at in range(0, len(enemies), each)]


def _draw_way(canvas: Canvas, plan: Plan, one: int, other: int, *, back: bool) -> None:
    """A line to a neighbour; longer ways are only listed in the cell."""
    (left, top), (x, y) = plan.corner(one), plan.corner(other)
    (column, row), (to_column, to_row) = plan.spots[one], plan.spots[other]
    dx, dy = to_column - column, to_row - row
    if max(abs(dx), abs(dy)) != 1:
        return
    beside = (left if dx > 0 else x) + plan.cell_width
    below = (top if dy > 0 else y) + plan.cell_height
    if dy == 0:
        middle = top + plan.cell_height // 2
        canvas.put(beside, middle, "─" * plan.gap_width, QUIET)
        if not back:
            canvas.put(beside + 1, middle, "▸" if dx > 0 else "◂", QUIET)
    elif dx == 0:
        sign = "│" if back else ("▾" if dy > 0 else "▴")
        canvas.put(left + plan.cell_width // 2, below, sign, QUIET)
    else:
        sign = "╲" if dx == dy else "╱"
        at = beside + plan.gap_width // 2
        crossed = canvas.sign(at, below) not in (" ", sign)
        canvas.put(at, below, "╳" if crossed else sign, QUIET)


class _Location(Cell):
    """A location being drawn."""

    def __init__(
        self, canvas: Canvas, plan: Plan, scene: Scene, marks: Marks, place: int, number: int
    ) -> None:
        super().__init__(
            canvas,
            plan,
            place,
            choosable=place in marks.choosable,
            pointed=place in marks.pointed or place == marks.cursor,
        )
        self.scene = scene
        self.marks = marks
        self.number = number
        self.row = seen.card(scene, place)

    def draw(self) -> None:
        """Draw the cell in the plan's size."""
        width, height = self.plan.cell_width, self.plan.cell_height
        x, y = self.x, self.y
        self.draw_frame()
        if self.plan.bordered:
            self._draw_title(x + 1, y, width - 2)
            self._draw_lines(x + 2, y + 1, width - 4, height - 2)
        else:
            self._draw_title(x, y, width)
            self._draw_lines(x + 1, y + 1, width - 1, height - 1)
        self.draw_cursor()

    def _draw_title(self, x: int, y: int, width: int) -> None:
        tokens = self._tokens()
        at = self.canvas.put(x, y, self.mark, BRIGHT)
        at = self.canvas.put(at, y, f"{self.number} ", BRIGHT)
        end = x + width - len(tokens) - 1
        ink = STRONG if self.row.get("revealed") else QUIET
        others = [seen.name(self.scene, place) for place in self.plan.spots]
        name = cut_apart(seen.name(self.scene, self.place), end - at, others)
        self.canvas.put(at, y, f"{name} ", ink)
        self.canvas.put(x + width - len(tokens), y, tokens, BRIGHT)

    def _tokens(self) -> str:
        """The shroud and the clues, which are unknown before the location is revealed."""
        shroud = seen.stat(self.scene, self.place, "shroud")
        revealed = self.row.get("revealed")
        signs = f"{glyphs.SHROUD}{shroud if revealed and shroud is not None else '?'}"
        if clues := self.row.get("clues", 0):
            signs += f" {glyphs.CLUE}{clues}"
        if doom := self.row.get("doom", 0):
            signs += f" {glyphs.DOOM}{doom}"
        return signs

    def _draw_lines(self, x: int, y: int, width: int, height: int) -> None:
        """Who and what is here, then the ways out."""
        people = [sign for who in self._people() for sign in (seen.sign(self.scene, who), " ")]
        enemies = seen.enemies_at(self.scene, self.place)
        room = height - 1 if height > 1 else height
        line = 0
        at = self.canvas.put(x, y, "".join(people), STRONG)
        first = 1 if people else 0
        lines = room - first
        if enemies and lines < 1:
            self._draw_together(x, y, at, width, enemies)
        elif len(enemies) > lines:
            for several in in_lines(enemies, lines):
                line = first
                self._draw_together(x, y + line, x, width, several)
                first += 1
        else:
            for enemy, engaged in enemies:
                line = first
                self._draw_enemy(x, y + line, width, enemy, engaged)
                first += 1
        attached = list(seen.attached_to(self.scene, self.place))
        attached += [
            one
            for one in seen.pile(self.scene, "at", self.place)
            if not seen.is_enemy(self.scene, one)
        ]
        last = y + height - 1
        ways = self._ways()
        if height == 1:
            self._draw_at_end(x, y, width, f"{ways} {ATTACHED}" if attached else ways)
        elif last > y + line:
            at = self.canvas.put(x, last, ways, FAINT)
            if attached:
                caption = f"{ATTACHED} " + seen.listed(self.scene, attached)
                self.canvas.put(at + 1, last, cut(caption, x + width - at - 1), BRIGHT)

    def _draw_at_end(self, x: int, y: int, width: int, caption: str) -> None:
        """What fits into a cell's only line, after who is there."""
        at = x + width - len(caption)
        if all(self.canvas.sign(column, y) == " " for column in range(at - 1, x + width)):
            self.canvas.put(at, y, caption, FAINT)

    def _draw_enemy(self, x: int, y: int, width: int, enemy: int, engaged: int) -> None:
        tail = self._enemy_tail(enemy, engaged)
        called = cut(seen.name(self.scene, enemy), width - len(tail) - 1)
        self.canvas.put(x, y, f"{called} {tail}", self._enemy_ink(enemy))

    def _draw_together(
        self, x: int, y: int, at: int, width: int, enemies: list[tuple[int, int]]
    ) -> None:
        each = max(5, (x + width - at) // len(enemies) - 1)
        for enemy, engaged in enemies:
            tail = self._enemy_tail(enemy, engaged)
            room = min(each, x + width - at) - len(tail)
            if room < 1:
                self.canvas.put(min(at, x + width - 1), y, "…", RED_INK)
                return
            called = seen.name(self.scene, enemy).lstrip(QUOTES)[:room].rstrip()
            at = self.canvas.put(at, y, called + tail, self._enemy_ink(enemy)) + 1

    def _enemy_tail(self, enemy: int, engaged: int) -> str:
        row = seen.card(self.scene, enemy)
        tail = f"{glyphs.HEALTH}{seen.left(self.scene, enemy, 'health')}"
        if row.get("exhausted"):
            tail += glyphs.EXHAUSTED
        if engaged:
            tail += glyphs.ENGAGED + seen.letter(self.scene, engaged)
        if doom := row.get("doom", 0):
            tail += f"{glyphs.DOOM}{doom}"
        return tail

    def _enemy_ink(self, enemy: int) -> Style:
        if enemy in self.marks.pointed:
            return CURSOR
        ink = RED_QUIET if seen.card(self.scene, enemy).get("exhausted") else RED_INK
        return ink + Style(underline=True) if enemy in self.marks.choosable else ink

    def _ways(self) -> str:
        known = numbers(self.plan)
        there = [
            known[one] for one in self.scene.view["connections"].get(self.place, ()) if one in known
        ]
        return glyphs.WAY + " ".join(map(str, sorted(there))) if there else ""

    def _people(self) -> list[int]:
        return seen.people_at(self.scene, self.place)
