"""The kinds of ability that are the same in every game.

Abilities that players initiate themselves (an action, a free ability) work differently in each
game, so each game has its own kinds for them.
"""

from __future__ import annotations

from typing import Any, ClassVar

from ..effects import Condition, Effect, Scope
from ..listeners import Ability, Topic
from ..modifiers import Modifier
from ..nodes import node
from .costs import Cost
from .limits import Limit
from .triggers import Trigger

FORBID = "forbid"
"""The first word of a topic about something forbidden, as in `("forbid", "Moved")`."""

AS_SOON_AS: Topic = ("standing", "condition")
"""The topic of abilities that wait for a condition."""


@node
class Passive(Ability):
    """Modifiers that apply always, or while a condition holds."""

    changes: tuple[Modifier, ...]
    condition: Condition | None = None

    def topics(self) -> tuple[Topic, ...]:
        return tuple(dict.fromkeys(topic for change in self.changes for topic in change.topics()))


@node
class Forced(Ability):
    """An effect that must be resolved each time something happens."""

    to: Trigger[Any]
    effect: Effect
    condition: Condition | None = None
    limit: Limit | None = None

    def topics(self) -> tuple[Topic, ...]:
        return self.to.topics()


@node
class Reaction(Ability):
    """An effect that a player may pay for and resolve each time something happens."""

    to: Trigger[Any]
    effect: Effect
    costs: tuple[Cost, ...] = ()
    condition: Condition | None = None
    limit: Limit | None = None

    def topics(self) -> tuple[Topic, ...]:
        return self.to.topics()


@node
class AsSoonAs(Ability):
    """An effect that is resolved as soon as a condition holds and it could change something."""

    condition: Condition
    effect: Effect

    def topics(self) -> tuple[Topic, ...]:
        return (AS_SOON_AS,)


class Forbidding(Modifier):
    """The base of modifiers that forbid something."""

    __slots__ = ()

    KIND: ClassVar[type[tuple[Any, ...]]]
    """The kind of part that it forbids, for the index."""

    def topics(self) -> tuple[Topic, ...]:
        return (forbidding(self.KIND),)

    def forbids(self, state: Any, scope: Scope, part: Any) -> bool:
        """Whether it forbids this part of an event."""
        raise NotImplementedError


def forbidding(kind: type[tuple[Any, ...]]) -> Topic:
    """The topic of modifiers that forbid a kind of event part."""
    return FORBID, kind.__name__
