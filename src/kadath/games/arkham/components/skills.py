"""The skill cards."""

from __future__ import annotations

from ..abilities import Passive, Reaction
from ..cards import FACES, SKILL, Face, print_into
from ..costs import Exhaust
from ..effects import RerollCheck
from ..modifiers import Bonus, ExtraClueDie
from ..rules.checks import COMBAT, EVADE
from ..triggers import YouRolled

print_into(
    FACES,
    Face("fight", SKILL, (Passive((Bonus("fight", 1),)), Passive((ExtraClueDie("fight"),)))),
    Face("marksman", SKILL, (Reaction(YouRolled(COMBAT), (Exhaust(),), RerollCheck()),)),
    Face("stealth", SKILL, (Reaction(YouRolled(EVADE), (Exhaust(),), RerollCheck()),)),
)
