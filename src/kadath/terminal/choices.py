"""The list of options."""

from __future__ import annotations

from rich.text import Text
from textual.geometry import Size
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Item

from kadath.kernel.decision import Option

from .theme import BRIGHT

SHORTCUTS = "1234567890fijkmyz"
"""The keys for the first options: digits in keyboard order, then unused letters."""

DIGITS = 10
"""How many of them are digits."""

ENOUGH = frozenset({"done", "pass", "confirm"})
"""The options that end a choice or decline it: they have their own key."""

ENOUGH_KEY = "e"


class Choices(OptionList):
    """Options with their keys: chosen by arrows and Enter, by key, or by click."""

    class Chosen(Message):
        """An option was chosen."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    class Pointed(Message):
        """The cursor moved to another option."""

        def __init__(self, option: Option | None) -> None:
            super().__init__()
            self.option = option

    def __init__(self) -> None:
        super().__init__(id="choices", markup=False, compact=True)
        self._options_of_game: tuple[Option, ...] = ()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The height of all lines beside the scroll bar, for which space is always reserved."""
        beside = width - self.styles.scrollbar_size_vertical
        return super().get_content_height(container, viewport, beside)

    @property
    def pointed(self) -> Option | None:
        """The option under the cursor."""
        at = self.highlighted
        return self._options_of_game[at] if at is not None and self._options_of_game else None

    def offer(self, options: tuple[Option, ...], lines: list[Text]) -> bool:
        """Offer these options, and return whether they are new; if not, the cursor stays."""
        same = options == self._options_of_game
        at = self.highlighted if same else 0
        self._options_of_game = options
        self.clear_options()
        self.add_options(
            Item(Text.assemble((f"{_sign(number, option)} ", BRIGHT), line))
            for number, (option, line) in enumerate(zip(options, lines, strict=True), 1)
        )
        self.highlighted = at if options else None
        return not same

    def point(self, option: Option) -> None:
        """Put the cursor on an option."""
        self.highlighted = self._options_of_game.index(option)
        self.scroll_to_highlight()

    def pick(self, number: int) -> None:
        """Choose an option by its number, starting at 1."""
        if number <= len(self._options_of_game):
            self.post_message(self.Chosen(self._options_of_game[number - 1]))

    @property
    def enough(self) -> Option | None:
        """The option that ends the choice or declines it, if offered."""
        return next((one for one in self._options_of_game if one.key in ENOUGH), None)

    def on_option_list_option_highlighted(self) -> None:
        """Report where the cursor is."""
        self.post_message(self.Pointed(self.pointed))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click chooses."""
        event.stop()
        self.pick(event.option_index + 1)


def _sign(number: int, option: Option) -> str:
    """The key for an option, if it has one."""
    if option.key == "confirm" or (number > DIGITS and option.key in ENOUGH):
        return ENOUGH_KEY
    return SHORTCUTS[number - 1] if number <= len(SHORTCUTS) else "·"
