"""Activating action spaces (MA-R10.10, MA-R10.14 to MA-R10.21)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.dice import roll, sided
from kadath.kernel.events import report
from kadath.kernel.legality import Hindrance
from kadath.kernel.procedure import Procedure, procedure, step

from ..happenings import ActivatedSpace
from ..state import GONE, NO_TOKEN, MachinaState
from ..tiles import CHAPTER, CHEST, EVENT, LEVER, RECHARGE, WORKBENCH
from ..values import ESSENCE, HEALTH, STAMINA, action_cost
from .chapters import NextChapter
from .essence import PayingEssence, can_pay
from .events import InvokingEvent
from .gaining import Crafting, GainingItem
from .health import restore, spend
from .sight import sign
from .spaces import KINDS, is_lit
from .traps import springing_traps

STAMINA_COSTS = {LEVER: 2, RECHARGE: 1, WORKBENCH: 3, CHEST: 3, EVENT: 3}
UNLIT_STAMINA, UNLIT_ESSENCE, LIT_STAMINA = 3, 3, 1

RECHARGE_DIE = sided(6)
"""The rulebook does not list its faces: up to 3 is health, then stamina, and one is blank."""
HEALTH_FACES, STAMINA_FACES = 3, 5
RECHARGED_HEALTH, RECHARGED_STAMINA = 1, 3


@cites("MA-R10.14", "MA-R10.16", "MA-R10.17", "MA-R10.18", "MA-R10.19", "MA-R10.21")
def cost_to_activate(s: MachinaState, who: int, space: int) -> tuple[int, int]:
    """What activating a space costs an explorer in stamina and in essence."""
    here = sign(s, space)
    if here == CHAPTER:
        return (LIT_STAMINA, 0) if is_lit(s, space) else (UNLIT_STAMINA, UNLIT_ESSENCE)
    return action_cost(s, who, KINDS[here], STAMINA, STAMINA_COSTS[here]), 0


@cites("MA-R10.10", "MA-R5.8")
def hindrance_to_activate(s: MachinaState, who: int, space: int) -> Hindrance | None:
    """What prevents an explorer from activating an adjacent action space, if anything."""
    stamina, essence = cost_to_activate(s, who, space)
    if s.units[who].stamina < stamina:
        return Hindrance("MA-R10.10", "stamina", (("stamina", stamina),))
    if essence and not can_pay(s, who, essence, space):
        return Hindrance("MA-R10.21", "essence", (("essence", essence),))
    return None


@procedure
class Activating(Procedure):
    """An explorer activates an adjacent action space, which uses it up."""

    who: int
    space: int
    sign: str = ""

    @step("1", "MA-R10.10", "MA-R10.21", "MA-R5.7")
    def pay(self, s: MachinaState) -> Procedure | None:
        """Pay for it."""
        stamina, essence = cost_to_activate(s, self.who, self.space)
        self.sign = sign(s, self.space)
        if essence:
            return PayingEssence(self.who, essence, self.space)
        spend(s, self.who, STAMINA, stamina)
        self.goto("3")
        return None

    @step("2", "MA-R5.8")
    def paid(self, s: MachinaState) -> None:
        """If the others refused to help, the space stays as it was."""
        if not s.returned:
            self.finish()
            return
        spend(s, self.who, STAMINA, UNLIT_STAMINA)

    @step("3", "MA-R10.10", "MA-R10.26")
    def destroy(self, s: MachinaState) -> None:
        """Put a destruction token on it, before its effect."""
        s.tokens[self.space] = GONE
        s.note("activated", who=self.who, space=self.space, what=KINDS[self.sign])

    @step("4", "MA-R10.14", "MA-R10.16", "MA-R10.17", "MA-R10.18", "MA-R10.19", "MA-R10.21")
    def resolve(self, s: MachinaState) -> Procedure | None:
        """Resolve its effect."""
        who = self.who
        if self.sign == LEVER:
            return springing_traps(s, s.area.tile(s.units[who].space), who)
        if self.sign == RECHARGE:
            recharge(s, who)
            return None
        if self.sign == WORKBENCH:
            return Crafting(who)
        if self.sign == CHAPTER:
            return NextChapter(who) if may_advance(s) else None
        restore(s, who, ESSENCE, 1)
        return GainingItem(who) if self.sign == CHEST else InvokingEvent.explorer(who)

    @step("5", "MA-R16.2")
    def activated(self, s: MachinaState) -> Procedure | None:
        """Responses to the activation."""
        return report(s, (ActivatedSpace(self.who, KINDS[self.sign]),))

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who, "space": self.space}


@cites("MA-R10.21", "MA-R12.5", "MA-R12.10")
def may_advance(s: MachinaState) -> bool:
    """Whether activating a chapter space ends the chapter."""
    return s.exit == NO_TOKEN and not s.card(s.chapter).blocking


@cites("MA-R10.16")
def recharge(s: MachinaState, who: int) -> None:
    """Roll the recharge die: health, stamina, or nothing."""
    (face,) = roll(s, (RECHARGE_DIE,))
    if face <= HEALTH_FACES:
        s.note("recharged", who=who, what=HEALTH)
        restore(s, who, HEALTH, RECHARGED_HEALTH)
    elif face <= STAMINA_FACES:
        s.note("recharged", who=who, what=STAMINA)
        restore(s, who, STAMINA, RECHARGED_STAMINA)
    else:
        s.note("recharged", who=who, what="nothing")
