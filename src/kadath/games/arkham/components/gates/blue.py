"""The blue gate cards."""

from __future__ import annotations

from kadath.kernel.abilities.one_of import OneOf
from kadath.kernel.effects import ChooseOne, If, May, do

from ...cards import (
    CLUES,
    COMMON,
    GATE_CARDS,
    ITEM,
    MONEY,
    SANITY,
    SKILL,
    SPELL,
    STAMINA,
    UNIQUE,
    WEAPON,
    print_into,
)
from ...vocabulary.amounts import Paid, Successes
from ...vocabulary.conditions import IsCursed
from ...vocabulary.costs import DiscardOwn, SpendGates, SpendToughness
from ...vocabulary.effects.cards import (
    Draw,
    DrawAndKeep,
    LoseCards,
    LoseHalfOfItems,
    TakeAny,
    TakeFirst,
)
from ...vocabulary.effects.checks import Check, CheckTable, Result, RollDie
from ...vocabulary.effects.choices import MayPay, Nothing, PayAny
from ...vocabulary.effects.gains import Gain, Lose, LoseAll, LoseHalf
from ...vocabulary.effects.gates import CloseEnteredGate
from ...vocabulary.effects.meetings import MonsterAppears
from ...vocabulary.effects.moves import DrawAnotherCard, GoTo, GoToWorld, Return
from ...vocabulary.effects.states import BecomeBlessed, BecomeCursed, BeDelayed, BeLost, LoseCurse
from .printing import BLUE, base_card, innsmouth_card

print_into(
    GATE_CARDS,
    base_card(
        "blue_1",
        BLUE,
        abyss=Check("lore", -1, failed=BeDelayed()),
        yuggoth=Check("sneak", -1, failed=do(LoseHalfOfItems(), Return())),
        other=Lose(1, SANITY),
    ),
    base_card(
        "blue_2",
        BLUE,
        yuggoth=MonsterAppears(),
        great_hall_of_celeano=Check("luck", -1, failed=RollDie(BeDelayed(), MonsterAppears())),
        other=Check("luck", -1, passed=TakeFirst(COMMON, WEAPON)),
    ),
    base_card(
        "blue_3",
        BLUE,
        the_dreamlands=Check("speed", -1, failed=LoseAll(MONEY)),
        great_hall_of_celeano=Check("lore", -1, failed=BecomeCursed()),
        other=MonsterAppears(),
    ),
    base_card(
        "blue_4",
        BLUE,
        the_dreamlands=Check("sneak", 0, failed=do(LoseHalfOfItems(up=True), LoseHalf(MONEY))),
        yuggoth=Check("will", -2, failed=LoseCards(1, ITEM)),
        other=Lose(1, SANITY),
    ),
    base_card(
        "blue_5",
        BLUE,
        abyss=Gain(1, STAMINA),
        yuggoth=Check("fight", -2, failed=BeLost()),
        other=Check(
            "speed",
            -2,
            passed=do(Return(), CloseEnteredGate()),
            failed=do(CloseEnteredGate(), BeLost()),
        ),
    ),
    base_card(
        "blue_6",
        BLUE,
        the_dreamlands=Check("luck", -1, passed=Gain(2, CLUES), failed=BeDelayed()),
        great_hall_of_celeano=Check(
            "luck", -1, passed=do(Gain(2, STAMINA), Gain(2, SANITY)), failed=LoseCards(2, ITEM)
        ),
        other=Check("fight", -2, passed=Gain(8, MONEY), failed=Lose(1, STAMINA)),
    ),
    base_card(
        "blue_7",
        BLUE,
        the_dreamlands=Nothing(),
        abyss=Check("luck", -1, passed=do(Draw(UNIQUE), Gain(3, MONEY))),
        other=Check("luck", -1, passed=Gain(Successes(), CLUES)),
    ),
    base_card(
        "blue_8",
        BLUE,
        abyss=Check("luck", -1, passed=Return(), failed=MonsterAppears()),
        great_hall_of_celeano=Check("sneak", -2, passed=TakeAny((SPELL,)), failed=Lose(2, STAMINA)),
        other=Check("fight", -1, passed=Draw(SPELL)),
    ),
    base_card(
        "blue_9",
        BLUE,
        abyss=CheckTable(
            "luck",
            1,
            (
                Result(0, GoTo("black_cave"), most=1),
                Result(2, GoToWorld("the_dreamlands")),
                Result(3, Check("luck", -1, passed=Draw(UNIQUE)), or_more=True),
            ),
        ),
        great_hall_of_celeano=May(
            Check("fight", -1, 2, passed=DrawAndKeep(SPELL, 3, 2), failed=Lose(3, STAMINA))
        ),
        other=MonsterAppears(),
    ),
    base_card(
        "blue_10",
        BLUE,
        the_dreamlands=Check("luck", -1, failed=do(Lose(1, STAMINA), BeDelayed())),
        abyss=Check("luck", -2, failed=do(Lose(1, SANITY), BeDelayed())),
        other=Check("lore", -1, failed=BeDelayed()),
    ),
    base_card(
        "blue_11",
        BLUE,
        yuggoth=Check("will", -2, failed=ChooseOne((LoseCards(2, SPELL), Lose(2, SANITY)))),
        great_hall_of_celeano=MonsterAppears(),
        other=Check("sneak", -2, failed=BeDelayed()),
    ),
    base_card(
        "blue_12",
        BLUE,
        the_dreamlands=Check("lore", 0, passed=Return(), failed=BeLost()),
        yuggoth=Check("speed", -1, passed=do(Gain(5, MONEY), Gain(2, CLUES)), failed=BeLost()),
        other=Draw(COMMON),
    ),
    innsmouth_card(
        "innsmouth_blue_1",
        BLUE,
        the_dreamlands=MayPay(
            (OneOf((SpendGates(), SpendToughness(5), DiscardOwn(1, SKILL))),),
            do(BecomeBlessed(), Return()),
            Check("combat", -3, 3, passed=Return(), failed=BeLost()),
        ),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_blue_2",
        BLUE,
        yuggoth=ChooseOne(
            (
                Check("will", -2, passed=do(Draw(UNIQUE), Return()), failed=BeLost()),
                do(Check("luck", -1, failed=MonsterAppears()), BeDelayed()),
            )
        ),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_blue_3",
        BLUE,
        abyss=ChooseOne(
            (
                Check("luck", -1, 2, passed=Return(), failed=BeDelayed()),
                Check("lore", -2, passed=Draw(SPELL)),
            )
        ),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_blue_4",
        BLUE,
        great_hall_of_celeano=ChooseOne(
            (
                PayAny(CLUES, DrawAndKeep(SPELL, Paid(CLUES, plus=3), 1)),
                If(IsCursed(), do(LoseCurse(), BecomeBlessed())),
            )
        ),
        other=DrawAnotherCard(),
    ),
)
