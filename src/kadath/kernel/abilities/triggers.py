"""Triggers: the happenings that abilities answer, each with what it must be about."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from ..effects import Scope
from ..listeners import Topic
from ..nodes import Node, node
from ..windows import AFTER

Part = TypeVar("Part", bound=tuple[Any, ...])


class Trigger(Node, Generic[Part]):
    """A node that recognises a part of an event."""

    KIND: ClassVar[type[tuple[Any, ...]]]
    """The kind of part, for the index."""
    TIME: ClassVar[str] = AFTER
    """When it is answered, in a game where that goes without saying."""

    __slots__ = ()

    def topics(self) -> tuple[Topic, ...]:
        """What an ability with this trigger listens to."""
        return ((self.TIME, self.KIND.__name__),)

    def matches(self, state: Any, scope: Scope, part: Part) -> bool:
        """Whether that part is such a happening, for the ability that is read in this scope."""
        raise NotImplementedError


@node
class AnyOf(Trigger[Any]):
    """Whichever of several things happens."""

    triggers: tuple[Trigger[Any], ...]

    def topics(self) -> tuple[Topic, ...]:
        return tuple(dict.fromkeys(topic for one in self.triggers for topic in one.topics()))

    def matches(self, state: Any, scope: Scope, part: Any) -> bool:
        kind = type(part)
        return any(one.KIND is kind and one.matches(state, scope, part) for one in self.triggers)
