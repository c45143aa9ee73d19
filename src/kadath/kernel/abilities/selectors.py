"""The selectors that every game with abilities has.

They never select a thing that is gone, as judged by the state (`is_there`).
"""

from __future__ import annotations

from typing import Any, ClassVar

from ..effects import Scope, Selector
from ..events import part_at_hand
from ..nodes import node


@node
class You(Selector):
    """The player who resolves the ability."""

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        who = scope.who
        return (who,) if state.is_there(who) else ()

    def includes(self, state: Any, scope: Scope, thing: int) -> bool:
        return thing == scope.who and bool(state.is_there(thing))


@node
class This(Selector):
    """The thing that the ability is on."""

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        # Not `scope.this`, which is a call: this selector is used more than any other.
        this: int = scope.source  # type: ignore[assignment]
        return (this,) if state.is_there(this) else ()


@node
class That(Selector):
    """A field of the event at hand: `that enemy`, `the attacker`."""

    what: str

    SPEAKS_OF_IT: ClassVar[bool] = True

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        found: int = getattr(part_at_hand(state, scope), self.what)
        return (found,) if state.is_there(found) else ()


@node
class Named(Selector):
    """What a name is bound to: something chosen, or the current item of a loop."""

    name: str

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        found: int | tuple[int, ...] = scope.named(self.name)
        return found if isinstance(found, tuple) else (found,)


@node
class These(Selector):
    """A fixed list of things: those that a lasting effect affects, or that a player chose."""

    things: tuple[int, ...]

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        return tuple([thing for thing in self.things if state.is_there(thing)])


YOU = You()
THIS = This()
