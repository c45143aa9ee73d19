"""Verbs about moving, pushing, pulling and teleporting."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.displacement import (
    Shoving,
    Teleporting,
    beside_explorers,
    landings,
    landings_at,
    next_shoved,
    shoved_from,
    shoved_onto,
    swap_places,
)
from ..rules.monster_choices import next_steps
from ..rules.movement import Moving, moving_by_effect, steps_from
from ..state import MachinaState
from ..values import STEADFAST, UNYIELDING, has
from .verbs import ForUnits, OneByOne


@node
class Move(OneByOne):
    """Move up to this many spaces; a monster moves towards its closest explorer (MA-R15.17)."""

    spaces: int
    who: Selector = YOU
    through: tuple[str, ...] = ()

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        if not state.is_explorer(unit):
            return bool(next_steps(state, unit, self.spaces))
        return bool(steps_from(state, unit, self.spaces, self.through))

    def act_alone(self, state: MachinaState, scope: Scope, unit: int) -> Procedure | None:
        return moving_by_effect(state, unit, self.spaces, self.through)


@node
class Steer(OneByOne):
    """Move units up to this many spaces, wherever you like (MA-R15.17)."""

    spaces: int
    who: Selector

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return bool(steps_from(state, unit, self.spaces))

    @cites("MA-R15.17")
    def act_alone(self, state: MachinaState, scope: Scope, unit: int) -> Procedure | None:
        return Moving(unit, self.spaces, by=scope.who)


@node
class Teleport(OneByOne):
    """Teleport up to this many spaces away."""

    within: int
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return bool(landings(state, unit, self.within))

    def act_alone(self, state: MachinaState, scope: Scope, unit: int) -> Procedure | None:
        return Teleporting(unit, landings(state, unit, self.within))


@node
class TeleportTo(Effect):
    """Teleport to the closest space of a kind on the tile, or to any one (MA-R8.9, MA-R8.16)."""

    kind: str
    any_one: bool = False

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return Teleporting(scope.who, self._landings(state, scope))

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(self._landings(state, scope))

    def _landings(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return landings_at(state, scope.who, self.kind, self.any_one)


@node
class TeleportToExplorer(Effect):
    """Teleport to a free space next to another explorer, on any tile."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return Teleporting(scope.who, beside_explorers(state, scope.who))

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(beside_explorers(state, scope.who))


class Shove(ForUnits):
    """The base of `Push` and `Pull`, which differ only in the direction.

    `origin` is a kind of unit: each unit moves relative to the closest one. If it is empty, all
    move relative to whoever resolves the effect.
    """

    __slots__ = ()

    SIGN: ClassVar[int] = 0
    spaces: int
    origin: str

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        if has(state, unit, STEADFAST):
            return False
        return any(
            shoved_onto(state, unit, origin, self.SIGN) is not None
            or next_shoved(state, unit, origin, self.SIGN) is not None
            for origin in shoved_from(state, scope.who, unit, self.origin)
        )

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        shoved = tuple(one for one in units if not has(state, one, STEADFAST))
        return Shoving(shoved, self.origin, self.SIGN, self.spaces, scope.who)


@node
class Push(Shove):
    """Push units this many spaces away."""

    SIGN = -1

    spaces: int
    who: Selector
    origin: str = ""


@node
class Pull(Shove):
    """Pull units this many spaces closer."""

    SIGN = 1

    spaces: int
    who: Selector
    origin: str = ""


@node
class Swap(ForUnits):
    """Swap places with a unit (MA-R8.5)."""

    who: Selector

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return unit != scope.who and not has(state, unit, UNYIELDING)

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        for unit in units:
            if self.works_on(state, scope, unit):
                swap_places(state, scope.who, unit)
        return None
