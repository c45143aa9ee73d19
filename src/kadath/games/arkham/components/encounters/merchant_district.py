"""The location cards of Merchant District."""

from __future__ import annotations

from kadath.kernel.effects import ChooseOne, If, May, do

from ...cards import (
    ALLY,
    CLUES,
    COMMON,
    ENCOUNTERS,
    MONEY,
    SANITY,
    SPELL,
    STAMINA,
    UNIQUE,
    print_into,
)
from ...vocabulary.amounts import Successes
from ...vocabulary.conditions import Has
from ...vocabulary.costs import Spend
from ...vocabulary.effects.cards import Draw, Take
from ...vocabulary.effects.checks import Check
from ...vocabulary.effects.choices import MayPay
from ...vocabulary.effects.gains import AtOnce, Gain, Lose, RestoreToMaximum
from ...vocabulary.effects.gates import OpenGateHere, ReplaceGate
from ...vocabulary.effects.meetings import DefeatAny, MonsterAppears, TrophyFromCup
from ...vocabulary.effects.moves import GoToStreet
from ...vocabulary.effects.shops import Buy, Stock
from ...vocabulary.effects.states import BeArrested, BecomeCursed, BeDelayed, BeLost
from .printing import base_card, innsmouth_card

print_into(
    ENCOUNTERS,
    *base_card(
        "merchant_district_1",
        river_docks=do(Draw(COMMON, 2), Check("luck", -1, failed=BeArrested())),
        the_unnamable=May(
            Check("lore", -1, passed=Draw(SPELL), failed=do(BeDelayed(), Gain(2, CLUES)))
        ),
        unvisited_isle=Check(
            "sneak",
            -1,
            passed=do(
                Take(ALLY, "john_legrasse", RestoreToMaximum(SANITY)), RestoreToMaximum(STAMINA)
            ),
        ),
    ),
    *base_card(
        "merchant_district_2",
        river_docks=Check("luck", -1, passed=Draw(SPELL)),
        the_unnamable=May(
            do(Lose(2, SANITY), If(Has(1, SANITY), Take(ALLY, "eric_colt", Gain(3, CLUES))))
        ),
        unvisited_isle=do(Lose(1, SANITY), Draw(SPELL)),
    ),
    *base_card(
        "merchant_district_3",
        river_docks=Check("speed", -1, failed=Lose(1, SANITY)),
        the_unnamable=May(
            Check(
                "luck", -1, passed=Draw(UNIQUE), failed=AtOnce((Lose(2, STAMINA), Lose(1, SANITY)))
            )
        ),
        unvisited_isle=Check("will", -2, failed=Lose(3, SANITY)),
    ),
    *base_card(
        "merchant_district_4",
        river_docks=Check(
            "luck", -1, passed=Draw(COMMON), failed=AtOnce((Lose(1, SANITY), Lose(3, STAMINA)))
        ),
        the_unnamable=Check("luck", -1, passed=Draw(UNIQUE)),
        unvisited_isle=Check("sneak", -1, passed=Gain(2, CLUES)),
    ),
    *base_card(
        "merchant_district_5",
        river_docks=do(
            Check("will", -1, passed=Lose(1, SANITY), failed=Lose(2, SANITY)),
            If(Has(1, SANITY), Draw(UNIQUE)),
        ),
        the_unnamable=Check("speed", -1, passed=GoToStreet(), failed=Lose(2, STAMINA)),
        unvisited_isle=Check("will", -1, failed=BecomeCursed()),
    ),
    *base_card(
        "merchant_district_6",
        river_docks=Check(
            "fight", 0, passed=Gain(Successes(3), MONEY), failed=do(Lose(1, STAMINA), GoToStreet())
        ),
        the_unnamable=OpenGateHere(monster=True),
        unvisited_isle=do(Lose(1, STAMINA), Check("will", -1, failed=Lose(1, SANITY))),
    ),
    *base_card(
        "merchant_district_7",
        river_docks=Check("will", 1, failed=BeLost()),
        the_unnamable=Check("speed", -1, failed=BeLost()),
        unvisited_isle=do(Lose(1, SANITY), Gain(1, CLUES)),
    ),
    *innsmouth_card(
        "innsmouth_merchant_district_1",
        river_docks=Buy((Stock(COMMON, 2),), 1, surcharge=1),
        the_unnamable=Check(
            "luck", -2, passed=ChooseOne((Gain(2, CLUES), TrophyFromCup())), failed=GoToStreet()
        ),
        unvisited_isle=Check("lore", -1, passed=Gain(Successes(), CLUES)),
    ),
    *innsmouth_card(
        "innsmouth_merchant_district_2",
        river_docks=May(
            Check(
                "sneak", -2, passed=Draw(UNIQUE), failed=AtOnce((Lose(2, STAMINA), Lose(1, SANITY)))
            )
        ),
        the_unnamable=OpenGateHere(monster=True),
        unvisited_isle=May(ReplaceGate()),
    ),
    *innsmouth_card(
        "innsmouth_merchant_district_3",
        river_docks=MayPay((Spend(6, MONEY),), DefeatAny()),
        the_unnamable=May(
            do(Lose(2, SANITY), If(Has(1, SANITY), Take(ALLY, "eric_colt", Gain(3, CLUES))))
        ),
        unvisited_isle=MonsterAppears(lost=BecomeCursed()),
    ),
    *innsmouth_card(
        "innsmouth_merchant_district_4",
        river_docks=Check(
            "will", 0, passed=Lose(1, SANITY), failed=do(Lose(2, SANITY), GoToStreet())
        ),
        the_unnamable=MonsterAppears(),
        unvisited_isle=Check("speed", -1, failed=BeDelayed()),
    ),
)
