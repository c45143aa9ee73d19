"""The investigators of Innsmouth."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.kinds import Forced, Passive, Reaction
from kadath.kernel.abilities.limits import Limit

from ..cards import (
    ALLY,
    CLUES,
    COMMON,
    INNSMOUTH,
    MONEY,
    SHEETS,
    SKILL,
    SPELL,
    UNIQUE,
    Sheet,
    print_into,
)
from ..privileges import (
    BLIND_TO_HORROR,
    KEEPS_ITEMS,
    KEEPS_MONEY,
    LENDS_CLUES,
    SEALS_ALWAYS,
    STAMINA_FOR_SPELLS,
    TROPHIES_AS_CLUES,
)
from ..vocabulary.abilities import UPKEEP, Action
from ..vocabulary.conditions import HasAtMost
from ..vocabulary.costs import Spend
from ..vocabulary.effects.gains import Gain
from ..vocabulary.fates import (
    AGateOpened,
    CannotBecome,
    SomeoneWouldBecome,
)
from ..vocabulary.modifiers import Bonus, SpellBonus
from ..vocabulary.monsters import ImmunityIsResistance
from ..vocabulary.people import AtWater, Encourage, InCompany, RaiseDie, RollForOnes
from ..vocabulary.privileges import Privilege
from ..vocabulary.triggers import YouRolled, YourUpkeep

print_into(
    SHEETS,
    Sheet(
        "agnes_baker",
        sanity=5,
        stamina=5,
        home="velmas_diner",
        focus=2,
        sliders=(
            ((1, 3), (2, 2), (3, 1), (4, 0)),
            ((1, 3), (2, 2), (3, 1), (4, 0)),
            ((3, 4), (4, 3), (5, 2), (6, 1)),
        ),
        abilities=(
            Passive((SpellBonus(),)),
            Passive((Privilege(STAMINA_FOR_SPELLS),)),
        ),
        money=5,
        clues=3,
        fixed=("wither",),
        random=((COMMON, 1), (UNIQUE, 1), (SPELL, 1), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "akachi_onyele",
        sanity=7,
        stamina=3,
        home="ye_olde_magick_shoppe",
        focus=1,
        sliders=(
            ((2, 4), (3, 3), (4, 2), (5, 1)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((2, 3), (3, 2), (4, 1), (5, 0)),
        ),
        abilities=(
            Passive((Bonus("seal_cost", -1),)),
            Passive((Bonus("closing_check", 1), Privilege(SEALS_ALWAYS))),
        ),
        money=3,
        clues=1,
        random=((UNIQUE, 1), (SPELL, 2), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "finn_edwards",
        sanity=4,
        stamina=6,
        home="bank_of_arkham",
        focus=1,
        sliders=(
            ((3, 5), (4, 4), (5, 3), (6, 2)),
            ((0, 3), (1, 2), (2, 1), (3, 0)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
        ),
        abilities=(Passive((Privilege(KEEPS_ITEMS), Privilege(KEEPS_MONEY))),),
        money=8,
        fixed=(
            "whiskey",
            "bank_loan",
        ),
        random=((COMMON, 2), (UNIQUE, 2), (SKILL, 2)),
        box=INNSMOUTH,
    ),
    Sheet(
        "george_barnaby",
        sanity=7,
        stamina=3,
        home="library",
        focus=2,
        sliders=(
            ((0, 5), (1, 4), (2, 3), (3, 2)),
            ((0, 4), (1, 3), (2, 2), (3, 1)),
            ((1, 5), (2, 4), (3, 3), (4, 2)),
        ),
        abilities=(
            Reaction(YouRolled(), RaiseDie(), (Spend(1, CLUES),)),
            Reaction(SomeoneWouldBecome("arrested"), Cancel(), (Spend(2, MONEY),)),
        ),
        money=7,
        fixed=("retainer",),
        random=((COMMON, 1), (UNIQUE, 1), (SPELL, 1), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "hank_samson",
        sanity=5,
        stamina=6,
        home="general_store",
        focus=2,
        sliders=(
            ((2, 4), (3, 3), (4, 2), (5, 1)),
            ((2, 3), (3, 2), (4, 1), (5, 0)),
            ((0, 4), (1, 3), (2, 2), (3, 1)),
        ),
        abilities=(Passive((Privilege(BLIND_TO_HORROR),)),),
        money=3,
        clues=1,
        fixed=("food",),
        random=((COMMON, 2), (UNIQUE, 1), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "minh_thi_phan",
        sanity=6,
        stamina=4,
        home="st_marys_hospital",
        focus=2,
        sliders=(
            ((2, 4), (3, 3), (4, 2), (5, 1)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((1, 3), (2, 2), (3, 1), (4, 0)),
        ),
        abilities=(
            Passive((Bonus("any_check", 1),), InCompany()),
            Action(UPKEEP, (), Encourage(1), limit=Limit("turn")),
        ),
        money=4,
        clues=2,
        fixed=("the_king_in_yellow",),
        random=((COMMON, 2), (UNIQUE, 1), (SPELL, 1), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "patrice_hathaway",
        sanity=5,
        stamina=5,
        home="curiositie_shoppe",
        focus=2,
        sliders=(
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((2, 3), (3, 2), (4, 1), (5, 0)),
        ),
        abilities=(
            Passive((Privilege(LENDS_CLUES),)),
            Forced(AGateOpened(), Gain(1, CLUES)),
        ),
        money=2,
        clues=3,
        random=((COMMON, 1), (UNIQUE, 2), (SPELL, 1), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "roland_banks",
        sanity=4,
        stamina=6,
        home="arkham_asylum",
        focus=3,
        sliders=(
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((1, 5), (2, 4), (3, 3), (4, 2)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
        ),
        abilities=(
            Forced(YourUpkeep(), Gain(1, CLUES), HasAtMost(1, CLUES)),
            Forced(YourUpkeep(), Gain(1, MONEY), HasAtMost(1, MONEY)),
        ),
        money=3,
        clues=2,
        random=((COMMON, 1), (UNIQUE, 1), (SKILL, 1), (ALLY, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "silas_marsh",
        sanity=4,
        stamina=6,
        home="river_docks",
        focus=2,
        sliders=(
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((3, 4), (4, 3), (5, 2), (6, 1)),
            ((1, 3), (2, 2), (3, 1), (4, 0)),
        ),
        abilities=(
            Passive((Bonus("any_check", 2),), AtWater()),
            Passive((Bonus("look_cards", 1),)),
        ),
        money=7,
        clues=2,
        fixed=("cavalry_saber",),
        random=((COMMON, 2), (UNIQUE, 1), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "skids_otoole",
        sanity=3,
        stamina=7,
        home="mas_boarding_house",
        focus=2,
        sliders=(
            ((0, 5), (1, 4), (2, 3), (3, 2)),
            ((2, 3), (3, 2), (4, 1), (5, 0)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
        ),
        abilities=(Reaction(YouRolled(), RollForOnes(2), limit=Limit("check")),),
        money=5,
        clues=3,
        fixed=("axe",),
        random=((COMMON, 2), (UNIQUE, 1), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "tommy_muldoon",
        sanity=4,
        stamina=6,
        home="police_station",
        focus=1,
        sliders=(
            ((1, 3), (2, 2), (3, 1), (4, 0)),
            ((2, 4), (3, 3), (4, 2), (5, 1)),
            ((0, 6), (1, 5), (2, 4), (3, 3)),
        ),
        abilities=(Passive((CannotBecome("arrested"),)),),
        money=2,
        clues=2,
        fixed=(
            "map_of_arkham",
            "rifle",
        ),
        random=((COMMON, 2), (UNIQUE, 1), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "william_yorick",
        sanity=4,
        stamina=6,
        home="south_church",
        focus=1,
        sliders=(
            ((0, 4), (1, 3), (2, 2), (3, 1)),
            ((1, 6), (2, 5), (3, 4), (4, 3)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
        ),
        abilities=(Passive((Privilege(TROPHIES_AS_CLUES),)),),
        money=4,
        random=((COMMON, 2), (UNIQUE, 2), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "zoey_samaras",
        sanity=3,
        stamina=7,
        home="train_station",
        focus=1,
        sliders=(
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((1, 5), (2, 4), (3, 3), (4, 2)),
        ),
        abilities=(Passive((ImmunityIsResistance(),)),),
        money=2,
        clues=4,
        fixed=(
            "cross",
            "knife",
        ),
        random=((UNIQUE, 2), (SKILL, 1)),
        box=INNSMOUTH,
    ),
)
