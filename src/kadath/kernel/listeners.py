"""The index of who listens to what: found by topic, never by scanning everything.

It is derived: a game adds a thing's hooks when the thing comes to where its abilities work, removes
them when it leaves, and can rebuild the whole index from the rest of the state.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
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


class Listeners:
    """Hooks by topic, each topic's in the order of things and abilities.

    `hooks` holds only topics that somebody listens to, so `topic in hooks` asks whether anybody
    does. It is a plain dictionary: for a subclass, the interpreter calls a method at each look-up.
    """

    __slots__ = ("_topics", "hooks")

    hooks: dict[Topic, tuple[Hook, ...]]

    def __init__(self) -> None:
        self.hooks = {}
        self._topics: dict[int, tuple[Topic, ...]] = {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listeners) and self.hooks == other.hooks

    def listen(self, thing: int, abilities: Sequence[tuple[int, Topic]]) -> None:
        """Let a thing listen with these of its abilities, and with no others."""
        if thing in self._topics:
            self.forget(thing)
        if not abilities:
            return
        hooks = self.hooks
        topics: dict[Topic, None] = {}
        for ability, topic in abilities:
            # Not by the class's own `__new__`, an interpreted function: cards move all the time.
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
        """The hooks of a topic, given as its two words."""
        return self.hooks.get((time, kind), ())

    def copy(self) -> Listeners:
        """An independent copy."""
        copy = Listeners()
        copy.hooks = self.hooks.copy()
        copy._topics = self._topics.copy()
        return copy
