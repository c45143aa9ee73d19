"""The encounter set Agents of Cthulhu."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER

from ...faces import EnemyFace, TreacheryFace, face
from ...vocabulary.abilities import Action, Forced, Prey, Revelation
from ...vocabulary.effects import Deal, Discard, MakeTest, PutIntoThreatArea
from ...vocabulary.enemy_triggers import EnemyEngages

SET = "agents-of-cthulhu"

face(
    EnemyFace(
        key="young-deep-one",
        code="01181",
        encounter_set=SET,
        copies=2,
        traits=("Humanoid", "Monster", "Deep One"),
        keywords=("hunter",),
        fight=3,
        health=3,
        evade=3,
        damage=1,
        horror=1,
        abilities=(
            Prey("combat"),
            Forced(AFTER, EnemyEngages(THIS), Deal(YOU, horror=1)),
        ),
    )
)

face(
    TreacheryFace(
        key="dreams-of-rlyeh",
        code="01182",
        encounter_set=SET,
        copies=2,
        traits=("Omen",),
        abilities=(
            Revelation(PutIntoThreatArea()),
            Adjust(YOU, "willpower", -1),
            Adjust(YOU, "sanity", -1),
            Action(MakeTest("willpower", 3, success=Discard(THIS))),
        ),
    )
)
