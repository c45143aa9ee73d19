"""The box: what is printed on the cards, as data."""

from __future__ import annotations

from ..faces import FACES
from . import (
    encounter_sets,
    guardian,
    investigators,
    mystic,
    neutral,
    rogue,
    seeker,
    signatures,
    survivor,
    weaknesses,
)

__all__ = [
    "FACES",
    "encounter_sets",
    "guardian",
    "investigators",
    "mystic",
    "neutral",
    "rogue",
    "seeker",
    "signatures",
    "survivor",
    "weaknesses",
]
