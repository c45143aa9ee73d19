"""The encounter set The Midnight Masks."""

from __future__ import annotations

from kadath.kernel.windows import AFTER

from ...abilities import Forced, Revelation
from ...choices import MustChoose
from ...effects import Deal, MakeTest, MoveTo, SpendClues
from ...faces import LocationFace, TreacheryFace, face
from ...selectors import THIS, YOU, Called
from ...triggers import Enters

SET = "the-midnight-masks"

face(
    LocationFace(
        key="rivertown",
        code="01125",
        encounter_set=SET,
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
        encounter_set=SET,
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
    TreacheryFace(
        key="hunting-shadow",
        code="01135",
        encounter_set=SET,
        copies=3,
        traits=("Curse",),
        keywords=("peril",),
        abilities=(Revelation(MustChoose((SpendClues(1), Deal(YOU, damage=2)))),),
    )
)
