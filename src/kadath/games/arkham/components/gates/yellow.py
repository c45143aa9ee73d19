"""The yellow gate cards."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Passive
from kadath.kernel.effects import ChooseOne, If, May, do

from ...cards import (
    CLUES,
    COMMON,
    GATE_CARDS,
    MONEY,
    SANITY,
    SKILL,
    SPELL,
    STAMINA,
    UNIQUE,
    print_into,
)
from ...vocabulary.amounts import DiePlusPrice, DieRoll, Failures, Have, Rolled, Successes
from ...vocabulary.conditions import Has, HasTokens, TokensFromTo
from ...vocabulary.effects.cards import (
    AddToken,
    Draw,
    DrawAndKeep,
    ForTheRestOfTheGame,
    KeepThisCard,
    LoseAllCards,
    LoseCards,
    TakeAny,
)
from ...vocabulary.effects.checks import Check, RollDice
from ...vocabulary.effects.choices import Nothing
from ...vocabulary.effects.gains import AtOnce, Gain, Lose, LoseAll, PayWithYourself, SetTo
from ...vocabulary.effects.meetings import MonsterAppears
from ...vocabulary.effects.moves import DrawAnotherCard, Return
from ...vocabulary.effects.states import BeDelayed, BeDevoured, BeLost
from ...vocabulary.fates import AGateOpened
from ...vocabulary.modifiers import Bonus
from ...vocabulary.privileges import Fixed
from .printing import YELLOW, base_card, innsmouth_card

print_into(
    GATE_CARDS,
    base_card(
        "yellow_1",
        YELLOW,
        rlyeh=Check("speed", -1, 2, passed=Gain(5, CLUES), failed=BeDelayed()),
        yuggoth=Nothing(),
        other=Check("lore", -2, passed=do(Draw(SPELL), Lose(1, SANITY))),
    ),
    base_card(
        "yellow_2",
        YELLOW,
        yuggoth=Check("will", -1, failed=Lose(2, SANITY)),
        the_dreamlands=Lose(1, SANITY),
        other=Check("lore", -1, failed=LoseCards(1, SPELL)),
    ),
    base_card(
        "yellow_3",
        YELLOW,
        rlyeh=Check("speed", -1, failed=Lose(1, SANITY)),
        yuggoth=Check(
            "luck",
            -1,
            failed=RollDice(1, AtOnce((Lose(Rolled(2), STAMINA), Lose(Rolled(2), SANITY)))),
        ),
        other=MonsterAppears(),
    ),
    base_card(
        "yellow_4",
        YELLOW,
        rlyeh=Lose(DieRoll(), SANITY),
        city_of_the_great_race=Check("will", -1, failed=Lose(2, SANITY)),
        other=Check("will", -2, failed=BeDelayed()),
    ),
    base_card(
        "yellow_5",
        YELLOW,
        rlyeh=Check("will", 0, failed=do(Lose(1, STAMINA), BeDelayed())),
        the_dreamlands=Check("luck", 0, failed=do(Lose(2, SANITY), BeDelayed())),
        other=Gain(1, CLUES),
    ),
    base_card(
        "yellow_6",
        YELLOW,
        city_of_the_great_race=Check(
            "fight", -1, failed=AtOnce((Lose(1, STAMINA), Lose(1, SANITY)))
        ),
        yuggoth=Check("luck", -2, passed=Gain(2, CLUES), failed=BeDelayed()),
        other=Gain(2, MONEY),
    ),
    base_card(
        "yellow_7",
        YELLOW,
        rlyeh=Check("will", -1, failed=AtOnce((Lose(1, STAMINA), Lose(1, SANITY)))),
        city_of_the_great_race=do(Lose(1, SANITY), Gain(1, CLUES)),
        other=Check("luck", -1, passed=Return(), failed=BeDelayed()),
    ),
    base_card(
        "yellow_8",
        YELLOW,
        city_of_the_great_race=do(Gain(2, CLUES), Check("luck", -1, failed=Lose(2, SANITY))),
        yuggoth=Check("will", -2, failed=Lose(2, SANITY)),
        other=MonsterAppears(),
    ),
    base_card(
        "yellow_9",
        YELLOW,
        yuggoth=Check("sneak", -2, passed=do(Return(), Gain(2, CLUES)), failed=BeLost()),
        the_dreamlands=Check("luck", -1, failed=BeDelayed()),
        other=RollDice(
            Have(SANITY), do(Lose(Failures(), SANITY), If(Has(1, SANITY), Gain(Successes(), CLUES)))
        ),
    ),
    base_card(
        "yellow_10",
        YELLOW,
        city_of_the_great_race=Check("speed", -1, failed=BeLost()),
        the_dreamlands=Check("lore", -1, 2, passed=Gain(4, CLUES), failed=LoseAll(SANITY)),
        other=Gain(1, CLUES),
    ),
    base_card(
        "yellow_11",
        YELLOW,
        city_of_the_great_race=Nothing(),
        the_dreamlands=Check("lore", -1, failed=Lose(3, SANITY)),
        other=Check("will", -1, failed=AtOnce((Lose(1, SANITY), Lose(1, STAMINA)))),
    ),
    base_card(
        "yellow_12",
        YELLOW,
        rlyeh=Check("speed", -1, failed=BeLost()),
        the_dreamlands=Check("will", -2, failed=Lose(2, SANITY)),
        other=MonsterAppears(),
    ),
    innsmouth_card(
        "innsmouth_yellow_1",
        YELLOW,
        the_dreamlands=May(TakeAny((COMMON, UNIQUE), PayWithYourself(DiePlusPrice()))),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_yellow_2",
        YELLOW,
        Passive((Bonus("maximum_sanity", -1), Bonus("maximum_stamina", -1), Bonus("focus", 1))),
        rlyeh=do(SetTo(1, SANITY), SetTo(1, STAMINA), KeepThisCard(), Gain(3, CLUES), Draw(SKILL)),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_yellow_3",
        YELLOW,
        Forced(AGateOpened(), do(Draw(SPELL), AddToken())),
        Passive((Bonus("fight_check", 1), Bonus("lore_check", 1)), TokensFromTo(1, 3)),
        Passive((Fixed("spell_cost", 0),), HasTokens(4)),
        AsSoonAs(HasTokens(5), BeDevoured()),
        yuggoth=do(Return(), KeepThisCard()),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_yellow_4",
        YELLOW,
        city_of_the_great_race=ChooseOne(
            (
                do(DrawAndKeep(SKILL, 3, 1), ForTheRestOfTheGame((Bonus("maximum_sanity", -1),))),
                do(
                    ForTheRestOfTheGame((Bonus("maximum_stamina", 1),)),
                    LoseCards(1, SKILL),
                    LoseAllCards(SPELL),
                ),
            )
        ),
        other=DrawAnotherCard(),
    ),
)
