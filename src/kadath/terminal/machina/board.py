"""The map as a widget: it scrolls with the cursor, what is pointed at, or who acts."""

from __future__ import annotations

from rich.text import Text

from kadath.kernel.decision import Option, option

from ..board import Board
from ..canvas import Canvas
from ..name_text import headline
from ..scene import Scene
from ..theme import BRIGHT
from . import seen
from .drawing import Marks, draw
from .texts import space_text
from .window import plan_of, window_for


class Map(Board):
    """The tiles in play."""

    def __init__(self) -> None:
        self._window = window_for(80, 12)
        super().__init__(plan_of({}, self._window))

    def fit(self, width: int, height: int) -> None:
        """Show as many spaces as fit, keeping the map's position."""
        fitting = window_for(width, height)
        self._window = type(fitting)(
            self._window.left, self._window.top, fitting.columns, fitting.rows
        )

    def draw(self, scene: Scene, cursor: int | None) -> Canvas:
        """Draw the visible part of the map."""
        spots = seen.spots(scene)
        shown = scene.view["plan"]
        pointed = _pointed(scene)
        focus = cursor if cursor in spots else next(iter(pointed), seen.acting(scene))
        where = spots.get(focus) if focus is not None else None
        self._window = self._window.following(where, shown["columns"], shown["rows"])
        self.plan = plan_of(spots, self._window)
        return draw(self.plan, self._window, scene, Marks(_choosable(scene), pointed, cursor))

    def on_focus(self) -> None:
        """Start at the acting explorer when focused."""
        if self.cursor is None and self._scene is not None:
            self.cursor = seen.acting(self._scene)
        super().on_focus()

    def options_at(self, scene: Scene, place: int) -> list[Option]:
        """The options about a space and who is there, or the first step of the way there."""
        options = scene.asked.options if scene.asked else ()
        found = [one for one in options if place in seen.spaces_of(scene, one)]
        return found or [one for one in self.way_to(scene, place)[:1] if one in options]

    def way_to(self, scene: Scene, place: int) -> tuple[Option, ...]:
        """The cheapest way there."""
        way = seen.ways(scene).get(place)
        return tuple(option("move", step) for step in way["steps"]) if way else ()

    def title_of(self, scene: Scene, place: int) -> str:
        """A space's coordinates, and who is there."""
        column, row = seen.state_of(scene).area.where(place)
        unit = seen.units(scene).get(place)
        name = headline(scene.name("card", unit.card)) if unit is not None else ""
        return f"{column + 1}/{row + 1} {name}".rstrip()

    def inside(self, scene: Scene, place: int) -> Text:
        """Everything on a space, and what may be done there."""
        text = space_text(scene, place)
        for one in self.options_at(scene, place):
            text.append(f"\n{scene.option_text(one)}", BRIGHT)
        return text


def _pointed(scene: Scene) -> frozenset[int]:
    s = seen.state_of(scene)
    if scene.entry is not None:
        args = scene.entry.args
        units = (args.get(key) for key in ("unit", "attacker", "monster", "who"))
        found = {s.units[one].space for one in units if isinstance(one, int) and one in s.units}
        space = args.get("space")
        return frozenset({space} if isinstance(space, int) and space in s.area.terrain else found)
    if scene.pointed is None or scene.asked is None or scene.pointed not in scene.asked.options:
        return frozenset()
    return frozenset(seen.spaces_of(scene, scene.pointed))


def _choosable(scene: Scene) -> frozenset[int]:
    options = scene.asked.options if scene.asked else ()
    return frozenset(space for one in options for space in seen.spaces_of(scene, one))
