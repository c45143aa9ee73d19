"""The index of abilities by the topic they listen to, so that nothing scans the whole table.

It is derived data: a game adds the hooks of a thing when its abilities start to work, removes them
when they stop, and can rebuild the whole index from the rest of the state.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from .nodes import Node

Topic = tuple[str, str]
"""A time and a kind of event part, `("after", "Defeated")`, or a value, `("value", "combat")`."""


class Ability(Node):
    """A node on a thing that listens for topics."""

    __slots__ = ()

    def topics(self) -> tuple[Topic, ...]:
        """The topics that it listens to."""
        return ()


class Hook(NamedTuple):
    """One listening ability: the thing it is on, and its index there."""

    thing: int
    ability: int


class Listeners:
    """Hooks by topic, sorted by thing and ability.

    `hooks` has only topics with listeners, so `topic in hooks` tells whether anybody listens. It is
    exposed as a plain dictionary because a subclass would cost a method call per look-up.
    """

    __slots__ = ("_topics", "hooks")

    hooks: dict[Topic, tuple[Hook, ...]]

    def __init__(self) -> None:
        self.hooks = {}
        self._topics: dict[int, tuple[Topic, ...]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listeners) and self.hooks == other.hooks

    def listen(self, thing: int, abilities: Sequence[tuple[int, Topic]]) -> None:
        """Set which abilities of a thing listen, replacing any that did."""
        if thing in self._topics:
            self.forget(thing)
        if not abilities:
            return
        hooks = self.hooks
        topics: dict[Topic, None] = {}
        for ability, topic in abilities:
            # Not `Hook(...)`, whose `__new__` is an interpreted function: cards move all the time.
            hook = tuple.__new__(Hook, (thing, ability))
            held = hooks.get(topic)
            if held is None:
                hooks[topic] = (hook,)
            else:
                at = bisect_left(held, hook)
                if at == len(held) or held[at] != hook:
                    hooks[topic] = (*held[:at], hook, *held[at:])
            topics[topic] = None
        self._topics[thing] = tuple(topics)

    def forget(self, thing: int) -> None:
        """Stop a thing from listening."""
        hooks = self.hooks
        for topic in self._topics.pop(thing, ()):
            left = tuple([hook for hook in hooks[topic] if hook[0] != thing])
            if left:
                hooks[topic] = left
            else:
                del hooks[topic]

    def on(self, time: str, kind: str) -> tuple[Hook, ...]:
        """The hooks of the topic `(time, kind)`."""
        return self.hooks.get((time, kind), ())

    def copy(self) -> Listeners:
        """An independent copy."""
        copy = Listeners()
        copy.hooks = self.hooks.copy()
        copy._topics = self._topics.copy()
        return copy
