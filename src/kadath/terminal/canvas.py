"""A grid of characters to draw on."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

LINES = {
    0: " ",
    NORTH: "│", SOUTH: "│", NORTH | SOUTH: "│",
    EAST: "─", WEST: "─", EAST | WEST: "─",
    SOUTH | EAST: "╭", SOUTH | WEST: "╮", NORTH | EAST: "╰", NORTH | WEST: "╯",
    NORTH | SOUTH | EAST: "├", NORTH | SOUTH | WEST: "┤",
    EAST | WEST | SOUTH: "┬", EAST | WEST | NORTH: "┴", 15: "┼",
}  # fmt: skip
"""Line characters by the sides they connect."""

DOTTED = {"─": "┄", "│": "┊"}


class Canvas:
    """Rows of single characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[(" ", Style.null())] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write narrow characters, cut off at the edges, and return the column after them."""
        for at, sign in enumerate(text, x):
            if 0 <= at < self.width and 0 <= y < self.height:
                self._rows[y][at] = (sign, style)
        return x + len(text)

    def sign(self, x: int, y: int) -> str:
        """The character at a position."""
        return self._rows[y][x][0]

    def restyle(self, x: int, y: int, width: int, style: Style) -> None:
        """Add a style to what is written."""
        for at in range(max(x, 0), min(x + width, self.width)):
            sign, old = self._rows[y][at]
            self._rows[y][at] = (sign, old + style)

    def strips(self) -> list[Strip]:
        """The rows as strips for a widget."""
        return [Strip(list(_joined(row)), self.width) for row in self._rows]

    def text(self) -> str:
        """The text without styles."""
        return "\n".join("".join(sign for sign, _ in row).rstrip() for row in self._rows)


def _joined(row: list[tuple[str, Style]]) -> list[Segment]:
    joined: list[Segment] = []
    run, style = "", Style.null()
    for sign, ink in row:
        if run and ink != style:
            joined.append(Segment(run, style))
            run = ""
        run, style = run + sign, ink
    return [*joined, Segment(run, style)]


def cut(text: str, width: int) -> str:
    """The text, shortened with an ellipsis if it does not fit."""
    if width <= 0:
        return ""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…" if width > 1 else "…"


HEAD = 2
"""How many leading characters stay of a name that is distinguished by its end."""


def cut_apart(text: str, width: int, others: Iterable[str]) -> str:
    """The text, shortened so that it cannot be mistaken for one of the others.

    If they start alike, a short beginning is followed by the words that differ.
    """
    short = cut(text, width)
    rivals = [one for one in others if one != text and cut(one, width) == short]
    if not rivals or short == text:
        return short
    taken = {tail for one in rivals for tail in _tails(one, width)}
    tail = next((one for one in _tails(text, width) if one not in taken), None)
    return short if tail is None else f"{text[:HEAD]}…{tail}"


def _tails(text: str, width: int) -> list[str]:
    """What fits of a text from each word after the first, behind a short beginning."""
    starts = [at + 1 for at, sign in enumerate(text) if sign == " "]
    return [cut(text[start:], width - HEAD - 1) for start in starts]
