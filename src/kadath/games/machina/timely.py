"""Free abilities out of turn: which of them answer what comes next.

Players see their free abilities with each of their own actions. During the actions of others they
are asked only if an ability would answer something: the spawn and horror phases, or a monster that
can strike.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.effects import Do, Effect, Scope

from .rules.abilities import active
from .state import MachinaState
from .values import (
    ARCANE_ATTACK_ROLL,
    ATTACK_ROLL,
    ESSENCE,
    HEALTH,
    RANGE,
    REGULAR_ATTACK_ROLL,
    SEES_ETHEREAL,
    STAMINA,
)
from .vocabulary.costs import Pay
from .vocabulary.doors import ChangeDoor
from .vocabulary.effects import Restore, TurnHealthIntoEssence
from .vocabulary.events import InvokeExplorerEvent
from .vocabulary.gaining import GainItem
from .vocabulary.moving import Move, Teleport
from .vocabulary.selectors import Picked
from .vocabulary.spaces import RebuildSpace
from .vocabulary.story import Explore, LightChapter, LowerThreat, RefreshRating
from .vocabulary.targets import Target
from .vocabulary.timing import LastsThisRound, OncePerRound

FRAMES = (Do, OncePerRound)
"""Effects that only contain other effects."""
FOR_A_TURN = (
    Explore,
    GainItem,
    InvokeExplorerEvent,
    LightChapter,
    LowerThreat,
    RebuildSpace,
    TurnHealthIntoEssence,
)
"""Effects that are as good in the owner's next turn, and often better."""
FOR_ATTACKERS = {ATTACK_ROLL, ARCANE_ATTACK_ROLL, REGULAR_ATTACK_ROLL, RANGE, SEES_ETHEREAL}
"""What helps only attackers."""


def answers_phases(s: MachinaState, who: int, card: int, number: int) -> bool:
    """Whether an ability helps before the spawn and horror phases.

    What helps against monsters waits until one can strike.
    """
    return any(_before_phases(s, one) for one in _parts(s, who, card, number))


def answers_monster(s: MachinaState, who: int, card: int, number: int) -> bool:
    """Whether an ability helps before a monster strikes."""
    return any(_before_blow(one) for one in _parts(s, who, card, number))


def _parts(s: MachinaState, who: int, card: int, number: int) -> list[Any]:
    """The effects of an ability that would change something, except those for its owner's turn."""
    ability, scope = active(s, card, number), Scope(who, card)
    if not ability.targets and not ability.effect.could(s, scope):
        return []
    paid = {cost.what for cost in ability.costs if isinstance(cost, Pay)}
    return [
        part
        for part in ability.effect.walk()
        if isinstance(part, Effect)
        and not isinstance(part, (*FRAMES, *FOR_A_TURN))
        and not (isinstance(part, Restore) and _only_swaps(s, scope, part, paid))
        and not (isinstance(part, LastsThisRound) and _helps_attackers(part))
    ]


def _only_swaps(s: MachinaState, scope: Scope, part: Restore, paid: set[str]) -> bool:
    """Whether it only gives its user back what they paid, or stamina, which is restored anyway."""
    if part.what == STAMINA or (part.what == ESSENCE and HEALTH in paid):
        return True
    if isinstance(part.who, Target):
        return False
    units = part.who.of.ids(s, scope) if isinstance(part.who, Picked) else part.who.ids(s, scope)
    gains = [one for one in units if part.works_on(s, scope, one)]
    return not gains or (part.what in paid and gains == [scope.who])


def _helps_attackers(part: LastsThisRound) -> bool:
    return all(topic[1] in FOR_ATTACKERS for change in part.changes for topic in change.topics())


def _before_phases(s: MachinaState, part: Effect) -> bool:
    if isinstance(part, ChangeDoor):
        return bool(s.track)
    if isinstance(part, Restore):
        return part.what == HEALTH
    return not isinstance(part, Move | Teleport | LastsThisRound)


def _before_blow(part: Effect) -> bool:
    return not isinstance(part, RefreshRating)
