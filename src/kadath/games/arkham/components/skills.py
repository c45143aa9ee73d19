"""The skill cards."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive, Reaction

from ..cards import FACES, SKILL, Face, print_into
from ..rules.checks import COMBAT, EVADE
from ..vocabulary.costs import Exhaust
from ..vocabulary.effects.checks import RerollCheck
from ..vocabulary.modifiers import Bonus, ExtraClueDie
from ..vocabulary.triggers import YouRolled

print_into(
    FACES,
    Face("fight", SKILL, (Passive((Bonus("fight", 1),)), Passive((ExtraClueDie("fight"),)))),
    Face("marksman", SKILL, (Reaction(YouRolled(COMBAT), RerollCheck(), (Exhaust(),)),)),
    Face("stealth", SKILL, (Reaction(YouRolled(EVADE), RerollCheck(), (Exhaust(),)),)),
)
