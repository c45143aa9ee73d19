"""The window for standing orders and open hands."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from kadath.table import Orders, Table
from kadath.table.orders import WISHES

from .keys import key, letter
from .labels import Key, KeyBar
from .set_up import Turner
from .theme import FAINT, PLAIN
from .words import Words


class OrdersScreen(ModalScreen[None]):
    """The standing orders of one person, for all their seats."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("escape,enter", "close"),
        letter("a", "close"),
        letter("q", "close"),
    ]

    def __init__(self, table: Table, seats: tuple[int, ...], words: Words) -> None:
        super().__init__()
        self.orders: Orders = table.orders[seats[0]]
        self.is_open = seats[0] in table.open_seats
        self._game = table.game
        self._words = words

    def compose(self) -> ComposeResult:
        """A row for each kind of occasion, and two more."""
        with Vertical(classes="window"):
            yield Static(Text(self._words("terminal-orders-text"), FAINT), markup=False)
            with VerticalScroll(classes="window-text orders", can_focus=False):
                kinds = self._game.occasions()
                if kinds:
                    yield from self._row("until", self._until_text, self._turn_until)
                for kind in kinds:
                    yield from self._row(kind, self._wish_text, self._turn_wish)
                yield from self._row("open", self._open_text, self._turn_open)
            yield KeyBar()

    def _row(self, name: str, value: object, turn: object) -> ComposeResult:
        assert callable(value)
        assert callable(turn)
        with Horizontal(classes="row"):
            yield Static(Text(self._label(name), PLAIN), classes="order-label", markup=False)
            yield Turner(f"order-{name}", lambda: str(value(name)), lambda step: turn(name, step))

    def on_mount(self) -> None:
        """Write the values."""
        self.query_one(".window").border_title = self._words("terminal-orders-title")
        self.query_one(KeyBar).show([Key("Esc", self._words("terminal-key-close"), "screen.close")])
        self._show()
        self.query(Turner).first().focus()

    def on_turner_turned(self) -> None:
        """Something changed."""
        self._show()

    def action_close(self) -> None:
        """Close the window; the orders apply."""
        self.dismiss()

    def _show(self) -> None:
        for turner in self.query(Turner):
            turner.show()

    def _label(self, name: str) -> str:
        if name in ("until", "open"):
            return self._words(f"terminal-orders-{name}")
        return self._game.narrator().name("occasion", name, self._words.language)

    def _yes(self, is_on: bool) -> str:
        return self._words("terminal-orders-on" if is_on else "terminal-orders-off")

    def _until_text(self, name: str) -> str:
        return self._yes(self.orders.until_turn)

    def _turn_until(self, name: str, step: int) -> None:
        self.orders = self.orders._replace(until_turn=not self.orders.until_turn)

    def _open_text(self, name: str) -> str:
        return self._yes(self.is_open)

    def _turn_open(self, name: str, step: int) -> None:
        self.is_open = not self.is_open

    def _wish_text(self, kind: str) -> str:
        return self._words(f"terminal-orders-wish-{self.orders.wish(self._game, kind)}")

    def _turn_wish(self, kind: str, step: int) -> None:
        at = WISHES.index(self.orders.wish(self._game, kind))
        self.orders = self.orders.wishing(kind, WISHES[(at + step) % len(WISHES)])
