"""The verbs of Arkham Horror's cards; all are for the investigator who resolves them."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost, Paying, unpayable
from kadath.kernel.abilities.selectors import These
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.dice import roll
from kadath.kernel.effects import Effect, Number, Scope, count
from kadath.kernel.events import part_at_hand, pending_event, period
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..board import STREET_OF
from ..cards import BLESSING, ITEMS, PHYSICAL
from ..happenings import Loses
from ..rules.casting import CastingSpell, castable
from ..rules.checks import DIE, RerollingDie, SkillCheck, check_of, result_of_check
from ..rules.combat import defeat
from ..rules.decks import bless, discard, draw
from ..rules.fight import fight_of
from ..rules.losses import Losing, gain
from ..state import ArkhamState
from ..values import maximum, success_on
from .modifiers import CombatBonus, IsMagical

# --- Spells and checks ----------------------------------------------------------------------------


@node
class Cast(Effect):
    """Cast this spell and exhaust it; if the casting succeeds, the effect is resolved."""

    effect: Effect
    need: Number = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return CastingSpell(scope.who, self.effect, scope, self.need)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return castable(state, scope)


@node
class Check(Effect):
    """Make a check; one effect if it is passed, another if it is failed."""

    skill: str
    modifier: int = 0
    difficulty: int = 1
    passed: Effect | None = None
    failed: Effect | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Checking(self, scope)


@procedure
class Checking(Procedure):
    """A card's check under way."""

    check: Check
    scope: Scope

    @step("check", "AH-4")
    def make(self, s: ArkhamState) -> Procedure | None:
        """Make it."""
        check = self.check
        return SkillCheck(self.scope.who, check.skill, check.modifier, check.difficulty)

    @step("result", "AH-4")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve what it leads to."""
        branch = self.check.passed if result_of_check(s).passed else self.check.failed
        return branch.run(s, self.scope) if branch is not None else None


@node
class PassCheck(Effect):
    """Pass the check that is about to be made."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).is_sure = True
        return None


@node
class RerollCheck(Effect):
    """Roll all dice of the check anew."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).reroll(state)
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(check_of(state, scope.who).dice)


@node
class RerollDie(Effect):
    """Roll one die of the check anew."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return RerollingDie(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(check_of(state, scope.who).dice)


@node
class LastsThisCombat(Effect):
    """Changes last until the end of this combat."""

    changes: tuple[Modifier, ...]

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        fight = period(state, "combat")
        for change in self.changes:
            state.last_for(fight, change, Scope(scope.who, scope.source))
        return None


# --- Sanity, Stamina and the rest -----------------------------------------------------------------


@node
class Lose(Effect):
    """Lose Sanity or Stamina."""

    amount: Number
    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Losing((Loses(scope.who, self.what, count(self.amount, state, scope)),))


@node
class AtOnce(Effect):
    """Several losses to one source, all at the same time."""

    losses: tuple[Lose, ...]

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Losing(
            tuple(
                Loses(scope.who, loss.what, count(loss.amount, state, scope))
                for loss in self.losses
            )
        )


@node
class ReduceLoss(Effect):
    """Lower the loss that is about to happen."""

    by: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        event, place = pending_event(state, scope)
        part = event.what[place]
        event.change(place, part._replace(amount=max(0, part.amount - self.by)))
        return None


@node
class Gain(Effect):
    """Gain Sanity, Stamina, Clue tokens or money."""

    amount: Number
    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        gain(state, scope.who, self.what, count(self.amount, state, scope))
        return None


@node
class RestoreToMaximum(Effect):
    """Restore Sanity or Stamina to its maximum."""

    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        gain(state, scope.who, self.what, maximum(state, scope.who, self.what))
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        now: int = getattr(state.investigators[scope.who], self.what)
        return now < maximum(state, scope.who, self.what)


# --- Cards ----------------------------------------------------------------------------------------


@node
class Draw(Effect):
    """Draw a card of a kind."""

    kind: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        draw(state, scope.who, self.kind)
        return None


@node
class Discard(Effect):
    """Discard this card."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        discard(state, int(scope.source))
        return None


@node
class WearOut(Effect):
    """Put a token on this card; with so many of them it is discarded."""

    at: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        card = int(scope.source)
        state.set_card(card, tokens=state.cards[card].tokens + 1)
        if state.cards[card].tokens >= self.at:
            discard(state, card)
        return None


@node
class BecomeBlessed(Effect):
    """Be blessed; if cursed, lose the curse instead."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        bless(state, scope.who, BLESSING)
        return None


