"""The allies."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive

from ..cards import ALLY, FACES, SANITY, Face, print_into
from ..vocabulary.abilities import ANY, Action
from ..vocabulary.costs import DiscardThis
from ..vocabulary.effects import RestoreToMaximum
from ..vocabulary.modifiers import Bonus

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
