"""The towns as a widget, one line per space; Innsmouth has a second sheet if needed."""

from __future__ import annotations

from rich.text import Text

from kadath.games.arkham.cards import FACES
from kadath.kernel.decision import Option, option
from kadath.kernel.views import ThingView

from ..board import Board
from ..canvas import Canvas
from ..cells import Spot
from ..name_text import headline
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import seen
from .drawing import Marks, draw, short_name
from .texts import foe_line, thing_line
from .town import ARKHAM, INNSMOUTH, PLACE, SPACES, in_innsmouth, lines_of, plan_for, spots_of


class Towns(Board):
    """Arkham, and Innsmouth below it or on a second sheet."""

    def __init__(self) -> None:
        self._width, self._height = 80, lines_of(ARKHAM)
        super().__init__(plan_for(self._width, spots_of(ARKHAM)))

    def fit(self, width: int, height: int) -> None:
        """Use the full width; show both towns if they fit."""
        self._width, self._height = max(width, 40), height

    def draw(self, scene: Scene, cursor: int | None) -> Canvas:
        """Draw the relevant town, or both."""
        pointed = _pointed(scene)
        self.plan = plan_for(self._width, self._spots(scene, cursor, pointed))
        return draw(self.plan, self._width, scene, Marks(_choosable(scene), pointed, cursor))

    def _spots(self, scene: Scene, cursor: int | None, pointed: set[str]) -> dict[int, Spot]:
        arkham = spots_of(ARKHAM)
        if not seen.has_innsmouth(scene):
            return arkham
        below = lines_of(ARKHAM) + 1
        if self._height >= below + lines_of(INNSMOUTH):
            return arkham | spots_of(INNSMOUTH, below)
        focus = cursor
        if focus is None:
            spaces = [*pointed, seen.space_of(seen.acting(scene))]
            focus = next((PLACE[space] for space in spaces if space in PLACE), None)
        return spots_of(INNSMOUTH) if focus is not None and in_innsmouth(focus) else arkham

    def action_walk(self, dx: int, dy: int) -> None:
        """Go to the next place; past the left or right edge, to the other town."""
        before = self.cursor
        super().action_walk(dx, dy)
        is_edge = dx != 0 and before is not None and self.cursor == before
        if not is_edge or self._scene is None or not seen.has_innsmouth(self._scene):
            return
        assert before is not None
        other = ARKHAM if in_innsmouth(before) else INNSMOUTH
        if not set(spots_of(other)) & set(self.plan.spots):
            self.cursor = next(iter(spots_of(other)))
            self._redraw()

    def on_focus(self) -> None:
        """Start at the acting investigator when focused."""
        if self.cursor is None and self._scene is not None:
            self.cursor = PLACE.get(seen.space_of(seen.acting(self._scene)))
        super().on_focus()

    def options_at(self, scene: Scene, place: int) -> list[Option]:
        """The options about a space and who is there, or the first step of the way there."""
        options = scene.asked.options if scene.asked else ()
        space = SPACES[place]
        found = [one for one in options if space in seen.spaces_of(scene, one)]
        return found or [one for one in self.way_to(scene, place)[:1] if one in options]

    def way_to(self, scene: Scene, place: int) -> tuple[Option, ...]:
        """The shortest way there."""
        return tuple(option("move", step) for step in seen.steps_to(scene, SPACES[place]))

    def title_of(self, scene: Scene, place: int) -> str:
        """The name of a space."""
        return short_name(scene, SPACES[place])

    def inside(self, scene: Scene, place: int) -> Text:
        """Everything in a space, and what may be done there."""
        text = space_text(scene, SPACES[place])
        for one in self.options_at(scene, place):
            text.append(f"\n{scene.option_text(one)}", BRIGHT)
        return text


def space_text(scene: Scene, space: str) -> Text:
    """A space in words."""
    text = Text(short_name(scene, space), STRONG)
    row = seen.space_row(scene, space)
    if row is not None:
        text.append_text(thing_line(scene, row))
    for one in seen.at(scene, space):
        _append_thing(scene, text, one)
    if space in FACES:
        rules = scene.narrator.component(space, scene.language).get("text", "")
        text.append(f"\n{rules}", QUIET)
    joined = row.get("ways", ()) if row is not None else ()
    ways = [short_name(scene, one.removeprefix("space:")) for one in joined]
    if ways:
        text.append(f"\n→ {', '.join(ways)}", FAINT)
    return text


def _append_thing(scene: Scene, text: Text, row: ThingView) -> None:
    text.append(f"\n  {headline(scene.name(row['kind'], row['name']))}", PLAIN)
    text.append_text(thing_line(scene, row))
    foe = seen.foes(scene).get(int(row["id"])) if row["kind"] == "monster" else None
    if foe is not None:
        text.append_text(foe_line(scene, foe))


def _pointed(scene: Scene) -> set[str]:
    if scene.entry is not None:
        args = scene.entry.args
        found = {str(args[key]) for key in ("space", "start") if key in args}
        return found & set(PLACE)
    if scene.pointed is None or scene.asked is None or scene.pointed not in scene.asked.options:
        return set()
    return seen.spaces_of(scene, scene.pointed)


def _choosable(scene: Scene) -> set[str]:
    options = scene.asked.options if scene.asked else ()
    return {space for one in options for space in seen.spaces_of(scene, one)}
