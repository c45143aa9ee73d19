"""The location cards of Innsmouth Shore, in Innsmouth."""

from __future__ import annotations

from kadath.kernel.abilities.one_of import OneOf
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
from ...vocabulary.amounts import Successes
from ...vocabulary.conditions import InPlay
from ...vocabulary.costs import DiscardNamed, Spend
from ...vocabulary.effects.cards import AllyLeaves, Draw, DrawLook, LoseCards
from ...vocabulary.effects.checks import Check, CheckTable, Result
from ...vocabulary.effects.choices import MayPay
from ...vocabulary.effects.gains import AtOnce, Gain, Lose
from ...vocabulary.effects.gates import CloseGate
from ...vocabulary.effects.moves import (
    AQUATIC_LOCATION,
    GoAnywhere,
    GoThroughHardestGate,
    GoTo,
    GoToWorld,
    HaveEncounter,
)
from ...vocabulary.effects.shops import Buy, Stock
from ...vocabulary.effects.states import BecomeCursed, BeDelayed, BeDevoured, BeLost
from ...vocabulary.effects.town import ClearTracks, HelpRaid, RemoveDoom, WeatherComes
from .printing import innsmouth_card

print_into(
    ENCOUNTERS,
    *innsmouth_card(
        "innsmouth_shore_1",
        falcon_point=WeatherComes(),
        devil_reef=Check("fight", 0, passed=Gain(1, SANITY), failed=Lose(2, SANITY)),
        yha_nthlei=do(Gain(1, STAMINA), DrawLook()),
    ),
    *innsmouth_card(
        "innsmouth_shore_2",
        falcon_point=Check("sneak", -1, passed=do(GoAnywhere(AQUATIC_LOCATION), HaveEncounter())),
        devil_reef=May(Check("fight", -1, passed=Draw(UNIQUE), failed=Lose(1, STAMINA))),
        yha_nthlei=do(Lose(1, STAMINA), BeDelayed()),
    ),
    *innsmouth_card(
        "innsmouth_shore_3",
        falcon_point=Check("will", -1, failed=Lose(1, STAMINA)),
        devil_reef=Check(
            "speed", -1, failed=do(Lose(1, STAMINA), GoTo("yha_nthlei"), HaveEncounter())
        ),
        yha_nthlei=Check(
            "sneak",
            -2,
            passed=ChooseOne((Draw(UNIQUE), Gain(3, CLUES))),
            failed=do(AtOnce((Lose(1, SANITY), Lose(1, STAMINA))), GoToWorld("rlyeh"), BeDelayed()),
        ),
    ),
    *innsmouth_card(
        "innsmouth_shore_4",
        falcon_point=Check("will", -1, passed=Gain(1, CLUES)),
        devil_reef=Lose(1, SANITY),
        yha_nthlei=Check("lore", -2, passed=May(CloseGate("rlyeh", trophy=True))),
    ),
    *innsmouth_card(
        "innsmouth_shore_5",
        falcon_point=Check("fight", -2, failed=BeDelayed()),
        devil_reef=Check(
            "luck",
            0,
            passed=May(do(GoAnywhere(AQUATIC_LOCATION), HaveEncounter())),
            failed=do(GoTo("yha_nthlei"), HaveEncounter()),
        ),
        yha_nthlei=Check("luck", -1, passed=GoTo("devil_reef"), failed=BeLost()),
    ),
    *innsmouth_card(
        "innsmouth_shore_6",
        falcon_point=Lose(1, SANITY),
        devil_reef=Check("sneak", -2, passed=Gain(2, CLUES)),
        yha_nthlei=Check("speed", -1, passed=Draw(UNIQUE), failed=BeDevoured()),
    ),
    *innsmouth_card(
        "innsmouth_shore_7",
        falcon_point=MayPay((Spend(4, MONEY),), HelpRaid()),
        devil_reef=DrawLook(),
        yha_nthlei=May(Check("lore", -1, passed=Gain(Successes(), CLUES), failed=BecomeCursed())),
    ),
    *innsmouth_card(
        "innsmouth_shore_8",
        falcon_point=CheckTable(
            "luck",
            -1,
            (
                Result(0, Lose(1, SANITY)),
                Result(1, Draw(COMMON), most=2),
                Result(3, Gain(5, MONEY), or_more=True),
            ),
        ),
        devil_reef=May(do(GoTo("falcon_point"), HaveEncounter())),
        yha_nthlei=Lose(1, STAMINA),
    ),
    *innsmouth_card(
        "innsmouth_shore_9",
        falcon_point=MayPay((OneOf((DiscardNamed("whiskey"), Spend(5, MONEY))),), Gain(2, CLUES)),
        devil_reef=BeDelayed(),
        yha_nthlei=ChooseOne(
            (
                Check(
                    "sneak",
                    -2,
                    passed=Draw(UNIQUE),
                    failed=AtOnce((Lose(2, STAMINA), Lose(2, SANITY))),
                ),
                Check(
                    "fight",
                    -2,
                    passed=Draw(UNIQUE),
                    failed=AtOnce((Lose(2, STAMINA), Lose(2, SANITY))),
                ),
            )
        ),
    ),
    *innsmouth_card(
        "innsmouth_shore_10",
        falcon_point=May(Check("luck", -1, passed=Draw(COMMON), failed=BeDelayed())),
        devil_reef=do(GoTo("falcon_point"), May(do(Lose(2, SANITY), Draw(UNIQUE)))),
        yha_nthlei=Check(
            "luck",
            -1,
            2,
            passed=do(GoTo("falcon_point"), ClearTracks(), RemoveDoom()),
            failed=BeDevoured(),
        ),
    ),
    *innsmouth_card(
        "innsmouth_shore_11",
        falcon_point=Buy((Stock(COMMON, 3),), surcharge=2),
        devil_reef=Check(
            "luck",
            -2,
            passed=May(do(GoTo("falcon_point"), HaveEncounter())),
            failed=do(AtOnce((Lose(1, STAMINA), Lose(1, SANITY))), LoseCards(1, ITEM)),
        ),
        yha_nthlei=GoThroughHardestGate(),
    ),
    *innsmouth_card(
        "innsmouth_shore_12",
        falcon_point=Check("speed", -1, failed=do(GoTo("devil_reef"), HaveEncounter())),
        devil_reef=Gain(3, MONEY),
        yha_nthlei=Check("will", -2, failed=Lose(2, SANITY)),
    ),
    *innsmouth_card(
        "innsmouth_shore_13",
        falcon_point=May(do(GoAnywhere(AQUATIC_LOCATION), HaveEncounter())),
        devil_reef=Check("lore", -2, passed=Draw(SPELL)),
        yha_nthlei=AllyLeaves(),
    ),
    *innsmouth_card(
        "innsmouth_shore_14",
        falcon_point=Check(
            "will", -2, passed=do(Gain(3, CLUES), Lose(1, SANITY)), sure=DiscardNamed("whiskey")
        ),
        devil_reef=do(
            If(InPlay("father_dagon", "mother_hydra"), Check("luck", -1, failed=BeDevoured())),
            Gain(2, CLUES),
        ),
        yha_nthlei=May(do(GoTo("esoteric_order_of_dagon"), HaveEncounter())),
    ),
)
