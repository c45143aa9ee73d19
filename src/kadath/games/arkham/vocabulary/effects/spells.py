"""Verbs about casting, and effects that last for a combat."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import These
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Number, Scope
from kadath.kernel.events import period
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure

from ...cards import PHYSICAL
from ...rules.casting import CastingSpell, castable
from ...state import ArkhamState
from ..modifiers import CombatBonus, IsMagical


@node
class Cast(Effect):
    """Cast this spell and exhaust it; if that succeeds, resolve the effect."""

    effect: Effect
    need: Number = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return CastingSpell(scope.who, self.effect, scope, self.need)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return castable(state, scope) and self.effect.could(state, scope)


@node
class LastsThisCombat(Effect):
    """Changes last until the end of this combat."""

    changes: tuple[Modifier, ...]

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        fight = period(state, "combat")
        for change in self.changes:
            state.last_for(fight, change, Scope(scope.who, scope.source))
        return None


@node
class EnchantWeapon(Effect):
    """Choose one of your physical weapons; its bonus is magical for the rest of the combat."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingWeapon(scope)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(physical_weapons(state, scope.who))


@procedure
class ChoosingWeapon(Procedure):
    """An investigator chooses a weapon to enchant."""

    scope: Scope

    @ask("weapon", "AH-6.18", prompt="enchant-weapon")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer the caster's weapons with a physical bonus."""
        weapons = physical_weapons(s, self.scope.who)
        options = tuple(option("weapon", card) for card in weapons)
        seat = s.seat_of(self.scope.who)
        return ChoosingWeapon.choose.offer(seat, options) if options else None

    @choose.chosen
    def enchant(self, s: ArkhamState, chosen: Option) -> None:
        """Enchant it until the end of the combat."""
        s.last_for(period(s, "combat"), IsMagical(These(chosen.ids)), self.scope)


def physical_weapons(s: ArkhamState, who: int) -> tuple[int, ...]:
    """An investigator's weapons with a physical bonus."""
    return tuple(
        card
        for card in s.cards_of(who)
        if s.face(card).is_weapon
        and any(
            isinstance(part, CombatBonus) and part.kind == PHYSICAL
            for ability in s.abilities(card)
            for part in ability.walk()
        )
    )
