"""The location cards of French Hill."""

from __future__ import annotations

from kadath.kernel.effects import ChooseOne, If, May, do

from ...cards import (
    ALLY,
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
from ...vocabulary.amounts import Chosen, Failures, Rolled, Successes
from ...vocabulary.conditions import Holds
from ...vocabulary.costs import Spend
from ...vocabulary.effects.cards import Draw, DrawAndKeep, LoseCards, LoseHalfOfItems, Take, TakeAny
from ...vocabulary.effects.checks import Check, CheckTable, Result, RollDice
from ...vocabulary.effects.choices import ChooseNumber, EachInvestigator, MayPay, PayOr
from ...vocabulary.effects.gains import Gain, Lose, LoseAll, RestoreToMaximum
from ...vocabulary.effects.gates import CloseGate, OpenGateHere
from ...vocabulary.effects.meetings import MonsterAppears, SpendTrophyToBanish, TrophyFromBoard
from ...vocabulary.effects.moves import GoAnywhere, GoToStreet, HaveEncounter
from ...vocabulary.effects.shops import Sell
from ...vocabulary.effects.states import BecomeCursed, BeDelayed, JoinLodge, LeaveLodge
from ...vocabulary.effects.town import RaiseTerror
from .printing import base_card, innsmouth_card

print_into(
    ENCOUNTERS,
    *base_card(
        "french_hill_1",
        silver_twilight_lodge=MayPay(
            (Spend(3, MONEY),),
            JoinLodge(),
            do(Check("will", -1, failed=Lose(3, STAMINA)), GoToStreet()),
        ),
        inner_sanctum=PayOr((Spend(3, MONEY),), do(Lose(2, SANITY), LeaveLodge())),
        the_witch_house=Lose(1, SANITY),
    ),
    *base_card(
        "french_hill_2",
        silver_twilight_lodge=Check(
            "sneak", -2, passed=RollDice(2, do(Draw(UNIQUE, Successes()), Draw(COMMON, Failures())))
        ),
        inner_sanctum=MayPay(
            (Spend(2, CLUES), Spend(1, SANITY)), Check("lore", -2, passed=CloseGate())
        ),
        the_witch_house=Check("will", -2, passed=Draw(SPELL), failed=LoseHalfOfItems()),
    ),
    *base_card(
        "french_hill_3",
        silver_twilight_lodge=Check("lore", -1, passed=DrawAndKeep(SPELL, 2, 1)),
        inner_sanctum=Check("luck", -2, passed=TakeAny((UNIQUE,))),
        the_witch_house=Check("lore", -1, passed=Take(ALLY, "thomas_f_malone", Gain(2, CLUES))),
    ),
    *base_card(
        "french_hill_4",
        silver_twilight_lodge=MayPay(
            (Spend(3, MONEY),),
            JoinLodge(),
            do(Check("will", -1, failed=Lose(3, STAMINA)), GoToStreet()),
        ),
        inner_sanctum=MonsterAppears(),
        the_witch_house=RollDice(1, do(Lose(Rolled(), SANITY), Gain(Rolled(), CLUES))),
    ),
    *base_card(
        "french_hill_5",
        silver_twilight_lodge=Check("luck", -1, failed=BecomeCursed()),
        inner_sanctum=ChooseNumber(3, do(Lose(Chosen(), SANITY), Gain(Chosen(), CLUES))),
        the_witch_house=CheckTable(
            "luck",
            0,
            (
                Result(0, Lose(3, SANITY)),
                Result(1, BeDelayed()),
                Result(2, Lose(1, STAMINA)),
                Result(3, Gain(3, STAMINA), or_more=True),
            ),
        ),
    ),
    *base_card(
        "french_hill_6",
        silver_twilight_lodge=May(
            Check("fight", -1, passed=Take(ALLY, "ruby_standish", Draw(UNIQUE)))
        ),
        inner_sanctum=MayPay((Spend(1, SANITY),), Check("luck", -1, passed=TrophyFromBoard())),
        the_witch_house=Check("luck", -1, passed=Draw(UNIQUE)),
    ),
    *base_card(
        "french_hill_7",
        silver_twilight_lodge=Check(
            "lore", -1, passed=Gain(3, CLUES), failed=do(LoseAll(CLUES), GoToStreet())
        ),
        inner_sanctum=Check("luck", -2, failed=BecomeCursed()),
        the_witch_house=OpenGateHere(monster=True),
    ),
    *innsmouth_card(
        "innsmouth_french_hill_1",
        silver_twilight_lodge=If(
            Holds(UNIQUE), ChooseOne((Sell(UNIQUE), Check("fight", 1, failed=LoseCards(1, UNIQUE))))
        ),
        inner_sanctum=May(
            Check(
                "lore",
                -1,
                passed=EachInvestigator(do(RestoreToMaximum(SANITY), RestoreToMaximum(STAMINA))),
                failed=RaiseTerror(),
            )
        ),
        the_witch_house=do(Lose(1, SANITY), BeDelayed()),
    ),
    *innsmouth_card(
        "innsmouth_french_hill_2",
        silver_twilight_lodge=May(
            Check("fight", -1, passed=Take(ALLY, "ruby_standish", Draw(UNIQUE)))
        ),
        inner_sanctum=do(Check("lore", -1, failed=BeDelayed()), Draw(SPELL)),
        the_witch_house=LoseCards(1, ITEM),
    ),
    *innsmouth_card(
        "innsmouth_french_hill_3",
        silver_twilight_lodge=MonsterAppears(),
        inner_sanctum=do(GoAnywhere(), HaveEncounter(2)),
        the_witch_house=Check("speed", -1, failed=Lose(1, STAMINA)),
    ),
    *innsmouth_card(
        "innsmouth_french_hill_4",
        silver_twilight_lodge=MayPay(
            (Spend(3, MONEY),),
            JoinLodge(),
            do(Check("will", -1, failed=Lose(3, STAMINA)), GoToStreet()),
        ),
        inner_sanctum=May(SpendTrophyToBanish()),
        the_witch_house=OpenGateHere(monster=True),
    ),
)
