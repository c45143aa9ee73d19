"""The first screen: a new game, the last one, another one, the language."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Item

from kadath import games
from kadath.games import playable
from kadath.kernel.capabilities import Teaches
from kadath.text.fluent import language_name
from kadath.version import __version__

from .dialogs import Picking
from .keys import letter
from .labels import Key, KeyBar
from .load import LoadScreen
from .saved import save_line
from .theme import BRIGHT, FAINT, PLAIN, QUIET
from .words import Words

if TYPE_CHECKING:
    from .app import KadathApp

SKY = (
    "·            .                   ☽            ·",
    "      .              ▲                   .     ",
    "  ·         ▲       ╱ ╲      ▲                ·",
    "           ╱ ╲  ▲  ╱   ╲    ╱ ╲   ▲       .    ",
    "▁▁▁▁▁▁▁▁▁▁╱   ╲╱ ╲╱     ╲▁▁╱   ╲▁╱ ╲▁▁▁▁▁▁▁▁▁▁▁",
)


class StartScreen(Screen[None]):
    """The start screen."""

    app: KadathApp
    BINDINGS: ClassVar[list[BindingType]] = [
        letter("c", "continue"),
        letter("n", "new"),
        letter("t", "learn"),
        letter("l", "load"),
        letter("g", "language"),
        letter("q", "quit"),
    ]

    def compose(self) -> ComposeResult:
        """The mountains, the name, the menu."""
        with Vertical(id="start"):
            yield Static(id="sky", markup=False)
            with Center(id="menu-frame"):
                yield OptionList(id="menu", markup=False, compact=True)
            yield Static(id="small-print", markup=False)
        yield KeyBar()

    def on_mount(self) -> None:
        """Write everything."""
        self.reword(self.app.words)
        self.query_one(OptionList).focus()

    def on_screen_resume(self) -> None:
        """Another game may be the newest one now."""
        self.reword(self.app.words)

    def reword(self, words: Words) -> None:
        """Write everything in a language."""
        sky = Text(justify="center")
        sky.append("\n".join(SKY) + "\n\n", FAINT)
        sky.append("K  A  D  A  T  H\n", BRIGHT)
        sky.append(words("terminal-start-subtitle"), QUIET)
        self.query_one("#sky", Static).update(sky)
        menu = self.query_one(OptionList)
        at = menu.highlighted or 0
        menu.clear_options()
        menu.add_options(self._items(words))
        menu.highlighted = min(at, menu.option_count - 1)
        small = Text(words("terminal-start-unofficial"), FAINT, justify="center")
        small.append(f"\n{__version__}")
        self.query_one("#small-print", Static).update(small)
        self.query_one(KeyBar).show(
            [
                Key("↑↓ Enter", words("terminal-key-choose"), "screen.choose"),
                Key("g", words("terminal-key-language"), "screen.language"),
                Key("q", words("terminal-key-quit"), "screen.quit"),
            ]
        )

    def _items(self, words: Words) -> list[Item]:
        newest = self.app.saves.newest_unfinished()
        items = []
        if newest is not None:
            line = _menu_line("c", words("terminal-start-continue"))
            line.append("\n    " + save_line(newest, words), FAINT)
            items.append(Item(line, id="continue"))
        items.append(Item(_menu_line("t", words("terminal-start-learn")), id="learn"))
        for number, game in enumerate(playable()):
            title = words(f"{game}-title")
            label = words("terminal-start-new-game", game=title)
            items.append(Item(_menu_line("n" if number == 0 else " ", label), id=f"new-{game}"))
        items.append(Item(_menu_line("l", words("terminal-start-load")), id="load"))
        spoken = language_name(words.language)
        language = _menu_line("g", words("terminal-start-language", language=spoken))
        items.append(Item(language, id="language"))
        items.append(Item(_menu_line("q", words("terminal-key-quit")), id="quit"))
        return items

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do what was chosen."""
        chosen = str(event.option_id)
        if chosen.startswith("new-"):
            self.app.open_set_up(chosen.removeprefix("new-"))
        else:
            await self.run_action(f"screen.{chosen}")

    def action_choose(self) -> None:
        """Choose the item under the cursor."""
        self.query_one(OptionList).action_select()

    def action_continue(self) -> None:
        """Resume the newest unfinished game."""
        newest = self.app.saves.newest_unfinished()
        if newest is not None:
            self.app.load(newest.path)

    def action_new(self) -> None:
        """Set up a new game."""
        self.app.open_set_up(playable()[0])

    def action_learn(self) -> None:
        """Choose a game to learn by playing."""
        known = [one for one in playable() if isinstance(games.game(one), Teaches)]
        words = self.app.words

        def chosen(number: int | None) -> None:
            if number is not None:
                self.app.learn(known[number])

        named = [(number, words(f"{game}-title")) for number, game in enumerate(known)]
        self.app.push_screen(Picking(words("terminal-start-learn"), named, words), chosen)

    def action_load(self) -> None:
        """Choose a saved game."""
        self.app.push_screen(LoadScreen())

    def action_language(self) -> None:
        """Switch to the next language."""
        self.app.action_language()

    def action_quit(self) -> None:
        """Quit Kadath."""
        self.app.exit()


def _menu_line(sign: str, label: str) -> Text:
    return Text.assemble((f" {sign}  ", BRIGHT), (label, PLAIN))
