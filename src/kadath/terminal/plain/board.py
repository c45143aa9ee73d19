"""A board for any game: a cell for each card, showing as much of it as fits."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich.style import Style
from rich.text import Text

from kadath.kernel.decision import Option
from kadath.kernel.views import ThingView

from ..board import Board
from ..canvas import Canvas, cut
from ..cells import Cell, Plan
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from .things import Card, cards, facts, key_of, name_of, options_by_key, pointed, type_of

CELL_WIDTH = 25
HIGHEST_CELL = 6
LEAST_WIDTH = 20


class CardTable(Board):
    """Cards in rows; those that do not fit are in the panel."""

    def __init__(self) -> None:
        super().__init__(_plan(0, LEAST_WIDTH, 1))
        self._width, self._height = LEAST_WIDTH, 1

    def fit(self, width: int, height: int) -> None:
        """Use all the room there is."""
        self._width, self._height = max(width, LEAST_WIDTH), max(height, 1)

    def draw(self, scene: Scene, cursor: int | None) -> Canvas:
        """Draw the cards, marking what may be chosen and what is pointed at."""
        found = cards(scene)
        self.plan = _plan(len(found), self._width, self._height)
        canvas = Canvas(self._width, min(self.plan.height, self._height))
        choosable, at = options_by_key(scene), pointed(scene)
        for place in self.plan.spots:
            card = found[place]
            _draw_card(canvas, self.plan, place, scene, card, choosable, at, place == cursor)
        return canvas

    def options_at(self, scene: Scene, place: int) -> list[Option]:
        """The options about a card, or about what is on it."""
        choosable, card = options_by_key(scene), cards(scene)[place]
        found = (choosable.get(key, []) for key in _keys(card))
        return list(dict.fromkeys(option for options in found for option in options))

    def title_of(self, scene: Scene, place: int) -> str:
        """The name of a card."""
        return name_of(scene, cards(scene)[place].row)

    def inside(self, scene: Scene, place: int) -> Text:
        """Everything about a card and what is on it, and what may be done there."""
        text = card_text(scene, cards(scene)[place])
        for option in self.options_at(scene, place):
            text.append(f"\n{scene.option_text(option)}", BRIGHT)
        return text


def card_text(scene: Scene, card: Card) -> Text:
    """A card in words, with a line for each thing on it."""
    text = Text(name_of(scene, card.row), STRONG)
    place = card.row.get("place")
    where = [name_of(scene, scene.things[place])] if place is not None else []
    text.append("  " + ", ".join((*where, *facts(scene, card.row))), QUIET)
    for row in card.inside:
        text.append(f"\n  {name_of(scene, row)}", PLAIN)
        text.append("  " + ", ".join((type_of(scene, row), *facts(scene, row))), FAINT)
    ways = [name_of(scene, scene.things[way]) for way in card.row.get("ways", ())]
    if ways:
        text.append(f"\n  → {', '.join(ways)}", FAINT)
    return text


def _plan(count: int, width: int, height: int) -> Plan:
    """As many columns as fit, and cells as high as possible; what does not fit is left out."""
    columns = max(1, (width + 1) // (CELL_WIDTH + 1))
    rows = -(-count // columns) or 1
    high = max(1, min(HIGHEST_CELL, height // rows))
    spots = {
        place: (place % columns, place // columns)
        for place in range(count)
        if (place // columns + 1) * high <= height
    }
    return Plan(spots, (width + 1) // columns - 1, high, gap_width=1, gap_height=0, bordered=False)


def _draw_card(
    canvas: Canvas,
    plan: Plan,
    place: int,
    scene: Scene,
    card: Card,
    choosable: Collection[str],
    pointed_at: Collection[str],
    is_cursor: bool,
) -> None:
    keys = _keys(card)
    cell = Cell(
        canvas,
        plan,
        place,
        choosable=any(key in choosable for key in keys),
        pointed=is_cursor or any(key in pointed_at for key in keys),
    )
    cell.draw_frame()
    canvas.put(cell.x, cell.y, cell.mark, BRIGHT)
    room = plan.cell_width - 2
    lines = list(_lines(scene, card, choosable, pointed_at))
    hidden = len(lines) - plan.cell_height
    if hidden > 0 and plan.cell_height > 1:
        lines = [*lines[: plan.cell_height - 1], (f"  … +{hidden + 1}", FAINT)]
    for number, (line, ink) in enumerate(lines[: plan.cell_height]):
        canvas.put(cell.x + 2, cell.y + number, cut(line, room), ink)
    if is_cursor:
        cell.draw_cursor()


def _lines(
    scene: Scene, card: Card, choosable: Collection[str], pointed_at: Collection[str]
) -> Iterator[tuple[str, Style]]:
    """A card line by line: its name with its facts, then everything on it."""
    yield " · ".join((name_of(scene, card.row), *facts(scene, card.row))), STRONG
    for row in card.inside:
        key = key_of(row)
        ink = BRIGHT if key in pointed_at or key in choosable else _ink(scene, row)
        yield "  " + " · ".join((name_of(scene, row), *facts(scene, row))), ink


def _ink(scene: Scene, row: ThingView) -> Style:
    return PLAIN if row.get("owner") in scene.own else QUIET


def _keys(card: Card) -> list[str]:
    return [card.key, *(key_of(row) for row in card.inside)]
