"""The parts of the table on the screen, and their layout."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from kadath.kernel.decision import Option
from kadath.table import Snapshot

from . import chances, lesson, log_text, ticks, why
from .board import Board
from .choices import Choices
from .dress import Dress, Writer
from .labels import Key, KeyBar
from .scene import CONFIRM, Scene
from .theme import BRIGHT, FAINT, PLAIN, STRONG
from .words import Words

LOG, LOG_TITLE = "l", "terminal-panel-log"
STATUS_LINES = 3
"""Two lines above the board and one for the keys."""
HIGH_BOTTOM = 13
"""The minimum number of lines below the board in a high terminal."""
PROMPT_LINES = 3
"""The maximum number of lines of the prompt: the log below has stories in full."""
NEWS_LINES = 2
"""How many lines of the log below the prompt are enough to show how the last choice ended."""
HIGH = 36
SIDE_WIDTH = 30
NARROW, WIDE = 100, 140

HAND_OVER = Option("hand-over")
"""Offered to a person who looks at the table when it is another's turn."""


class Shown(NamedTuple):
    """Everything to be shown."""

    scene: Scene
    prompt: Text
    log: list[Snapshot]
    news: int
    """How many of the last log entries came since the reader's last turn."""
    keys: list[Key]


class TableView(Vertical):
    """From the top: two status lines, the board and its side panels, the question, the keys."""

    def __init__(self, dress: Dress) -> None:
        super().__init__(id="table")
        self._dress = dress
        self._panels = {panel.key: panel for panel in dress.panels}
        self.panel = next(iter(self._panels))
        self._shown: Shown | None = None
        self._pointed: Option | None = None
        self._journal = Text()

    def compose(self) -> ComposeResult:
        """All widgets, still empty."""
        yield Static(id="track", markup=False)
        yield Static(id="standing", markup=False)
        with Horizontal(id="middle"):
            with Container(id="board-frame"):
                yield self._dress.board()
            with VerticalScroll(id="side", can_focus=False):
                for side in self._dress.side:
                    yield Static(id=f"side-{side}", classes="side-panel", markup=False)
        with Horizontal(id="bottom"):
            with Vertical(id="act"):
                yield Static(id="prompt", markup=False)
                yield Choices()
                with VerticalScroll(id="tail", can_focus=False):
                    yield Static(id="tail-text", markup=False)
                yield Static(id="why", markup=False)
            with Vertical(id="panel"):
                yield KeyBar(id="tabs")
                with VerticalScroll(id="panel-scroll"):
                    yield Static(id="panel-text", markup=False)
            with VerticalScroll(id="journal", can_focus=False):
                yield Static(id="journal-text", markup=False)
        yield KeyBar(id="keys")

    @property
    def board(self) -> Board:
        """The board."""
        return self.query_one(Board)

    @property
    def choices(self) -> Choices:
        """The list of options."""
        return self.query_one(Choices)

    def lay_out(self, width: int, height: int) -> None:
        """Use the room there is."""
        high = height >= HIGH
        least = HIGH_BOTTOM if high else self.board.LEAST_BELOW
        self.board.fit(width - (SIDE_WIDTH if high else 0), height - STATUS_LINES - least)
        self.set_class(high, "high")
        self.set_class(width >= WIDE, "wide")
        self.set_class(width < NARROW, "narrow")

    def has_room_for_news(self, scene: Scene, prompt: Text) -> bool:
        """Whether the end of the log will be visible below the prompt and options."""
        if self.has_class("wide"):
            return True
        act = self.query_one("#act")
        width = act.content_size.width
        beside = width - self.choices.styles.scrollbar_size_vertical
        lines = [Text.assemble("1 ", self._choice_line(scene, one)) for one in self._options(scene)]
        taken = sum(len(line.wrap(self.app.console, beside)) for line in lines)
        taken += len(prompt.wrap(self.app.console, width))
        taken += self.query_one("#tail").styles.margin.height + self.query_one("#why").size.height
        return act.content_size.height - taken >= NEWS_LINES

    # --- showing -----------------------------------------------------------------------------

    def show(self, shown: Shown) -> None:
        """Show everything."""
        self._shown = shown
        scene = shown.scene
        options = self._options(scene)
        is_new = self.choices.offer(
            options, [self._choice_line(scene, option) for option in options]
        )
        advised = next((one for one in options if scene.is_advised(one)), None)
        if is_new and advised is not None:
            self.choices.point(advised)
        self.choices.display = bool(options)
        # Hidden widgets lose the focus: there was nothing to choose while things happened.
        if options and not self.board.has_focus:
            self.choices.focus()
        self._journal = log_text.written(scene, shown.log, shown.news)
        self._write("prompt", self._cut(shown.prompt))
        guided = scene.guidance is not None
        self.set_class(guided, "guided")
        self._write("why", lesson.in_short(scene) if guided else why.in_short(scene))
        self.show_keys(shown.keys)
        self._show_pointing(self.choices.pointed)

    def show_keys(self, keys: list[Key]) -> None:
        """Show these keys at the bottom."""
        self.query_one("#keys", KeyBar).show(keys)

    def point(self, option: Option | None) -> None:
        """Show what the option under the cursor is about."""
        if option != self._pointed:
            self._show_pointing(option)

    def _show_pointing(self, option: Option | None) -> None:
        assert self._shown is not None
        self._pointed = option
        scene = self._shown.scene.pointing(option)
        self._write("track", self._dress.track(scene))
        self._write("standing", self._dress.standing(scene))
        self.board.show(scene)
        self._show_side(scene)
        self._show_panel(scene)

    def _options(self, scene: Scene) -> tuple[Option, ...]:
        if scene.asked is not None:
            return scene.options
        decision = scene.state.decision
        waits = decision is not None and not scene.seats[decision.seat].is_bot
        return (HAND_OVER,) if waits and scene.own else ()

    def _cut(self, prompt: Text) -> Text:
        """The prompt, shortened with an ellipsis if it does not fit."""
        width = self.query_one("#act").content_size.width
        lines = prompt.wrap(self.app.console, width) if width else [prompt]
        if len(lines) <= PROMPT_LINES:
            return prompt
        last = lines[PROMPT_LINES - 1]
        last.truncate(width - 1)
        last.rstrip()
        return Text("\n").join([*lines[: PROMPT_LINES - 1], last.append("…")])

    def _choice_line(self, scene: Scene, option: Option) -> Text:
        if option == HAND_OVER:
            assert scene.state.decision is not None
            name = scene.seats[scene.state.decision.seat].owner
            return Text(scene.words("terminal-hand-over", name=name), PLAIN)
        line = self._plain_line(scene, option)
        return Text.assemble((lesson.STAR, BRIGHT), line) if scene.is_advised(option) else line

    def _plain_line(self, scene: Scene, option: Option) -> Text:
        if option == CONFIRM:
            chance = chances.of_chance(scene.chance)
            return Text(scene.option_text(option), STRONG).append_text(chance)
        line = self._dress.choice(scene, option)
        if line is None:
            line = Text(scene.option_text(option), PLAIN)
        if scene.ticking is not None:
            return ticks.mark(scene.ticking, option).append_text(line)
        return line.append_text(chances.of_option(scene.odds, option))

    def _show_side(self, scene: Scene) -> None:
        beside = self._beside()
        self.query_one("#side").display = bool(beside)
        for name in self._dress.side:
            part = self.query_one(f"#side-{name}", Static)
            part.display = name in beside
            if part.display:
                part.update(self._panels[name].write(scene))
                part.border_title = scene.words(self.title(name))

    def _beside(self) -> tuple[str, ...]:
        """The panels there is room for beside the board."""
        if self.app.size.width - self.board.content_width < SIDE_WIDTH:
            return ()
        if self.has_class("high"):
            return self._dress.side
        return tuple(name for name in self._dress.side if name != self._dress.under)

    def _show_panel(self, scene: Scene) -> None:
        self.query_one("#tabs", KeyBar).show(self._tabs(scene.words))
        self._write("panel-text", self._panel_text(scene))
        self._scroll("panel-scroll", to_end=self.panel == LOG)
        place = "journal" if self.has_class("wide") else "tail"
        self._write(f"{place}-text", self._journal)
        self._scroll(place, to_end=True)
        self.query_one("#journal").border_title = scene.words(LOG_TITLE)

    def _panel_text(self, scene: Scene) -> Text:
        """The front panel; below the first one, what has no room beside the board."""
        text, under = self.writer(self.panel)(scene), self._dress.under
        if not under or under in self._beside() or self.panel != next(iter(self._panels)):
            return text
        title = Text(f"── {scene.words(self.title(under))} ──", FAINT)
        return Text("\n").join([text, Text(), title, self._panels[under].write(scene)])

    def _write(self, name: str, text: Text) -> None:
        self.query_one(f"#{name}", Static).update(text)

    def _scroll(self, name: str, *, to_end: bool) -> None:
        scroll = self.query_one(f"#{name}", VerticalScroll)
        if to_end:
            scroll.scroll_end(animate=False, force=True)
        else:
            scroll.scroll_home(animate=False, force=True)

    # --- panels ------------------------------------------------------------------------------

    def bring(self, panel: str) -> None:
        """Bring a panel to the front."""
        self.panel = panel
        if self._shown is not None:
            self._show_panel(self._shown.scene.pointing(self._pointed))

    def title(self, panel: str) -> str:
        """The message id of a panel's title."""
        return LOG_TITLE if panel == LOG else self._panels[panel].title

    def writer(self, panel: str) -> Writer:
        """The function that writes a panel."""
        write: Callable[[Scene], Text] = (
            self._write_log if panel == LOG else self._panels[panel].write
        )
        return write

    def _write_log(self, scene: Scene) -> Text:
        assert self._shown is not None
        return log_text.written(scene, self._shown.log, self._shown.news)

    def _tabs(self, words: Words) -> list[Key]:
        """The panels' keys, with all their names if there is room."""
        names = {name: words(self.title(name)) for name in (*self._panels, LOG)}
        room = self.query_one("#tabs").size.width
        roomy = sum(len(name) + len(key) + 2 for key, name in names.items()) <= room
        return [
            Key(
                key,
                name if roomy or key == self.panel else "",
                f"screen.panel('{key}')",
                key == self.panel,
                stays=True,
            )
            for key, name in names.items()
        ]
