"""The location cards of Rivertown."""

from __future__ import annotations

from kadath.kernel.effects import ChooseOne, May, do

from ...cards import (
    ALLY,
    CLUES,
    COMMON,
    ENCOUNTERS,
    MONEY,
    SANITY,
    SPELL,
    STAMINA,
    TOME,
    UNIQUE,
    WEAPON,
    print_into,
)
from ...vocabulary.amounts import DieRoll
from ...vocabulary.costs import DiscardNamed, Spend, SpendToughness
from ...vocabulary.effects.cards import Draw, DrawAndKeep, Take, TakeFirst
from ...vocabulary.effects.checks import Check, CheckTable, Result
from ...vocabulary.effects.choices import MayPay, Nothing
from ...vocabulary.effects.gains import AtOnce, Gain, Lose
from ...vocabulary.effects.meetings import MonsterAppears, TrophyFromCup
from ...vocabulary.effects.moves import GoAnywhere, GoToStreet, HaveEncounter
from ...vocabulary.effects.shops import Sell
from ...vocabulary.effects.states import BeArrested, BeDelayed
from .printing import base_card, innsmouth_card

print_into(
    ENCOUNTERS,
    *base_card(
        "rivertown_1",
        black_cave=Check("lore", -2, failed=do(Lose(1, STAMINA), BeDelayed())),
        general_store=Check("will", -2, passed=DrawAndKeep(COMMON, 3, 1)),
        graveyard=Check(
            "luck", -2, passed=do(Gain(2, CLUES), May(do(GoAnywhere(), HaveEncounter())))
        ),
    ),
    *base_card(
        "rivertown_2",
        black_cave=Check(
            "luck",
            -2,
            passed=Take(ALLY, "tom_mountain_murphy", TakeFirst(COMMON, WEAPON)),
            sure=DiscardNamed("whiskey"),
        ),
        general_store=MayPay((Spend(1, MONEY),), Check("lore", -2, passed=Gain(5, MONEY))),
        graveyard=Gain(2, SANITY),
    ),
    *base_card(
        "rivertown_3",
        black_cave=Check("speed", -1, failed=Lose(1, STAMINA)),
        general_store=May(Sell(COMMON, 2)),
        graveyard=Check(
            "combat", -2, passed=do(Gain(1, CLUES), Draw(UNIQUE)), failed=Lose(DieRoll(), STAMINA)
        ),
    ),
    *base_card(
        "rivertown_4",
        black_cave=Lose(1, SANITY),
        general_store=Nothing(),
        graveyard=Check(
            "lore", -1, passed=do(Gain(1, CLUES), Lose(1, SANITY)), failed=GoToStreet()
        ),
    ),
    *base_card(
        "rivertown_5",
        black_cave=CheckTable(
            "luck",
            0,
            (
                Result(0, do(Lose(1, SANITY), MonsterAppears())),
                Result(1, Lose(1, SANITY)),
                Result(2, Draw(COMMON), or_more=True),
            ),
        ),
        general_store=Gain(1, MONEY),
        graveyard=MonsterAppears(),
    ),
    *base_card(
        "rivertown_6",
        black_cave=MonsterAppears(),
        general_store=Lose(1, SANITY),
        graveyard=MayPay((SpendToughness(5),), Take(ALLY, "richard_upton_pickman", Draw(SPELL))),
    ),
    *base_card(
        "rivertown_7",
        black_cave=May(
            CheckTable(
                "luck",
                0,
                (
                    Result(0, AtOnce((Lose(1, SANITY), Lose(1, STAMINA)))),
                    Result(1, do(Lose(1, SANITY), Gain(1, CLUES))),
                    Result(2, TakeFirst(UNIQUE, TOME), or_more=True),
                ),
            )
        ),
        general_store=Draw(COMMON),
        graveyard=TrophyFromCup(),
    ),
    *innsmouth_card(
        "innsmouth_rivertown_1",
        black_cave=MonsterAppears(),
        general_store=May(Sell(COMMON, 2)),
        graveyard=MayPay((SpendToughness(5),), Take(ALLY, "richard_upton_pickman", Draw(SPELL))),
    ),
    *innsmouth_card(
        "innsmouth_rivertown_2",
        black_cave=Check("speed", -2, failed=MonsterAppears()),
        general_store=ChooseOne(
            (Gain(2, MONEY), do(Gain(5, MONEY), Check("luck", -1, failed=BeArrested())))
        ),
        graveyard=do(Lose(1, SANITY), Check("luck", -2, passed=Draw(UNIQUE), failed=Draw(COMMON))),
    ),
    *innsmouth_card(
        "innsmouth_rivertown_3",
        black_cave=CheckTable(
            "lore",
            0,
            (
                Result(0, Lose(2, SANITY)),
                Result(1, do(Lose(1, SANITY), Gain(1, CLUES))),
                Result(2, Draw(SPELL), or_more=True),
            ),
        ),
        general_store=Draw(COMMON),
        graveyard=MonsterAppears(),
    ),
    *innsmouth_card(
        "innsmouth_rivertown_4",
        black_cave=Check(
            "luck",
            -2,
            passed=Take(ALLY, "tom_mountain_murphy", TakeFirst(COMMON, WEAPON)),
            sure=DiscardNamed("whiskey"),
        ),
        general_store=Lose(1, SANITY),
        graveyard=do(Lose(1, SANITY), Gain(1, CLUES)),
    ),
)
