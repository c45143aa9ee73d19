"""The encounter set Locked Doors."""

from __future__ import annotations

from ...abilities import Action, Forbid, Revelation
from ...choices import Choose
from ...effects import Attach, Discard, MakeTest
from ...faces import TreacheryFace, face
from ...selectors import ATTACHED, THIS, Named
from ...triggers import Investigates
from ...whereabouts import MostClues

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
