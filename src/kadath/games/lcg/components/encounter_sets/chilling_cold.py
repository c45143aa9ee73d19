"""The encounter set Chilling Cold."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU, Named
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER

from ...faces import TreacheryFace, face
from ...vocabulary.abilities import Forced, Revelation
from ...vocabulary.choices import Choose, OrElse
from ...vocabulary.effects import Attach, Deal, Discard, MakeTest
from ...vocabulary.selectors import ATTACHED, YOUR_LOCATION, Assets, Investigators
from ...vocabulary.skill_test_triggers import SucceedsAt

SET = "chilling-cold"

face(
    TreacheryFace(
        key="crypt-chill",
        code="01167",
        encounter_set=SET,
        copies=2,
        traits=("Hazard",),
        abilities=(
            Revelation(
                MakeTest(
                    "willpower",
                    4,
                    failure=OrElse(
                        Choose("asset", Assets(YOU), Discard(Named("asset"))),
                        Deal(YOU, damage=2),
                    ),
                )
            ),
        ),
    )
)

face(
    TreacheryFace(
        key="obscuring-fog",
        code="01168",
        encounter_set=SET,
        copies=2,
        traits=("Hazard",),
        abilities=(
            Revelation(Attach(YOUR_LOCATION, limit=1)),
            Adjust(ATTACHED, "shroud", 2),
            Forced(AFTER, SucceedsAt("investigate", Investigators(), ATTACHED), Discard(THIS)),
        ),
    )
)
