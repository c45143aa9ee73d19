"""The red gate cards."""

from __future__ import annotations

from kadath.kernel.abilities.one_of import OneOf
from kadath.kernel.effects import ChooseOne, If, May, do

from ...cards import CLUES, COMMON, GATE_CARDS, SANITY, SPELL, STAMINA, UNIQUE, print_into
from ...vocabulary.amounts import DieRoll, Failures, Have, Successes
from ...vocabulary.conditions import Has
from ...vocabulary.costs import DiscardOwn, SpendToughness
from ...vocabulary.effects.cards import Draw
from ...vocabulary.effects.checks import Check, RollDice, RollDie
from ...vocabulary.effects.choices import Nothing
from ...vocabulary.effects.gains import AtOnce, Gain, Lose, RestoreToMaximum
from ...vocabulary.effects.meetings import MonsterAppears
from ...vocabulary.effects.moves import DrawAnotherCard, Return
from ...vocabulary.effects.shops import Buy, Stock
from ...vocabulary.effects.states import BeDelayed, BeDevoured, BeLost
from .printing import RED, base_card, innsmouth_card

print_into(
    GATE_CARDS,
    base_card(
        "red_1",
        RED,
        rlyeh=Check("luck", 0, failed=do(Lose(1, SANITY), BeDelayed())),
        plateau_of_leng=Check("sneak", 0, failed=Lose(DieRoll(), STAMINA)),
        other=Nothing(),
    ),
    base_card(
        "red_2",
        RED,
        abyss=Check("sneak", -1, failed=Lose(2, SANITY)),
        plateau_of_leng=Check(
            "fight",
            -1,
            2,
            passed=do(Draw(UNIQUE), Gain(1, CLUES)),
            failed=AtOnce((Lose(1, SANITY), Lose(2, STAMINA))),
        ),
        other=RollDice(
            Have(STAMINA),
            do(Lose(Failures(), STAMINA), If(Has(1, STAMINA), Gain(Successes(), CLUES))),
        ),
    ),
    base_card(
        "red_3",
        RED,
        plateau_of_leng=Check("speed", -1, failed=Lose(2, STAMINA)),
        the_dreamlands=Check("speed", -1, failed=Lose(3, STAMINA)),
        other=Lose(1, STAMINA),
    ),
    base_card(
        "red_4",
        RED,
        rlyeh=Check("luck", -1, failed=Lose(DieRoll(), STAMINA)),
        plateau_of_leng=Check("lore", -2, passed=Draw(SPELL), failed=BeLost()),
        other=Check("luck", -1, passed=Draw(UNIQUE)),
    ),
    base_card(
        "red_5",
        RED,
        rlyeh=Check("speed", -1, failed=Lose(3, STAMINA)),
        abyss=Check("luck", -1, failed=Lose(3, SANITY)),
        other=Check("fight", -1, failed=BeDelayed()),
    ),
    base_card(
        "red_6",
        RED,
        plateau_of_leng=Check(
            "sneak", -1, failed=do(AtOnce((Lose(3, SANITY), Lose(3, STAMINA))), BeDelayed())
        ),
        the_dreamlands=Check("sneak", -1, passed=do(Gain(3, CLUES), Return()), failed=BeDevoured()),
        other=Check("speed", -1, passed=Draw(SPELL)),
    ),
    base_card(
        "red_7",
        RED,
        abyss=MonsterAppears(),
        the_dreamlands=Check("speed", -2, failed=Lose(2, STAMINA)),
        other=Check("luck", -2, passed=do(Draw(SPELL), Gain(2, CLUES)), failed=MonsterAppears()),
    ),
    base_card(
        "red_8",
        RED,
        rlyeh=Check("fight", -1, failed=Lose(3, STAMINA)),
        the_dreamlands=Check("fight", -1, failed=Lose(2, STAMINA)),
        other=MonsterAppears(),
    ),
    base_card(
        "red_9",
        RED,
        rlyeh=Check("fight", -2, failed=do(Lose(2, STAMINA), BeDelayed())),
        the_dreamlands=Check(
            "luck", -2, passed=do(Gain(1, SANITY), Gain(1, CLUES)), failed=BeLost()
        ),
        other=Check("luck", -1, passed=do(Gain(2, STAMINA), Gain(2, SANITY))),
    ),
    base_card(
        "red_10",
        RED,
        rlyeh=MonsterAppears(),
        abyss=Check("speed", -1, failed=BeLost()),
        other=Check("lore", -1, failed=BeDelayed()),
    ),
    base_card(
        "red_11",
        RED,
        abyss=Check("speed", -1, failed=Lose(DieRoll(), STAMINA)),
        the_dreamlands=Check("luck", -1, failed=BeLost()),
        other=Lose(1, STAMINA),
    ),
    base_card(
        "red_12",
        RED,
        abyss=May(
            Check("luck", -1, passed=Gain(DieRoll(), STAMINA), failed=Lose(DieRoll(), STAMINA))
        ),
        plateau_of_leng=MonsterAppears(),
        other=Check("sneak", 0, failed=Lose(2, STAMINA)),
    ),
    innsmouth_card(
        "innsmouth_red_1",
        RED,
        the_dreamlands=ChooseOne(
            (
                MonsterAppears(
                    won=ChooseOne((Draw(SPELL), Draw(COMMON, 2), Draw(UNIQUE))), evadable=False
                ),
                BeDelayed(),
            )
        ),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_red_2",
        RED,
        abyss=ChooseOne(
            (
                Check("fight", -2, passed=Return(), failed=BeDelayed()),
                Check("luck", -1, 2, passed=Draw(UNIQUE, 2), failed=MonsterAppears()),
            )
        ),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_red_3",
        RED,
        rlyeh=ChooseOne((MonsterAppears(toughness=3, tries=5), RollDie(Return(), BeDevoured()))),
        other=DrawAnotherCard(),
    ),
    innsmouth_card(
        "innsmouth_red_4",
        RED,
        plateau_of_leng=ChooseOne(
            (
                Check("will", -2, passed=do(RestoreToMaximum(SANITY), RestoreToMaximum(STAMINA))),
                Buy((Stock(UNIQUE, 3),), cost=OneOf((DiscardOwn(1, UNIQUE), SpendToughness(5)))),
            )
        ),
        other=DrawAnotherCard(),
    ),
)
