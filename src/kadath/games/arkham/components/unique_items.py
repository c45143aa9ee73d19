"""The Unique Items."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.kinds import Passive, Reaction
from kadath.kernel.effects import do

from ..cards import CLUES, FACES, SANITY, SPELL, STAMINA, UNIQUE, Face, print_into
from ..rules.checks import EVADE
from ..vocabulary.abilities import MOVEMENT, Action
from ..vocabulary.costs import DiscardThis, Exhaust, SpendMovement
from ..vocabulary.effects import (
    Check,
    Discard,
    Draw,
    Gain,
    Lose,
    PassCheck,
    ReduceLoss,
    WearOut,
)
from ..vocabulary.modifiers import Bonus
from ..vocabulary.triggers import YouCheck, YouLose

print_into(
    FACES,
    Face("obsidian_statue", UNIQUE, (Reaction(YouLose(), Cancel(), (DiscardThis(),)),), price=4),
    Face(
        "enchanted_jewelry",
        UNIQUE,
        (Reaction(YouLose(STAMINA), do(ReduceLoss(1), WearOut(3))),),
        price=3,
    ),
    Face("pallid_mask", UNIQUE, (Passive((Bonus("evade_check", 2),)),), price=4),
    Face(
        "silver_key",
        UNIQUE,
        (Reaction(YouCheck(EVADE), do(PassCheck(), WearOut(3))),),
        price=4,
    ),
    Face(
        "the_king_in_yellow",
        UNIQUE,
        (
            Action(
                MOVEMENT,
                (Exhaust(), SpendMovement(2)),
                Check("lore", -2, passed=do(Gain(4, CLUES), Lose(1, SANITY), Discard())),
            ),
        ),
        price=2,
    ),
    Face(
        "necronomicon",
        UNIQUE,
        (
            Action(
                MOVEMENT,
                (Exhaust(), SpendMovement(2)),
                Check("lore", -2, passed=do(Draw(SPELL), Lose(2, SANITY))),
            ),
        ),
        price=6,
    ),
)
