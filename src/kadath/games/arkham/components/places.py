"""The text on the board beside locations: actions instead of an encounter (AH-3.3.10)."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.kinds import Forced
from kadath.kernel.abilities.one_of import OneOf
from kadath.kernel.effects import Condition, Effect

from ..cards import (
    ALLY,
    CLUES,
    COMMON,
    FACES,
    INNSMOUTH,
    MONEY,
    PLACE,
    SANITY,
    SKILL,
    SPELL,
    STAMINA,
    UNIQUE,
    Face,
    print_into,
)
from ..vocabulary.abilities import ENCOUNTER, MOVEMENT, Action
from ..vocabulary.conditions import NoDeputy, NoLoan
from ..vocabulary.costs import Spend, SpendBoth, SpendGates, SpendToughness
from ..vocabulary.effects.cards import DrawAndKeep, TakeAny, TakeOneOf
from ..vocabulary.effects.choices import MayPay
from ..vocabulary.effects.gains import Gain, GainMix, RestoreToMaximum
from ..vocabulary.effects.rides import Sail
from ..vocabulary.effects.shops import Buy, Stock
from ..vocabulary.effects.states import BecomeDeputy, BlessAnyone, TakeLoan
from ..vocabulary.triggers import EncounterHereEnds

TROPHIES = OneOf((SpendToughness(5), SpendGates()))
TWICE_AS_MANY = OneOf((SpendToughness(10), SpendGates(2), SpendBoth(5, 1)))


def place(
    key: str, effect: Effect, *costs: Cost, only_if: Condition | None = None, box: str = "base"
) -> Face:
    """What a location offers instead of an encounter."""
    return Face(key, PLACE, (Action(ENCOUNTER, costs, effect, only_if),), box=box)


print_into(
    FACES,
    place("general_store", Buy((Stock(COMMON, 3),), 1, must=True)),
    place("curiositie_shoppe", Buy((Stock(UNIQUE, 3),), 1, must=True)),
    place("ye_olde_magick_shoppe", DrawAndKeep(SPELL, 2, 1), Spend(5, MONEY)),
    place("administration_building", DrawAndKeep(SKILL, 2, 1), Spend(8, MONEY)),
    place("bank_of_arkham", TakeLoan(), only_if=NoLoan()),
    place(
        "arkham_asylum",
        MayPay((Spend(2, MONEY),), RestoreToMaximum(SANITY), Gain(1, SANITY)),
    ),
    place(
        "st_marys_hospital",
        MayPay((Spend(2, MONEY),), RestoreToMaximum(STAMINA), Gain(1, STAMINA)),
    ),
    place("police_station", BecomeDeputy(), TWICE_AS_MANY, only_if=NoDeputy()),
    place("mas_boarding_house", TakeAny((ALLY,)), TWICE_AS_MANY),
    place("river_docks", Gain(5, MONEY), TROPHIES),
    place("science_building", Gain(2, CLUES), TROPHIES),
    place("south_church", BlessAnyone(), TROPHIES),
)

print_into(
    FACES,
    place(
        "first_national_grocery",
        TakeOneOf(COMMON, "food", "research_materials"),
        Spend(1, MONEY),
        box=INNSMOUTH,
    ),
    Face(
        "falcon_point",
        PLACE,
        (Action(MOVEMENT, (Spend(2, MONEY),), Sail()),),
        box=INNSMOUTH,
    ),
    Face(
        "gilman_house_hotel",
        PLACE,
        (Forced(EncounterHereEnds(), GainMix(1)),),
        box=INNSMOUTH,
    ),
)
