"""Clickable labels: a key with what it does, and bars of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual.containers import Horizontal
from textual.widgets import Static

from .theme import BRIGHT, QUIET, STRONG

UNDERLINE = Style(underline=True)
GAP = 2
"""The columns between two keys."""


class Key(NamedTuple):
    """A key, a short label, and the action it runs."""

    sign: str
    label: str
    action: str
    is_on: bool = False
    stays: bool = False
    """Whether it is shown even if there is no room for the keys before it."""

    @property
    def width(self) -> int:
        """How many columns it needs, including the gap after it."""
        return cell_len(self.sign) + (cell_len(self.label) + 1 if self.label else 0) + GAP


class KeyLabel(Static):
    """A key and its label; clicking it is like pressing the key."""

    def __init__(self, key: Key) -> None:
        super().__init__(markup=False)
        self._action = key.action
        self.show(key)

    def show(self, key: Key) -> None:
        """Show another key."""
        self._action = key.action
        text = Text(no_wrap=True)
        text.append(key.sign, BRIGHT)
        if key.label:
            text.append(" ")
            text.append(key.label, STRONG + UNDERLINE if key.is_on else QUIET)
        self.update(text)

    async def on_click(self) -> None:
        """Do what the key does."""
        await self.screen.run_action(self._action)


class KeyBar(Horizontal):
    """A line of keys: as many as fit with full labels, and those that stay."""

    DEFAULT_CSS = """
    KeyBar { height: 1; width: 1fr; overflow: hidden hidden; }
    KeyBar KeyLabel { width: auto; margin: 0 2 0 0; }
    KeyBar KeyLabel:hover { background: $panel; }
    """

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self._labels: list[KeyLabel] = []

    def show(self, keys: Iterable[Key]) -> None:
        """Show these keys."""
        wanted = fitting(list(keys), self.size.width)
        for label, key in zip(self._labels, wanted, strict=False):
            label.show(key)
            label.display = True
        for label in self._labels[len(wanted) :]:
            label.display = False
        added = [KeyLabel(key) for key in wanted[len(self._labels) :]]
        self._labels += added
        self.mount_all(added)


def fitting(keys: list[Key], room: int) -> list[Key]:
    """The keys there is room for; labels are never cut, and keys that stay take precedence.

    Before layout a bar has no width, and all keys are taken.
    """
    if not room or sum(key.width for key in keys) - GAP <= room:
        return keys
    left = room + GAP - sum(key.width for key in keys if key.stays)
    found = []
    for key in keys:
        if key.stays:
            found.append(key)
        elif key.width <= left:
            left -= key.width
            found.append(key)
        else:
            # Later keys are less important, even if they are shorter.
            left = 0
    return found
