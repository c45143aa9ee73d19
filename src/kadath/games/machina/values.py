"""The current values of units and items, with everything that changes them."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.citations import cites
from kadath.kernel.modifiers import VALUE, Worked, work_out, worked_out

from .finals import weakness
from .state import MachinaState

ARMOR = "armor"
WILL = "will"
HEALTH = "health"
STAMINA = "stamina"
ESSENCE = "essence"
ATTACK_ROLL = "attack_roll"
ARCANE_ATTACK_ROLL = "arcane_attack_roll"
REGULAR_ATTACK_ROLL = "regular_attack_roll"
RANGE = "range"

ETHEREAL = "ethereal"
IMMOBILE = "immobile"
SEES_ETHEREAL = "sees_ethereal"
CHESTS_EXPLODE = "chests_explode"
STEADFAST = "steadfast"
"""The quality of not being pushed or pulled."""
UNYIELDING = "unyielding"
"""The quality of not being banished, controlled or made to swap places."""

HIGHEST = 9


def passes(kind: str) -> str:
    """The quality of passing through a kind of thing: a wall, an obstacle (MA-R9.4)."""
    return f"passes_{kind}"


def aims_through(kind: str) -> str:
    """The quality of choosing targets past a kind of thing (MA-R15.8)."""
    return f"aims_through_{kind}"


def cost_of(action: str, resource: str) -> str:
    """The value for the cost of an action in stamina or essence."""
    return f"cost_of_{action}_in_{resource}"


def explained(s: MachinaState, thing: int, stat: str) -> Worked:
    """A value with its breakdown; one that is not printed on the card starts from 0."""
    base = _unchanged(s, thing, stat)
    if (VALUE, stat) not in s.listeners.hooks:
        return Worked(base, (), base)
    return worked_out(s, thing, stat, base)


def bonus(s: MachinaState, thing: int, stat: str) -> int:
    """What is added to a value that no card has printed; it may be negative."""
    if (VALUE, stat) not in s.listeners.hooks:
        return 0
    return worked_out(s, thing, stat, 0).total


def _unchanged(s: MachinaState, thing: int, stat: str) -> int:
    base: int = getattr(s.card(thing), stat, 0)
    if thing == s.boss and stat in (ARMOR, WILL) and thing in s.units:
        base -= weakness(s, stat)
    return base


@cites("MA-R5.2")
def attribute(s: MachinaState, unit: int, stat: str) -> int:
    """An attribute of a unit; for health, stamina and essence, the maximum."""
    value = _unchanged(s, unit, stat)
    if (VALUE, stat) in s.listeners.hooks:
        value = worked_out(s, unit, stat, value).total
    return min(HIGHEST, max(0, value))


def has(s: MachinaState, thing: int, quality: str) -> bool:
    """Whether something has a quality now, e.g. is ethereal."""
    return bonus(s, thing, quality) > 0


def having(s: MachinaState, quality: str, things: Iterable[int]) -> list[int]:
    """The things that have a quality now; its sources are looked up only once."""
    if (VALUE, quality) not in s.listeners.hooks:
        return []
    giving = tuple(s.modifying(quality))
    found = []
    for thing in things:
        changes = [modifier.change(s, scope, thing, quality) for scope, modifier in giving]
        given = [change for change in changes if change is not None]
        if given and work_out(0, given).total > 0:
            found.append(thing)
    return found


@cites("MA-R5.4")
def is_wounded(s: MachinaState, unit: int) -> bool:
    """Whether a unit has lost health."""
    return s.units[unit].health < attribute(s, unit, HEALTH)


def action_cost(s: MachinaState, who: int, action: str, resource: str, printed: int) -> int:
    """The current cost of an action for a unit, with everything that changes it."""
    stat = cost_of(action, resource)
    return (
        worked_out(s, who, stat, printed).floored()
        if (VALUE, stat) in s.listeners.hooks
        else printed
    )
