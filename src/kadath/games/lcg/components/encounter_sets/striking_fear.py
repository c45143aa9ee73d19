"""The encounter set Striking Fear."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.windows import AFTER

from ...faces import TreacheryFace, face
from ...vocabulary.abilities import Forced, Revelation
from ...vocabulary.amounts import FailedBy
from ...vocabulary.effects import Deal, Discard, MakeTest, PutIntoThreatArea
from ...vocabulary.modifiers import FirstCostsMore, Forbid
from ...vocabulary.period_triggers import RoundEnds, TurnEnds
from ...vocabulary.triggers import PlaysCard

SET = "striking-fear"

face(
    TreacheryFace(
        key="rotting-remains",
        code="01163",
        encounter_set=SET,
        copies=3,
        traits=("Terror",),
        abilities=(Revelation(MakeTest("willpower", 3, failure=Deal(YOU, horror=FailedBy()))),),
    )
)

face(
    TreacheryFace(
        key="dissonant-voices",
        code="01165",
        encounter_set=SET,
        copies=2,
        traits=("Terror",),
        abilities=(
            Revelation(PutIntoThreatArea()),
            Forbid(PlaysCard()),
            Forced(AFTER, RoundEnds(), Discard(THIS)),
        ),
    )
)

face(
    TreacheryFace(
        key="frozen-in-fear",
        code="01164",
        encounter_set=SET,
        copies=2,
        traits=("Terror",),
        abilities=(
            Revelation(PutIntoThreatArea()),
            FirstCostsMore(("move", "fight", "evade")),
            Forced(AFTER, TurnEnds(), MakeTest("willpower", 3, success=Discard(THIS))),
        ),
    )
)
