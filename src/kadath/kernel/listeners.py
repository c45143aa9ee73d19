"""The index of who listens to what: found by topic, never by scanning everything.

It is derived: a game adds a thing's hooks when the thing comes to where its abilities work, removes
them when it leaves, and can build the whole index anew from the rest of the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .nodes import Node

Topic = tuple[str, str]
"""What is listened to: a time and a kind of happening, `("after", "Defeated")`, or a value."""


class Ability(Node):
    """A node that stands on a thing and listens."""

    __slots__ = ()

    def topics(self) -> tuple[Topic, ...]:
        """What it listens to."""
        return ()


class Hook(NamedTuple):
    """One ability that listens: the thing it stands on, and its number there."""

    thing: int
    ability: int


class Listeners(dict[Topic, tuple[Hook, ...]]):
    """Hooks by topic, each topic's in the order of things and abilities.

    It holds no topic that nobody listens to, so `topic in listeners` asks whether anybody does.
    """

    __slots__ = ("_topics",)

    def __init__(self, hooks: Mapping[Topic, tuple[Hook, ...]] | None = None) -> None:
        super().__init__(hooks or ())
        self._topics: dict[int, tuple[Topic, ...]] = {}

    def listen(self, thing: int, abilities: Iterable[tuple[int, Topic]]) -> None:
        """Let a thing listen with these of its abilities, and with no others."""
        if thing in self._topics:
            self.forget(thing)
        topics: dict[Topic, None] = {}
        for ability, topic in abilities:
            hook = Hook(thing, ability)
            self[topic] = tuple(sorted({*self.get(topic, ()), hook}))
            topics[topic] = None
        if topics:
            self._topics[thing] = tuple(topics)

    def forget(self, thing: int) -> None:
        """Let a thing listen no more."""
        for topic in self._topics.pop(thing, ()):
            left = tuple(hook for hook in self[topic] if hook.thing != thing)
            if left:
                self[topic] = left
            else:
                del self[topic]

    def on(self, time: str, kind: str) -> tuple[Hook, ...]:
        """The hooks of a topic, given as its two words."""
        return self.get((time, kind), ())

    def copy(self) -> Listeners:
        """An independent copy."""
        copy = Listeners(self)
        copy._topics = self._topics.copy()
        return copy
