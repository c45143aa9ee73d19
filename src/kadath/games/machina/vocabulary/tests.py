"""Tests: what must be true of a unit for a card to apply to it."""

from __future__ import annotations

from kadath.kernel.nodes import Node, node

from ..cards import EXPLORER, MONSTER
from ..rules.nearby import is_next_to
from ..state import MachinaState
from ..values import is_wounded


class Test(Node):
    """A node that is true or false of a unit."""

    __slots__ = ()

    def passes(self, state: MachinaState, unit: int) -> bool:
        """Whether it is true of that unit now."""
        raise NotImplementedError


@node
class Wounded(Test):
    """The unit has lost health."""

    def passes(self, state: MachinaState, unit: int) -> bool:
        return is_wounded(state, unit)


@node
class NextTo(Test):
    """The unit is next to one of these things; with `destroyed`, a destroyed one counts too."""

    things: tuple[str, ...]
    destroyed: bool = False

    def passes(self, state: MachinaState, unit: int) -> bool:
        return any(is_next_to(state, unit, thing, self.destroyed) for thing in self.things)


@node
class AwayFrom(Test):
    """The unit is not next to any of these things."""

    things: tuple[str, ...]

    def passes(self, state: MachinaState, unit: int) -> bool:
        return not any(is_next_to(state, unit, thing) for thing in self.things)


@node
class Alone(Test):
    """There is no other explorer on the unit's tile."""

    def passes(self, state: MachinaState, unit: int) -> bool:
        return not has_company(state, unit, EXPLORER)


@node
class Accompanied(Test):
    """There is another monster on the unit's tile."""

    def passes(self, state: MachinaState, unit: int) -> bool:
        return has_company(state, unit, MONSTER)


@node
class WithoutEssence(Test):
    """The unit has no essence."""

    def passes(self, state: MachinaState, unit: int) -> bool:
        return not state.units[unit].essence


def has_company(state: MachinaState, unit: int, kind: str) -> bool:
    """Whether another unit of a kind is on a unit's tile."""
    tile, units = state.area.tile, state.units
    here = tile(units[unit].space)
    return any(one != unit and tile(units[one].space) == here for one in state.units_of(kind))
