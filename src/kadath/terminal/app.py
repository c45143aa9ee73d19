"""The terminal app: start, set-up, and table."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from kadath import games
from kadath.kernel.capabilities import Teaches
from kadath.kernel.errors import KadathError, NotWellFormed
from kadath.table import PARTNER, Misfit, Orders, Saves, Seat, Table, data_folder
from kadath.text.languages import LANGUAGES

from .notices import misfit_text
from .pace import PACE, Pace
from .set_up import SetUpScreen
from .set_up_form import SetUpForm
from .start import StartScreen
from .table_screen import TableScreen
from .theme import KADATH
from .words import Words


class KadathApp(App[None]):
    """Kadath in a terminal."""

    TITLE = "Kadath"
    CSS_PATH = "kadath.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=True),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        language: str,
        saves: Saves,
        *,
        game: str | None = None,
        learns: bool = False,
        pace: Pace = PACE["normal"],
    ) -> None:
        super().__init__()
        self.language = language
        self.saves = saves
        self.pace = pace
        self._game = game
        self._learns = learns

    @property
    def words(self) -> Words:
        """The words in the current language."""
        return Words(self.language)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours our style sheet names, available even before the theme is set."""
        return dict(KADATH.variables)

    def on_mount(self) -> None:
        """Open the start screen, and a game's set-up if one was requested."""
        self.register_theme(KADATH)
        self.theme = KADATH.name
        self.push_screen(StartScreen())
        if self._game is not None and self._learns:
            self.learn(self._game)
        elif self._game is not None:
            self.open_set_up(self._game)

    def open_start(self) -> None:
        """Return to the start screen from anywhere."""
        while len(self.screen_stack) > 2:
            self.pop_screen()
        self.switch_screen(StartScreen())

    def open_set_up(self, game: str) -> None:
        """Set up a new game."""
        self.push_screen(SetUpScreen(SetUpForm(games.game(game), self.language)))

    def learn(self, game: str) -> None:
        """Begin a game's tutorial, with a guide at the table."""
        teacher = games.game(game)
        if not isinstance(teacher, Teaches):
            known = [one for one in games.playable() if isinstance(games.game(one), Teaches)]
            raise NotWellFormed(f"{game} has no first game", accepted=", ".join(known))
        first = teacher.first_game()
        others = teacher.seats(teacher.new(dict(first.setup), first.seed)) - 1
        person = Seat(self.words("terminal-player", number=1), language=self.language)
        bots = [Seat(PARTNER, is_bot=True)] * others
        self._begin(Table.begin_guided(teacher, [person, *bots]))

    def begin(self, form: SetUpForm) -> None:
        """Begin the game that was set up."""
        seed = secrets.randbits(63)
        seats = form.owners(lambda number: self.words("terminal-player", number=number))
        try:
            table = Table.begin(form.game, form.setup(seed), seed, seats)
        except KadathError as error:
            self.notify(error.text(self.language), severity="error", timeout=20, markup=False)
            return
        self._begin(table)

    def play_again(self) -> None:
        """Begin another game like the current one."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                old = screen.table
                setup = old.game.another(dict(old.record.setup), old.record.seed)
                self._begin(Table.begin(old.game, setup, secrets.randbits(63), old.seats))
                return

    def _begin(self, table: Table) -> None:
        table.orders = [Orders()] * len(table.seats)
        path = self.saves.new_path(table.game.name)
        self.save(table, path)
        self.open_table(table, path)

    def save(self, table: Table, path: Path) -> bool:
        """Save a table; if that fails, report it and play on."""
        try:
            self.saves.write(table, path)
        except OSError as error:
            message = self.words("terminal-save-failed", why=str(error))
            self.notify(message, severity="error", markup=False)
            return False
        return True

    def load(self, path: Path) -> None:
        """Resume a saved game, and report it if part of it no longer fits."""
        try:
            table, misfit = self.saves.load(path)
        except (KadathError, OSError) as error:
            why = error.text(self.language) if isinstance(error, KadathError) else str(error)
            message = self.words("terminal-load-failed", name=path.name, why=why)
            self.notify(message, severity="error", timeout=12, markup=False)
            return
        if misfit is not None:
            self._tell(misfit)
            if not misfit.whole:
                # The file keeps everything it has; the part that fits continues in a new one.
                path = self.saves.new_path(table.game.name, path.stem)
        self.open_table(table, path)

    def _tell(self, misfit: Misfit) -> None:
        self.notify(misfit_text(misfit, self.words), severity="warning", timeout=20, markup=False)

    def open_table(self, table: Table, path: Path) -> None:
        """Open a table."""
        while len(self.screen_stack) > 2:
            self.pop_screen()
        self.switch_screen(TableScreen(table, path))

    def action_language(self) -> None:
        """Switch to the next language."""
        at = LANGUAGES.index(self.language)
        self.language = LANGUAGES[(at + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            reword = getattr(screen, "reword", None)
            if reword is not None:
                reword(self.words)


def run(
    language: str,
    game: str | None = None,
    data_dir: Path | None = None,
    *,
    learns: bool = False,
) -> int:
    """Play in the terminal until the user quits; returns 0 unless something broke.

    If a game is given, it is set up, or with `learns` its tutorial begins. Raises `NotWellFormed`,
    in the reader's language, if there is no terminal to play in.
    """
    # Textual draws on standard error, so standard output may be redirected.
    for stream in (sys.__stdin__, sys.__stderr__):
        if stream is None or not stream.isatty():
            raise NotWellFormed(Words(language)("terminal-needed"))
    folder = data_dir if data_dir is not None else data_folder()
    app = KadathApp(language, Saves(folder / "games"), game=game, learns=learns)
    app.run()
    return app.return_code or 0
