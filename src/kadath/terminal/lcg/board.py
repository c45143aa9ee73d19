"""The map as a widget."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from kadath.kernel.decision import Option

from ..board import Board
from ..canvas import Canvas
from ..cells import Spot
from ..scene import Scene
from . import seen
from .drawing import Marks, draw, numbers
from .layout import arranged, can_stay
from .location import location_text
from .plan import plan_for

ABOUT = ("card", "enemy", "location", "to")
"""The arguments of a log entry that are cards on the map."""


class Map(Board):
    """The locations in play."""

    # There are a dozen or more actions, nine of which are visible.
    LEAST_BELOW = 13

    def __init__(self) -> None:
        self._room = (78, 11)
        super().__init__(plan_for({}, *self._room))

    def fit(self, width: int, height: int) -> None:
        """Note the room there is; how the map uses it depends on the locations in play."""
        self._room = (width, height)

    def draw(self, scene: Scene, cursor: int | None) -> Canvas:
        """Draw the map, marking what may be chosen and what is pointed at."""
        ways = scene.view["connections"]
        pairs = frozenset((one, other) for one, others in ways.items() for other in others)
        spots: Mapping[int, Spot] = arranged(tuple(ways), pairs)
        if can_stay(self.plan.spots, spots, pairs):
            spots = self.plan.spots
        self.plan = plan_for(spots, *self._room)
        return draw(self.plan, scene, _marks(scene, cursor))

    def options_at(self, scene: Scene, place: int) -> list[Option]:
        """The options about a location, or about something there."""
        options = scene.asked.options if scene.asked else ()
        return [one for one in options if place in _places_of(scene, one)]

    def title_of(self, scene: Scene, place: int) -> str:
        """The number and name of a location."""
        return f"{numbers(self.plan).get(place, '')} {seen.name(scene, place)}"

    def inside(self, scene: Scene, place: int) -> Text:
        """Everything at a location, in words."""
        return location_text(scene, place)


def _places_of(scene: Scene, option: Option) -> set[int]:
    things = [int(one.id) for one in scene.points(option) if one.kind in ("card", "investigator")]
    cards = scene.view["cards"]
    # A card one plays or uses is not a place to go.
    own = {one for one in things if one in cards and cards[one]["zone"] in ("hand", "play", "deck")}
    return {seen.place_of(scene, one) for one in things if one not in own}


def _marks(scene: Scene, cursor: int | None) -> Marks:
    if scene.entry is not None:
        args = (scene.entry.args.get(key) for key in ABOUT)
        things = frozenset(one for one in args if isinstance(one, int))
        return Marks(pointed=things, cursor=cursor)
    pointed = frozenset(seen.pointed_things(scene))
    return Marks(frozenset(seen.choosable_things(scene)), pointed, cursor)
