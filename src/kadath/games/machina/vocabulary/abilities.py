"""Abilities: what stands on a card of Machina Arcana, and the kinds of node they are made of.

An ability is active (paid for and used), passive (always so), triggered ("when ..."), a replacement
("instead of ...") or resolved when its card enters play.
"""

from __future__ import annotations

from typing import Any, ClassVar

from kadath.kernel.effects import Condition, Effect, Scope, Selector
from kadath.kernel.listeners import Ability, Topic
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import Node, node
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import AFTER, FREE, WOULD

OUT_OF_TURN: Topic = (FREE, "ability")
"""The topic of active abilities that may be used between any two actions (MA-R14.6)."""


class Cost(Node):
    """A node that is paid for an active ability."""

    __slots__ = ()

    def can_pay(self, state: Any, scope: Scope) -> bool:
        """Whether it can be paid in full now."""
        raise NotImplementedError

    def pay(self, state: Any, scope: Scope) -> Procedure | None:
        """Pay it, or return the procedure that does."""
        raise NotImplementedError

    def out_of_turn(self) -> bool:
        """Whether it can be paid outside the unit's own turn."""
        return True


class Targeting(Selector):
    """A node that picks out what an active ability may be aimed at."""

    __slots__ = ()


class Trigger(Condition):
    """A condition about what happens or is about to; `HEARD` is the topic it is heard under."""

    __slots__ = ()

    HEARD: ClassVar[Topic] = (AFTER, "")


@node
class Active(Ability):
    """Pay the costs, choose a target for each icon, and the effect is resolved."""

    costs: tuple[Cost, ...]
    effect: Effect
    targets: tuple[Targeting, ...] = ()

    def topics(self) -> tuple[Topic, ...]:
        return (OUT_OF_TURN,) if self.out_of_turn() else ()

    def out_of_turn(self) -> bool:
        """Whether it may be used outside the unit's own turn (MA-R14.5, MA-R14.6)."""
        return all(cost.out_of_turn() for cost in self.costs)


@node
class Passive(Ability):
    """Something is so, always or while a condition holds."""

    changes: tuple[Modifier, ...]
    condition: Condition | None = None

    def topics(self) -> tuple[Topic, ...]:
        return tuple(dict.fromkeys(topic for change in self.changes for topic in change.topics()))


@node
class When(Ability):
    """Each time something happens, an effect is resolved."""

    trigger: Trigger
    effect: Effect

    def topics(self) -> tuple[Topic, ...]:
        return (self.trigger.HEARD,)


@node
class Instead(Ability):
    """What would happen does not; the effect is resolved instead, if it can be."""

    trigger: Trigger
    effect: Effect

    def topics(self) -> tuple[Topic, ...]:
        return ((WOULD, self.trigger.HEARD[1]),)


@node
class EntersPlay(Ability):
    """Resolved once, when the card comes into play."""

    effect: Effect
