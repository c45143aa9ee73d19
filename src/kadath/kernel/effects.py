"""Effects: the trees that cards are made of, and the small interpreter that runs them.

An effect's `run` changes the state at once and returns None, or returns the procedure that carries
it out. `could` tells whether it could change anything now. Both get a `Scope`: who resolves the
effect, which card it is on, and the names bound so far. A name goes out of scope with the node that
bound it.
"""

from __future__ import annotations

from typing import Any

from .codec import value
from .decision import DONE, PASS, Decision, Option, option
from .errors import RulesBug
from .nodes import Node, node
from .procedure import Procedure, ask, procedure, step
from .rows import Row, slotted


@value
@slotted
class Scope(Row):
    """The context in which an effect is resolved."""

    who: int
    source: int | str = 0
    names: tuple[tuple[str, Any], ...] = ()

    @property
    def this(self) -> int:
        """The source, when it is known to be a thing on the table and not a printed text."""
        # Not `cast`, which is a call: nodes read this all the time.
        return self.source  # type: ignore[return-value]

    def bind(self, name: str, what: Any) -> Scope:
        """The same scope with one more name."""
        return Scope(self.who, self.source, (*self.names, (name, what)))

    def named(self, name: str) -> Any:
        """The innermost binding of a name."""
        for bound, what in reversed(self.names):
            if bound == name:
                return what
        raise RulesBug(f"nothing is bound to {name!r}")


class Effect(Node):
    """A node that does something."""

    __slots__ = ()

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        """Carry it out now, or return the procedure that does."""
        raise NotImplementedError

    def could(self, state: Any, scope: Scope) -> bool:
        """Whether it could change anything now."""
        return True


class Condition(Node):
    """A node that is true or false."""

    __slots__ = ()

    def holds(self, state: Any, scope: Scope) -> bool:
        """Whether it is true now."""
        raise NotImplementedError


class Amount(Node):
    """A node that is a number."""

    __slots__ = ()

    def count(self, state: Any, scope: Scope) -> int:
        """Its value now."""
        raise NotImplementedError


class Selector(Node):
    """A node that selects things."""

    __slots__ = ()

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        """The ids of the things it selects now, in a fixed order."""
        raise NotImplementedError

    def includes(self, state: Any, scope: Scope, thing: int) -> bool:
        """Whether it selects a thing now."""
        return thing in self.ids(state, scope)


Number = int | Amount


def count(number: Number, state: Any, scope: Scope) -> int:
    """The value of a number, whether printed or computed."""
    return number if isinstance(number, int) else number.count(state, scope)


@node
class Do(Effect):
    """Several effects, one after the other, each as far as possible."""

    effects: tuple[Effect, ...]

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        return Doing(self.effects, scope)

    def could(self, state: Any, scope: Scope) -> bool:
        return any(effect.could(state, scope) for effect in self.effects)


def do(*effects: Effect) -> Do:
    """Several effects, one after the other."""
    return Do(effects)


@procedure
class Doing(Procedure):
    """Effects under way, one after the other."""

    effects: tuple[Effect, ...]
    scope: Scope
    done: int = 0

    @step("each")
    def each(self, state: Any) -> Procedure | None:
        """Resolve the next effect, and return here if there is another."""
        done = self.done
        effects = self.effects
        self.done = done + 1
        if done + 1 < len(effects):
            self.at = "each"
        return effects[done].run(state, self.scope)


@node
class Repeat(Effect):
    """The same effect several times over."""

    times: Number
    effect: Effect

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        times = count(self.times, state, scope)
        return Doing((self.effect,) * times, scope) if times > 0 else None

    def could(self, state: Any, scope: Scope) -> bool:
        return count(self.times, state, scope) > 0 and self.effect.could(state, scope)


@node
class If(Effect):
    """One effect if a condition holds, another (or nothing) if it does not."""

    condition: Condition
    then: Effect
    otherwise: Effect | None = None

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        branch = self.then if self.condition.holds(state, scope) else self.otherwise
        return branch.run(state, scope) if branch is not None else None

    def could(self, state: Any, scope: Scope) -> bool:
        branch = self.then if self.condition.holds(state, scope) else self.otherwise
        return branch is not None and branch.could(state, scope)


@node
class May(Effect):
    """An effect that the resolving player may skip."""

    effect: Effect

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        if not self.effect.could(state, scope):
            return None
        return Choosing((self.effect,), scope, left=1, least=0)

    def could(self, state: Any, scope: Scope) -> bool:
        return self.effect.could(state, scope)


@node
class ChooseOne(Effect):
    """Exactly one of several effects, even if it could change nothing."""

    effects: tuple[Effect, ...]

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        return Choosing(self.effects, scope, left=1, least=1)

    def could(self, state: Any, scope: Scope) -> bool:
        return any(effect.could(state, scope) for effect in self.effects)


@node
class ChooseUpTo(Effect):
    """Up to `most` different effects of several, in any order."""

    most: int
    effects: tuple[Effect, ...]

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        return Choosing(self.effects, scope, left=self.most, least=0)

    def could(self, state: Any, scope: Scope) -> bool:
        return any(effect.could(state, scope) for effect in self.effects)


@procedure
class Choosing(Procedure):
    """A choice between effects under way; `taken` has a bit for each effect already chosen."""

    effects: tuple[Effect, ...]
    scope: Scope
    left: int
    least: int
    taken: int = 0

    @ask("choose", prompt="choose-effect")
    def choose(self, state: Any) -> Decision | None:
        """Offer what is left; when the choice is optional, only effects that could do something."""
        scope = self.scope
        open_ones = [i for i in range(len(self.effects)) if not self.taken >> i & 1]
        if self.least <= 0:
            open_ones = [i for i in open_ones if self.effects[i].could(state, scope)]
        options = [option("effect", i) for i in open_ones]
        if not options:
            return None
        if self.least <= 0:
            options.append(DONE if self.taken else PASS)
        return Choosing.choose.offer(state.seat_of(scope.who), tuple(options))

    @choose.chosen
    def resolve(self, state: Any, chosen: Option) -> Procedure | None:
        """Resolve the chosen effect, and ask again while more may be chosen."""
        if not chosen.args:
            return None
        picked = chosen.ids[0]
        self.taken |= 1 << picked
        self.left -= 1
        self.least -= 1
        if self.left > 0:
            self.goto("choose")
        return self.effects[picked].run(state, self.scope)

    def about(self, state: Any) -> dict[str, Any]:
        return {"effects": self.effects, "scope": self.scope}


SPECIALS: dict[str, Any] = {}
"""The escape hatch: registered functions for what no tree can express, each for a few cards."""


@node
class Special(Effect):
    """A registered function; `says` is the id of its rules text, which no tree can render."""

    function: str
    says: str

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        result: Procedure | None = SPECIALS[self.function](state, scope)
        return result
