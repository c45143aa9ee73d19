"""Entries of location cards."""

from __future__ import annotations

from kadath.kernel.effects import do

from ..cards import CLUES, ENCOUNTERS, SANITY, SPELL, STAMINA, Encounter, print_into
from ..vocabulary.amounts import DieRoll
from ..vocabulary.effects.cards import Draw
from ..vocabulary.effects.checks import Check
from ..vocabulary.effects.gains import AtOnce, Gain, Lose
from ..vocabulary.effects.moves import GoToStreet
from ..vocabulary.effects.states import BecomeBlessed, BecomeCursed, BeDelayed

print_into(
    ENCOUNTERS,
    Encounter(
        "rivertown_1_black_cave",
        "black_cave",
        Check("lore", -2, failed=do(Lose(1, STAMINA), BeDelayed())),
    ),
    Encounter(
        "rivertown_4_graveyard",
        "graveyard",
        Check("lore", -1, passed=do(Gain(1, CLUES), Lose(1, SANITY)), failed=GoToStreet()),
    ),
    Encounter(
        "easttown_3_velmas_diner",
        "velmas_diner",
        Check("luck", -1, passed=BecomeBlessed(), failed=BecomeCursed()),
    ),
    Encounter(
        "merchant_district_2_unvisited_isle",
        "unvisited_isle",
        do(Lose(1, SANITY), Draw(SPELL)),
    ),
    Encounter(
        "miskatonic_university_3_library",
        "library",
        Check(
            "lore",
            -2,
            passed=Gain(DieRoll(), CLUES),
            failed=AtOnce((Lose(2, SANITY), Lose(2, STAMINA))),
        ),
    ),
)
