"""Choosing several things: what a step declares, and the run of single choices that records it.

A step declares all candidates, how many may be picked, and which fit together. Two things follow
from the declaration. `offered` gives the run in which the choice is asked and recorded: single
options, one after the other, with a "done" once enough are picked. And a client can let a player
pick and unpick in any order (`addable`, `is_whole`) before confirming the whole choice (`run`).
Nothing is ever tried on a copy of the game, so what follows the choice cannot leak.

A declaration is used at once and never stored: `State.several` derives a new one each time. Apart
from `picked`, it must not depend on what was picked. `fits` tells whether some picks may be part of
a whole choice: picks that fit can be completed, and every subset of them fits too.
"""

from __future__ import annotations

from .asking import ask_several, next_pick, several_of, with_picks
from .chosen_sets import (
    COUNTS,
    FIXED,
    FREE,
    MANY,
    ChosenSet,
    NothingToChoose,
    NumberedSet,
    RankedSet,
)
from .declaration import Fits, Part, Picks, Several, Shape
from .distributions import Allotment, Arrangement, Lot

__all__ = [
    "COUNTS",
    "FIXED",
    "FREE",
    "MANY",
    "Allotment",
    "Arrangement",
    "ChosenSet",
    "Fits",
    "Lot",
    "NothingToChoose",
    "NumberedSet",
    "Part",
    "Picks",
    "RankedSet",
    "Several",
    "Shape",
    "ask_several",
    "next_pick",
    "several_of",
    "with_picks",
]
