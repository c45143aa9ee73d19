"""The last window of a game: how it ended, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType

from .dialogs import Reading
from .keys import letter
from .labels import Key

if TYPE_CHECKING:
    from .app import KadathApp


class Ending(Reading):
    """How the game ended; from here the same people may play again."""

    app: KadathApp
    BINDINGS: ClassVar[list[BindingType]] = [letter("a", "again"), letter("n", "new")]

    def keys(self) -> list[Key]:
        """Look at the table again, play again, or do something else."""
        words = self.words
        return [
            Key("Esc", words("terminal-ending-look"), "screen.close"),
            Key("a", words("terminal-ending-again"), "screen.again"),
            Key("n", words("terminal-ending-other"), "screen.new"),
        ]

    def action_again(self) -> None:
        """The same people and set-up with a new deal."""
        self.app.play_again()

    def action_new(self) -> None:
        """Back to the start."""
        self.app.open_start()
