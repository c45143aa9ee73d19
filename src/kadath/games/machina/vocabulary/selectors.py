"""The units that the cards of Machina Arcana pick out."""

from __future__ import annotations

from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node

from ..rules.sight import adjacent, obstacles_between, sees, spaces_between
from ..state import MachinaState
from ..values import TARGETS_THROUGH_OBSTACLES, has
from .abilities import Targeting

UNIT = "unit"


@node
class Target(Selector):
    """What the ability is aimed at, by the number of its icon."""

    number: int = 1

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        target: int = scope.named("targets")[self.number - 1]
        return (target,) if target in state.units else ()


# --- Groups ---------------------------------------------------------------------------------------


@node
class Adjacent(Selector):
    """The units of a kind next to the one that uses the ability, on whatever tile."""

    kind: str = UNIT

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        if scope.who not in state.units:
            return ()
        here = state.units[scope.who].space
        units = state.units
        return tuple(
            one for one in state.units_of(self.kind) if adjacent(state, here, units[one].space)
        )


@node
class OnTile(Selector):
    """The units of a kind on the tile of the one that uses the ability."""

    kind: str = UNIT

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        if scope.who not in state.units:
            return ()
        area, units = state.area, state.units
        here = area.tile(units[scope.who].space)
        return tuple(
            one for one in state.units_of(self.kind) if area.tile(units[one].space) == here
        )


@node
class Everywhere(Selector):
    """The units of a kind on all tiles."""

    kind: str = UNIT

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return state.units_of(self.kind)


@node
class Around(Selector):
    """The units on and around the space of something, friends too."""

    of: Selector

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        units = state.units
        centres = [units[one].space for one in self.of.ids(state, scope)]
        return tuple(
            one
            for one in state.units_of(UNIT)
            for here in (units[one].space,)
            if any(here == centre or adjacent(state, centre, here) for centre in centres)
        )


@node
class Accompanied(Selector):
    """The units of a kind that have another of it on their tile."""

    kind: str

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        tiles = [state.area.tile(state.units[one].space) for one in state.units_of(self.kind)]
        both = zip(state.units_of(self.kind), tiles, strict=True)
        return tuple(one for one, tile in both if tiles.count(tile) > 1)


@node
class One(Selector):
    """Any one of several units, chosen by whoever resolves the effect."""

    of: Selector

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return self.of.ids(state, scope)


# --- Targets --------------------------------------------------------------------------------------


@node
class Direct(Targeting):
    """A direct target: the unit itself, or one adjacent to it (MA-R15.7)."""

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return (scope.who, *Adjacent().ids(state, scope))


@node
class Ranged(Targeting):
    """A target within so many spaces and in sight; past obstacles too, if so said (MA-R15.8)."""

    spaces: int
    past_obstacles: bool = False

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        here = state.units[scope.who].space
        past = self.past_obstacles or has(state, int(scope.source), TARGETS_THROUGH_OBSTACLES)
        return tuple(
            one
            for one in state.units_of(UNIT)
            if self._reaches(state, here, state.units[one].space, past)
        )

    def _reaches(self, state: MachinaState, here: int, there: int, past: bool) -> bool:
        if state.area.steps_apart(here, there) > self.spaces or not sees(state, here, there):
            return False
        if not past and obstacles_between(state, here, there):
            return False
        return spaces_between(state, here, there, self.spaces) is not None


@node
class Targetable(Selector):
    """The units of a kind that this one could choose as a target within so many spaces."""

    kind: str
    spaces: int

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        kind = state.units_of(self.kind)
        return tuple(one for one in Ranged(self.spaces).ids(state, scope) if one in kind)
