"""The investigators of the base game."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Forced, Passive, Reaction
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.effects import If

from ..cards import (
    COMMON,
    MONEY,
    SANITY,
    SHEETS,
    SKILL,
    SPELL,
    STAMINA,
    UNIQUE,
    Sheet,
    print_into,
)
from ..privileges import DRAWS_FROM_BOTTOM
from ..vocabulary.abilities import UPKEEP, Action
from ..vocabulary.effects.checks import RerollFailures
from ..vocabulary.effects.gains import Gain, HealSomeone, ReduceLoss
from ..vocabulary.effects.moves import GoTo
from ..vocabulary.fates import (
    NoGatesHere,
    NoMonstersHere,
    YouWouldBecome,
)
from ..vocabulary.innsmouth_people import FallsAs
from ..vocabulary.modifiers import Bonus, ExtraClueDie
from ..vocabulary.privileges import DrawsMore, Privilege
from ..vocabulary.triggers import AnyoneRolled, YouLose, YourUpkeep

print_into(
    SHEETS,
    Sheet(
        "amanda_sharpe",
        sanity=5,
        stamina=5,
        home="bank_of_arkham",
        focus=3,
        sliders=(
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
        ),
        abilities=(Passive((DrawsMore(SKILL),)),),
        money=1,
        clues=1,
        random=((COMMON, 1), (UNIQUE, 1), (SPELL, 1), (SKILL, 2)),
    ),
    Sheet(
        "bob_jenkins",
        sanity=4,
        stamina=6,
        home="general_store",
        focus=1,
        sliders=(
            ((2, 3), (3, 2), (4, 1), (5, 0)),
            ((1, 6), (2, 5), (3, 4), (4, 3)),
            ((0, 4), (1, 3), (2, 2), (3, 1)),
        ),
        abilities=(Passive((DrawsMore(COMMON),)),),
        money=9,
        random=((COMMON, 2), (UNIQUE, 2), (SKILL, 1)),
    ),
    Sheet(
        "carolyn_fern",
        sanity=6,
        stamina=4,
        home="arkham_asylum",
        focus=2,
        sliders=(
            ((0, 3), (1, 2), (2, 1), (3, 0)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((2, 5), (3, 4), (4, 3), (5, 2)),
        ),
        abilities=(Action(UPKEEP, (), HealSomeone(1, SANITY), limit=Limit("turn")),),
        money=7,
        clues=1,
        random=((COMMON, 2), (UNIQUE, 2), (SKILL, 1)),
    ),
    Sheet(
        "darrell_simmons",
        sanity=4,
        stamina=6,
        home="newspaper",
        focus=2,
        sliders=(
            ((2, 3), (3, 2), (4, 1), (5, 0)),
            ((2, 4), (3, 3), (4, 2), (5, 1)),
            ((0, 4), (1, 3), (2, 2), (3, 1)),
        ),
        abilities=(Passive((Bonus("encounter_cards", 1),)),),
        money=4,
        clues=1,
        fixed=("retainer",),
        random=((COMMON, 1), (UNIQUE, 2), (SKILL, 1)),
    ),
    Sheet(
        "dexter_drake",
        sanity=5,
        stamina=5,
        home="ye_olde_magick_shoppe",
        focus=2,
        sliders=(
            ((2, 4), (3, 3), (4, 2), (5, 1)),
            ((1, 3), (2, 2), (3, 1), (4, 0)),
            ((2, 3), (3, 2), (4, 1), (5, 0)),
        ),
        abilities=(Passive((DrawsMore(SPELL),)),),
        money=5,
        fixed=("shrivelling",),
        random=((COMMON, 1), (UNIQUE, 1), (SPELL, 2), (SKILL, 1)),
    ),
    Sheet(
        "ashcan_pete",
        sanity=4,
        stamina=6,
        home="river_docks",
        focus=1,
        sliders=(
            ((0, 6), (1, 5), (2, 4), (3, 3)),
            ((2, 5), (3, 4), (4, 3), (5, 2)),
            ((0, 3), (1, 2), (2, 1), (3, 0)),
        ),
        abilities=(Passive((Privilege(DRAWS_FROM_BOTTOM),)),),
        money=1,
        clues=3,
        fixed=("duke",),
        random=((COMMON, 1), (UNIQUE, 1), (SKILL, 1)),
    ),
    Sheet(
        "gloria_goldberg",
        sanity=6,
        stamina=4,
        home="velmas_diner",
        focus=2,
        sliders=(
            ((1, 3), (2, 2), (3, 1), (4, 0)),
            ((0, 5), (1, 4), (2, 3), (3, 2)),
            ((1, 5), (2, 4), (3, 3), (4, 2)),
        ),
        abilities=(Passive((Bonus("gate_cards", 1),)),),
        money=7,
        clues=2,
        random=((COMMON, 2), (SPELL, 2), (SKILL, 1)),
    ),
    Sheet(
        "harvey_walters",
        sanity=7,
        stamina=3,
        home="administration_building",
        focus=2,
        sliders=(
            ((0, 5), (1, 4), (2, 3), (3, 2)),
            ((0, 3), (1, 2), (2, 1), (3, 0)),
            ((3, 4), (4, 3), (5, 2), (6, 1)),
        ),
        abilities=(Forced(YouLose(SANITY), ReduceLoss(1)),),
        money=5,
        clues=1,
        random=((UNIQUE, 2), (SPELL, 2), (SKILL, 1)),
    ),
    Sheet(
        "jenny_barnes",
        sanity=6,
        stamina=4,
        home="train_station",
        focus=1,
        sliders=(
            ((0, 4), (1, 3), (2, 2), (3, 1)),
            ((1, 5), (2, 4), (3, 3), (4, 2)),
            ((1, 5), (2, 4), (3, 3), (4, 2)),
        ),
        abilities=(Forced(YourUpkeep(), Gain(1, MONEY)),),
        money=10,
        random=((COMMON, 2), (UNIQUE, 1), (SPELL, 1), (SKILL, 1)),
    ),
    Sheet(
        "joe_diamond",
        sanity=4,
        stamina=6,
        home="police_station",
        focus=3,
        sliders=(
            ((3, 4), (4, 3), (5, 2), (6, 1)),
            ((2, 3), (3, 2), (4, 1), (5, 0)),
            ((0, 3), (1, 2), (2, 1), (3, 0)),
        ),
        abilities=(Passive((ExtraClueDie(),)),),
        money=8,
        clues=3,
        fixed=("automatic_45",),
        random=((COMMON, 2), (SKILL, 1)),
    ),
    Sheet(
        "kate_winthrop",
        sanity=6,
        stamina=4,
        home="science_building",
        focus=1,
        sliders=(
            ((1, 5), (2, 4), (3, 3), (4, 2)),
            ((1, 3), (2, 2), (3, 1), (4, 0)),
            ((2, 4), (3, 3), (4, 2), (5, 1)),
        ),
        abilities=(Passive((NoGatesHere(), NoMonstersHere())),),
        money=7,
        clues=2,
        random=((COMMON, 1), (UNIQUE, 1), (SPELL, 2), (SKILL, 1)),
    ),
    Sheet(
        "mandy_thompson",
        sanity=5,
        stamina=5,
        home="library",
        focus=2,
        sliders=(
            ((1, 5), (2, 4), (3, 3), (4, 2)),
            ((0, 5), (1, 4), (2, 3), (3, 2)),
            ((1, 3), (2, 2), (3, 1), (4, 0)),
        ),
        abilities=(Reaction(AnyoneRolled(), RerollFailures(), limit=Limit("turn")),),
        money=6,
        clues=4,
        random=((COMMON, 2), (UNIQUE, 1), (SKILL, 1)),
    ),
    Sheet(
        "michael_mcglen",
        sanity=3,
        stamina=7,
        home="mas_boarding_house",
        focus=1,
        sliders=(
            ((2, 4), (3, 3), (4, 2), (5, 1)),
            ((3, 4), (4, 3), (5, 2), (6, 1)),
            ((0, 3), (1, 2), (2, 1), (3, 0)),
        ),
        abilities=(Forced(YouLose(STAMINA), ReduceLoss(1)),),
        money=8,
        fixed=(
            "dynamite",
            "tommy_gun",
        ),
        random=((UNIQUE, 1), (SKILL, 1)),
    ),
    Sheet(
        "monterey_jack",
        sanity=3,
        stamina=7,
        home="curiositie_shoppe",
        focus=2,
        sliders=(
            ((1, 3), (2, 2), (3, 1), (4, 0)),
            ((2, 3), (3, 2), (4, 1), (5, 0)),
            ((1, 5), (2, 4), (3, 3), (4, 2)),
        ),
        abilities=(Passive((DrawsMore(UNIQUE),)),),
        money=7,
        clues=1,
        fixed=(
            "bullwhip",
            "revolver_38",
        ),
        random=((UNIQUE, 2), (SKILL, 1)),
    ),
    Sheet(
        "sister_mary",
        sanity=7,
        stamina=3,
        home="south_church",
        focus=1,
        sliders=(
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((0, 4), (1, 3), (2, 2), (3, 1)),
            ((1, 6), (2, 5), (3, 4), (4, 3)),
        ),
        abilities=(
            Forced(
                YouWouldBecome("lost"),
                Instead(
                    If(
                        FallsAs("insane"),
                        GoTo("arkham_asylum"),
                        If(
                            FallsAs("unconscious"),
                            GoTo("st_marys_hospital"),
                            GoTo("south_church"),
                        ),
                    )
                ),
            ),
        ),
        fixed=(
            "blessing",
            "cross",
            "holy_water",
        ),
        random=((SPELL, 2), (SKILL, 1)),
    ),
    Sheet(
        "vincent_lee",
        sanity=5,
        stamina=5,
        home="st_marys_hospital",
        focus=2,
        sliders=(
            ((0, 5), (1, 4), (2, 3), (3, 2)),
            ((0, 4), (1, 3), (2, 2), (3, 1)),
            ((2, 4), (3, 3), (4, 2), (5, 1)),
        ),
        abilities=(Action(UPKEEP, (), HealSomeone(1, STAMINA), limit=Limit("turn")),),
        money=9,
        clues=1,
        random=((COMMON, 2), (SPELL, 2), (SKILL, 1)),
    ),
)
