"""The map as a widget."""

from __future__ import annotations

from rich.text import Text

from kadath.kernel.decision import Option

from ..board import Board
from ..canvas import Canvas
from ..scene import Scene
from . import seen
from .drawing import Marks, draw, numbers
from .layout import arranged, kept
from .location import location_text
from .plan import Plan, plan_for

ABOUT = ("card", "enemy", "location", "to")
"""What of a line of the log is a card on the map."""


class Map(Board):
    """The locations in play."""

    def __init__(self) -> None:
        super().__init__()
        self._room = (78, 11)
        self.plan = Plan(24, 3, {})

    def fit(self, width: int, height: int) -> None:
        """Remember the room there is; how the map uses it depends on the locations in play."""
        self._room = (width, height)

    def draw(self, scene: Scene, cursor: int | None) -> Canvas:
        """Draw the map, with what may be chosen and what is pointed at marked."""
        ways = scene.view["connections"]
        pairs = frozenset((one, other) for one, others in ways.items() for other in others)
        spots = arranged(tuple(ways), pairs)
        if kept(self.plan.spots, spots, pairs):
            spots = self.plan.spots
        self.plan = plan_for(spots, *self._room)
        return draw(self.plan, scene, _marks(scene, cursor))

    def place_at(self, x: int, y: int) -> int | None:
        """The location that a character belongs to."""
        return self.plan.place_at(x, y)

    def neighbour(self, place: int | None, dx: int, dy: int) -> int:
        """The nearest location in a direction on the screen; the same one at the edge."""
        spots = self.plan.spots
        if place is None or place not in spots:
            return next(iter(spots), 0)
        column, row = spots[place]
        ahead = {
            other: (abs(x - column) if dy else abs(y - row), abs(x - column) + abs(y - row))
            for other, (x, y) in spots.items()
            if (x - column) * dx > 0 or (y - row) * dy > 0
        }
        return min(ahead, key=lambda one: ahead[one], default=place)

    def options_at(self, scene: Scene, place: int) -> list[Option]:
        """The options that are about a location, or about something there."""
        options = scene.asked.options if scene.asked else ()
        return [one for one in options if place in _places_of(scene, one)]

    def title_of(self, scene: Scene, place: int) -> str:
        """The number and the name of a location."""
        return f"{numbers(self.plan).get(place, '')} {seen.name(scene, place)}"

    def inside(self, scene: Scene, place: int) -> Text:
        """All there is at a location, in words."""
        return location_text(scene, place)


def _places_of(scene: Scene, option: Option) -> set[int]:
    things = [int(one.id) for one in scene.points(option) if one.kind in ("card", "investigator")]
    cards = scene.view["cards"]
    # A card that one plays or uses is not a place to go to.
    own = {one for one in things if one in cards and cards[one]["zone"] in ("hand", "play", "deck")}
    return {seen.place_of(scene, one) for one in things if one not in own}


def _marks(scene: Scene, cursor: int | None) -> Marks:
    if scene.entry is not None:
        args = (scene.entry.args.get(key) for key in ABOUT)
        things = frozenset(one for one in args if isinstance(one, int))
        return Marks(pointed=things, cursor=cursor)
    pointed = frozenset(seen.pointed_things(scene))
    return Marks(frozenset(seen.choosable_things(scene)), pointed, cursor)
