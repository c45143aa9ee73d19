"""The encounter set Ancient Evils."""

from __future__ import annotations

from ...faces import TreacheryFace, face
from ...vocabulary.abilities import Revelation
from ...vocabulary.doom import PlaceDoom

SET = "ancient-evils"

face(
    TreacheryFace(
        key="ancient-evils",
        code="01166",
        encounter_set=SET,
        copies=3,
        traits=("Omen",),
        abilities=(Revelation(PlaceDoom(1, may_advance=True)),),
    )
)
