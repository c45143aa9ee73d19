"""Abilities: what stands on a card of Arkham Horror, and the kinds of node they are made of."""

from __future__ import annotations

from typing import Any, ClassVar

from kadath.kernel.effects import Condition, Effect, Scope
from kadath.kernel.listeners import Ability, Topic
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import Node, node
from kadath.kernel.procedure import Procedure

ANY = "any"
MOVEMENT = "movement"
COMBAT = "combat"


class Cost(Node):
    """A node that is paid; what is paid is not lost (AH-7)."""

    __slots__ = ()

    def can_pay(self, state: Any, scope: Scope) -> bool:
        """Whether it can be paid in full now."""
        raise NotImplementedError

    def pay(self, state: Any, scope: Scope) -> Procedure | None:
        """Pay it."""
        raise NotImplementedError


class Trigger(Condition):
    """A condition about what happens or is about to; `HEARD` is the topic it is heard under."""

    __slots__ = ()

    HEARD: ClassVar[Topic] = ("", "")


@node
class Passive(Ability):
    """Something is so as long as one has the card, or while a condition holds too."""

    changes: tuple[Modifier, ...]
    condition: Condition | None = None

    def topics(self) -> tuple[Topic, ...]:
        return tuple(dict.fromkeys(topic for change in self.changes for topic in change.topics()))


@node
class Action(Ability):
    """Something one may do in a phase, or in combat; `phase` may be any."""

    phase: str
    costs: tuple[Cost, ...]
    effect: Effect


@node
class Reaction(Ability):
    """Something one may do when something happens, is about to, or was rolled."""

    trigger: Trigger
    costs: tuple[Cost, ...]
    effect: Effect

    def topics(self) -> tuple[Topic, ...]:
        return (self.trigger.HEARD,)


@node
class Always(Ability):
    """Something that is done every time, whether one likes it or not."""

    trigger: Trigger
    effect: Effect

    def topics(self) -> tuple[Topic, ...]:
        return (self.trigger.HEARD,)
