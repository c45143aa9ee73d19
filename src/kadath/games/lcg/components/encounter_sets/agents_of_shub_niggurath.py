"""The encounter set Agents of Shub-Niggurath."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS
from kadath.kernel.windows import AFTER, WHEN

from ...faces import EnemyFace, face
from ...vocabulary.abilities import Forced, Prey
from ...vocabulary.effects import Deal, Heal
from ...vocabulary.enemy_triggers import EnemyDefeated
from ...vocabulary.period_triggers import RoundEnds
from ...vocabulary.selectors import THIS_LOCATION, Investigators

SET = "agents-of-shub-niggurath"

face(
    EnemyFace(
        key="relentless-dark-young",
        code="01179",
        encounter_set=SET,
        traits=("Monster", "Dark Young"),
        victory=1,
        fight=4,
        health=5,
        evade=2,
        damage=2,
        horror=1,
        abilities=(Prey("agility"), Forced(AFTER, RoundEnds(), Heal(THIS, damage=2))),
    )
)

face(
    EnemyFace(
        key="goat-spawn",
        code="01180",
        encounter_set=SET,
        copies=3,
        traits=("Humanoid", "Monster"),
        keywords=("hunter", "retaliate"),
        fight=3,
        health=3,
        evade=2,
        damage=1,
        horror=0,
        abilities=(
            Forced(WHEN, EnemyDefeated(THIS), Deal(Investigators(at=THIS_LOCATION), horror=1)),
        ),
    )
)
