"""The board as a widget, for the mouse and the arrow keys."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from kadath.kernel.decision import Option

from .canvas import Canvas
from .cells import Plan
from .keys import key
from .scene import Scene


class Board(Widget, can_focus=True):
    """The base class of every game's board: a canvas with a plan's cells on it."""

    DEFAULT_CSS = "Board { width: auto; height: auto; }"
    LEAST_BELOW: ClassVar[int] = 9
    """How many lines it leaves for the question if the terminal is low."""
    BINDINGS: ClassVar[list[BindingType]] = [
        key("up", "walk(0, -1)"),
        key("down", "walk(0, 1)"),
        key("left", "walk(-1, 0)"),
        key("right", "walk(1, 0)"),
        key("enter", "touch"),
        key("space", "look"),
    ]

    class Touched(Message):
        """A place was clicked, or Enter was pressed on it."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    class LookedAt(Message):
        """Someone wants to know what is at a place."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, plan: Plan) -> None:
        super().__init__(id="board")
        self.plan = plan
        self.cursor: int | None = None
        self._scene: Scene | None = None
        self._strips: list[Strip] = []
        self._canvas: Canvas | None = None

    # --- what each game's board defines ------------------------------------------------------

    def fit(self, width: int, height: int) -> None:
        """Use the largest size that fits."""
        raise NotImplementedError

    def draw(self, scene: Scene, cursor: int | None) -> Canvas:
        """Draw the board; `cursor` is the place the keyboard is on."""
        raise NotImplementedError

    def options_at(self, scene: Scene, place: int) -> list[Option]:
        """The options about a place."""
        raise NotImplementedError

    def way_to(self, scene: Scene, place: int) -> tuple[Option, ...]:
        """The steps to a place farther away, as options; empty if there is no way."""
        return ()

    def title_of(self, scene: Scene, place: int) -> str:
        """The name of a place."""
        raise NotImplementedError

    def inside(self, scene: Scene, place: int) -> Text:
        """Everything at a place, in words."""
        raise NotImplementedError

    # --- shared by all boards ----------------------------------------------------------------

    def show(self, scene: Scene) -> None:
        """Show a scene."""
        self._scene = scene
        canvas = self.draw(scene, self.cursor if self.has_focus else None)
        resized = self._canvas is None or (canvas.width, canvas.height) != (
            self._canvas.width,
            self._canvas.height,
        )
        self._canvas = canvas
        self._strips = canvas.strips()
        self.refresh(layout=resized)

    @property
    def content_width(self) -> int:
        """How many columns the drawing takes."""
        return self._canvas.width if self._canvas else 0

    def text(self) -> str:
        """The drawing without colours."""
        return self._canvas.text() if self._canvas else ""

    def get_content_width(self, container: object, viewport: object) -> int:
        """The width of the drawing."""
        return self._canvas.width if self._canvas else 0

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """The height of the drawing."""
        return self._canvas.height if self._canvas else 0

    def render_line(self, y: int) -> Strip:
        """A line of the drawing."""
        strip = self._strips[y] if y < len(self._strips) else Strip.blank(self.size.width)
        return strip.apply_style(self.rich_style)

    def _redraw(self) -> None:
        if self._scene is not None:
            self.show(self._scene)

    def focus_on_click(self) -> bool:
        """A click points; it does not take the arrow keys away from the options."""
        return False

    def on_focus(self) -> None:
        """The board gets the focus."""
        if self.cursor is None:
            self.cursor = self.plan.neighbour(None, 0, 0)
        self._redraw()

    def on_blur(self) -> None:
        """The board loses the focus."""
        self._redraw()

    def action_walk(self, dx: int, dy: int) -> None:
        """Go to the next place in a direction."""
        self.cursor = self.plan.neighbour(self.cursor, dx, dy)
        self._redraw()

    def action_touch(self) -> None:
        """Point at the place, like a click."""
        if self.cursor is not None:
            self.post_message(self.Touched(self.cursor))

    def action_look(self) -> None:
        """Look at the place closely."""
        if self.cursor is not None:
            self.post_message(self.LookedAt(self.cursor))

    def on_click(self, event: events.Click) -> None:
        """Point at a place; with the right button, look at it closely."""
        place = self.plan.place_at(event.x, event.y)
        if place is None:
            return
        self.cursor = place
        self.post_message(self.LookedAt(place) if event.button == 3 else self.Touched(place))
