"""The encounter set The Devourer Below."""

from __future__ import annotations

from kadath.kernel.windows import WHEN

from ...abilities import Forced, UseSkill
from ...effects import MakeTest
from ...faces import LocationFace, face
from ...interrupts import Cancel
from ...selectors import THIS, YOU
from ...triggers import Leaves

SET = "the-devourer-below"

face(
    LocationFace(
        key="arkham-woods-twisting-paths",
        code="01151",
        encounter_set=SET,
        traits=("Woods",),
        shroud=3,
        clues=1,
        symbol="tee",
        connects=("squiggle", "diamond", "slanted equals"),
        hidden_symbol="square",
        hidden_connects=("squiggle",),
        abilities=(Forced(WHEN, Leaves(THIS, YOU), MakeTest("intellect", 3, failure=Cancel())),),
    )
)

face(
    LocationFace(
        key="arkham-woods-old-house",
        code="01152",
        encounter_set=SET,
        traits=("Woods",),
        shroud=2,
        clues=1,
        symbol="diamond",
        connects=("squiggle", "triangle", "tee"),
        hidden_symbol="square",
        hidden_connects=("squiggle",),
        abilities=(UseSkill("investigate", THIS, "willpower"),),
    )
)
