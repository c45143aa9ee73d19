"""The location cards of Miskatonic University."""

from __future__ import annotations

from kadath.kernel.effects import If, May, do

from ...cards import (
    ALLY,
    CLUES,
    ENCOUNTERS,
    ITEM,
    MONEY,
    SANITY,
    SPELL,
    STAMINA,
    TOME,
    UNIQUE,
    print_into,
)
from ...vocabulary.amounts import DieRoll
from ...vocabulary.conditions import Has, HoldsAtMost, IsCursed
from ...vocabulary.costs import Spend
from ...vocabulary.effects.cards import Draw, DrawAndKeep, LoseCards, Take, TakeFirst
from ...vocabulary.effects.checks import Check, CheckTable, Result
from ...vocabulary.effects.choices import PayOr
from ...vocabulary.effects.gains import AtOnce, Gain, GainMix, Lose, SetTo
from ...vocabulary.effects.gates import CloseGatesByDice, MoveGate
from ...vocabulary.effects.moves import (
    EncounterIn,
    GoAnywhere,
    GoTo,
    GoToAnyWorld,
    GoToStreet,
    HaveEncounter,
)
from ...vocabulary.effects.states import (
    BeArrested,
    BecomeBlessed,
    BecomeCursed,
    GainRetainer,
    LoseCurse,
)
from ...vocabulary.effects.town import SwapInvestigator
from .printing import base_card, innsmouth_card

print_into(
    ENCOUNTERS,
    *base_card(
        "miskatonic_university_1",
        administration_building=Gain(1, CLUES),
        library=CheckTable(
            "will",
            0,
            (
                Result(0, GoToStreet()),
                Result(1, DrawAndKeep(SPELL, 2, 1)),
                Result(2, Draw(UNIQUE), or_more=True),
            ),
        ),
        science_building=do(Draw(SPELL), Check("fight", -1, failed=LoseCards(1, ITEM))),
    ),
    *base_card(
        "miskatonic_university_2",
        administration_building=May(Check("will", -2, passed=Gain(8, MONEY), failed=BeArrested())),
        library=Check("luck", -2, passed=Gain(5, MONEY)),
        science_building=May(
            Check(
                "lore",
                -2,
                passed=CloseGatesByDice(),
                failed=do(Lose(DieRoll(), STAMINA), GoTo("st_marys_hospital")),
            )
        ),
    ),
    *base_card(
        "miskatonic_university_3",
        administration_building=Check("will", -1, passed=GainRetainer()),
        library=Check(
            "lore",
            -2,
            passed=Gain(DieRoll(), CLUES),
            failed=AtOnce((Lose(2, SANITY), Lose(2, STAMINA))),
        ),
        science_building=If(HoldsAtMost(2, SPELL), do(Draw(UNIQUE), GoToStreet())),
    ),
    *base_card(
        "miskatonic_university_4",
        administration_building=May(Check("lore", -2, passed=Draw(SPELL), failed=BecomeCursed())),
        library=EncounterIn("the_dreamlands"),
        science_building=May(
            do(
                Lose(2, STAMINA),
                If(Has(1, STAMINA), Take(ALLY, "sir_william_brinton", Gain(5, MONEY))),
            )
        ),
    ),
    *base_card(
        "miskatonic_university_5",
        administration_building=Check("lore", -1, passed=Gain(5, MONEY)),
        library=Check("will", -1, passed=TakeFirst(UNIQUE, TOME), failed=GoToStreet()),
        science_building=If(IsCursed(), LoseCurse(), BecomeBlessed()),
    ),
    *base_card(
        "miskatonic_university_6",
        administration_building=Check("lore", -1, passed=Gain(5, MONEY)),
        library=PayOr((Spend(4, MONEY),), GoToStreet()),
        science_building=Check("luck", -1, passed=May(SwapInvestigator())),
    ),
    *base_card(
        "miskatonic_university_7",
        administration_building=do(GoTo("arkham_asylum"), HaveEncounter()),
        library=Lose(1, SANITY),
        science_building=May(Check("luck", 0, passed=GainMix(DieRoll()), failed=Gain(1, STAMINA))),
    ),
    *innsmouth_card(
        "innsmouth_miskatonic_university_1",
        administration_building=do(GoAnywhere(), HaveEncounter()),
        library=do(BecomeCursed(), TakeFirst(UNIQUE, TOME)),
        science_building=May(
            Check("luck", 0, passed=GoToAnyWorld(), failed=do(GoTo("woods"), HaveEncounter()))
        ),
    ),
    *innsmouth_card(
        "innsmouth_miskatonic_university_2",
        administration_building=do(Gain(2, CLUES), Check("will", -1, failed=Lose(2, SANITY))),
        library=Check("lore", -1, passed=Draw(SPELL)),
        science_building=May(MoveGate()),
    ),
    *innsmouth_card(
        "innsmouth_miskatonic_university_3",
        administration_building=Check("will", -2, passed=GainRetainer()),
        library=Check("will", -1, passed=TakeFirst(UNIQUE, TOME), failed=Lose(2, SANITY)),
        science_building=May(do(SetTo(DieRoll(), STAMINA), SetTo(DieRoll(), SANITY))),
    ),
    *innsmouth_card(
        "innsmouth_miskatonic_university_4",
        administration_building=Check("lore", -1, passed=Gain(5, MONEY)),
        library=GoToStreet(),
        science_building=May(
            do(
                Lose(2, STAMINA),
                If(Has(1, STAMINA), Take(ALLY, "sir_william_brinton", Gain(5, MONEY))),
            )
        ),
    ),
)
