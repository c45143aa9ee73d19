"""Monsters with everything that changes them: in play, as trophies, for an investigator.

What changes monsters depends on their kind, not on where their tokens are, so the worth of a trophy
is that of such a monster now (AH-6.19).
"""

from __future__ import annotations

from typing import Any, ClassVar

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import AT_LEAST, VALUE, Change, Modifier, Worked, work_out

from .cards import MONSTERS, Monster
from .state import ArkhamState

NUMBERS = (
    "awareness",
    "horror",
    "horror_damage",
    "toughness",
    "combat",
    "combat_damage",
    "nightmarish",
    "overwhelming",
)
"""The numbers of a monster that can change."""

NATURE = "monster_nature"
"""The value for modifiers that change how a monster moves or what it can do."""


def number_of_monsters(number: str) -> str:
    """The value for modifiers of a number of monsters."""
    return f"monster_{number}"


class OfMonsters(Modifier):
    """The base class of what changes a number of monsters."""

    __slots__ = ()

    def changes(
        self, state: Any, scope: Scope, monster: Monster, token: int, who: int
    ) -> Change | None:
        """What it changes about a monster for an investigator (0: for nobody in particular)."""
        raise NotImplementedError

    def lowest(self) -> int | None:
        """The number below which it lowers no monster, whatever else changes it."""
        return None


class Reshapes(Modifier):
    """The base class of what changes how monsters move, or what they can do."""

    __slots__ = ()

    COMES_LAST: ClassVar[bool] = False
    """Whether it takes away what others give, and so has to come after them."""

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, NATURE),)

    def reshaped(self, state: Any, scope: Scope, monster: Monster, token: int, who: int) -> Monster:
        """The monster with this change."""
        raise NotImplementedError


def number(
    s: ArkhamState, monster: Monster, name: str, base: int, token: int = 0, who: int = 0
) -> Worked:
    """A number of a monster, with its breakdown."""
    changes = []
    for scope, modifier in s.modifying(number_of_monsters(name)):
        if not isinstance(modifier, OfMonsters):
            continue
        change = modifier.changes(s, scope, monster, token, who)
        if change is not None:
            changes.append(change)
            lowest = modifier.lowest()
            if lowest is not None:
                changes.append(Change(scope.source, AT_LEAST, lowest))
    return work_out(base, changes)


def as_it_is(s: ArkhamState, printed: Monster, token: int = 0, who: int = 0) -> Monster:
    """A monster with everything that changes it now, which may include a new Horror check."""
    hooks = s.listeners.hooks
    now = printed
    for name in NUMBERS:
        if (VALUE, number_of_monsters(name)) in hooks:
            base: int | None = getattr(printed, name)
            worked = number(s, printed, name, base or 0, token, who)
            if worked.changes and (base is not None or worked.changes[0].op == "set"):
                now = with_number(now, name, worked.total)
    if (VALUE, NATURE) in hooks:
        found = [(scope, one) for scope, one in s.modifying(NATURE) if isinstance(one, Reshapes)]
        for scope, reshapes in sorted(found, key=lambda pair: pair[1].COMES_LAST):
            now = reshapes.reshaped(s, scope, now, token, who)
    return now


def foe(s: ArkhamState, token: int, who: int = 0) -> Monster:
    """A monster in play with everything that changes it now, for an investigator."""
    return as_it_is(s, s.monster(token), token, who)


def movement_of(s: ArkhamState, token: int) -> str:
    """How a monster in play moves now."""
    return foe(s, token).movement


@cites("AH-6.19")
def worth(s: ArkhamState, trophy: str, who: int = 0) -> int:
    """The worth of a monster trophy: the current toughness of such a monster."""
    return as_it_is(s, MONSTERS[trophy], who=who).toughness


def with_number(monster: Monster, name: str, value: int) -> Monster:
    """The same monster with another value for one of its numbers."""
    changed: dict[str, Any] = {name: value}
    return monster._replace(**changed)
