"""Triggers: which events an ability reacts to."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from ..effects import Scope
from ..listeners import Topic
from ..nodes import Node, node
from ..windows import AFTER

Part = TypeVar("Part", bound=tuple[Any, ...])


class Trigger(Node, Generic[Part]):
    """A node that matches a part of an event."""

    KIND: ClassVar[type[tuple[Any, ...]]]
    """The kind of part, for the index."""
    TIME: ClassVar[str] = AFTER
    """The time of the reaction, in a game where the trigger alone implies it."""

    __slots__ = ()

    def topics(self) -> tuple[Topic, ...]:
        """The topics that an ability with this trigger listens to."""
        return ((self.TIME, self.KIND.__name__),)

    def matches(self, state: Any, scope: Scope, part: Part) -> bool:
        """Whether a part of an event triggers the ability with this scope."""
        raise NotImplementedError


@node
class AnyOf(Trigger[Any]):
    """Any of several triggers."""

    triggers: tuple[Trigger[Any], ...]

    def topics(self) -> tuple[Topic, ...]:
        return tuple(dict.fromkeys(topic for one in self.triggers for topic in one.topics()))

    def matches(self, state: Any, scope: Scope, part: Any) -> bool:
        kind = type(part)
        return any(one.KIND is kind and one.matches(state, scope, part) for one in self.triggers)
