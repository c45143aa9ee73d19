"""The skill cards."""

from __future__ import annotations

from ..cards import FACES, SKILL, Face, print_into
from ..rules.checks import COMBAT, EVADE
from ..vocabulary.abilities import Passive, Reaction
from ..vocabulary.costs import Exhaust
from ..vocabulary.effects import RerollCheck
from ..vocabulary.modifiers import Bonus, ExtraClueDie
from ..vocabulary.triggers import YouRolled

print_into(
    FACES,
    Face("fight", SKILL, (Passive((Bonus("fight", 1),)), Passive((ExtraClueDie("fight"),)))),
    Face("marksman", SKILL, (Reaction(YouRolled(COMBAT), (Exhaust(),), RerollCheck()),)),
    Face("stealth", SKILL, (Reaction(YouRolled(EVADE), (Exhaust(),), RerollCheck()),)),
)
