"""The location cards of Factory District, in Innsmouth."""

from __future__ import annotations

from kadath.kernel.effects import ChooseOne, If, May, do

from ...cards import (
    CLUES,
    COMMON,
    COMMON_OR_UNIQUE,
    ENCOUNTERS,
    MONEY,
    SANITY,
    SKILL,
    STAMINA,
    UNIQUE,
    print_into,
)
from ...vocabulary.amounts import Chosen, Paid, Successes
from ...vocabulary.conditions import HasAtMost
from ...vocabulary.costs import Spend
from ...vocabulary.effects.cards import Draw, DrawAndKeep, DrawLook, LoseCards, Take
from ...vocabulary.effects.checks import Check
from ...vocabulary.effects.choices import ChooseNumber, MayPay, PayAny
from ...vocabulary.effects.gains import AtOnce, Gain, Lose
from ...vocabulary.effects.meetings import MonsterAppears
from ...vocabulary.effects.moves import ARKHAM_LOCATION, GoAnywhere, GoTo, GoToStreet, HaveEncounter
from ...vocabulary.effects.shops import BuyOne
from ...vocabulary.effects.states import BeArrested, BecomeCursed, BeDelayed
from ...vocabulary.effects.town import AddUprising, ClosePlace, HelpRaid
from .printing import innsmouth_card

print_into(
    ENCOUNTERS,
    *innsmouth_card(
        "factory_district_1",
        first_national_grocery=BuyOne(COMMON, -1),
        gilman_house_hotel=Check(
            "sneak",
            -1,
            passed=GoToStreet(),
            failed=do(BeDelayed(), AtOnce((Lose(2, STAMINA), Lose(2, SANITY)))),
        ),
        marsh_refinery=MonsterAppears(),
    ),
    *innsmouth_card(
        "factory_district_2",
        first_national_grocery=Check("sneak", -1, failed=GoToStreet()),
        gilman_house_hotel=Check("luck", -1, passed=GoToStreet(), failed=BeArrested()),
        marsh_refinery=Check("lore", -2, passed=Gain(Successes(), CLUES)),
    ),
    *innsmouth_card(
        "factory_district_3",
        first_national_grocery=Check("will", -1, failed=Lose(1, SANITY)),
        gilman_house_hotel=Check("will", -2, failed=AddUprising()),
        marsh_refinery=do(Gain(1, CLUES), Check("sneak", -2, failed=GoToStreet())),
    ),
    *innsmouth_card(
        "factory_district_4",
        first_national_grocery=MayPay(
            (Spend(3, MONEY),), do(GoAnywhere(ARKHAM_LOCATION), HaveEncounter())
        ),
        gilman_house_hotel=Take(SKILL, "stealth", Gain(1, CLUES)),
        marsh_refinery=Check("luck", -1, passed=Gain(1, CLUES), failed=DrawLook()),
    ),
    *innsmouth_card(
        "factory_district_5",
        first_national_grocery=PayAny(MONEY, Gain(Paid(MONEY), STAMINA), 3),
        gilman_house_hotel=Check("fight", -1, failed=Lose(1, STAMINA)),
        marsh_refinery=ChooseNumber(3, do(Lose(Chosen(), STAMINA), Gain(Chosen(2), MONEY))),
    ),
    *innsmouth_card(
        "factory_district_6",
        first_national_grocery=Check("luck", 0, failed=Lose(1, STAMINA)),
        gilman_house_hotel=Gain(1, SANITY),
        marsh_refinery=May(Check("lore", -2, passed=Draw(UNIQUE), failed=BecomeCursed())),
    ),
    *innsmouth_card(
        "factory_district_7",
        first_national_grocery=Gain(1, CLUES),
        gilman_house_hotel=DrawLook(),
        marsh_refinery=DrawLook(2),
    ),
    *innsmouth_card(
        "factory_district_8",
        first_national_grocery=do(Gain(1, STAMINA), Gain(1, SANITY)),
        gilman_house_hotel=MayPay(
            (Spend(1, MONEY),), do(GoAnywhere(ARKHAM_LOCATION), HaveEncounter())
        ),
        marsh_refinery=Check("lore", -2, passed=Gain(2, CLUES)),
    ),
    *innsmouth_card(
        "factory_district_9",
        first_national_grocery=Check("will", -2, passed=HelpRaid()),
        gilman_house_hotel=Lose(1, SANITY),
        marsh_refinery=Check("lore", -1, passed=do(Gain(1, CLUES), Lose(1, SANITY))),
    ),
    *innsmouth_card(
        "factory_district_10",
        first_national_grocery=do(
            GoToStreet(), ClosePlace("first_national_grocery"), Lose(1, SANITY)
        ),
        gilman_house_hotel=DrawLook(2),
        marsh_refinery=do(Lose(1, STAMINA), GoToStreet()),
    ),
    *innsmouth_card(
        "factory_district_11",
        first_national_grocery=MayPay(
            (Spend(2, MONEY),), Check("lore", -1, passed=Gain(Successes(), CLUES))
        ),
        gilman_house_hotel=BeDelayed(),
        marsh_refinery=Check(
            "sneak", -2, passed=Gain(5, MONEY), failed=MonsterAppears(won=Gain(5, MONEY))
        ),
    ),
    *innsmouth_card(
        "factory_district_12",
        first_national_grocery=Take(COMMON, "map_of_arkham"),
        gilman_house_hotel=If(
            HasAtMost(3, CLUES), May(do(GoAnywhere(ARKHAM_LOCATION), HaveEncounter()))
        ),
        marsh_refinery=Check("speed", -2, failed=Lose(1, STAMINA)),
    ),
    *innsmouth_card(
        "factory_district_13",
        first_national_grocery=Check("speed", -1, passed=GoToStreet(), failed=Lose(1, STAMINA)),
        gilman_house_hotel=LoseCards(1, COMMON_OR_UNIQUE),
        marsh_refinery=Check("sneak", -2, passed=Gain(Successes(), MONEY), failed=GoToStreet()),
    ),
    *innsmouth_card(
        "factory_district_14",
        first_national_grocery=DrawLook(),
        gilman_house_hotel=ChooseOne((GoTo("train_station"), Gain(1, CLUES))),
        marsh_refinery=MayPay((Spend(3, CLUES),), DrawAndKeep(UNIQUE, 2, 1)),
    ),
)
