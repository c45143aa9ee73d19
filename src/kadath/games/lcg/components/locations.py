"""Locations."""

from __future__ import annotations

from kadath.kernel.windows import AFTER, WHEN

from ..abilities import Forced, UseSkill
from ..choices import MustChoose
from ..effects import Deal, MakeTest, MoveTo
from ..faces import LocationFace, face
from ..interrupts import Cancel
from ..selectors import THIS, YOU, Called
from ..triggers import Enters, Leaves

face(LocationFace(key="study", code="01111", shroud=2, clues=2, symbol="circle"))

face(
    LocationFace(
        key="hallway",
        code="01112",
        shroud=1,
        clues=0,
        symbol="square",
        connects=("triangle", "plus", "diamond"),
    )
)

face(
    LocationFace(
        key="attic",
        code="01113",
        victory=1,
        shroud=1,
        clues=2,
        symbol="triangle",
        connects=("square",),
        abilities=(Forced(AFTER, Enters(THIS), Deal(YOU, horror=1)),),
    )
)

face(
    LocationFace(
        key="cellar",
        code="01114",
        victory=1,
        shroud=4,
        clues=2,
        symbol="plus",
        connects=("square",),
        abilities=(Forced(AFTER, Enters(THIS), Deal(YOU, damage=1)),),
    )
)

face(
    LocationFace(
        key="rivertown",
        code="01125",
        traits=("Arkham", "Central"),
        shroud=1,
        clues=1,
        symbol="circle",
        connects=("crescent", "diamond", "square", "squiggle", "hourglass"),
    )
)

face(
    LocationFace(
        key="graveyard",
        code="01133",
        traits=("Arkham",),
        victory=1,
        shroud=1,
        clues=2,
        symbol="hourglass",
        connects=("circle",),
        abilities=(
            Forced(
                AFTER,
                Enters(THIS),
                MakeTest(
                    "willpower",
                    3,
                    failure=MustChoose((Deal(YOU, horror=2), MoveTo(Called("rivertown")))),
                ),
            ),
        ),
    )
)

face(
    LocationFace(
        key="arkham-woods-twisting-paths",
        code="01151",
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
