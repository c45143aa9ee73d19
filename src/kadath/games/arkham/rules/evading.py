"""Evading monsters outside of combat (AH-5)."""

from __future__ import annotations

from kadath.kernel.procedure import Procedure, procedure, step

from ..cards import STAMINA
from ..foes import foe
from ..happenings import Loses
from ..state import ArkhamState
from .checks import EVADE, SkillCheck, result_of_check
from .combat import Combat
from .losses import Losing
from .moving import stop_moving


@procedure
class Evading(Procedure):
    """An investigator tries to get past a monster; returns whether it worked."""

    who: int
    monster: int

    @step("check", "AH-5.1")
    def check(self, s: ArkhamState) -> Procedure | None:
        """An Evade check."""
        s.note("evades", who=self.who, monster=s.monsters[self.monster].monster)
        awareness = foe(s, self.monster, self.who).awareness
        return SkillCheck(self.who, EVADE, awareness, monster=self.monster)

    @step("result", "AH-5.2", "AH-5.3", "AH-5.4", "AH-5.6")
    def result(self, s: ArkhamState) -> Procedure | None:
        """On a failure the investigator is hurt at once."""
        if result_of_check(s).passed:
            self.finish(True)
            return None
        stop_moving(s, self.who)
        if not self.is_here(s):
            return None
        damage = foe(s, self.monster, self.who).combat_damage
        return Losing((Loses(self.who, STAMINA, damage, EVADE),)) if damage else None

    @step("combat", "AH-5.3")
    def fight(self, s: ArkhamState) -> Procedure | None:
        """They must fight if both are still there."""
        return Combat(self.who, self.monster, erred=True) if self.is_here(s) else None

    def is_here(self, s: ArkhamState) -> bool:
        """Whether the two are still in one place; in an encounter they are, until one falls."""
        row, monster = s.investigators.get(self.who), s.monsters.get(self.monster)
        if row is None or row.out or monster is None:
            return False
        return monster.space in (row.space, ENCOUNTER)


ENCOUNTER = "encounter"
"""Where a monster is that appears only in an encounter."""
