"""The encounter set Ancient Evils."""

from __future__ import annotations

from ...abilities import Revelation
from ...doom import PlaceDoom
from ...faces import TreacheryFace, face

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
