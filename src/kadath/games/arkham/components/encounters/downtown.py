"""The location cards of Downtown."""

from __future__ import annotations

from kadath.kernel.abilities.one_of import OneOf
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
from ...vocabulary.amounts import Paid
from ...vocabulary.costs import DiscardOwn, Spend
from ...vocabulary.effects.cards import Draw, LoseCards, Take
from ...vocabulary.effects.checks import Check, CheckTable, Result
from ...vocabulary.effects.choices import MayOr, MayPay, MustPay, PayAny
from ...vocabulary.effects.gains import AtOnce, Gain, Lose, LoseAll
from ...vocabulary.effects.gates import OpenGateHere
from ...vocabulary.effects.moves import GoAnywhere, GoToStreet, HaveEncounter
from ...vocabulary.effects.shops import BuyOne
from ...vocabulary.effects.states import BeArrested, BecomeBlessed, BecomeCursed, LoseNextTurn
from .printing import base_card, innsmouth_card

print_into(
    ENCOUNTERS,
    *base_card(
        "downtown_1",
        arkham_asylum=Check("lore", -2, passed=Gain(2, CLUES), failed=Lose(1, STAMINA)),
        bank_of_arkham=Lose(1, SANITY),
        independence_square=May(
            Check(
                "luck", -1, passed=BuyOne(UNIQUE, -1), failed=do(Lose(1, STAMINA), BecomeCursed())
            )
        ),
    ),
    *base_card(
        "downtown_2",
        arkham_asylum=Check("sneak", -1, passed=GoToStreet(), failed=BeArrested()),
        bank_of_arkham=Check("combat", -1, failed=LoseAll(MONEY)),
        independence_square=Check("will", -1, failed=AtOnce((Lose(1, STAMINA), Lose(1, SANITY)))),
    ),
    *base_card(
        "downtown_3",
        arkham_asylum=Check(
            "will",
            -1,
            2,
            passed=Draw(SKILL),
            failed=MustPay(OneOf((Spend(4, CLUES), DiscardOwn(2, SPELL), DiscardOwn(1, SKILL)))),
        ),
        bank_of_arkham=Check("speed", -1, passed=Gain(2, MONEY)),
        independence_square=Check("fight", -1, failed=GoToStreet()),
    ),
    *base_card(
        "downtown_4",
        arkham_asylum=MayOr(
            Check("fight", -2, failed=do(LoseNextTurn(), Gain(2, SANITY))),
            do(LoseNextTurn(), Gain(2, SANITY)),
        ),
        bank_of_arkham=do(Gain(5, MONEY), Lose(1, SANITY)),
        independence_square=Check(
            "luck",
            -1,
            passed=do(Lose(1, STAMINA), Gain(2, CLUES), Draw(SPELL)),
            failed=OpenGateHere(),
        ),
    ),
    *base_card(
        "downtown_5",
        arkham_asylum=May(Check("lore", -1, passed=Draw(SPELL))),
        bank_of_arkham=Check("luck", -2, passed=BecomeBlessed(), failed=BecomeCursed()),
        independence_square=Check("luck", -2, failed=LoseCards(1, ITEM)),
    ),
    *base_card(
        "downtown_6",
        arkham_asylum=Check("speed", -1, passed=Draw(UNIQUE), failed=GoToStreet()),
        bank_of_arkham=MayPay(
            (Spend(2, MONEY),), Check("luck", -1, passed=Draw(UNIQUE), failed=Draw(COMMON))
        ),
        independence_square=Check("will", -1, passed=Take(ALLY, "anna_kaslow", Gain(2, CLUES))),
    ),
    *base_card(
        "downtown_7",
        arkham_asylum=CheckTable(
            "lore",
            0,
            (
                Result(0, do(Lose(1, SANITY), Gain(1, CLUES))),
                Result(1, Gain(2, CLUES), most=2),
                Result(3, Gain(3, CLUES), or_more=True),
            ),
        ),
        bank_of_arkham=do(GoAnywhere(), HaveEncounter()),
        independence_square=Gain(1, STAMINA),
    ),
    *innsmouth_card(
        "innsmouth_downtown_1",
        arkham_asylum=Check("will", -2, passed=Gain(2, CLUES)),
        bank_of_arkham=ChooseOne((Gain(5, MONEY), BecomeBlessed())),
        independence_square=OpenGateHere(monster=True),
    ),
    *innsmouth_card(
        "innsmouth_downtown_2",
        arkham_asylum=Check("fight", -2, failed=do(Lose(1, STAMINA), Gain(1, SANITY))),
        bank_of_arkham=May(
            Check("luck", -2, passed=Draw(UNIQUE), failed=do(Lose(2, SANITY), GoToStreet()))
        ),
        independence_square=Check("luck", -1, passed=Gain(2, CLUES), failed=OpenGateHere()),
    ),
    *innsmouth_card(
        "innsmouth_downtown_3",
        arkham_asylum=Gain(1, SANITY),
        bank_of_arkham=do(Gain(3, MONEY), Check("will", -1, failed=Lose(1, SANITY))),
        independence_square=Check("will", -1, passed=Take(ALLY, "anna_kaslow", Gain(2, CLUES))),
    ),
    *innsmouth_card(
        "innsmouth_downtown_4",
        arkham_asylum=Check("sneak", -1, passed=Gain(1, CLUES), failed=GoToStreet()),
        bank_of_arkham=PayAny(MONEY, Gain(Paid(MONEY), SANITY)),
        independence_square=Check("will", -2, failed=GoToStreet()),
    ),
)
