"""The location cards of Southside."""

from __future__ import annotations

from kadath.kernel.effects import ChooseOne, May, do

from ...cards import (
    ALLY,
    CLUES,
    COMMON,
    ENCOUNTERS,
    MONEY,
    SANITY,
    SKILL,
    SPELL,
    STAMINA,
    UNIQUE,
    print_into,
)
from ...vocabulary.amounts import CardsHeld, DieRoll, Successes
from ...vocabulary.costs import Spend, SpendGates
from ...vocabulary.effects.cards import Draw, LoseHalfOfItems, Take
from ...vocabulary.effects.checks import Check, CheckTable, Result, RollDie
from ...vocabulary.effects.choices import MayPay, PayOr
from ...vocabulary.effects.gains import Gain, GainMix, Lose, LoseHalf, RestoreToMaximum
from ...vocabulary.effects.meetings import MonsterAppears, TrophyFromCup
from ...vocabulary.effects.moves import EncounterIn, GoTo, GoToStreet, HaveEncounter
from ...vocabulary.effects.shops import BuyOne
from ...vocabulary.effects.states import BecomeBlessed, BecomeCursed, BeDelayed
from ...vocabulary.effects.town import RaiseTerror, RemoveDoom
from .printing import base_card, innsmouth_card

print_into(
    ENCOUNTERS,
    *base_card(
        "southside_1",
        historical_society=Lose(1, SANITY),
        mas_boarding_house=Draw(COMMON),
        south_church=CheckTable(
            "luck",
            0,
            (
                Result(0, do(Lose(3, SANITY), GoToStreet())),
                Result(1, GoToStreet()),
                Result(2, RestoreToMaximum(SANITY), or_more=True),
            ),
        ),
    ),
    *base_card(
        "southside_2",
        historical_society=MayPay(
            (Spend(3, MONEY),),
            Check("luck", -1, passed=Draw(SPELL), failed=EncounterIn("the_dreamlands")),
            GoToStreet(),
        ),
        mas_boarding_house=May(do(GoTo("silver_twilight_lodge"), HaveEncounter(2))),
        south_church=BecomeBlessed(),
    ),
    *base_card(
        "southside_3",
        historical_society=May(do(GoTo("woods"), HaveEncounter(2))),
        mas_boarding_house=Check(
            "luck", 0, passed=EncounterIn("the_dreamlands"), failed=EncounterIn("abyss")
        ),
        south_church=Lose(1, SANITY),
    ),
    *base_card(
        "southside_4",
        historical_society=May(do(GoTo("black_cave"), HaveEncounter(2))),
        mas_boarding_house=MayPay((Spend(3, MONEY),), GainMix(4)),
        south_church=do(Check("speed", -1, failed=Lose(2, STAMINA)), GoToStreet()),
    ),
    *base_card(
        "southside_5",
        historical_society=MayPay((SpendGates(),), Take(ALLY, "professor_armitage", Draw(UNIQUE))),
        mas_boarding_house=Check("luck", -1, failed=ChooseOne((Lose(1, STAMINA), Lose(1, SANITY)))),
        south_church=MayPay((Spend(1, CLUES),), RollDie(RemoveDoom())),
    ),
    *base_card(
        "southside_6",
        historical_society=Check(
            "sneak",
            -1,
            passed=Gain(1, SANITY),
            failed=do(Lose(2, STAMINA), GoToStreet(), BecomeCursed()),
        ),
        mas_boarding_house=Gain(DieRoll(), STAMINA),
        south_church=ChooseOne((LoseHalf(MONEY), LoseHalfOfItems(up=True))),
    ),
    *base_card(
        "southside_7",
        historical_society=Check("luck", -1, 2, passed=do(Draw(SKILL), BeDelayed())),
        mas_boarding_house=May(
            Check("will", 0, passed=ChooseOne((BuyOne(COMMON), BuyOne(UNIQUE))), failed=BeDelayed())
        ),
        south_church=May(Take(UNIQUE, "holy_water")),
    ),
    *innsmouth_card(
        "innsmouth_southside_1",
        historical_society=MonsterAppears(),
        mas_boarding_house=PayOr((Spend(CardsHeld(ALLY, plus=1), MONEY),), GoToStreet()),
        south_church=ChooseOne((Gain(2, CLUES), Gain(2, SANITY))),
    ),
    *innsmouth_card(
        "innsmouth_southside_2",
        historical_society=Check("lore", -1, passed=Gain(Successes(), CLUES)),
        mas_boarding_house=May(do(GoTo("velmas_diner"), HaveEncounter())),
        south_church=Gain(1, SANITY),
    ),
    *innsmouth_card(
        "innsmouth_southside_3",
        historical_society=MayPay((SpendGates(),), Take(ALLY, "professor_armitage", Draw(UNIQUE))),
        mas_boarding_house=GainMix(2),
        south_church=BecomeBlessed(),
    ),
    *innsmouth_card(
        "innsmouth_southside_4",
        historical_society=TrophyFromCup(),
        mas_boarding_house=do(Check("will", -1, failed=RaiseTerror()), Gain(1, CLUES)),
        south_church=Lose(1, MONEY),
    ),
)
