"""The table: board, prompt, choices, panels, log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from kadath.kernel.decision import Option
from kadath.table import Frame, Table, UndoPlan
from kadath.table.table import readable

from . import journal, why
from .board import Board
from .bots import Thinkers
from .choices import SHORTCUTS, Choices
from .curtain import Curtain
from .dialogs import Naming, Question, Reading
from .dress import Writer, dress_of
from .help import help_text
from .keys import key, letter
from .labels import Key, KeyBar
from .pace import next_pace
from .scene import Scene
from .theme import BRIGHT, QUIET, STRONG
from .words import Words

if TYPE_CHECKING:
    from .app import KadathApp

LOG, LOG_TITLE = "l", "terminal-panel-log"
STATUS_LINES = 3
"""Two lines above the board and one for the keys."""
LOW_BOTTOM, HIGH_BOTTOM = 9, 13
"""The least lines below the board, with a small one and with a larger one."""
HIGH = 36
SIDE_WIDTH = 26
WIDE = 140


class TableScreen(Screen[None]):
    """A table in play, in front of one of its people at a time."""

    app: KadathApp
    BINDINGS: ClassVar[list[BindingType]] = [
        *(key(digit, f"pick({digit})") for digit in SHORTCUTS),
        letter("w", "why"),
        letter("u", "undo"),
        letter("n", "news"),
        letter("s", "save"),
        letter("p", "pace"),
        letter("g", "language"),
        letter("b", "board"),
        letter("q", "leave"),
        letter("e", "ending"),
        key("question_mark,f1", "help"),
        key("space", "next"),
        key("escape", "skip"),
        *(letter(panel, f"panel('{panel}')") for panel in "chdtoxl"),
    ]

    def __init__(self, table: Table, path: Path) -> None:
        super().__init__()
        self.table = table
        self.path = path
        self.viewer: str | None = table.people[0] if len(table.people) == 1 else None
        self.dress = dress_of(table.game.name)
        self._panels = {panel.key: panel for panel in self.dress.panels}
        self._panel = next(iter(self._panels))
        self._pointed: Option | None = None
        self._frame: Frame | None = None
        self._frames_left = 0
        self._step = asyncio.Event()
        self._skipping = False
        self._thinkers = Thinkers(table)
        self._is_thinking = False

    # --- the parts of the screen -------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """From the top: two lines, the board and what is beside it, what is asked, the keys."""
        yield Static(id="track", markup=False)
        yield Static(id="standing", markup=False)
        with Horizontal(id="middle"):
            with Container(id="board-frame"):
                yield self.dress.board()
            with VerticalScroll(id="side", can_focus=False):
                for side in self.dress.side:
                    yield Static(id=f"side-{side}", classes="side-panel", markup=False)
        with Horizontal(id="bottom"):
            with Vertical(id="act"):
                yield Static(id="prompt", markup=False)
                yield Choices()
                yield Static(id="why", markup=False)
            with Vertical(id="panel"):
                yield KeyBar(id="tabs")
                with VerticalScroll(id="panel-scroll"):
                    yield Static(id="panel-text", markup=False)
            with VerticalScroll(id="journal", can_focus=False):
                yield Static(id="journal-text", markup=False)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        """Begin, or go on where the game stood."""
        self.query_one(Choices).focus()
        self._lay_out()
        self.go_on()

    def on_resize(self) -> None:
        """Take the room there is."""
        self._lay_out()
        self.show()

    def _lay_out(self) -> None:
        width, height = self.app.size
        board = self.query_one(Board)
        high = height >= HIGH
        least = HIGH_BOTTOM if high else LOW_BOTTOM
        board.fit(width - (SIDE_WIDTH if high else 0), height - STATUS_LINES - least)
        self.set_class(width >= WIDE, "wide")

    # --- what happens next -------------------------------------------------------------------

    def go_on(self) -> None:
        """Whatever comes next: the end, a bot's turn, a curtain, or a question."""
        to_move = self.table.to_move
        self.show()
        if to_move is None:
            self.action_ending()
        elif to_move.is_bot:
            self._think()
        elif to_move.owner != self.viewer:
            self._draw_curtain(to_move.owner)

    def _draw_curtain(self, person: str) -> None:
        before, self.viewer = self.viewer, None
        self.show()

        def parted(is_here: bool | None) -> None:
            self.viewer = person if is_here else before
            self.app.language = self._language_of(self.viewer)
            self.show()
            if is_here and before is not None and self.table.since_last_turn(person):
                self.action_news()

        words = Words(self._language_of(person))
        self.app.push_screen(Curtain(person, before, words), parted)

    def _language_of(self, person: str | None) -> str:
        own = self.table.seats_of(person)
        return self.table.seats[own[0]].language if own else self.app.language

    @work(thread=True, group="bots")
    def _think(self) -> None:
        table, length = self.table, self.table.length
        self._is_thinking = True
        option = self._thinkers.choose()
        if option is not None:
            self.app.call_from_thread(self._bot_chose, table, length, option)

    def _bot_chose(self, table: Table, length: int, option: Option) -> None:
        self._is_thinking = False
        decision = table.state.decision
        # Somebody may have taken choices back meanwhile, or left the table.
        if table.length != length or decision is None or not self.is_attached:
            return
        table.choose(decision.seat, option.key)
        self._chosen(quietly=0)

    @on(Choices.Chosen)
    def _person_chose(self, event: Choices.Chosen) -> None:
        asked = self.scene().asked
        if asked is None or self._frame is not None or event.option not in asked.options:
            return
        self.table.choose(asked.seat, event.option.key)
        self._chosen(quietly=2)

    def _chosen(self, quietly: int) -> None:
        """Save, show what happened (up to so many lines of it at once), and go on."""
        self._save()
        own = self.table.seats_of(self.viewer)
        frames = [frame for frame in self.table.frames if readable([frame.entry], own)]
        if self.app.pace.seconds == 0 or len(frames) <= quietly:
            self.go_on()
        else:
            self._roll(frames)

    @work(exclusive=True, group="film")
    async def _roll(self, frames: list[Frame]) -> None:
        """Show what happened line by line, at the pace that was asked for."""
        self._skipping = False
        for number, frame in enumerate(frames, 1):
            self._frame = frame
            self._frames_left = len(frames) - number
            self.show()
            self._step.clear()
            try:
                await asyncio.wait_for(self._step.wait(), self.app.pace.seconds)
            except TimeoutError:
                continue
            if self._skipping:
                break
        self._frame = None
        self._frames_left = 0
        self.go_on()

    def _save(self) -> None:
        try:
            self.app.saves.write(self.table, self.path)
        except OSError as error:
            message = self.app.words("terminal-save-failed", why=str(error))
            self.notify(message, severity="error", markup=False)

    # --- showing -----------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The moment that is shown, to whoever is in front of the screen."""
        state = self._frame.state if self._frame else self.table.state
        return Scene(
            self.table.game,
            state,
            self.table.seats,
            self.table.seats_of(self.viewer),
            self.app.language,
            entry=self._frame.entry if self._frame else None,
        )

    def show(self) -> None:
        """Show the table as it stands, or the moment of the film."""
        if not self.is_mounted:
            return
        scene = self.scene()
        choices = self.query_one(Choices)
        asked = scene.asked
        options = asked.options if asked else ()
        choices.offer(
            options,
            [scene.texts.option_text(scene.state, one, scene.language) for one in options],
        )
        choices.set_class(not options, "nothing")
        self._show_scene(scene.pointing(choices.pointed))
        self.query_one("#prompt", Static).update(self._prompt(scene))
        self.query_one("#why", Static).update(why.in_short(scene))
        self.query_one("#keys", KeyBar).show(self._keys(scene.words))

    def _show_scene(self, scene: Scene) -> None:
        """All that depends on where the cursor is."""
        self._pointed = scene.pointed
        self.query_one("#track", Static).update(self.dress.track(scene))
        self.query_one("#standing", Static).update(self.dress.standing(scene))
        board = self.query_one(Board)
        board.show(scene)
        room = self.app.size.width - board.content_width
        side = self.query_one("#side")
        side.display = room >= SIDE_WIDTH
        if side.display:
            for name in self.dress.side:
                widget = self.query_one(f"#side-{name}", Static)
                widget.border_title = scene.words(self._panels[name].title)
                widget.update(self._panels[name].write(scene))
        self._show_panel(scene)

    def _show_panel(self, scene: Scene) -> None:
        words = scene.words
        self.query_one("#tabs", KeyBar).show(
            Key(name, words(self._title(name)), f"screen.panel('{name}')", name == self._panel)
            for name in (*self._panels, LOG)
        )
        log = self._log(scene)
        is_log = self._panel == LOG
        text = log if is_log else self._panels[self._panel].write(scene)
        self.query_one("#panel-text", Static).update(text)
        scroll = self.query_one("#panel-scroll", VerticalScroll)
        if is_log:
            scroll.scroll_end(animate=False)
        else:
            scroll.scroll_home(animate=False)
        if self.has_class("wide"):
            self.query_one("#journal-text", Static).update(log)
            self.query_one("#journal", VerticalScroll).scroll_end(animate=False)
            self.query_one("#journal").border_title = words(LOG_TITLE)

    def _log(self, scene: Scene) -> Text:
        entries = self.table.log(self.viewer)
        news = len(self.table.since_last_turn(self.viewer)) if self.viewer is not None else 0
        shown = len(entries) - self._frames_left
        return journal.written(scene, entries[:shown], max(0, news - self._frames_left))

    def _prompt(self, scene: Scene) -> Text:
        words = scene.words
        if scene.entry is not None:
            said = scene.texts.entry_text(scene.state, scene.entry, scene.language)
            return Text.assemble(("▸ ", BRIGHT), (said, STRONG))
        prompt = scene.texts.prompt_text(scene.state, scene.language)
        to_move = self.table.to_move
        if to_move is None:
            return Text(prompt, STRONG)
        if to_move.is_bot:
            waiting = words("terminal-bot-thinks", name=to_move.owner)
            return Text.assemble((f"{waiting} ", BRIGHT), (prompt, QUIET))
        if len(self.table.people) > 1:
            return Text.assemble((f"{to_move.owner} · ", BRIGHT), (prompt, STRONG))
        return Text(prompt, STRONG)

    def _keys(self, words: Words) -> list[Key]:
        if self._frame is not None:
            pace = words(f"terminal-pace-{self.app.pace.name}")
            return [
                Key("Space", words("terminal-key-next"), "screen.next"),
                Key("Esc", words("terminal-key-skip"), "screen.skip"),
                Key("p", words("terminal-key-pace", pace=pace), "screen.pace"),
            ]
        return [
            Key("1-9", words("terminal-key-choose"), "screen.focus_choices"),
            Key("w", words("terminal-key-why"), "screen.why"),
            Key("u", words("terminal-key-undo"), "screen.undo"),
            Key("n", words("terminal-key-news"), "screen.news"),
            Key("b", words("terminal-key-board"), "screen.board"),
            Key("g", words("terminal-key-language"), "screen.language"),
            Key("s", words("terminal-key-save"), "screen.save"),
            Key("?", words("terminal-key-help"), "screen.help"),
            Key("q", words("terminal-key-leave"), "screen.leave"),
        ]

    # --- pointing ----------------------------------------------------------------------------

    @on(Choices.Pointed)
    def _cursor_moved(self, event: Choices.Pointed) -> None:
        if self._frame is None and event.option != self._pointed:
            self._show_scene(self.scene().pointing(event.option))

    @on(Board.Touched)
    def _board_touched(self, event: Board.Touched) -> None:
        """Point at an option of that place; at the next one, if it is pointed at already."""
        scene = self.scene()
        choices = self.query_one(Choices)
        board = self.query_one(Board)
        there = board.options_at(scene, event.place)
        if not there:
            self._look(event.place)
        elif there == [choices.pointed]:
            choices.post_message(Choices.Chosen(there[0]))
        else:
            at = there.index(choices.pointed) + 1 if choices.pointed in there else 0
            choices.point(there[at % len(there)])

    @on(Board.LookedAt)
    def _board_looked_at(self, event: Board.LookedAt) -> None:
        self._look(event.place)

    def _look(self, place: int) -> None:
        board = self.query_one(Board)
        self._read(
            lambda scene: board.title_of(scene, place), lambda scene: board.inside(scene, place)
        )

    # --- keys --------------------------------------------------------------------------------

    def action_pick(self, number: int) -> None:
        """Choose an option by its number."""
        self.query_one(Choices).pick(number)

    def action_focus_choices(self) -> None:
        """Bring the keyboard back to the choices."""
        self.query_one(Choices).focus()

    def action_board(self) -> None:
        """Bring the keyboard to the board, or back to the choices."""
        board = self.query_one(Board)
        (self.query_one(Choices) if board.has_focus else board).focus()

    def action_panel(self, name: str) -> None:
        """Bring a panel to the front; once more, to the whole screen."""
        if name == self._panel:
            self._read(lambda scene: scene.words(self._title(name)), self._writer(name))
        else:
            self._panel = name
            self._show_panel(self.scene().pointing(self.query_one(Choices).pointed))

    def _title(self, name: str) -> str:
        return LOG_TITLE if name == LOG else self._panels[name].title

    def _writer(self, name: str) -> Writer:
        return self._log if name == LOG else self._panels[name].write

    def action_why(self) -> None:
        """Tell the rules behind the question."""
        self._read(lambda scene: scene.words("terminal-why-title"), why.in_full)

    def action_news(self) -> None:
        """Tell what happened since one's last turn."""
        viewer = self.viewer
        if viewer is None:
            return
        entries = self.table.since_last_turn(viewer)
        self._read(
            lambda scene: scene.words("terminal-since"),
            lambda scene: journal.written(scene, entries, len(entries)),
        )

    def action_help(self) -> None:
        """Tell all keys and signs."""
        self._read(
            lambda scene: scene.words("terminal-help-title"),
            lambda scene: help_text(scene, self.dress),
        )

    def _read(self, title: Callable[[Scene], str], write: Writer) -> None:
        def scene(words: Words) -> Scene:
            return replace(self.scene(), language=words.language)

        self.app.push_screen(
            Reading(
                lambda words: title(scene(words)),
                lambda words: write(scene(words)),
                self.app.words,
            )
        )

    def action_next(self) -> None:
        """Go on to the next line of the film."""
        self._step.set()

    def action_skip(self) -> None:
        """Leave out the rest of the film."""
        self._skipping = True
        self._step.set()

    def action_pace(self) -> None:
        """Change the pace."""
        self.app.pace = next_pace(self.app.pace)
        words = self.app.words
        pace = words(f"terminal-pace-{self.app.pace.name}")
        self.notify(words("terminal-pace-now", pace=pace), markup=False)
        self.query_one("#keys", KeyBar).show(self._keys(words))
        if self.app.pace.seconds == 0:
            self.action_skip()

    def action_language(self) -> None:
        """Go on in the next language."""
        self.app.action_language()

    def reword(self, words: Words) -> None:
        """Say everything again in another language."""
        if self.viewer is not None:
            self.table.seat_language(self.viewer, words.language)
            self._save()
        self.show()

    def action_undo(self) -> None:
        """Take back the last choice; ask, where somebody has seen something since."""
        plan = self.table.plan_undo(self.viewer) if self.viewer is not None else None
        if plan is None:
            self.notify(self.app.words("terminal-undo-nothing"), markup=False)
        elif not plan.consent:
            self._undo(plan)
        else:
            title = self.app.words("terminal-undo-title")
            question = Question(title, self._undo_text(plan), self.app.words)
            self.app.push_screen(question, lambda yes: self._undo(plan) if yes else None)

    def _undo_text(self, plan: UndoPlan) -> Text:
        words = self.app.words
        reasons = [
            words("terminal-undo-learned") if plan.learned else "",
            words("terminal-undo-random") if plan.random else "",
            words("terminal-undo-others", names=", ".join(plan.others)) if plan.others else "",
        ]
        asks = (
            words("terminal-undo-all", names=", ".join(plan.consent))
            if len(plan.consent) > 1
            else words("terminal-undo-alone")
        )
        return Text("\n".join([*filter(None, reasons), "", asks]))

    def _undo(self, plan: UndoPlan) -> None:
        self.workers.cancel_group(self, "film")
        self._frame = None
        self._frames_left = 0
        self.table.undo(plan, plan.consent)
        self._save()
        self.go_on()

    def action_save(self) -> None:
        """Keep a copy of the game as it stands, under a name."""
        words = self.app.words

        def named(name: str | None) -> None:
            if name is None:
                return
            path = self.app.saves.new_path(self.table.game.name, name)
            try:
                self.app.saves.write(self.table, path)
            except OSError as error:
                message = words("terminal-save-failed", why=str(error))
                self.notify(message, severity="error", markup=False)
            else:
                self.notify(words("terminal-saved", name=path.stem), markup=False)

        self.app.push_screen(
            Naming(words("terminal-save-title"), words("terminal-save-text"), words), named
        )

    def action_ending(self) -> None:
        """Tell how the game ended, once it has."""
        if self.table.state.outcome is not None:
            self._read(lambda scene: scene.words("terminal-ending-title"), self.dress.ending)

    def action_leave(self) -> None:
        """Leave the table; it can be taken up again any time."""
        words = self.app.words
        question = Question(
            words("terminal-leave-title"), Text(words("terminal-leave-text")), words
        )
        self.app.push_screen(question, lambda yes: self.app.open_start() if yes else None)
