"""The table as the person in front of the screen sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import Screen

from kadath.kernel.game import Odds
from kadath.kernel.state import State
from kadath.table import Table

from . import prompts
from .dialogs import Reading, Writing
from .dress import Writer, dress_of, no_hand
from .journal import Journal
from .labels import Key
from .playback import Playback
from .scene import Scene
from .table_view import NARROW, Shown, TableView
from .ticks import Ticks
from .words import Words

if TYPE_CHECKING:
    from .app import KadathApp

Window = Callable[[Callable[[Words], str], Writing, Words], Reading]
"""Opens a window that can be read in every language."""


class ShownTable(Screen[None]):
    """A table as seen by one person at a time, in their language."""

    app: KadathApp

    def __init__(self, table: Table, path: Path) -> None:
        super().__init__()
        self.table = table
        self.path = path
        self.viewer: str | None = table.people[0] if len(table.people) == 1 else None
        self.dress = dress_of(table.game.name)
        self.view = TableView(self.dress)
        self._journal = Journal(table)
        self._playback = Playback()
        self._ticks = Ticks(table)
        self._shown: dict[int, tuple[int, str]] = {}
        self._odds: tuple[State, int, int | None, Odds | None] | None = None

    def compose(self) -> ComposeResult:
        """The table."""
        yield self.view

    def on_resize(self) -> None:
        """Use the room there is."""
        self.view.lay_out(*self.app.size)
        self.show()

    def scene(self) -> Scene:
        """What is shown now, to the person in front of the screen."""
        snapshot = self._playback.snapshot
        question = self.table.question if snapshot is None else None
        asked = question.state if question is not None else self.table.state
        scene = Scene(
            self.table.game,
            snapshot.state if snapshot else asked,
            self.table.seats,
            self.table.seats_of(self.viewer),
            self.app.language,
            narrow=self.app.size.width < NARROW,
            entry=snapshot.entry if snapshot else None,
            question=question,
            open_seats=frozenset(self.table.open_seats),
            shown={card: face for card, (_, face) in self._shown.items()},
        )
        if snapshot:
            return scene
        odds = self._odds_for(scene.state, scene.seat)
        ticking = self._ticks.for_seats(scene.own)
        chance = self._ticks.chance() if ticking is not None else None
        guidance = self.table.guidance if scene.asked is not None else None
        return replace(scene, odds=odds, ticking=ticking, chance=chance, guidance=guidance)

    def _odds_for(self, state: State, seat: int | None) -> Odds | None:
        """The chances a seat may know; computed once per state."""
        length = self.table.length
        if self._odds is None or self._odds[:3] != (state, length, seat):
            question = self.table.question
            odds = question.odds(self.table.game, seat) if question is not None else None
            self._odds = (state, length, seat, odds)
        return self._odds[3]

    def show(self) -> None:
        """Show the current table, or the current snapshot during playback."""
        if not self.view.is_mounted:
            return
        scene = self.scene()
        log = self._journal.read(self.viewer)
        news = len(self.table.since_last_turn(self.viewer)) if self.viewer is not None else 0
        left = self._playback.left
        self.view.show(
            Shown(
                scene,
                self._prompt(scene),
                log[: len(log) - left],
                max(0, news - left),
                self._keys(scene),
            )
        )

    def _prompt(self, scene: Scene) -> Text:
        """What is asked, and a note about all options."""
        asked = prompts.prompt(scene, self.table)
        return Text("\n").join(filter(None, (asked, self.dress.note(scene))))

    def _keys(self, scene: Scene) -> list[Key]:
        if self._playback.snapshot is not None:
            return prompts.playback_keys(scene.words, self.app.pace)
        return prompts.table_keys(
            scene,
            orders=bool(self.table.game.occasions()),
            guide=self.table.guide is not None,
            hands=self.dress.hand is not no_hand,
        )

    def reword(self, words: Words) -> None:
        """Write everything again in another language."""
        if self.viewer is not None:
            self.table.seat_language(self.viewer, words.language)
            self._save()
        self.show()

    def _save(self) -> None:
        self.app.save(self.table, self.path)

    def _read(self, title: Callable[[Scene], str], write: Writer, window: Window = Reading) -> None:
        def scene(words: Words) -> Scene:
            return replace(self.scene(), language=words.language)

        self.app.push_screen(
            window(
                lambda words: title(scene(words)),
                lambda words: write(scene(words)),
                self.app.words,
            )
        )
