"""Verbs about spaces: rebuilding, destroying, treating as another kind, sealing, exploding."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.legality import Hindrance
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import shuffled

from ..rules.choices import ChoosingSpaces
from ..rules.sealing import seal
from ..rules.sight import adjacent
from ..rules.spaces import (
    destroy_space,
    may_rebuild,
    may_treat_as,
    rebuild_space,
    spaces_of,
    treat_as,
)
from ..rules.traps import exploding, springing_traps, standing_on_traps
from ..state import MachinaState

NEXT_TO_YOU = "next_to_you"
YOUR_TILE = "your_tile"
EACH_TILE = "each_tile"

ANY = "any"
CLOSEST = "closest"
RANDOM = "random"


@node
class ASpace(Selector):
    """A space of a kind: where to look for it, and how it is picked.

    `EACH_TILE` picks one space on every tile.
    """

    kind: str
    where: str
    pick: str = ANY

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return tuple(space for group in self.groups(state, scope) for space in group)

    def groups(
        self, state: MachinaState, scope: Scope, *, destroyed: bool = False
    ) -> tuple[tuple[int, ...], ...]:
        """The candidates, in one group for each space that is picked."""
        if self.where == EACH_TILE:
            tiles = dict.fromkeys(map(state.area.tile, state.area.spaces))
            return tuple(spaces_of(state, self.kind, tile, destroyed=destroyed) for tile in tiles)
        if scope.who not in state.units:
            return ()
        here = state.units[scope.who].space
        found = spaces_of(state, self.kind, state.area.tile(here), destroyed=destroyed)
        if self.where == NEXT_TO_YOU:
            found = tuple(
                space
                for space in spaces_of(state, self.kind, destroyed=destroyed)
                if adjacent(state, here, space)
            )
        return (found,)


class ForSpace(Effect):
    """A verb that acts on the space that its field `space` selects."""

    __slots__ = ()

    DESTROYED: ClassVar[bool] = False
    """Whether it acts on destroyed spaces."""

    space: ASpace

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        groups = tuple(self._picked(state, scope, group) for group in self._groups(state, scope))
        return ChoosingSpaces(self, scope, groups) if groups else None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(self._groups(state, scope))

    def works_on(self, state: MachinaState, space: int) -> bool:
        """Whether it could change anything about a space."""
        return True

    def act(self, state: MachinaState, scope: Scope, space: int) -> Procedure | None:
        """Do it to that space."""
        raise NotImplementedError

    def _groups(self, state: MachinaState, scope: Scope) -> list[tuple[int, ...]]:
        found = self.space.groups(state, scope, destroyed=self.DESTROYED)
        able = (tuple(one for one in group if self.works_on(state, one)) for group in found)
        return [group for group in able if group]

    def _picked(self, state: MachinaState, scope: Scope, group: tuple[int, ...]) -> tuple[int, ...]:
        if self.space.pick == RANDOM:
            return tuple(shuffled(state, group)[:1])
        if self.space.pick == CLOSEST:
            here = state.units[scope.who].space
            far = {space: state.area.steps_apart(here, space) for space in group}
            return tuple(space for space in group if far[space] == min(far.values()))
        return group


@node
class RebuildSpace(ForSpace):
    """Rebuild a destroyed space (MA-R10.12, MA-R10.28)."""

    DESTROYED = True

    space: ASpace

    def works_on(self, state: MachinaState, space: int) -> bool:
        return may_rebuild(state, space)

    def act(self, state: MachinaState, scope: Scope, space: int) -> Procedure | None:
        rebuild_space(state, space)
        return None


@node
class DestroySpace(ForSpace):
    """Destroy a space (MA-R10.11)."""

    space: ASpace

    def act(self, state: MachinaState, scope: Scope, space: int) -> Procedure | None:
        return destroy_space(state, space, scope.who)


@node
class TreatAs(ForSpace):
    """Treat a space as one of another kind while its tile is in play (MA-R10.13)."""

    space: ASpace
    kind: str

    def works_on(self, state: MachinaState, space: int) -> bool:
        return may_treat_as(state, space, self.kind)

    def act(self, state: MachinaState, scope: Scope, space: int) -> Procedure | None:
        treat_as(state, space, self.kind)
        return None


@node
class SealSpace(ForSpace):
    """Seal a spawn space without paying (MA-R10.20)."""

    space: ASpace

    def act(self, state: MachinaState, scope: Scope, space: int) -> Procedure | None:
        return seal(state, space, scope.who)


@node
class ExplodeBarrel(ForSpace):
    """Make a barrel explode as if it had been hit (MA-R10.24)."""

    space: ASpace

    def act(self, state: MachinaState, scope: Scope, space: int) -> Procedure | None:
        return exploding(state, space, scope.who)


@node
class SpringTraps(Effect):
    """Trigger the traps on your tile; `everywhere`: on all tiles, with no attacker (MA-R10.15)."""

    everywhere: bool = False

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return springing_traps(state, self._tile(state, scope), 0 if self.everywhere else scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(standing_on_traps(state, self._tile(state, scope)))

    def _tile(self, state: MachinaState, scope: Scope) -> int | None:
        return None if self.everywhere else state.area.tile(state.units[scope.who].space)


@node
class DestroyAdjacent(Cost):
    """Destroy an adjacent space of a kind without activating it (MA-R16.11)."""

    kind: str

    ASKS = True

    @cites("MA-R16.11")
    def can_pay(self, state: MachinaState, scope: Scope) -> bool:
        return self._effect().could(state, scope)

    @cites("MA-R16.11")
    def hindrance(self, state: MachinaState) -> Hindrance:
        return Hindrance("MA-R16.11", "none-adjacent")

    def pay(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return self._effect().run(state, scope)

    def _effect(self) -> Effect:
        return DestroySpace(ASpace(self.kind, NEXT_TO_YOU))
