"""Modifiers: a value is computed from its base on each read; the modified value is never stored.

Setting comes first, then adding and subtracting, then multiplying and dividing with fractions
rounded up, then the bounds. The total may fall below the floor, and counts as such against further
bonuses; only the value that is used is floored.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from .codec import value
from .effects import Number, Scope, Selector, count
from .listeners import Ability, Topic
from .nodes import node

if TYPE_CHECKING:
    from .windows import Timed

VALUE = "value"
"""The first word of a topic about a value, as in `("value", "combat")`."""

SET = "set"
ADD = "add"
TIMES = "times"
DIVIDE = "divide"
AT_LEAST = "at least"
AT_MOST = "at most"


class Change(NamedTuple):
    """One line of a breakdown: the source that changes a value, how, and by how much."""

    source: int | str
    op: str
    amount: int


class Worked(NamedTuple):
    """A value and its breakdown; `total` may be below the floor."""

    base: int
    changes: tuple[Change, ...]
    total: int

    def floored(self, least: int = 0) -> int:
        """The value as it is used."""
        return max(least, self.total)


class Modifier(Ability):
    """A continuous ability, in force while its card is in play or for as long as it lasts."""

    __slots__ = ()

    def change(self, state: Any, scope: Scope, thing: int, stat: str) -> Change | None:
        """How it changes a value of a thing now; None if it does not."""
        return None


@node
class Adjust(Modifier):
    """A value of the selected things is changed by an amount; `op` says how."""

    of: Selector
    stat: str
    by: Number
    op: str = ADD

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, self.stat),)

    def change(self, state: Any, scope: Scope, thing: int, stat: str) -> Change | None:
        if stat != self.stat or not self.of.includes(state, scope, thing):
            return None
        return Change(scope.source, self.op, count(self.by, state, scope))


@value
class Lasting(NamedTuple):
    """A lasting modifier or a delayed ability, stored in the frame that it ends with."""

    id: int
    what: Ability
    scope: Scope


def work_out(base: int, changes: Iterable[Change]) -> Worked:
    """Apply changes to a base, in the order of the rules."""
    applied = tuple(changes)
    total = base
    numerator = denominator = 1
    is_bounded = False
    for _, op, amount in applied:
        if op == SET:
            total = amount
    for _, op, amount in applied:
        if op == ADD:
            total += amount
        elif op == TIMES:
            numerator *= amount
        elif op == DIVIDE:
            denominator *= amount
        else:
            is_bounded = True
    total = -(-total * numerator // denominator)
    if is_bounded:
        for _, op, amount in applied:
            if op == AT_LEAST:
                total = max(total, amount)
            elif op == AT_MOST:
                total = min(total, amount)
    return Worked(base, applied, total)


def worked_out(state: Timed, thing: int, stat: str, base: int) -> Worked:
    """A value of a thing, with its breakdown."""
    changes = []
    for scope, modifier in state.modifying(stat):
        change = modifier.change(state, scope, thing, stat)
        if change is not None:
            changes.append(change)
    return work_out(base, changes) if changes else Worked(base, (), base)
