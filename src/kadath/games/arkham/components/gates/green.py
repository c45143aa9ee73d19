"""The green gate cards."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Reaction
from kadath.kernel.effects import ChooseOne, May, do

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
    TOME,
    UNIQUE,
    print_into,
)
from ...vocabulary.amounts import DieRoll, Successes
from ...vocabulary.costs import DiscardThis
from ...vocabulary.effects.cards import (
    Draw,
    DrawAndKeep,
    DrawNew,
    KeepThisCard,
    LoseCards,
    TakeFirst,
)
from ...vocabulary.effects.checks import Check, SucceedWith
from ...vocabulary.effects.choices import Nothing
from ...vocabulary.effects.gains import AtOnce, Gain, Lose, RestoreToMaximum
from ...vocabulary.effects.meetings import MonsterAppears, TrophyFromCup
from ...vocabulary.effects.moves import DrawAnotherCard, MoveOn, Return
from ...vocabulary.effects.states import BecomeBlessed, BecomeCursed, BeDelayed, BeLost
from ...vocabulary.triggers import YouCheck
from .printing import GREEN, base_card, innsmouth_card

print_into(
    GATE_CARDS,
    base_card(
        "green_1",
        GREEN,
        city_of_the_great_race=Check(
            "sneak",
            -1,
            2,
            passed=do(Draw(UNIQUE), Return()),
            failed=AtOnce((Lose(3, SANITY), Lose(1, STAMINA))),
        ),
        plateau_of_leng=May(Check("lore", -2, passed=Gain(6, MONEY), failed=BeLost())),
        other=Check("luck", -1, passed=Gain(2, CLUES)),
    ),
    base_card(
        "green_2",
        GREEN,
        the_dreamlands=Check("luck", -1, passed=MoveOn()),
        plateau_of_leng=Check("fight", -1, passed=Draw(UNIQUE), failed=BeLost()),
        other=Check("luck", -1, passed=do(TrophyFromCup(), Gain(2, CLUES))),
    ),
    base_card(
        "green_3",
        GREEN,
        the_dreamlands=Check("luck", -1, passed=Draw(SPELL), failed=LoseCards(1, ITEM)),
        city_of_the_great_race=Check("fight", -1, passed=Return()),
        other=May(Check("sneak", -1, passed=Draw(SPELL), failed=Lose(3, SANITY))),
    ),
    base_card(
        "green_4",
        GREEN,
        city_of_the_great_race=Check("luck", -1, passed=May(do(Gain(10, MONEY), BecomeCursed()))),
        great_hall_of_celeano=BeDelayed(),
        other=Check("fight", -1, passed=Return(), failed=do(Lose(2, STAMINA), BeDelayed())),
    ),
    base_card(
        "green_5",
        GREEN,
        the_dreamlands=Check("luck", -1, passed=Draw(COMMON)),
        great_hall_of_celeano=Check("luck", -2, passed=TakeFirst(UNIQUE, TOME)),
        other=Gain(1, STAMINA),
    ),
    base_card(
        "green_6",
        GREEN,
        the_dreamlands=Check(
            "luck", -1, passed=do(RestoreToMaximum(SANITY), RestoreToMaximum(STAMINA))
        ),
        great_hall_of_celeano=Check("lore", -1, passed=BecomeBlessed()),
        other=Check("fight", -2, passed=Draw(UNIQUE)),
    ),
    base_card(
        "green_7",
        GREEN,
        plateau_of_leng=Check("will", 0, 2, passed=Draw(SKILL)),
        great_hall_of_celeano=Check("luck", -2, passed=TakeFirst(UNIQUE, TOME)),
        other=Draw(SPELL),
    ),
    base_card(
        "green_8",
        GREEN,
        city_of_the_great_race=Check("lore", -2, 2, passed=Draw(SPELL, 2)),
        great_hall_of_celeano=Check("lore", 2, passed=Gain(Successes(), CLUES)),
        other=Gain(3, MONEY),
    ),
    base_card(
        "green_9",
        GREEN,
        city_of_the_great_race=May(
            Check("sneak", -1, passed=DrawAndKeep(UNIQUE, 2, 1), failed=BeLost())
        ),
        plateau_of_leng=Check("will", 0, passed=RestoreToMaximum(SANITY)),
        other=Gain(1, CLUES),
    ),
    base_card(
        "green_10",
        GREEN,
        the_dreamlands=Check("will", -1, passed=Gain(DieRoll(2), MONEY)),
        plateau_of_leng=Check("luck", -2, passed=do(Draw(COMMON), Draw(SPELL))),
        other=Check("luck", -1, passed=Return()),
    ),
    base_card(
        "green_11",
        GREEN,
        the_dreamlands=Check("will", 0, passed=Draw(SPELL)),
        city_of_the_great_race=Check("luck", -1, passed=Draw(UNIQUE)),
        other=Gain(1, SANITY),
    ),
    base_card(
        "green_12",
        GREEN,
        plateau_of_leng=Nothing(),
        great_hall_of_celeano=Check("luck", -1, 2, passed=Draw(SKILL)),
        other=Check("sneak", -1, passed=Gain(3, MONEY), failed=Lose(2, STAMINA)),
    ),
    innsmouth_card(
        "innsmouth_green_1",
        GREEN,
        great_hall_of_celeano=ChooseOne(
            (Check("luck", -1, passed=Gain(5, CLUES), failed=BecomeCursed()), DrawNew(SPELL))
        ),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_green_2",
        GREEN,
        the_dreamlands=ChooseOne(
            (
                Check("luck", -2, passed=do(Draw(SPELL), Return()), failed=MonsterAppears()),
                Check("fight", -2, passed=Draw(SKILL), failed=BeLost()),
            )
        ),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_green_3",
        GREEN,
        Reaction(YouCheck(), SucceedWith(3), (DiscardThis(),)),
        city_of_the_great_race=ChooseOne((Gain(DieRoll(), CLUES), KeepThisCard())),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_green_4",
        GREEN,
        plateau_of_leng=ChooseOne(
            (
                Check(
                    "luck",
                    -2,
                    2,
                    passed=ChooseOne((Draw(COMMON, 2), Draw(UNIQUE))),
                    failed=MonsterAppears(2, won=ChooseOne((Draw(COMMON, 2), Draw(UNIQUE)))),
                ),
                ChooseOne((do(BecomeCursed(), Return()), BeLost())),
            )
        ),
        other=DrawAnotherCard(),
    ),
)
