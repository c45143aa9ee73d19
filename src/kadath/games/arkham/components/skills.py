"""The skill cards."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive, Reaction

from ..cards import FACES, SKILL, SKILLS, Face, print_into
from ..rules.checks import COMBAT, EVADE, HORROR, SPELL
from ..vocabulary.costs import Exhaust
from ..vocabulary.effects.checks import RerollCheck
from ..vocabulary.modifiers import Bonus, ExtraClueDie
from ..vocabulary.triggers import YouRolled


def training(skill: str) -> Face:
    """A bonus to a skill, and an extra die for each Clue token spent on it."""
    abilities = (Passive((Bonus(skill, 1),)), Passive((ExtraClueDie(skill),)))
    return Face(skill, SKILL, abilities, copies=2)


def second_try(key: str, kind: str) -> Face:
    """A skill that rerolls checks of a kind."""
    return Face(key, SKILL, (Reaction(YouRolled(kind), RerollCheck(), (Exhaust(),)),), copies=2)


print_into(
    FACES,
    *map(training, SKILLS),
    second_try("bravery", HORROR),
    second_try("expert_occultist", SPELL),
    second_try("marksman", COMBAT),
    second_try("stealth", EVADE),
)
