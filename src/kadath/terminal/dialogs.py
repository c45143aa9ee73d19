"""Windows over the table: a text, a question, a list, or a name to enter."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Item

from .keys import key, letter
from .labels import Key, KeyBar
from .theme import QUIET
from .words import Words

Writing = Callable[[Words], Text]
"""Text that can be written again in another language."""


class Reading(ModalScreen[None]):
    """A text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("escape,enter,space", "close"),
        letter("q", "close"),
        letter("g", "app.language"),
    ]

    def __init__(self, title: Callable[[Words], str], text: Writing, words: Words) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self.words = words

    def compose(self) -> ComposeResult:
        """A window with the text and a key to close it."""
        with Vertical(classes="window"):
            with VerticalScroll(classes="window-text"):
                yield Static(markup=False)
            yield KeyBar()

    def on_mount(self) -> None:
        """Write the text."""
        self.reword(self.words)
        self.query_one(VerticalScroll).focus()

    def reword(self, words: Words) -> None:
        """Write the text in a language."""
        self.words = words
        self.query_one(".window").border_title = self._title(words)
        self.query_one(".window-text Static", Static).update(self._text(words))
        self.query_one(KeyBar).show(self.keys())

    def keys(self) -> list[Key]:
        """The available keys."""
        return [Key("Esc", self.words("terminal-key-close"), "screen.close")]

    def action_close(self) -> None:
        """Go back."""
        self.dismiss()


class Question(ModalScreen[bool]):
    """A yes-or-no question."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("enter", "answer(True)"),
        letter("y", "answer(True)"),
        key("escape", "answer(False)"),
        letter("n", "answer(False)"),
    ]

    def __init__(self, title: str, text: Text, words: Words) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._words = words

    def compose(self) -> ComposeResult:
        """A window with the question and two answers."""
        with Vertical(classes="window narrow"):
            yield Static(self._text, markup=False, classes="window-text")
            yield KeyBar()

    def on_mount(self) -> None:
        """Name the answers."""
        self.query_one(".window").border_title = self._title
        self.query_one(KeyBar).show(
            [
                Key("Enter", self._words("terminal-key-yes"), "screen.answer(True)"),
                Key("Esc", self._words("terminal-key-no"), "screen.answer(False)"),
            ]
        )

    def action_answer(self, answer: bool) -> None:
        """Give the answer."""
        self.dismiss(answer)


class Picking(ModalScreen[int | None]):
    """A list to pick from; the number picked, or None if cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "cancel"), letter("q", "cancel")]

    def __init__(self, title: str, things: Iterable[tuple[int, str]], words: Words) -> None:
        super().__init__()
        self._title = title
        self._things = list(things)
        self._words = words

    def compose(self) -> ComposeResult:
        """Everything to pick from."""
        with Vertical(classes="window narrow"):
            yield OptionList(*(Item(Text(name, QUIET)) for _, name in self._things), markup=False)
            yield KeyBar()

    def on_mount(self) -> None:
        """Name the keys."""
        self.query_one(".window").border_title = self._title
        self.query_one(OptionList).focus()
        self.query_one(KeyBar).show(
            [Key("Esc", self._words("terminal-key-cancel"), "screen.cancel")]
        )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Pick it."""
        self.dismiss(self._things[event.option_index][0])

    def action_cancel(self) -> None:
        """Cancel."""
        self.dismiss(None)


class Naming(ModalScreen[str | None]):
    """A name to enter; None if cancelled."""

    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "cancel")]

    def __init__(self, title: str, text: str, words: Words, give: str = "terminal-key-ok") -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._words = words
        self._give = give

    def compose(self) -> ComposeResult:
        """A window with an input line."""
        with Vertical(classes="window narrow"):
            yield Static(self._text, markup=False, classes="window-text")
            yield Input(compact=True, max_length=60)
            yield KeyBar()

    def on_mount(self) -> None:
        """Name the keys."""
        self.query_one(".window").border_title = self._title
        self.query_one(Input).focus()
        self.query_one(KeyBar).show(
            [
                Key("Enter", self._words(self._give), "screen.give"),
                Key("Esc", self._words("terminal-key-cancel"), "screen.cancel"),
            ]
        )

    def on_input_submitted(self) -> None:
        """Enter submits the name."""
        self.action_give()

    def action_give(self) -> None:
        """Submit the name."""
        self.dismiss(self.query_one(Input).value.strip())

    def action_cancel(self) -> None:
        """Cancel."""
        self.dismiss(None)
