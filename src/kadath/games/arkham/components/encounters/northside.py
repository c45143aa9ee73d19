"""The location cards of Northside."""

from __future__ import annotations

from kadath.kernel.effects import ChooseOne, If, May, do

from ...cards import (
    CLUES,
    COMMON,
    ENCOUNTERS,
    ITEM,
    MONEY,
    SANITY,
    SPELL,
    STAMINA,
    UNIQUE,
    print_into,
)
from ...vocabulary.amounts import DieRoll, LessEachSuccess, Successes
from ...vocabulary.conditions import Holds
from ...vocabulary.costs import Spend
from ...vocabulary.effects.cards import Draw, LoseCards, TakeAny
from ...vocabulary.effects.checks import Check, CheckTable, Result
from ...vocabulary.effects.choices import MayPay, Nothing
from ...vocabulary.effects.gains import Gain, GainMix, Lose
from ...vocabulary.effects.moves import (
    DrawAnotherCard,
    EncounterIn,
    GoAnywhere,
    GoToMythosGate,
    GoToNextWorld,
    GoToStreet,
    HaveEncounter,
)
from ...vocabulary.effects.shops import Buy, BuyOne, Sell, Stock
from ...vocabulary.effects.states import BeArrested, BecomeBlessed, BecomeCursed, GainRetainer
from .printing import base_card, innsmouth_card

print_into(
    ENCOUNTERS,
    *base_card(
        "northside_1",
        curiositie_shoppe=Check("fight", -1, failed=EncounterIn("abyss")),
        newspaper=Gain(5, MONEY),
        train_station=Check("speed", -2, passed=Draw(SPELL), failed=Lose(DieRoll(), SANITY)),
    ),
    *base_card(
        "northside_2",
        curiositie_shoppe=Buy((Stock(COMMON, 0), Stock(UNIQUE, 0)), 1),
        newspaper=GainRetainer(),
        train_station=GainMix(2),
    ),
    *base_card(
        "northside_3",
        curiositie_shoppe=Check("speed", -1, failed=do(GoToMythosGate(), HaveEncounter())),
        newspaper=Lose(1, SANITY),
        train_station=Check("luck", -1, passed=Draw(UNIQUE), failed=Lose(DieRoll(), STAMINA)),
    ),
    *base_card(
        "northside_4",
        curiositie_shoppe=Check(
            "luck", -1, failed=If(Holds(ITEM), LoseCards(1, ITEM), DrawAnotherCard())
        ),
        newspaper=GainRetainer(),
        train_station=BuyOne(COMMON, 1),
    ),
    *base_card(
        "northside_5",
        curiositie_shoppe=Check("luck", -2, failed=BecomeCursed()),
        newspaper=do(Gain(2, MONEY), GoAnywhere(), HaveEncounter()),
        train_station=Check("sneak", -1, passed=Draw(UNIQUE), failed=BeArrested()),
    ),
    *base_card(
        "northside_6",
        curiositie_shoppe=Check(
            "luck", -1, passed=Buy((Stock(COMMON, 1), Stock(UNIQUE, 1))), failed=BuyOne(COMMON)
        ),
        newspaper=Check("luck", -1, passed=Gain(1, CLUES)),
        train_station=MayPay(
            (Spend(3, MONEY),), Check("luck", -2, passed=Draw(UNIQUE), failed=Draw(COMMON))
        ),
    ),
    *base_card(
        "northside_7",
        curiositie_shoppe=Buy((Stock(COMMON, 3), Stock(UNIQUE, 1)), everyone=True),
        newspaper=Check("lore", -1, passed=Gain(3, CLUES)),
        train_station=May(do(GoAnywhere(), HaveEncounter())),
    ),
    *innsmouth_card(
        "innsmouth_northside_1",
        curiositie_shoppe=ChooseOne(
            (do(TakeAny((COMMON,)), BecomeBlessed()), Buy((Stock(UNIQUE, 0),), 1))
        ),
        newspaper=Gain(5, MONEY),
        train_station=May(do(GoAnywhere(), HaveEncounter())),
    ),
    *innsmouth_card(
        "innsmouth_northside_2",
        curiositie_shoppe=Lose(1, SANITY),
        newspaper=Check(
            "fight", -1, passed=Lose(LessEachSuccess(3), STAMINA), failed=Lose(3, STAMINA)
        ),
        train_station=Draw(COMMON),
    ),
    *innsmouth_card(
        "innsmouth_northside_3",
        curiositie_shoppe=MayPay(
            (Spend(1, MONEY),),
            Check(
                "lore",
                -1,
                passed=CheckTable(
                    "luck",
                    -1,
                    (
                        Result(0, Nothing()),
                        Result(1, do(Gain(3, MONEY), Gain(1, CLUES))),
                        Result(2, do(Draw(SPELL), Gain(5, MONEY)), or_more=True),
                    ),
                ),
            ),
        ),
        newspaper=Gain(1, CLUES),
        train_station=GoToNextWorld(),
    ),
    *innsmouth_card(
        "innsmouth_northside_4",
        curiositie_shoppe=May(Sell(UNIQUE, 2)),
        newspaper=Check("will", -1, passed=Gain(Successes(), MONEY)),
        train_station=Check("sneak", -1, passed=Draw(UNIQUE), failed=GoToStreet()),
    ),
)
