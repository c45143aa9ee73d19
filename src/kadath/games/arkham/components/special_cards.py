"""The special cards: blessing and curse, the two sides of one card."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive

from ..cards import BLESSING, FACES, Face, print_into
from ..vocabulary.modifiers import SucceedOn

print_into(
    FACES,
    Face("blessing", BLESSING, (Passive((SucceedOn(4),)),)),
    Face("curse", BLESSING, (Passive((SucceedOn(6),)),)),
)
