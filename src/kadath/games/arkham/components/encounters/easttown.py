"""The location cards of Easttown."""

from __future__ import annotations

from kadath.kernel.effects import ChooseOne, May, do

from ...cards import (
    ALLY,
    CLUES,
    COMMON,
    ENCOUNTERS,
    ITEM,
    MONEY,
    SANITY,
    STAMINA,
    UNIQUE,
    WEAPON,
    print_into,
)
from ...vocabulary.amounts import DieRoll, Paid, Successes
from ...vocabulary.costs import Spend, SpendMoonTrophy
from ...vocabulary.effects.cards import Draw, LoseAllCards, LoseCards, Take, TakeAny
from ...vocabulary.effects.checks import Check
from ...vocabulary.effects.choices import MayPay, MustPay, PayAny, PayOr
from ...vocabulary.effects.gains import Gain, GainMix, Lose, LoseAll
from ...vocabulary.effects.meetings import MonsterAppears
from ...vocabulary.effects.moves import GoToStreet
from ...vocabulary.effects.shops import Buy, Stock
from ...vocabulary.effects.states import BecomeBlessed, BecomeCursed, BeDelayed
from .printing import base_card, innsmouth_card

print_into(
    ENCOUNTERS,
    *base_card(
        "easttown_1",
        hibbs_roadhouse=Buy((Stock(COMMON, 3),), surcharge=1),
        police_station=Check("luck", -1, passed=May(Take(COMMON, "revolver_38"))),
        velmas_diner=Check("will", -2, passed=Gain(5, MONEY)),
    ),
    *base_card(
        "easttown_2",
        hibbs_roadhouse=Check(
            "luck",
            -1,
            passed=Gain(5, MONEY),
            failed=MustPay(Spend(3, MONEY), do(Lose(1, STAMINA), GoToStreet())),
        ),
        police_station=Check("luck", -1, failed=Lose(2, STAMINA)),
        velmas_diner=May(Take(COMMON, "food")),
    ),
    *base_card(
        "easttown_3",
        hibbs_roadhouse=MonsterAppears(),
        police_station=PayOr((Spend(5, MONEY),), LoseAllCards(WEAPON)),
        velmas_diner=Check("luck", -1, passed=BecomeBlessed(), failed=BecomeCursed()),
    ),
    *base_card(
        "easttown_4",
        hibbs_roadhouse=MayPay((Spend(3, CLUES),), Take(ALLY, "ryan_dean", Draw(COMMON, 2))),
        police_station=Check(
            "will", -1, passed=Gain(1, CLUES), failed=do(GoToStreet(), Lose(1, SANITY))
        ),
        velmas_diner=PayAny(MONEY, GainMix(Paid(MONEY)), 6),
    ),
    *base_card(
        "easttown_5",
        hibbs_roadhouse=Check(
            "will",
            -1,
            passed=Gain(2, CLUES),
            failed=do(GoToStreet(), ChooseOne((LoseCards(1, ITEM), LoseAll(MONEY)))),
        ),
        police_station=Check("luck", -2, passed=Draw(UNIQUE)),
        velmas_diner=Check("luck", -1, failed=Lose(2, STAMINA)),
    ),
    *base_card(
        "easttown_6",
        hibbs_roadhouse=May(Take(COMMON, "whiskey")),
        police_station=Check("will", -1, passed=Gain(2, CLUES)),
        velmas_diner=MayPay((Spend(1, MONEY),), Gain(2, STAMINA)),
    ),
    *base_card(
        "easttown_7",
        hibbs_roadhouse=Check("luck", -1, failed=LoseAll(MONEY)),
        police_station=Check("sneak", 0, passed=May(Take(COMMON, "research_materials"))),
        velmas_diner=May(Check("sneak", -1, passed=Gain(DieRoll(), MONEY), failed=GoToStreet())),
    ),
    *innsmouth_card(
        "innsmouth_easttown_1",
        hibbs_roadhouse=May(Take(COMMON, "whiskey")),
        police_station=PayOr((Spend(3, MONEY),), BeDelayed()),
        velmas_diner=PayOr((Spend(1, MONEY),), BecomeCursed()),
    ),
    *innsmouth_card(
        "innsmouth_easttown_2",
        hibbs_roadhouse=Check("speed", -2, failed=GoToStreet()),
        police_station=May(do(Lose(1, SANITY), Check("will", -1, passed=Gain(Successes(), CLUES)))),
        velmas_diner=Check("lore", -1, passed=Gain(1, CLUES)),
    ),
    *innsmouth_card(
        "innsmouth_easttown_3",
        hibbs_roadhouse=MonsterAppears(),
        police_station=Check("sneak", -2, passed=TakeAny((COMMON,))),
        velmas_diner=Gain(1, SANITY),
    ),
    *innsmouth_card(
        "innsmouth_easttown_4",
        hibbs_roadhouse=PayAny(MONEY, Gain(Paid(MONEY, 2), CLUES), 6),
        police_station=MayPay((SpendMoonTrophy(),), Gain(5, MONEY)),
        velmas_diner=May(Take(COMMON, "food")),
    ),
)
