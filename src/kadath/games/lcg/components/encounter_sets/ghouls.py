"""The encounter set Ghouls."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU

from ...faces import EnemyFace, TreacheryFace, face
from ...vocabulary.abilities import Prey, Revelation
from ...vocabulary.amounts import FailedBy
from ...vocabulary.effects import Deal, MakeTest

SET = "ghouls"

face(
    EnemyFace(
        key="ghoul-minion",
        code="01160",
        encounter_set=SET,
        copies=3,
        traits=("Humanoid", "Monster", "Ghoul"),
        fight=2,
        health=2,
        evade=2,
        damage=1,
        horror=1,
    )
)

face(
    TreacheryFace(
        key="grasping-hands",
        code="01162",
        encounter_set=SET,
        copies=3,
        traits=("Hazard",),
        abilities=(Revelation(MakeTest("agility", 3, failure=Deal(YOU, damage=FailedBy()))),),
    )
)

face(
    EnemyFace(
        key="ravenous-ghoul",
        code="01161",
        encounter_set=SET,
        traits=("Humanoid", "Monster", "Ghoul"),
        fight=3,
        health=3,
        evade=3,
        damage=1,
        horror=1,
        abilities=(Prey("health"),),
    )
)
