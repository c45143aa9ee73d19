"""Selectors of units: groups, and picks of one unit from a group."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.rng import shuffled

from ..rules.sight import adjacent
from ..state import UNIT, MachinaState
from .tests import Test

# --- Groups ---------------------------------------------------------------------------------------


@node
class Adjacent(Selector):
    """The units of a kind next to the user of the ability, on any tile."""

    kind: str = UNIT

    @cites("MA-R15.14")
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
    """The units of a kind on the same tile as the user of the ability."""

    kind: str = UNIT

    @cites("MA-R15.12")
    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        if scope.who not in state.units:
            return ()
        area, units = state.area, state.units
        here = area.tile(units[scope.who].space)
        return tuple(
            one for one in state.units_of(self.kind) if area.tile(units[one].space) == here
        )


@node
class Within(Selector):
    """The units of a kind on the tile within this many spaces, sight or no sight (MA-R15.9)."""

    kind: str
    spaces: int

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        units, area = state.units, state.area
        return tuple(
            one
            for one in OnTile(self.kind).ids(state, scope)
            if area.steps_apart(units[scope.who].space, units[one].space) <= self.spaces
        )


@node
class Everywhere(Selector):
    """The units of a kind on all tiles."""

    kind: str = UNIT

    @cites("MA-R13.2", "MA-R15.13")
    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return state.units_of(self.kind)


@node
class Those(Selector):
    """The units in a group that pass a test."""

    of: Selector
    test: Test

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return tuple(one for one in self.of.ids(state, scope) if self.test.passes(state, one))


# --- Picks ----------------------------------------------------------------------------------------


class Picked(Selector):
    """One unit of a group; if several qualify, whoever resolves the effect chooses."""

    __slots__ = ()

    of: Selector

    BY_CHANCE: ClassVar[bool] = False
    """Whether it is picked at random."""

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return self.best_of(state, scope, self.of.ids(state, scope))

    def best_of(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> tuple[int, ...]:
        """The units that may be picked."""
        return units


@node
class One(Picked):
    """Any unit of a group."""

    of: Selector


@node
class Closest(Picked):
    """The closest unit of a group on the tile (MA-R15.9)."""

    of: Selector

    def best_of(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> tuple[int, ...]:
        if scope.who not in state.units:
            return units
        here = state.units[scope.who].space
        far = {one: state.area.steps_apart(here, state.units[one].space) for one in units}
        least = min(far.values(), default=0)
        return tuple(one for one in units if far[one] == least)


@node
class AtRandom(Picked):
    """A random unit of a group."""

    of: Selector

    BY_CHANCE = True


@node
class ByHealth(Picked):
    """The unit of a group with the most health left, or with the least."""

    of: Selector
    most: bool

    def best_of(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> tuple[int, ...]:
        health = {one: state.units[one].health for one in units}
        wanted = (max if self.most else min)(health.values(), default=0)
        return tuple(one for one in units if health[one] == wanted)


def drawn_by_chance(state: MachinaState, units: tuple[int, ...]) -> tuple[int, ...]:
    """One of these units at random, or none if there are none."""
    return tuple(shuffled(state, units)[:1])