@node
class BecomeCursed(Effect):
    """Be cursed; if blessed, lose the blessing instead."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        bless(state, scope.who, "curse")
        return None


# --- Where one is ---------------------------------------------------------------------------------


@node
class GoToStreet(Effect):
    """Move to the street of this location."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        space = state.investigators[scope.who].space
        state.set_investigator(scope.who, space=STREET_OF.get(space, space))
        return None


@node
class BeDelayed(Effect):
    """Be delayed."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_investigator(scope.who, delayed=True)
        return None


# --- Choosing, rolling and paying -----------------------------------------------------------------


@node
class RerollFailures(Effect):
    """All dice of the check at hand that are no successes are rolled again."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check = check_of(state, part_at_hand(state, scope).who)
        lowest = success_on(state, check.who)
        kept = tuple(die for die in check.dice if die >= lowest)
        failed = len(check.dice) - len(kept)
        check.dice = kept
        check.add_dice(state, failed)
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        check = check_of(state, part_at_hand(state, scope).who)
        lowest = success_on(state, check.who)
        return any(die < lowest for die in check.dice)


@node
class HealSomeone(Effect):
    """You or another investigator in your place regains Sanity or Stamina."""

    amount: Number
    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        amount = count(self.amount, state, scope)
        return Healing(scope.who, self.what, amount) if amount else None


@node
class EnchantWeapon(Effect):
    """Choose a weapon of yours with a physical bonus; it is magical for the rest of the combat."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingWeapon(scope)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(physical_weapons(state, scope.who))


@node
class RollDie(Effect):
    """Roll a die; one effect if it is a success, another if it is not."""

    success: Effect | None = None
    failure: Effect | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        (rolled,) = roll(state, (DIE,))
        state.note("die", rolled=rolled)
        branch = self.success if rolled >= success_on(state, scope.who) else self.failure
        return branch.run(state, scope) if branch is not None else None


@node
class OnDie(Effect):
    """Roll a die; the effect is resolved if it shows so much or less."""

    most: int
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        (rolled,) = roll(state, (DIE,))
        state.note("die", rolled=rolled)
        return self.effect.run(state, scope) if rolled <= self.most else None


@node
class MustPay(Effect):
    """Pay a cost; whoever cannot resolves an effect instead."""

    cost: Cost
    otherwise: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if unpayable((self.cost,), state, scope) is None:
            return Paying((self.cost,), scope)
        return self.otherwise.run(state, scope)


@node
class LoseAllItems(Effect):
    """Discard all your items."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for card in state.cards_of(scope.who, ITEMS):
            discard(state, card)
        return None


@node
class AddToken(Effect):
    """Put a token on this card."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        card = int(scope.source)
        state.set_card(card, tokens=state.cards[card].tokens + 1)
        return None


@node
class DefeatAllHere(Effect):
    """Defeat all monsters in your place; a fight with one of them is over."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for monster in state.monsters_at(state.investigators[scope.who].space):
            defeat(state, scope.who, monster)
        fight = fight_of(state, scope.who)
        if fight is not None:
            fight.goto("over")
            state.unwind(fight)
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.monsters_at(state.investigators[scope.who].space))


@procedure
class Healing(Procedure):
    """Somebody in a place is healed."""

    who: int
    what: str
    amount: int

    @ask("whom", "AH-6", prompt="heal-whom")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer everyone in the caster's place."""
        here = s.at(s.investigators[self.who].space)
        options = tuple(option("heal", one) for one in here)
        return Healing.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def heal(self, s: ArkhamState, chosen: Option) -> None:
        """They regain it."""
        gain(s, chosen.ids[0], self.what, self.amount)


@procedure
class ChoosingWeapon(Procedure):
    """A weapon is chosen, and enchanted for the combat."""

    scope: Scope

    @ask("weapon", "AH-6", prompt="enchant-weapon")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer the caster's weapons with a physical bonus."""
        weapons = physical_weapons(s, self.scope.who)
        options = tuple(option("weapon", card) for card in weapons)
        seat = s.seat_of(self.scope.who)
        return ChoosingWeapon.choose.offer(seat, options) if options else None

    @choose.chosen
    def enchant(self, s: ArkhamState, chosen: Option) -> None:
        """It stays so until the combat is over."""
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
