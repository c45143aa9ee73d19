"""Setting up a new game: who sits where, and the options."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from kadath.text.errors import NotSaid
from kadath.text.fluent import language_name

from .dialogs import Naming
from .keys import key
from .labels import Key, KeyBar
from .owners import bot_name
from .set_up_form import DECKS, INVESTIGATORS, LEAD, PERSON, RANDOM, SEATS, SetUpForm
from .theme import BRIGHT, FAINT, QUIET, STRONG
from .words import Words

if TYPE_CHECKING:
    from .app import KadathApp


def go_to_row(here: Widget, step: int) -> None:
    """Move the focus to the row above or below, to the same kind of widget if there is one."""
    rows = [
        [one for one in row.children if one.focusable]
        for row in here.screen.query(".row")
        if row.display
    ]
    rows = [row for row in rows if row]
    own = next(row for row in rows if here in row)
    beyond = rows[(rows.index(own) + step) % len(rows)]
    kind = str(here.id).partition("-")[0]
    alike = [one for one in beyond if str(one.id).startswith(f"{kind}-")]
    (alike or beyond)[0].focus()


class Turner(Static, can_focus=True):
    """A value between two arrows, changed with the left and right keys or by clicking."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("left", "turn(-1)"),
        key("right,space", "turn(1)"),
        key("up", "row(-1)"),
        key("down", "row(1)"),
    ]

    class Turned(Message):
        """A value was changed."""

    def __init__(self, name: str, value: Callable[[], str], turn: Callable[[int], None]) -> None:
        super().__init__(id=name, markup=False, classes=name.partition("-")[0])
        self._value = value
        self._turn = turn

    def show(self) -> None:
        """Show the current value."""
        self.update(Text.assemble(("‹ ", FAINT), (self._value(), STRONG), (" ›", FAINT)))

    def action_turn(self, step: int) -> None:
        """Change the value."""
        self._turn(step)
        self.post_message(self.Turned())

    def action_row(self, step: int) -> None:
        """Go to the row above or below."""
        go_to_row(self, step)

    def on_click(self, event: events.Click) -> None:
        """Go back on the left edge, and forward everywhere else."""
        self.focus()
        self.action_turn(-1 if event.x <= 1 else 1)


