"""The items that the cards of Machina Arcana pick out, where a modifier speaks of them."""

from __future__ import annotations

from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node

from ..cards import WEAPON
from ..state import AUGMENTATION, MachinaState
from .abilities import Active
from .effects import Attack
from .selectors import Direct, Ranged

DIRECT = "direct"
RANGED = "ranged"
AUGMENTED = "augmented"


@node
class Augmented(Selector):
    """The item that this one augments."""

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        item = state.items.get(int(scope.source))
        return (item.on,) if item is not None and item.place == AUGMENTATION else ()


@node
class YourWeapons(Selector):
    """The weapons you have equipped that are direct, ranged or augmented (MA-R11.14)."""

    which: str

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        weapons = (one for one in state.equipped(scope.who) if state.card(one).kind == WEAPON)
        return tuple(one for one in weapons if self._is_one(state, one))

    def _is_one(self, state: MachinaState, weapon: int) -> bool:
        if self.which == AUGMENTED:
            return any(
                row.on == weapon and row.place == AUGMENTATION for row in state.items.values()
            )
        wanted = Direct if self.which == DIRECT else Ranged
        return any(
            isinstance(ability.targets[0], wanted)
            for ability in state.card(weapon).abilities
            if isinstance(ability, Active) and ability.targets
            if any(isinstance(part, Attack) for part in ability.effect.walk())
        )
