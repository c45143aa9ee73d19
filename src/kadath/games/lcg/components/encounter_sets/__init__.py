"""The encounter sets of the box."""

from __future__ import annotations

from . import (
    agents_of_cthulhu,
    agents_of_shub_niggurath,
    ancient_evils,
    chilling_cold,
    ghouls,
    rats,
    striking_fear,
    the_devourer_below,
    the_gathering,
    the_midnight_masks,
)

__all__ = [
    "agents_of_cthulhu",
    "agents_of_shub_niggurath",
    "ancient_evils",
    "chilling_cold",
    "ghouls",
    "rats",
    "striking_fear",
    "the_devourer_below",
    "the_gathering",
    "the_midnight_masks",
]
