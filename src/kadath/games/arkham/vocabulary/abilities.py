"""The kind of ability that only Arkham Horror has: an action in a certain phase."""

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
"""In the Arkham Encounters phase, instead of an encounter."""


@node
class Action(Ability):
    """Something an investigator may do in a certain phase, in combat, or (`ANY`) in every phase."""

    phase: str
    costs: tuple[Cost, ...]
    effect: Effect
    condition: Condition | None = None
    limit: Limit | None = None
