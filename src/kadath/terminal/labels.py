"""Small things to click: a key with what it does, and bars of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.text import Text
from textual.containers import Horizontal
from textual.widgets import Static

from .theme import BRIGHT, QUIET, STRONG


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
        text.append(f" {key.label}", STRONG if key.is_on else QUIET)
        if key.is_on:
            text.stylize("underline")
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

    def show(self, keys: Iterable[Key]) -> None:
        """Show these keys."""
        labels = list(self.query(KeyLabel))
        wanted = list(keys)
        for label, key in zip(labels, wanted, strict=False):
            label.show(key)
        for key in wanted[len(labels) :]:
            self.mount(KeyLabel(key))
        for label in labels[len(wanted) :]:
            label.remove()
