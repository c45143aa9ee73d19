"""What can be read at the table: rules, hindrances, news, panels, help, places."""

from __future__ import annotations

from functools import partial

from rich.text import Text
from textual import on

from . import about, lesson, log_text, why, why_not
from .board import Board
from .ending import Ending
from .help import help_text
from .scene import Scene
from .shown_table import ShownTable


class ReadableTable(ShownTable):
    """A table about which everything can be looked up; nothing here changes the game."""

    @on(Board.LookedAt)
    def _board_looked_at(self, event: Board.LookedAt) -> None:
        self._look(event.place)

    def _look(self, place: int) -> None:
        board = self.view.board

        def inside(scene: Scene) -> Text:
            hindrances = why_not.at_place(scene, board, place)
            return Text("\n\n").join(filter(None, (board.inside(scene, place), hindrances)))

        self._read(lambda scene: board.title_of(scene, place), inside)

    def action_panel(self, name: str) -> None:
        """Bring a panel to the front; if it already is, show it full screen."""
        if name == self.view.panel:
            self._read(lambda scene: scene.words(self.view.title(name)), self.view.writer(name))
        else:
            self.view.bring(name)

    def action_guide(self) -> None:
        """Read the guide's current lesson and advice."""
        if self.table.guide is not None:
            window = partial(lesson.LessonWindow, leave=self._leave_guide)
            self._read(lesson.title, lesson.written, window)

    def _leave_guide(self) -> None:
        self.table.guide = None
        self._save()
        self.show()
        self.notify(self.app.words("terminal-guide-left"), markup=False)

    def action_why(self) -> None:
        """Show the rules behind the question."""
        self._read(lambda scene: scene.words("terminal-why-title"), why.in_full)

    def action_about(self) -> None:
        """Show the cards that the option under the cursor refers to."""
        pointed = self.view.choices.pointed
        self._read(
            lambda scene: scene.words("terminal-about-title"),
            lambda scene: about.in_full(scene.pointing(pointed)),
        )

    def action_why_not(self) -> None:
        """Show why things are not offered: at the place under the cursor, or everywhere."""
        board = self.view.board
        if board.has_focus and board.cursor is not None:
            self._look(board.cursor)
        else:
            self._read(lambda scene: scene.words("terminal-why-not-title"), why_not.everywhere)

    def action_news(self) -> None:
        """Show what happened since one's last turn."""
        if self.viewer is None:
            return
        news = len(self.table.since_last_turn(self.viewer))
        if news:
            lines = self._journal.read(self.viewer)[-news:]
            self._read(log_text.since, lambda scene: log_text.written(scene, lines))

    def action_help(self) -> None:
        """Show all keys and symbols."""
        self._read(
            lambda scene: scene.words("terminal-help-title"),
            lambda scene: help_text(scene, self.dress),
        )

    def action_ending(self) -> None:
        """Show how the game ended, if it has."""
        if self.table.state.outcome is not None:
            self._read(
                lambda scene: scene.words("terminal-ending-title"), self.dress.ending, Ending
            )
