"""A table in play: whose turn it is, who looks at it, and what the keys do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.binding import BindingType

from kadath.kernel.decision import Option
from kadath.kernel.state import State
from kadath.table import Orders, Snapshot, Table, Ticking, UndoPlan, answer_text, readable

from . import prompts
from .board import Board
from .bots import Thinkers
from .choices import ENOUGH_KEY, SHORTCUTS, Choices
from .curtain import Curtain
from .dialogs import Naming, Picking, Question
from .keys import key, letter
from .orders import OrdersScreen
from .pace import next_pace
from .readable_table import ReadableTable
from .scene import CONFIRM
from .table_view import HAND_OVER, LOG
from .ticks import missing
from .words import Words

AT_ONCE = 4
"""How many log entries after one's own choice are shown without playback."""
AT_ONCE_UNSEEN = 1
"""The same if the next question hides the log: the result of a test must not be missed."""


class TableScreen(ReadableTable):
    """A table in play: what the keys do, and what happens next."""

    AUTO_FOCUS = "#choices"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            (letter if sign.isalpha() else key)(sign, f"pick({number})")
            for number, sign in enumerate(SHORTCUTS, 1)
        ),
        letter("w", "why"),
        key("full_stop", "about"),
        key("slash,f2", "why_not"),
        letter("u", "undo"),
        letter("n", "news"),
        letter("s", "save"),
        letter("p", "pace"),
        letter("g", "language"),
        letter("b", "board"),
        letter("q", "leave"),
        letter(ENOUGH_KEY, "enough"),
        letter("a", "orders"),
        letter("r", "rest"),
        letter("v", "show_card"),
        key("question_mark,f1", "help"),
        key("f3", "guide"),
        key("space", "next"),
        key("backspace,minus", "untick"),
        key("escape", "skip"),
        *(letter(panel, f"panel('{panel}')") for panel in f"chdtox{LOG}"),
    ]

    def __init__(self, table: Table, path: Path) -> None:
        super().__init__(table, path)
        self._thinkers = Thinkers(table)
        self._part = ""
        self._taught = -1
        """The number of choices made before the last lesson opened."""
        self._way: tuple[Option, ...] = ()
        """The remaining steps of a way that was chosen as a whole."""

    def on_mount(self) -> None:
        """Begin, or continue where the game stood."""
        if self.viewer is not None:
            self.table.seat_language(self.viewer, self.app.language)
        self.view.lay_out(*self.app.size)
        self.call_after_refresh(self.begin)

    # --- what happens next -------------------------------------------------------------------

    def begin(self) -> None:
        """Show the introduction of a new game, and continue."""
        self._part = self.dress.part(self.table.state)
        self.go_on()
        if self.table.length == 0:
            self._tell_opening()

    def _tell_opening(self) -> None:
        """Show the introduction of the game, or of its new part."""
        if self.dress.opening is not None:
            self._read(lambda scene: scene.words("terminal-opening-title"), self.dress.opening)

    def go_on(self) -> None:
        """Continue with whatever is next: the end, a bot's turn, a curtain, or a question."""
        self.show()
        to_move = self.table.to_move
        if to_move is None:
            self.action_ending()
        elif to_move.is_bot:
            self._think()
        elif to_move.owner != self.viewer:
            self._draw_curtain(to_move.owner)
        part = self.dress.part(self.table.state)
        if part and part != self._part:
            self._part = part
            self._tell_opening()
        self._teach()
        self._walk_on()

    def _walk_on(self) -> None:
        """Take the next step of a way that was chosen as a whole, if it is on offer."""
        if not self._way:
            return
        step, *left = self._way
        goes_on = self.is_current and step in self.scene().options
        self._way = tuple(left) if goes_on else ()
        if goes_on:
            self.view.choices.post_message(Choices.Chosen(step))

    def _teach(self) -> None:
        """Open the question's lesson, if there is a new one."""
        guidance = self.scene().guidance
        is_new = guidance is not None and guidance.lesson is not None
        if is_new and self._taught != self.table.length:
            self._taught = self.table.length
            self.action_guide()

    def _draw_curtain(self, person: str) -> None:
        before, self.viewer = self.viewer, None
        self.show()

        def parted(is_here: bool | None) -> None:
            self.viewer = person if is_here else before
            self.app.language = self._language_of(self.viewer)
            self.show()
            if is_here and before is not None:
                self.action_news()

        words = Words(self._language_of(person))
        self.app.push_screen(Curtain(person, before, words), parted)

    def _language_of(self, person: str | None) -> str:
        own = self.table.seats_of(person)
        return self.table.seats[own[0]].language if own else self.app.language

    @work(thread=True, group="bots")
    def _think(self) -> None:
        state, length = self.table.state, self.table.length
        option = self._thinkers.choose()
        if option is not None and self.app.is_running:
            self.app.call_from_thread(self._bot_chose, state, length, option)

    def _bot_chose(self, state: State, length: int, option: Option) -> None:
        # Somebody may have undone choices in the meantime, or left the table.
        same = self.table.state is state and self.table.length == length
        if same and state.decision is not None and self.is_attached:
            self.table.choose(state.decision.seat, option.key)
            self._chosen(at_once=0)

    @on(Choices.Chosen)
    def _person_chose(self, event: Choices.Chosen) -> None:
        scene = self.scene()
        asked, ticking = scene.asked, scene.ticking
        if event.option == HAND_OVER:
            self.go_on()
        elif asked is None or event.option not in scene.options:
            return
        elif ticking is not None and event.option in ticking.candidates:
            self._ticks.tick(event.option)
            self.show()
        elif event.option == CONFIRM and ticking is not None:
            self._confirm(asked.seat, ticking)
        else:
            self._choose(asked.seat, lambda: self.table.choose(asked.seat, event.option.key))

    def _confirm(self, seat: int, ticking: Ticking) -> None:
        if ticking.is_whole:
            keys = [one.key for one in ticking.picks]
            self._choose(seat, lambda: self.table.choose_several(seat, keys))
        else:
            self.notify(missing(self.app.words, ticking), markup=False, timeout=2)

    def _choose(self, seat: int, choose: Callable[[], None]) -> None:
        self._shown = {card: one for card, one in self._shown.items() if one[0] != seat}
        self.app.clear_notifications()
        choose()
        self._chosen(at_once=AT_ONCE)

    def _chosen(self, at_once: int) -> None:
        """Save, play back what happened unless it is little, and continue."""
        self._save()
        own = self.table.seats_of(self.viewer)
        snapshots = [
            snapshot for snapshot in self.table.snapshots if readable([snapshot.entry], own)
        ]
        scene = self.scene()
        if at_once and not self.view.has_room_for_news(scene, self._prompt(scene)):
            at_once = AT_ONCE_UNSEEN
        if self.app.pace.seconds == 0 or len(snapshots) <= at_once:
            self.go_on()
        else:
            self._play_back(snapshots)

    @work(exclusive=True, group="playback")
    async def _play_back(self, snapshots: list[Snapshot]) -> None:
        async for _ in self._playback.play(snapshots, lambda: self.app.pace):
            self.show()
        self.go_on()

    # --- pointing and choosing ---------------------------------------------------------------

    @on(Choices.Pointed)
    def _cursor_moved(self, event: Choices.Pointed) -> None:
        if self._playback.snapshot is None:
            self.view.point(event.option)

    @on(Board.Touched)
    def _board_touched(self, event: Board.Touched) -> None:
        """Point at an option of that place; at the next one, if it is pointed at already.

        If it is the only option there, choose it instead, including the whole way.
        """
        choices, board, scene = self.view.choices, self.view.board, self.scene()
        there = board.options_at(scene, event.place)
        if not there:
            self._look(event.place)
        elif there == [choices.pointed]:
            way = board.way_to(scene, event.place)
            self._way = way[1:] if way[:1] == tuple(there) else ()
            choices.post_message(Choices.Chosen(there[0]))
        else:
            at = there.index(choices.pointed) + 1 if choices.pointed in there else 0
            choices.point(there[at % len(there)])

    def action_pick(self, number: int) -> None:
        """Choose an option by its number."""
        self.view.choices.pick(number)

    def action_enough(self) -> None:
        """End the choice or decline it; if the game is over, show how it ended."""
        choices = self.view.choices
        enough = choices.enough
        if enough is None:
            self.action_ending()
        elif self._is_own_turn() and choices.pointed != enough:
            # The same key passes all the time; pressing it once too often must not cost a turn.
            choices.point(enough)
            chosen = self.scene().option_text(enough)
            message = self.app.words("terminal-enough-twice", option=chosen)
            self.notify(message, markup=False, timeout=2)
        else:
            choices.post_message(Choices.Chosen(enough))

    def _is_own_turn(self) -> bool:
        """Whether this would give up part of one's turn; ticks are confirmed at once."""
        scene = self.scene()
        occasion = self.table.game.occasion(scene.state) if scene.ticking is None else None
        return occasion is not None and occasion.is_own_turn and occasion.passing is None

    def action_focus_choices(self) -> None:
        """Move the focus back to the options."""
        self.view.choices.focus()

    def action_board(self) -> None:
        """Move the focus to the board, or back to the options."""
        board = self.view.board
        (self.view.choices if board.has_focus else board).focus()

    # --- standing orders and showing cards ---------------------------------------------------

    def action_orders(self) -> None:
        """Change the standing orders of the person in front of the screen."""
        own = self.table.seats_of(self.viewer)
        if not own:
            return
        window = OrdersScreen(self.table, own, self.app.words)

        def closed(_: None) -> None:
            if not window.is_open:
                self.table.open_seats.difference_update(own)
            elif not self.table.open_seats.issuperset(own) and not self._keeps_silence():
                self.table.open_seats.update(own)
            self._order(window.orders)

        self.app.push_screen(window, closed)

    def action_rest(self) -> None:
        """Start or stop passing everything until one's turn."""
        own = self.table.seats_of(self.viewer)
        words = self.app.words
        if not own or not self.table.game.occasions():
            self.notify(words("terminal-orders-none"), markup=False)
            return
        orders = self.table.orders[own[0]]
        orders = orders._replace(until_turn=not orders.until_turn)
        self._order(orders)
        message = "terminal-rest-on" if orders.until_turn else "terminal-rest-off"
        self.notify(words(message), markup=False)

    def _order(self, orders: Orders) -> None:
        for seat in self.table.seats_of(self.viewer):
            self.table.order(seat, orders)
        self._chosen(at_once=AT_ONCE)

    def action_show_card(self) -> None:
        """Show a card in one's hand to everyone, until one's next choice."""
        scene = self.scene()
        cards = self.dress.hand(scene)
        if not cards:
            self.notify(self.app.words("terminal-shown-none"), markup=False)
            return
        if self._keeps_silence():
            return

        def chosen(card: int | None) -> None:
            for one in cards:
                if one.card == card:
                    self._shown[one.card] = (one.seat, one.face)
                    message = self.app.words("terminal-shown-card", card=one.name)
                    self.notify(message, markup=False)

        named = [(one.card, one.name) for one in cards]
        title = self.app.words("terminal-key-show")
        self.app.push_screen(Picking(title, named, self.app.words), chosen)

    def _keeps_silence(self) -> bool:
        """Whether the rules forbid showing anything now; if so, say that."""
        own = self.table.seats_of(self.viewer)
        silent = not self.table.game.silent(self.table.state).isdisjoint(own)
        if silent:
            self.notify(self.app.words("terminal-shown-silence"), markup=False)
        return silent

    # --- playback ----------------------------------------------------------------------------

    def action_next(self) -> None:
        """Continue the playback; otherwise tick what the cursor is on."""
        pointed = self.view.choices.pointed
        if self._playback.snapshot is not None:
            self._playback.step()
        elif self.scene().ticking is not None and pointed is not None:
            self.view.choices.post_message(Choices.Chosen(pointed))

    def action_untick(self) -> None:
        """Remove one tick from what the cursor is on."""
        pointed = self.view.choices.pointed
        if pointed is not None:
            self._ticks.take_back(pointed)
            self.show()

    def action_skip(self) -> None:
        """Skip the rest of the playback."""
        self._playback.skip()

    def action_pace(self) -> None:
        """Change the pace."""
        self.app.pace = next_pace(self.app.pace)
        words = self.app.words
        pace = words(f"terminal-pace-{self.app.pace.name}")
        self.notify(words("terminal-pace-now", pace=pace), markup=False, timeout=2)
        self.view.show_keys(self._keys(self.scene()))
        if self.app.pace.seconds == 0:
            self.action_skip()

    # --- undo, saving, leaving ---------------------------------------------------------------

    def action_language(self) -> None:
        """Switch to the next language."""
        self.app.action_language()

    def action_undo(self) -> None:
        """Undo the last choice; ask first if somebody has learned something since."""
        words = self.app.words
        plan = self.table.plan_undo(self.viewer) if self.viewer is not None else None
        if plan is None:
            self.notify(words("terminal-undo-nothing"), markup=False)
        elif not plan.consent:
            self._undo(plan)
        else:
            answer = self.table.answer_after(plan.length)
            choice = answer_text(self.table.game, answer, words.language)
            text = prompts.undo(plan, choice, words)
            question = Question(words("terminal-undo-title"), text, words)
            self.app.push_screen(question, lambda yes: self._undo(plan) if yes else None)

    def _undo(self, plan: UndoPlan) -> None:
        self.workers.cancel_group(self, "playback")
        self._playback.stop()
        self._way = ()
        self.table.undo(plan, plan.consent)
        self._part = self.dress.part(self.table.state)
        self._save()
        self.go_on()

    def action_save(self) -> None:
        """Save a copy of the game under a name."""
        words = self.app.words

        def named(name: str | None) -> None:
            if name is None:
                return
            path = self.app.saves.new_path(self.table.game.name, name)
            if self.app.save(self.table, path):
                self.notify(words("terminal-saved", name=path.stem), markup=False)

        title, text = words("terminal-save-title"), words("terminal-save-text")
        self.app.push_screen(Naming(title, text, words), named)

    def action_leave(self) -> None:
        """Leave the table; it can be resumed any time."""
        words = self.app.words
        text = Text(words("terminal-leave-text"))
        question = Question(words("terminal-leave-title"), text, words)
        self.app.push_screen(question, lambda yes: self.app.open_start() if yes else None)