class NameInput(Input):
    """A name input; up, down, and Enter move to another row, like everywhere in the form."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("up", "row(-1)"),
        key("down,enter", "row(1)"),
    ]

    def action_row(self, step: int) -> None:
        """Go to the row above or below."""
        go_to_row(self, step)


class SetUpScreen(Screen[None]):
    """One row for each option, one for each seat."""

    app: KadathApp
    BINDINGS: ClassVar[list[BindingType]] = [
        key("enter,f5", "begin"),
        key("f2", "advise"),
        key("f3", "shuffle"),
        key("f4", "language"),
        key("f6", "own_deck"),
        key("escape", "back"),
    ]

    def __init__(self, form: SetUpForm) -> None:
        super().__init__()
        self.form = form

    # --- the parts of the screen -------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """A title, the options, the seats, the keys."""
        yield Static(id="set-up-title", markup=False)
        with VerticalScroll(id="set-up", can_focus=False):
            for option in self.form.options:
                if option != INVESTIGATORS:
                    yield from self._option_row(option)
            yield Static(id="seats-title", markup=False)
            for seat in range(len(self.form.seats)):
                yield from self._seat_row(seat)
            with Horizontal(id="second-figure", classes="row"):
                yield Static(classes="label", markup=False)
                yield from self._investigator("investigator-second", 1)
            yield Static(id="seats-note", markup=False)
        yield KeyBar()

    def _option_row(self, option: str) -> ComposeResult:
        with Horizontal(id=f"row-{option}", classes="row"):
            yield Static(id=f"label-{option}", classes="wide-label", markup=False)
            yield Turner(
                f"option-{option}",
                lambda: self._value_text(option),
                lambda step: self.form.turn(option, step),
            )
            yield Static(id=f"hint-{option}", classes="hint", markup=False)

    def _seat_row(self, seat: int) -> ComposeResult:
        form = self.form
        with Horizontal(id=f"seat-{seat}", classes="row"):
            yield Static(id=f"label-seat-{seat}", classes="label", markup=False)
            yield Turner(
                f"owner-{seat}",
                lambda: self._owner_text(seat),
                lambda step: form.turn_owner(seat, step),
            )
            yield NameInput(form.seats[seat].name, id=f"name-{seat}", compact=True, max_length=20)
            yield Turner(
                f"language-{seat}",
                lambda: language_name(form.seats[seat].language),
                lambda step: form.turn_language(seat, step),
            )
            yield from self._investigator(f"investigator-{seat}", seat)

    def _investigator(self, name: str, figure: int) -> ComposeResult:
        form = self.form
        if form.has_investigators:
            yield Turner(
                name,
                lambda: self._called("investigator", form.investigators[figure]),
                lambda step: form.turn_investigator(figure, step),
            )

    def on_mount(self) -> None:
        """Write everything."""
        self.show()
        self.query_one(f"#option-{SEATS}").focus()

    # --- showing -----------------------------------------------------------------------------

    def reword(self, words: Words) -> None:
        """Write everything in a language, which also becomes that of every seat."""
        for seat in self.form.seats:
            seat.language = words.language
        self.show()

    def show(self) -> None:
        """Show the current choices."""
        words, form = self.app.words, self.form
        title = Text.assemble(
            (words(f"{form.game.name}-title"), BRIGHT),
            (f"  {words('terminal-set-up-title')}", QUIET),
        )
        self.query_one("#set-up-title", Static).update(title)
        for turner in self.query(Turner):
            turner.show()
        self._show_options()
        self._show_seats()
        self._show_keys()

    def _show_options(self) -> None:
        for option in self.form.values:
            self.query_one(f"#row-{option}").display = self.form.counts(option)
            label = self._called("setup", option)
            self.query_one(f"#label-{option}", Static).update(Text(label, QUIET))
            self.query_one(f"#hint-{option}", Static).update(self._hint(option))

    def _show_seats(self) -> None:
        words, form = self.app.words, self.form
        seats = words("terminal-set-up-seats")
        self.query_one("#seats-title", Static).update(Text(f"\n{seats}", BRIGHT))
        for number, seat in enumerate(form.seats):
            row = self.query_one(f"#seat-{number}")
            row.display = number < form.seat_count
            label = words("terminal-set-up-seat", number=number + 1)
            self.query_one(f"#label-seat-{number}", Static).update(Text(label, QUIET))
            is_person = seat.owner == PERSON
            row.set_class(not is_person, "bot")
            name = self.query_one(f"#name-{number}", Input)
            name.placeholder = words("terminal-set-up-name")
            self.query_one(f"#language-{number}").visible = is_person
        self.query_one("#second-figure").display = form.figures > form.seat_count
        note = words("terminal-set-up-note")
        self.query_one("#seats-note", Static).update(Text(f"\n{note}", FAINT))

    def _show_keys(self) -> None:
        words = self.app.words
        keys = [
            Key("Enter", words("terminal-set-up-begin"), "screen.begin", is_on=True),
            Key("F2", words("terminal-set-up-beginners"), "screen.advise"),
            Key("F3", words("terminal-set-up-random"), "screen.shuffle"),
            Key("F4", words("terminal-key-language"), "screen.language"),
        ]
        if DECKS in self.form.options:
            keys.append(Key("F6", words("terminal-set-up-own-deck"), "screen.own_deck"))
        keys.append(Key("Esc", words("terminal-key-back"), "screen.back"))
        self.query_one(KeyBar).show(keys)

    def _called(self, kind: str, name: str) -> str:
        return self.form.game.narrator().name(kind, name, self.app.language)

    def _value_text(self, option: str) -> str:
        chosen = self.form.values[option]
        if option == DECKS and self.form.own_decks:
            return ", ".join(self._called(DECKS, deck) for deck in self.form.own_decks)
        if option == LEAD:
            who = self.form.investigators[int(chosen)]
            seat = self.app.words("terminal-set-up-seat", number=int(chosen) + 1)
            return seat if who == RANDOM else self._called("investigator", who)
        try:
            return self._called(option, str(chosen))
        except NotSaid:
            return str(chosen)

    def _owner_text(self, seat: int) -> str:
        owner = self.form.seats[seat].owner
        words = self.app.words
        return words("terminal-owner-person") if owner == PERSON else bot_name(owner, words)

    def _hint(self, option: str) -> Text:
        words, advice = self.app.words, self.form.options[option].advice
        if option == SEATS and self.form.figures > self.form.seat_count:
            return Text(words("terminal-set-up-solo"), FAINT)
        if advice is None:
            return Text()
        if self.form.values[option] == advice:
            return Text(f"✓ {words('terminal-set-up-advised')}", QUIET)
        advised = self._called(option, str(advice))
        return Text(words("terminal-set-up-advice", value=advised), FAINT)

    # --- actions -----------------------------------------------------------------------------

    def on_turner_turned(self) -> None:
        """Other rows may depend on the changed value."""
        self.show()

    def on_input_changed(self, event: Input.Changed) -> None:
        """A name was edited."""
        seat = int(str(event.input.id).removeprefix("name-"))
        self.form.seats[seat].name = event.value

    def action_begin(self) -> None:
        """Begin the game."""
        self.app.begin(self.form)

    def on_input_submitted(self) -> None:
        """Enter in a name moves on to the next widget."""
        self.focus_next()

    def action_advise(self) -> None:
        """Use the rulebook's advice for beginners."""
        self.form.advise()
        self.show()

    def action_shuffle(self) -> None:
        """Choose at random."""
        self.form.shuffle()
        self.show()

    def action_own_deck(self) -> None:
        """Add a deck: a file with a plain list, or with a deck site's JSON."""
        if DECKS not in self.form.options:
            return
        words = self.app.words

        def named(name: str | None) -> None:
            if not name:
                return
            try:
                deck = Path(name).expanduser().read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                message = words("terminal-load-failed", name=name, why=str(error))
                self.notify(message, severity="error", markup=False)
                return
            self.form.own_decks.append(deck)
            self.show()

        title, text = words("terminal-set-up-own-deck"), words("terminal-set-up-deck-file")
        self.app.push_screen(Naming(title, text, words, "terminal-key-open"), named)

    def action_language(self) -> None:
        """Switch to the next language."""
        self.app.action_language()

    def action_back(self) -> None:
        """Return to the start screen."""
        self.app.open_start()
