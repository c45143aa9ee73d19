"""The encounter set Locked Doors."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, Named

from ...faces import TreacheryFace, face
from ...vocabulary.abilities import Action, Revelation
from ...vocabulary.choices import Choose
from ...vocabulary.effects import Attach, Discard, MakeTest
from ...vocabulary.modifiers import Forbid
from ...vocabulary.selectors import ATTACHED
from ...vocabulary.triggers import Investigates
from ...vocabulary.whereabouts import MostClues

SET = "locked-doors"

face(
    TreacheryFace(
        key="locked-door",
        code="01174",
        encounter_set=SET,
        copies=2,
        traits=("Obstacle",),
        abilities=(
            Revelation(Choose("location", MostClues(), Attach(Named("location")))),
            Forbid(Investigates(ATTACHED)),
            Action(MakeTest("combat", 4, success=Discard(THIS))),
            Action(MakeTest("agility", 4, success=Discard(THIS))),
        ),
    )
)
