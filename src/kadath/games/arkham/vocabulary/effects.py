"""The verbs of Arkham Horror's cards; all are for the investigator who resolves them."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Number, Scope, count
from kadath.kernel.events import pending_event, period
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, procedure, step

from ..board import STREET_OF
from ..cards import BLESSING
from ..happenings import Loses
from ..rules.casting import CastingSpell, castable
from ..rules.checks import RerollingDie, SkillCheck, check_of, result_of_check
from ..rules.decks import bless, discard, draw
from ..rules.losses import Losing, gain
from ..state import ArkhamState
from ..values import maximum

# --- Spells and checks ----------------------------------------------------------------------------


@node
class Cast(Effect):
    """Cast this spell and exhaust it; if the casting succeeds, the effect is resolved."""

    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return CastingSpell(scope.who, self.effect, scope)

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
