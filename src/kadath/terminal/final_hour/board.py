"""The campus as a widget."""

from __future__ import annotations

from rich.text import Text

from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.decision import Option

from ..board import Board
from ..canvas import Canvas
from ..scene import Scene
from .campus import PLANS, SMALL
from .drawing import Marks, draw
from .location import location_name, location_text
from .targets import NOWHERE, Target, target_of, target_of_entry


class Campus(Board):
    """The board of Final Hour."""

    def __init__(self) -> None:
        super().__init__(SMALL)

    def fit(self, width: int, height: int) -> None:
        """Use the largest plan that fits."""
        self.plan = next(
            (plan for plan in PLANS if plan.width <= width and plan.height <= height), SMALL
        )

    def draw(self, scene: Scene, cursor: int | None) -> Canvas:
        """Draw the campus, marking what may be chosen and what is pointed at."""
        return draw(self.plan, scene, _marks(scene, cursor))

    def options_at(self, scene: Scene, place: int) -> list[Option]:
        """The options about a location."""
        state = scene.state
        assert isinstance(state, FinalHourState)
        options = scene.asked.options if scene.asked else ()
        return [one for one in options if place in target_of(state, one).locations]

    def title_of(self, scene: Scene, place: int) -> str:
        """The number and name of a location."""
        return f"{place} {location_name(scene, place)}"

    def inside(self, scene: Scene, place: int) -> Text:
        """Everything in a location, in words."""
        return location_text(scene, place)


def _marks(scene: Scene, cursor: int | None) -> Marks:
    state = scene.state
    assert isinstance(state, FinalHourState)
    if scene.entry is not None:
        return Marks(pointed=target_of_entry(state, scene.entry), cursor=cursor)
    if scene.asked is None:
        return Marks(cursor=cursor)
    targets = [target_of(state, option) for option in scene.asked.options]
    choosable = Target(
        frozenset().union(*(target.locations for target in targets)),
        frozenset().union(*(target.paths for target in targets)),
        frozenset().union(*(target.tokens for target in targets)),
    )
    pointed = target_of(state, scene.pointed) if scene.pointed is not None else NOWHERE
    return Marks(choosable, pointed, cursor)
