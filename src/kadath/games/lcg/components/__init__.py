"""The box: what is printed on the cards, as data."""

from __future__ import annotations

from ..faces import FACES
from . import (
    encounters,
    guardian,
    investigators,
    locations,
    mystic,
    neutral,
    rogue,
    seeker,
    signatures,
    survivor,
)

__all__ = [
    "FACES",
    "encounters",
    "guardian",
    "investigators",
    "locations",
    "mystic",
    "neutral",
    "rogue",
    "seeker",
    "signatures",
    "survivor",
]
