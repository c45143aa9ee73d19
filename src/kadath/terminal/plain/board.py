"""A list of things instead of a board: what the options at hand are about."""

from __future__ import annotations

from rich.text import Text

from kadath.kernel.decision import Option
from kadath.kernel.game import Thing
from kadath.kernel.views import ref
from kadath.text.errors import NotSaid

from ..board import Board
from ..canvas import Canvas, cut
from ..cells import POINTED, Plan
from ..scene import Scene
from ..theme import BRIGHT, PLAIN, QUIET, STRONG

LEAST_WIDTH = 20


def things(scene: Scene) -> dict[Thing, list[Option]]:
    """What the options are about, each with its options."""
    found: dict[Thing, list[Option]] = {}
    for option in scene.asked.options if scene.asked is not None else ():
        for thing in scene.points(option):
            found.setdefault(thing, []).append(option)
    return found


def name_of(scene: Scene, thing: Thing) -> str:
    """The name of a thing, or else what it is called in the rules."""
    row = scene.view["things"].get(ref(thing.kind, thing.id))
    try:
        return scene.name(thing.kind, thing.id if row is None else row["name"])
    except NotSaid:
        return f"{thing.kind} {thing.id}"


class ThingList(Board):
    """The things one below the other."""

    def __init__(self) -> None:
        super().__init__(_plan(0, LEAST_WIDTH))
        self._width = LEAST_WIDTH

    def fit(self, width: int, height: int) -> None:
        """Take the width."""
        self._width = max(width, LEAST_WIDTH)

    def draw(self, scene: Scene, cursor: int | None) -> Canvas:
        """Write down the names; what the cursor or the list of choices points at is marked."""
        found = things(scene)
        self.plan = _plan(len(found), self._width)
        canvas = Canvas(self._width, max(1, len(found)))
        for line, (thing, options) in enumerate(found.items()):
            is_pointed = scene.pointed in options
            canvas.put(0, line, POINTED if line == cursor else " ", BRIGHT)
            name = cut(name_of(scene, thing), self._width - 2)
            canvas.put(2, line, name, STRONG if is_pointed else PLAIN)
        return canvas

    def options_at(self, scene: Scene, place: int) -> list[Option]:
        """The options that are about a thing."""
        return list(things(scene).values())[place]

    def title_of(self, scene: Scene, place: int) -> str:
        """The name of a thing."""
        return name_of(scene, list(things(scene))[place])

    def inside(self, scene: Scene, place: int) -> Text:
        """What may be done with it."""
        text = Text(self.title_of(scene, place), STRONG)
        for option in self.options_at(scene, place):
            text.append(f"\n{scene.option_text(option)}", QUIET)
        return text


def _plan(lines: int, width: int) -> Plan:
    """Every line is a place."""
    spots = {line: (0, line) for line in range(lines)}
    return Plan(spots, width, 1, gap_width=0, gap_height=0, bordered=False)
