"""What passive abilities and lasting effects of Machina Arcana change."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.abilities.kinds import Forbidding
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import ADD, SET, VALUE, Change, Modifier
from kadath.kernel.nodes import node

from ..happenings import LosesHealth
from ..state import MachinaState


class Changed(Modifier):
    """Increasing and reducing differ only in the sign."""

    __slots__ = ()

    SIGN: ClassVar[int] = 0
    of: Selector
    what: str
    by: int

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, self.what),)

    def change(self, state: MachinaState, scope: Scope, thing: int, stat: str) -> Change | None:
        if stat != self.what or not self.of.includes(state, scope, thing):
            return None
        return Change(scope.source, ADD, self.SIGN * self.by)


@node
class Increase(Changed):
    """An attribute or the attack rolls of some things are increased."""

    SIGN = 1

    of: Selector
    what: str
    by: int


@node
class Reduce(Changed):
    """An attribute or the attack rolls of some things are reduced."""

    SIGN = -1

    of: Selector
    what: str
    by: int


@node
class Is(Modifier):
    """Some things have a quality."""

    of: Selector
    quality: str

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, self.quality),)

    def change(self, state: MachinaState, scope: Scope, thing: int, stat: str) -> Change | None:
        if stat != self.quality or not self.of.includes(state, scope, thing):
            return None
        return Change(scope.source, SET, 1)


@node
class CannotLoseHealth(Forbidding):
    """Some units lose no health."""

    KIND = LosesHealth

    of: Selector

    def forbids(self, state: MachinaState, scope: Scope, part: LosesHealth) -> bool:
        return self.of.includes(state, scope, part.unit)
