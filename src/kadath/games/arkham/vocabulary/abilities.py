"""The kind of ability that only cards of Arkham Horror have: what one may do in a phase."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.effects import Condition, Effect
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import node

ANY = "any"
MOVEMENT = "movement"
COMBAT = "combat"
UPKEEP = "upkeep"
ENCOUNTER = "encounters"
INSTEAD = "instead"
"""In the Arkham Encounters phase, in place of an encounter."""


@node
class Action(Ability):
    """Something one may do in a phase, or in combat; `phase` may be any."""

    phase: str
    costs: tuple[Cost, ...]
    effect: Effect
    condition: Condition | None = None
    limit: Limit | None = None
