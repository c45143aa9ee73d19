"""Rogue cards."""

from __future__ import annotations

from kadath.kernel.windows import AFTER

from ..abilities import Reaction
from ..costs import Exhaust
from ..effects import Draw
from ..faces import AssetFace, face
from ..selectors import YOU
from ..triggers import EnemyEvaded

face(
    AssetFace(
        key="pickpocketing",
        code="01046",
        cls="rogue",
        traits=("Talent", "Illicit"),
        cost=2,
        icons=("agility",),
        abilities=(Reaction(AFTER, EnemyEvaded(by=YOU), Draw(1), cost=(Exhaust(),)),),
    )
)
