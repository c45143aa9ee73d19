"""Choosing a saved game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from kadath.table import Save

from .keys import key, letter
from .labels import Key, KeyBar
from .saved import save_line
from .theme import FAINT, PLAIN, RED_INK, STRONG
from .words import Words

if TYPE_CHECKING:
    from .app import KadathApp


class LoadScreen(ModalScreen[None]):
    """All saved games, newest first, and the files that cannot be read."""

    app: KadathApp
    BINDINGS: ClassVar[list[BindingType]] = [key("escape", "close"), letter("q", "close")]

    def __init__(self) -> None:
        super().__init__()
        self._saves: list[Save] = []

    def compose(self) -> ComposeResult:
        """A list, and what could not be read."""
        with Vertical(classes="window"):
            yield OptionList(markup=False, compact=True)
            yield Static(id="damaged", markup=False)
            yield KeyBar()

    def on_mount(self) -> None:
        """Read the folder."""
        self.reword(self.app.words)
        self.query_one(OptionList).focus()

    def reword(self, words: Words) -> None:
        """Write everything in a language."""
        self._saves, damaged = self.app.saves.all()
        self.query_one(".window").border_title = words("terminal-load-title")
        games = self.query_one(OptionList)
        games.clear_options()
        games.add_options(Item(_line(save, words)) for save in self._saves)
        games.highlighted = 0 if self._saves else None
        notes = Text()
        if not self._saves:
            notes.append(words("terminal-load-none") + "\n", PLAIN)
        for one in damaged:
            notes.append(f"{one.path.name}: ", RED_INK)
            notes.append(f"{one.why}\n", PLAIN)
        notes.append(words("terminal-load-folder", folder=str(self.app.saves.folder)), FAINT)
        self.query_one("#damaged", Static).update(notes)
        self.query_one(KeyBar).show(
            [
                Key("Enter", words("terminal-key-open"), "screen.open"),
                Key("Esc", words("terminal-key-close"), "screen.close"),
            ]
        )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the chosen game."""
        self.app.load(self._saves[event.option_index].path)

    def action_open(self) -> None:
        """Open the game under the cursor."""
        self.query_one(OptionList).action_select()

    def action_close(self) -> None:
        """Go back."""
        self.dismiss()


def _line(save: Save, words: Words) -> Text:
    return Text.assemble((f"{save.name}\n", STRONG), (f"  {save_line(save, words)}", FAINT))
