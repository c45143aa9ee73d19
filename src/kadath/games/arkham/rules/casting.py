"""Casting spells (AH-6)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Number, Scope, count
from kadath.kernel.procedure import Procedure, procedure, step

from ..cards import Casting
from ..state import ArkhamState
from .checks import SPELL, SkillCheck, result_of_check
from .fight import fight_of
from .status import HoldsUp, fallen


def casting(s: ArkhamState, card: int) -> Casting:
    """What it takes to cast a spell."""
    found = s.face(card).casting
    assert found is not None
    return found


@cites("AH-6")
def castable(s: ArkhamState, scope: Scope) -> bool:
    """Whether a spell is ready, and its Sanity cost and hands are there."""
    card = int(scope.source)
    if s.cards[card].exhausted or s.investigators[scope.who].sanity < casting(s, card).sanity:
        return False
    fight = fight_of(s, scope.who)
    return fight is None or fight.free_hands(s) >= (s.face(card).hands or 0)


@procedure
class CastingSpell(HoldsUp):
    """A spell being cast: its cost, its check, its effect, even with the caster's last Sanity."""

    effect: Effect
    scope: Scope
    need: Number = 1

    @step("cost", "AH-6")
    def pay(self, s: ArkhamState) -> None:
        """Pay the Sanity, which is no loss, and exhaust the card whether it works or not."""
        who, card = self.who, int(self.scope.source)
        cost = casting(s, card).sanity
        s.set_investigator(who, sanity=s.investigators[who].sanity - cost)
        s.set_card(card, exhausted=True)
        fight = fight_of(s, who)
        if fight is not None and s.face(card).hands:
            fight.cast += (card,)

    @step("check", "AH-6")
    def check(self, s: ArkhamState) -> Procedure | None:
        """Make the Spell check."""
        modifier = casting(s, int(self.scope.source)).modifier
        need = count(self.need, s, self.scope)
        return SkillCheck(self.who, SPELL, count(modifier, s, self.scope), need)

    @step("effect", "AH-6")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """If it was passed, the spell works, and is held where it needs hands."""
        passed, successes = result_of_check(s)
        if not passed:
            return None
        fight = fight_of(s, self.who)
        card = int(self.scope.source)
        if fight is not None and card in fight.cast:
            fight.wielded += (card,)
        return self.effect.run(s, self.scope.bind("successes", successes))

    @step("status", "AH-7")
    def check_status(self, s: ArkhamState) -> Procedure | None:
        """Whoever paid the last Sanity goes insane, but only now."""
        return fallen(s)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"card": self.scope.source}
