"""The gate markers: two for each Other World."""

from __future__ import annotations

from ..board import WORLDS
from ..cards import FACES, MARKER, Face, print_into

MARKERS_EACH = 2

print_into(FACES, *(Face(world, MARKER, (), copies=MARKERS_EACH) for world in WORLDS))
