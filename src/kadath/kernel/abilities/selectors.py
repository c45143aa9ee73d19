"""The selectors that every game with abilities has.

A thing that is no longer there is not picked out; what that means, the state knows (`is_there`).
"""

from __future__ import annotations

from typing import Any, ClassVar

from ..effects import Scope, Selector
from ..events import part_at_hand
from ..nodes import node


@node
class You(Selector):
    """Whoever resolves the ability: the one that `you` means."""

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        who = scope.who
        return (who,) if state.is_there(who) else ()

    def includes(self, state: Any, scope: Scope, thing: int) -> bool:
        return thing == scope.who and bool(state.is_there(thing))


@node
class This(Selector):
    """The thing that the ability stands on."""

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        # Not by `scope.this`, a call: this is the selector that is asked most.
        this: int = scope.source  # type: ignore[assignment]
        return (this,) if state.is_there(this) else ()


@node
class That(Selector):
    """What the happening at hand is about: `that enemy`, `the attacker`."""

    what: str

    SPEAKS_OF_IT: ClassVar[bool] = True

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        found: int = getattr(part_at_hand(state, scope), self.what)
        return (found,) if state.is_there(found) else ()


@node
class Named(Selector):
    """What was chosen, or is being gone through, under a name."""

    name: str

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        found: int | tuple[int, ...] = scope.named(self.name)
        return found if isinstance(found, tuple) else (found,)


@node
class These(Selector):
    """Certain things: those that a lasting effect caught, or that somebody chose."""

    things: tuple[int, ...]

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        return tuple([thing for thing in self.things if state.is_there(thing)])


YOU = You()
THIS = This()
