"""The encounter sets of the box."""

from __future__ import annotations

from . import (
    agents_of_cthulhu,
    agents_of_hastur,
    agents_of_shub_niggurath,
    agents_of_yog_sothoth,
    ancient_evils,
    chilling_cold,
    cult_of_umordhoth,
    dark_cult,
    ghouls,
    locked_doors,
    nightgaunts,
    rats,
    striking_fear,
    the_devourer_below,
    the_gathering,
    the_midnight_masks,
)

__all__ = [
    "agents_of_cthulhu",
    "agents_of_hastur",
    "agents_of_shub_niggurath",
    "agents_of_yog_sothoth",
    "ancient_evils",
    "chilling_cold",
    "cult_of_umordhoth",
    "dark_cult",
    "ghouls",
    "locked_doors",
    "nightgaunts",
    "rats",
    "striking_fear",
    "the_devourer_below",
    "the_gathering",
    "the_midnight_masks",
]
