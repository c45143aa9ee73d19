"""Casting spells (AH-6)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Amount, Effect, Number, Scope, count
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import SANITY, STAMINA, Casting
from ..privileges import STAMINA_FOR_SPELLS, is_privileged
from ..state import ArkhamState
from ..town_rules import NO_CASTING, is_ruled
from .checks import SPELL, SkillCheck, result_of_check
from .fight import fight_of
from .status import HoldsUp, fallen


def casting(s: ArkhamState, card: int) -> Casting:
    """What casting a spell requires."""
    found = s.face(card).casting
    assert found is not None
    return found


SPELL_COST = "spell_cost"
"""The value that changes how much spells cost an investigator."""


@cites("AH-6.16")
def cost_of(s: ArkhamState, who: int, card: int) -> int:
    """How much Sanity a spell costs an investigator."""
    return worked_out(s, who, SPELL_COST, casting(s, card).sanity).floored()


@cites("AH-6.16", "AH-6.17")
def castable(s: ArkhamState, scope: Scope) -> bool:
    """Whether a spell is ready, and its cost and hands are available."""
    if is_ruled(s, NO_CASTING):
        return False
    card, row = scope.this, s.investigators[scope.who]
    purse = row.sanity
    if is_privileged(s, scope.who, STAMINA_FOR_SPELLS):
        purse += row.stamina
    if s.cards[card].exhausted or purse < cost_of(s, scope.who, card):
        return False
    fight = fight_of(s, scope.who)
    return fight is None or fight.free_hands(s) >= (s.face(card).hands or 0)


@procedure
class CastingSpell(HoldsUp):
    """Casting a spell: its cost, its check, its effect, even with the caster's last Sanity."""

    effect: Effect
    scope: Scope
    need: Number = 1
    stamina: int = 0

    @ask("stamina", "AH-6.16", prompt="pay-spell")
    def choose(self, s: ArkhamState) -> Decision | None:
        """An investigator who may pay with Stamina is asked how much of it."""
        if not is_privileged(s, self.who, STAMINA_FOR_SPELLS):
            return None
        row, cost = s.investigators[self.who], cost_of(s, self.who, self.scope.this)
        least, most = max(0, cost - row.sanity), min(cost, row.stamina)
        options = tuple(option("number", stamina) for stamina in range(least, most + 1))
        return CastingSpell.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def take_stamina(self, s: ArkhamState, chosen: Option) -> None:
        """Record the amount."""
        self.stamina = chosen.ids[0]

    @step("cost", "AH-6.16", "AH-7.13")
    def pay(self, s: ArkhamState) -> None:
        """Pay the cost, which is not a loss, and exhaust the card whether it works or not."""
        who, card = self.who, self.scope.this
        row, cost = s.investigators[who], cost_of(s, self.who, card)
        s.set_investigator(
            who, sanity=row.sanity - cost + self.stamina, stamina=row.stamina - self.stamina
        )
        for what, paid in ((SANITY, cost - self.stamina), (STAMINA, self.stamina)):
            if paid:
                s.note("pays", who=who, card=card, what=what, amount=paid)
        s.set_card(card, exhausted=True)
        fight = fight_of(s, who)
        if fight is not None and s.face(card).hands:
            fight.cast += (card,)

    @step("check", "AH-6.16")
    def check(self, s: ArkhamState) -> Procedure | None:
        """Make the Spell check."""
        modifier = casting(s, self.scope.this).modifier
        need = count(self.need, s, self.scope)
        counts = any(isinstance(part, Amount) for part in self.effect.walk())
        return SkillCheck(self.who, SPELL, count(modifier, s, self.scope), need, counts=counts)

    @step("effect", "AH-6.14", "AH-6.16")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """If the check passed, the spell works, and is held if it needs hands.

        A caster devoured in the meantime achieves nothing.
        """
        passed, successes = result_of_check(s)
        if not passed or self.who not in s.investigators:
            return None
        fight = fight_of(s, self.who)
        card = self.scope.this
        if fight is not None and card in fight.cast:
            fight.wielded += (card,)
        return self.effect.run(s, self.scope.bind("successes", successes))

    @step("status", "AH-6.16")
    def check_status(self, s: ArkhamState) -> Procedure | None:
        """A caster who paid their last Sanity goes insane, but only now."""
        return fallen(s)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"card": self.scope.source}
