"""Targets of active abilities (MA-R14.4, MA-R15.7, MA-R15.8)."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.modifiers import VALUE
from kadath.kernel.nodes import node

from ..rules.sight import adjacent, obstacles_between, sees, spaces_within
from ..state import UNIT, MachinaState
from ..values import RANGE, aims_through, bonus, has
from .abilities import DOOR, SPACE, Targeting

WALL = "wall"
CLOSED_DOOR = "closed_door"
RUBBLE = "rubble"
CHASM = "chasm"
OBSTACLE = "obstacle"


@node
class Target(Selector):
    """The unit that was chosen for a target icon, by the number of the icon."""

    number: int = 1

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        target: int = scope.named("targets")[self.number - 1]
        return (target,) if target in state.units else ()


TARGET = Target()


@node
class Around(Selector):
    """All units on and next to the space of something, friends included."""

    of: Selector

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        units = state.units
        centres = [units[one].space for one in self.of.ids(state, scope)]
        return units_around(state, centres)


@node
class AroundSpace(Selector):
    """The units of a kind on and next to the space that the ability is aimed at."""

    kind: str = UNIT

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return units_around(state, [scope.named("targets")[0]], self.kind)


def units_around(state: MachinaState, centres: list[int], kind: str = UNIT) -> tuple[int, ...]:
    """The units of a kind on these spaces or next to them."""
    return tuple(
        one
        for one in state.units_of(kind)
        for here in (state.units[one].space,)
        if any(here == centre or adjacent(state, centre, here) for centre in centres)
    )


# --- Icons ----------------------------------------------------------------------------------------


class Icon(Targeting):
    """A target icon: which spaces it reaches, and what may be chosen there."""

    __slots__ = ()

    what: str

    @cites("MA-R15.6")
    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        area, units = state.area, state.units
        if self.what == SPACE:
            near = self.reached(state, scope, area.spaces)
            return tuple([space for space in area.spaces if space in near])
        if self.what == DOOR:
            sides = {door: area.door_sides(door) for door in sorted(area.doors)}
            near = self.reached(state, scope, [one for pair in sides.values() for one in pair])
            # To aim at either space next to a door is to aim at the door (MA-R15.6).
            return tuple([door for door, pair in sides.items() if not near.isdisjoint(pair)])
        candidates = state.units_of(self.what)
        near = self.reached(state, scope, [units[one].space for one in candidates])
        return tuple([one for one in candidates if units[one].space in near])


@node
class Direct(Icon):
    """A direct target: the user of the ability, or something adjacent (MA-R15.7)."""

    what: str = UNIT

    @cites("MA-R15.7")
    def reached(self, state: MachinaState, scope: Scope, spaces: Iterable[int]) -> set[int]:
        here = state.units[scope.who].space
        return {space for space in spaces if here == space or adjacent(state, here, space)}


@node
class Ranged(Icon):
    """A target in sight within this many spaces; `past_obstacles` ignores obstacles (MA-R15.8)."""

    spaces: int
    past_obstacles: bool = False
    what: str = UNIT

    @cites("MA-R15.8")
    def reached(self, state: MachinaState, scope: Scope, spaces: Iterable[int]) -> set[int]:
        most = self.spaces + range_bonus(state, scope)
        return in_range(state, scope, spaces, most, self.past_obstacles)


def in_range(
    state: MachinaState, scope: Scope, spaces: Iterable[int], most: int, past_obstacles: bool
) -> set[int]:
    """Those of `spaces` that are within range and in sight."""
    area, here = state.area, state.units[scope.who].space
    through = seen_through(state, scope)
    past = past_obstacles or OBSTACLE in through
    found = {
        space
        for space in spaces
        if area.steps_apart(here, space) <= most
        and sees(state, here, space, through)
        and (past or not obstacles_between(state, here, space))
    }
    # Last because it takes longest: range is counted around walls, closed doors and rubble, unless
    # the unit aims through any of those.
    return found if through or not found else found.intersection(spaces_within(state, here, most))


def range_bonus(state: MachinaState, scope: Scope) -> int:
    """How much longer (or shorter) the range of a ranged ability is than printed."""
    if (VALUE, RANGE) not in state.listeners.hooks:
        return 0
    things = dict.fromkeys((scope.who, scope.this))
    return sum([bonus(state, thing, RANGE) for thing in things])


AIMED_PAST = {kind: (VALUE, aims_through(kind)) for kind in (OBSTACLE, WALL, CLOSED_DOOR)}
"""For each kind of thing, the topic of the modifiers that let units aim past it."""


def seen_through(state: MachinaState, scope: Scope) -> tuple[str, ...]:
    """The kinds of thing that a unit may aim past with an ability."""
    hooks = state.listeners.hooks
    things = dict.fromkeys((scope.who, scope.this))
    return tuple(
        [
            kind
            for kind, topic in AIMED_PAST.items()
            if topic in hooks and any(has(state, thing, topic[1]) for thing in things)
        ]
    )


@node
class Targetable(Selector):
    """The units of a kind that this one could choose as a target within this many spaces.

    Range modifiers do not apply: they are for active abilities only.
    """

    kind: str
    spaces: int

    @cites("MA-R15.8")
    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        units = state.units
        candidates = state.units_of(self.kind)
        places = [units[one].space for one in candidates]
        near = in_range(state, scope, places, self.spaces, past_obstacles=False)
        return tuple([one for one in candidates if units[one].space in near])
