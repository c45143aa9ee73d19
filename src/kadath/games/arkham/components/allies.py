"""The allies."""

from __future__ import annotations

from ..abilities import ANY, Action, Passive
from ..cards import ALLY, FACES, SANITY, Face, print_into
from ..costs import DiscardThis
from ..effects import RestoreToMaximum
from ..modifiers import Bonus

print_into(
    FACES,
    Face(
        "duke",
        ALLY,
        (
            Passive((Bonus("maximum_sanity", 1),)),
            Action(ANY, (DiscardThis(),), RestoreToMaximum(SANITY)),
        ),
    ),
)
