"""The allies."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive

from ..cards import ALLY, FACES, SANITY, Face, print_into
from ..rules.combat import OVERWHELMING
from ..vocabulary.abilities import ANY, Action
from ..vocabulary.costs import DiscardThis
from ..vocabulary.effects.gains import RestoreToMaximum
from ..vocabulary.modifiers import Bonus, CannotLoseTo

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

print_into(
    FACES,
    Face(
        "tom_mountain_murphy",
        ALLY,
        (Passive((Bonus("fight", 2), CannotLoseTo(OVERWHELMING))),),
    ),
)
