"""Verbs about items: giving, equipping, destroying."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.destroying import destroy_card
from ..rules.fitting import Fitting, as_attachment, as_main
from ..rules.handing_over import (
    Giving,
    Unequipping,
    equipped_of,
    loose_items,
    others_on_tile,
    owned_by,
)
from ..rules.use_inventory import UsingInventory
from ..state import MachinaState
from .verbs import OneByOne
from .weapons import RANGED, has_attack


@node
class GiveItem(Effect):
    """Give an item to another explorer on your tile, who may give you one in return."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return Giving(scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(owned_by(state, scope.who)) and bool(others_on_tile(state, scope.who))


@node
class EquipRangedWeapon(Effect):
    """Equip a ranged weapon as a main item, or upgrade or augment one (MA-R11.27)."""

    as_main: bool

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        if self.as_main:
            return Fitting(scope.who, self._ranged(state, loose_items(state, scope.who)))
        bases = self._ranged(state, state.equipped(scope.who))
        return Fitting(scope.who, loose_items(state, scope.who), bases) if bases else None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        loose = loose_items(state, scope.who)
        if self.as_main:
            return any(as_main(state, scope.who, self._ranged(state, loose)))
        return any(as_attachment(state, loose, self._ranged(state, state.equipped(scope.who))))

    def _ranged(self, state: MachinaState, items: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(one for one in items if has_attack(state.card(one), RANGED))


@node
class Unequip(OneByOne):
    """Unequip an item of a kind, chosen by its owner."""

    kind: str
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return bool(equipped_of(state, unit, self.kind))

    def act_alone(self, state: MachinaState, scope: Scope, unit: int) -> Procedure | None:
        return Unequipping(unit, self.kind)


@node
class UseInventory(OneByOne):
    """Use your inventory for free (MA-R11.22)."""

    who: Selector = YOU

    def act_alone(self, state: MachinaState, scope: Scope, unit: int) -> Procedure | None:
        return UsingInventory(unit, unit)


@node
class DestroyThis(Effect):
    """Destroy this card."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        destroy_card(state, scope.this)
        return None
