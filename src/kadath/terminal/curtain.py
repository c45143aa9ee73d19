"""The curtain between people who share a screen: nothing secret is visible behind it."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Middle
from textual.screen import Screen
from textual.widgets import Static

from .keys import key, letter
from .labels import Key, KeyBar
from .theme import BRIGHT, PLAIN, QUIET
from .words import Words


class Curtain(Screen[bool]):
    """Waits for the next person; True once they are there, False if the last one looks again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("enter", "part(True)"),
        letter("b", "part(False)"),
    ]

    def __init__(self, person: str, before: str | None, words: Words) -> None:
        super().__init__()
        self._person = person
        self._before = before
        self._words = words

    def compose(self) -> ComposeResult:
        """Whose turn it is, and nothing else."""
        words = self._words
        text = Text(justify="center")
        text.append("╌╌╌╌╌╌  ◎  ╌╌╌╌╌╌\n\n", QUIET)
        text.append(words("terminal-curtain-turn", name=self._person) + "\n\n", BRIGHT)
        text.append(words("terminal-curtain-others", name=self._person), PLAIN)
        with Middle(), Center():
            yield Static(text, markup=False, id="curtain-text")
        yield KeyBar()

    def on_mount(self) -> None:
        """Name the keys."""
        words = self._words
        keys = [
            Key("Enter", words("terminal-curtain-here", name=self._person), "screen.part(True)")
        ]
        if self._before is not None:
            again = words("terminal-curtain-again", name=self._before)
            keys.append(Key("b", again, "screen.part(False)"))
        self.query_one(KeyBar).show(keys)

    def action_part(self, is_here: bool) -> None:
        """Open the curtain for the next person, or again for the last one."""
        if is_here or self._before is not None:
            self.dismiss(is_here)
