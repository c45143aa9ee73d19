"""Modifiers: what passive abilities and lasting effects change."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.abilities.kinds import Forbidding
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import ADD, SET, VALUE, Change, Modifier
from kadath.kernel.nodes import node

from ..happenings import LosesHealth
from ..state import MachinaState
from ..values import aims_through, cost_of, passes


class Changed(Modifier):
    """The base of `Increase` and `Reduce`, which differ only in the sign."""

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
    """Some things have more of an attribute, higher attack rolls or a longer range."""

    SIGN = 1

    of: Selector
    what: str
    by: int


@node
class Reduce(Changed):
    """Some things have less of an attribute, lower attack rolls or a shorter range."""

    SIGN = -1

    of: Selector
    what: str
    by: int


class Qualities(Modifier):
    """The base of the modifiers that give some things one or more qualities."""

    __slots__ = ()

    of: Selector

    def qualities(self) -> tuple[str, ...]:
        """The qualities that it gives."""
        raise NotImplementedError

    def topics(self) -> tuple[Topic, ...]:
        return tuple((VALUE, quality) for quality in self.qualities())

    def change(self, state: MachinaState, scope: Scope, thing: int, stat: str) -> Change | None:
        if stat not in self.qualities() or not self.of.includes(state, scope, thing):
            return None
        return Change(scope.source, SET, 1)


@node
class Is(Qualities):
    """Some things have a quality such as ethereal or immobile."""

    of: Selector
    quality: str

    def qualities(self) -> tuple[str, ...]:
        return (self.quality,)


@node
class PassesThrough(Qualities):
    """Some units may move through things such as walls or chasms, but not stop there (MA-R9.4)."""

    of: Selector
    things: tuple[str, ...]

    def qualities(self) -> tuple[str, ...]:
        return tuple(map(passes, self.things))


@node
class AimsThrough(Qualities):
    """Some units, or the users of some items, may choose targets past things such as walls."""

    of: Selector
    things: tuple[str, ...]

    def qualities(self) -> tuple[str, ...]:
        return tuple(map(aims_through, self.things))


@node
class CannotLoseHealth(Forbidding):
    """Some units cannot lose health."""

    KIND = LosesHealth

    of: Selector

    def forbids(self, state: MachinaState, scope: Scope, part: LosesHealth) -> bool:
        return self.of.includes(state, scope, part.unit)


# --- What actions cost ----------------------------------------------------------------------------

EXPLORE = "explore"
USE_INVENTORY = "use_inventory"
TRADE = "trade"
SEAL = "seal"
STEP_ACROSS_CHASM = "step_across_chasm"


class Pricing(Modifier):
    """The base of the modifiers that change what certain actions cost."""

    __slots__ = ()

    of: Selector
    actions: tuple[str, ...]
    what: str

    def topics(self) -> tuple[Topic, ...]:
        return tuple((VALUE, cost_of(action, self.what)) for action in self.actions)

    def change(self, state: MachinaState, scope: Scope, thing: int, stat: str) -> Change | None:
        priced = any(cost_of(action, self.what) == stat for action in self.actions)
        return self.price(scope) if priced and self.of.includes(state, scope, thing) else None

    def price(self, scope: Scope) -> Change:
        """How the price changes."""
        raise NotImplementedError


@node
class CostsMore(Pricing):
    """Certain actions cost more."""

    of: Selector
    actions: tuple[str, ...]
    what: str
    by: int

    def price(self, scope: Scope) -> Change:
        return Change(scope.source, ADD, self.by)


@node
class CostsLess(Pricing):
    """Certain actions cost less."""

    of: Selector
    actions: tuple[str, ...]
    what: str
    by: int

    def price(self, scope: Scope) -> Change:
        return Change(scope.source, ADD, -self.by)


@node
class Costs(Pricing):
    """Certain actions cost exactly this much."""

    of: Selector
    actions: tuple[str, ...]
    what: str
    to: int

    def price(self, scope: Scope) -> Change:
        return Change(scope.source, SET, self.to)
