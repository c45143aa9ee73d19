"""The items that the cards of Machina Arcana pick out, where a modifier speaks of them."""

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
    """The item that the ability stands on."""

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        return (scope.this,)


@node
class Augmented(Selector):
    """The item that this one augments; if so said, only while that is a direct weapon."""

    direct: bool = False

    def ids(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        item = state.items.get(scope.this)
        if item is None or item.place != AUGMENTATION:
            return ()
        return (item.on,) if not self.direct or is_armed(state.card(item.on), DIRECT) else ()


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
        return is_armed(state.card(weapon), self.which)


@cites("MA-R11.14")
def is_armed(card: Card, which: str) -> bool:
    """Whether an item has an active ability that attacks directly, or at range."""
    wanted = Direct if which == DIRECT else Ranged
    return any(
        isinstance(ability.targets[0], wanted)
        for ability in card.abilities
        if isinstance(ability, Active) and ability.targets
        if any(isinstance(part, Attack) for part in ability.effect.walk())
    )
