"""The investigators of Innsmouth."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Passive, Reaction
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.one_of import OneOf

from ..cards import (
    ALLY,
    CLUES,
    COMMON,
    INNSMOUTH,
    MARKER,
    MONEY,
    MONSTER_TROPHY,
    SANITY,
    SHEETS,
    SKILL,
    SPELL,
    STAMINA,
    UNIQUE,
    Sheet,
    print_into,
)
from ..privileges import (
    ABNORMAL_FOCUS,
    BLIND_TO_HORROR,
    ENCOUNTER_AFTER_ABILITY,
    KEEPS_ITEMS,
    KEEPS_MONEY,
    LENDS_CLUES,
    OUTLAW,
    SEALS_ALWAYS,
    STAMINA_FOR_SPELLS,
    TROPHIES_AS_CLUES,
)
from ..vocabulary.abilities import INSTEAD, MOVEMENT, UPKEEP, Action
from ..vocabulary.conditions import BothHold, HasAtMost, NoDeputy
from ..vocabulary.costs import Spend, SpendGates, SpendMovement, SpendToughness
from ..vocabulary.effects.gains import Gain
from ..vocabulary.effects.rides import CROSSING_COST, CrossWater
from ..vocabulary.effects.states import BecomeDeputy
from ..vocabulary.environments import APhaseBegins, AtSpace
from ..vocabulary.fates import (
    AGateOpened,
    CannotBecome,
    SomeoneWouldBecome,
)
from ..vocabulary.innsmouth_people import (
    BuryIt,
    LureMonsters,
    OnceInTheGame,
    StepAsMonster,
    SymbolShows,
    YouSpendTrophy,
)
from ..vocabulary.modifiers import Bonus, SpellBonus
from ..vocabulary.monsters import ImmunityIsResistance
from ..vocabulary.people import (
    AtWater,
    Encourage,
    InCompany,
    RaiseDie,
    RollForOnes,
    ShiftMore,
    SweepSymbol,
    YouReadEntry,
)
from ..vocabulary.privileges import Privilege
from ..vocabulary.story_events import DoomAtLeast, YouCloseGate
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
        random=((UNIQUE, 1), (SPELL, 2), (SKILL, 1), (MARKER, 1)),
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
        abilities=(
            Passive((Privilege(KEEPS_ITEMS), Privilege(KEEPS_MONEY))),
            Reaction(SymbolShows("moon"), StepAsMonster("moon")),
        ),
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
        "norman_withers",
        sanity=6,
        stamina=4,
        home="administration_building",
        focus=2,
        sliders=(
            ((0, 4), (1, 3), (2, 2), (3, 1)),
            ((0, 4), (1, 3), (2, 2), (3, 1)),
            ((2, 5), (3, 4), (4, 3), (5, 2)),
        ),
        abilities=(Reaction(YouCloseGate(), SweepSymbol()),),
        money=3,
        clues=3,
        fixed=("find_gate",),
        random=((COMMON, 1), (UNIQUE, 1), (SPELL, 1), (SKILL, 1)),
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
            AsSoonAs(DoomAtLeast(9), OnceInTheGame(Gain(5, CLUES))),
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
            Action(MOVEMENT, (SpendMovement(CROSSING_COST),), CrossWater(), AtWater()),
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
        abilities=(
            Reaction(YouRolled(), RollForOnes(2), limit=Limit("check")),
            Passive((Privilege(OUTLAW),)),
        ),
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
        abilities=(
            Passive((CannotBecome("arrested"),)),
            Reaction(APhaseBegins("mythos"), LureMonsters()),
            Action(
                INSTEAD,
                (OneOf((SpendToughness(5), SpendGates())),),
                BecomeDeputy(),
                BothHold(AtSpace("police_station"), NoDeputy()),
            ),
        ),
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
        "trish_scarborough",
        sanity=6,
        stamina=4,
        home="newspaper",
        focus=1,
        sliders=(
            ((1, 3), (2, 4), (3, 5), (4, 6)),
            ((1, 1), (2, 2), (3, 3), (4, 4)),
            ((2, 0), (3, 1), (4, 2), (5, 3)),
        ),
        abilities=(
            Passive((Privilege(ABNORMAL_FOCUS),)),
            Action(
                UPKEEP,
                (OneOf((Spend(1, SANITY), Spend(1, STAMINA))),),
                ShiftMore(),
                limit=Limit("turn", 3),
            ),
        ),
        money=4,
        clues=2,
        fixed=("lucky_cigarette_case",),
        random=((COMMON, 2), (UNIQUE, 2), (SKILL, 1)),
        box=INNSMOUTH,
    ),
    Sheet(
        "ursula_downs",
        sanity=5,
        stamina=5,
        home="northside",
        focus=2,
        sliders=(
            ((2, 3), (3, 2), (4, 1), (5, 0)),
            ((1, 4), (2, 3), (3, 2), (4, 1)),
            ((0, 5), (1, 4), (2, 3), (3, 2)),
        ),
        abilities=(
            Passive((Privilege(ENCOUNTER_AFTER_ABILITY),)),
            Reaction(YouReadEntry(), Cancel(), (Spend(1, CLUES),)),
        ),
        money=1,
        clues=4,
        random=((COMMON, 2), (UNIQUE, 2), (SKILL, 1)),
        box=INNSMOUTH,
        anywhere=True,
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
        abilities=(
            Passive((Privilege(TROPHIES_AS_CLUES),)),
            Reaction(YouSpendTrophy(), BuryIt()),
        ),
        money=4,
        random=((COMMON, 2), (UNIQUE, 2), (SKILL, 1), (MONSTER_TROPHY, 3)),
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
