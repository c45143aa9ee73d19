"""Small things to click: a key with what it does, and bars of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.style import Style
from rich.text import Text
from textual.containers import Horizontal
from textual.widgets import Static

from .theme import BRIGHT, QUIET, STRONG

UNDERLINE = Style(underline=True)


class Key(NamedTuple):
    """A key, what it does in a word or two, and the action it runs."""

    sign: str
    label: str
    action: str
    is_on: bool = False


class KeyLabel(Static):
    """A key and its meaning; a click does the same as the key."""

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
    """A line of keys."""

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
        wanted = list(keys)
        for label, key in zip(self._labels, wanted, strict=False):
            label.show(key)
            label.display = True
        for label in self._labels[len(wanted) :]:
            label.display = False
        added = [KeyLabel(key) for key in wanted[len(self._labels) :]]
        self._labels += added
        self.mount_all(added)
