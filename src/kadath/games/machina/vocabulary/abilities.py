"""The kinds of ability that only Machina Arcana has: active ones, and those on entering play.

Passive abilities and triggered ones ("when ...", "instead of ...") come from the kernel.
"""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.effects import Condition, Effect, Scope, Selector
from kadath.kernel.listeners import Ability, Topic
from kadath.kernel.nodes import node
from kadath.kernel.windows import FREE

from ..state import MachinaState
from ..values import STAMINA
from .costs import Pay

OUT_OF_TURN: Topic = (FREE, "ability")
"""The topic of active abilities that may be used between any two actions (MA-R14.6)."""


DOOR = "door"
SPACE = "space"


class Targeting(Selector):
    """A selector of what an active ability may be aimed at: units, doors or spaces."""

    __slots__ = ()

    what: str

    def reached(self, state: MachinaState, scope: Scope, spaces: Iterable[int]) -> set[int]:
        """Those of `spaces` that the user of the ability may aim it at."""
        raise NotImplementedError


@node
class Active(Ability):
    """Pay the costs, choose a target for each icon, and resolve the effect."""

    costs: tuple[Cost, ...]
    effect: Effect
    targets: tuple[Targeting, ...] = ()
    condition: Condition | None = None

    def topics(self) -> tuple[Topic, ...]:
        return (OUT_OF_TURN,) if self.out_of_turn() else ()

    def out_of_turn(self) -> bool:
        """Whether it may be used outside the unit's own turn (MA-R14.5, MA-R14.6)."""
        return not any(isinstance(cost, Pay) and cost.what == STAMINA for cost in self.costs)


@node
class EntersPlay(Ability):
    """Resolved once, when the card enters play."""

    effect: Effect
