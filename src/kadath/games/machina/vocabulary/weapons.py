"""Selectors of items, for modifiers and triggers."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node

from ..cards import WEAPON, Card
from ..state import AUGMENTATION, MachinaState
from .abilities import Active
from .effects import Attack
from .targets import Direct, Ranged

DIRECT = "direct"
RANGED = "ranged"
AUGMENTED = "augmented"


@node
class ThisItem(Selector):
    """The item that the ability is printed on."""

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return (scope.this,)


@node
class Augmented(Selector):
    """The item that this one augments; with `direct`, only if that is a direct weapon."""

    direct: bool = False

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        item = state.items.get(scope.this)
        if item is None or item.place != AUGMENTATION:
            return ()
        return (item.on,) if not self.direct or has_attack(state.card(item.on), DIRECT) else ()


@node
class YourWeapons(Selector):
    """Your equipped weapons that are direct, ranged or augmented (MA-R11.14)."""

    which: str

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        weapons = (one for one in state.equipped(scope.who) if state.card(one).kind == WEAPON)
        return tuple(one for one in weapons if self._qualifies(state, one))

    def _qualifies(self, state: MachinaState, weapon: int) -> bool:
        if self.which == AUGMENTED:
            return any(
                row.on == weapon and row.place == AUGMENTATION for row in state.items.values()
            )
        return has_attack(state.card(weapon), self.which)


@cites("MA-R11.14")
def has_attack(card: Card, which: str) -> bool:
    """Whether an item has an active ability for direct attacks, or for ranged ones."""
    wanted = Direct if which == DIRECT else Ranged
    return any(
        isinstance(ability.targets[0], wanted)
        for ability in card.abilities
        if isinstance(ability, Active) and ability.targets
        if any(isinstance(part, Attack) for part in ability.effect.walk())
    )
