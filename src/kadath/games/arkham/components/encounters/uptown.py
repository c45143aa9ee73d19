"""The location cards of Uptown."""

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
    SKILL,
    SPELL,
    STAMINA,
    UNIQUE,
    print_into,
)
from ...vocabulary.amounts import DieRoll, Rolled, Successes
from ...vocabulary.costs import DiscardNamed, DiscardOwn, Spend
from ...vocabulary.effects.cards import Draw, DrawAndKeep, LoseCards, Take
from ...vocabulary.effects.checks import Check, CheckTable, OnDie, Result
from ...vocabulary.effects.choices import MayPay, Nothing
from ...vocabulary.effects.gains import Gain, Lose
from ...vocabulary.effects.gates import OpenGateHere
from ...vocabulary.effects.meetings import BanishBySymbol, EmptyOutskirts, MonsterToOutskirts
from ...vocabulary.effects.moves import GoToStreet
from ...vocabulary.effects.shops import BuyOne
from ...vocabulary.effects.states import BecomeCursed, BeDelayed, LoseNextTurn
from ...vocabulary.effects.town import RaiseTerror, TurnUpLocationCard
from .printing import base_card, innsmouth_card

print_into(
    ENCOUNTERS,
    *base_card(
        "uptown_1",
        st_marys_hospital=Check("lore", 0, passed=Gain(1, CLUES)),
        woods=May(
            do(
                LoseNextTurn(),
                Check("lore", -2, passed=ChooseOne((Draw(SKILL), Draw(SPELL, 2), Gain(4, CLUES)))),
            )
        ),
        ye_olde_magick_shoppe=do(GoToStreet(), Lose(1, SANITY)),
    ),
    *base_card(
        "uptown_2",
        st_marys_hospital=OnDie(3, Gain(Rolled(), STAMINA)),
        woods=Check(
            "sneak", -2, passed=Take(COMMON, "shotgun"), failed=do(Lose(2, STAMINA), GoToStreet())
        ),
        ye_olde_magick_shoppe=MayPay(
            (Spend(5, MONEY),),
            CheckTable(
                "luck",
                0,
                (
                    Result(0, Nothing()),
                    Result(1, Gain(DieRoll(2), MONEY)),
                    Result(2, Draw(UNIQUE, 2), or_more=True),
                ),
            ),
        ),
    ),
    *base_card(
        "uptown_3",
        st_marys_hospital=Check("sneak", -1, passed=Draw(SPELL)),
        woods=Check(
            "speed", -2, passed=Take(ALLY, "duke", Gain(3, MONEY)), sure=DiscardNamed("food")
        ),
        ye_olde_magick_shoppe=Gain(1, CLUES),
    ),
    *base_card(
        "uptown_4",
        st_marys_hospital=Check(
            "will", -1, passed=Draw(UNIQUE), failed=do(Lose(1, SANITY), GoToStreet())
        ),
        woods=OpenGateHere(monster=True),
        ye_olde_magick_shoppe=Check("lore", -1, passed=BuyOne(UNIQUE, half=True)),
    ),
    *base_card(
        "uptown_5",
        st_marys_hospital=do(
            Lose(1, SANITY), Check("combat", -1, passed=Gain(1, CLUES), failed=GoToStreet())
        ),
        woods=do(Check("sneak", -1, failed=Lose(2, STAMINA)), GoToStreet()),
        ye_olde_magick_shoppe=TurnUpLocationCard(),
    ),
    *base_card(
        "uptown_6",
        st_marys_hospital=Lose(1, CLUES),
        woods=May(
            CheckTable(
                "luck",
                0,
                (
                    Result(0, Lose(1, SANITY)),
                    Result(1, Draw(COMMON)),
                    Result(2, Draw(UNIQUE)),
                    Result(3, Gain(10, MONEY), or_more=True),
                ),
            )
        ),
        ye_olde_magick_shoppe=Lose(1, SANITY),
    ),
    *base_card(
        "uptown_7",
        st_marys_hospital=Check(
            "luck",
            -1,
            passed=do(Gain(3, MONEY), Gain(2, SANITY)),
            failed=do(Lose(2, SANITY), GoToStreet()),
        ),
        woods=Check("luck", -1, failed=do(LoseCards(2, ITEM), Lose(2, STAMINA))),
        ye_olde_magick_shoppe=Check("lore", -1, failed=BecomeCursed()),
    ),
    *innsmouth_card(
        "innsmouth_uptown_1",
        st_marys_hospital=Check("speed", -1, passed=Gain(Successes(), CLUES)),
        woods=Check(
            "speed", -2, passed=Take(ALLY, "duke", Gain(3, MONEY)), sure=DiscardNamed("food")
        ),
        ye_olde_magick_shoppe=BeDelayed(),
    ),
    *innsmouth_card(
        "innsmouth_uptown_2",
        st_marys_hospital=Check("luck", -1, passed=Gain(2, MONEY), failed=LoseCards(1, ITEM)),
        woods=May(Check("luck", 0, passed=Draw(COMMON), failed=Lose(1, STAMINA))),
        ye_olde_magick_shoppe=MayPay((Spend(5, MONEY),), BanishBySymbol()),
    ),
    *innsmouth_card(
        "innsmouth_uptown_3",
        st_marys_hospital=do(MonsterToOutskirts(), Lose(1, SANITY)),
        woods=Check("fight", -1, passed=Gain(3, MONEY), failed=LoseCards(1, ITEM)),
        ye_olde_magick_shoppe=Check("will", -2, passed=EmptyOutskirts(), failed=RaiseTerror()),
    ),
    *innsmouth_card(
        "innsmouth_uptown_4",
        st_marys_hospital=do(Lose(1, SANITY), Gain(1, CLUES)),
        woods=OpenGateHere(monster=True),
        ye_olde_magick_shoppe=MayPay((DiscardOwn(1, SPELL),), DrawAndKeep(UNIQUE, 2, 1)),
    ),
)
