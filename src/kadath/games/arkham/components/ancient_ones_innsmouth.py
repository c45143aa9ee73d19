"""The Ancient Ones of Innsmouth.

Text of their sheets about monsters that only other boxes have is left out (IH-9.12).
"""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.one_of import OneOf
from kadath.kernel.effects import If, do

from ..cards import ALLY, CLUES, INNSMOUTH, STAMINA
from ..rules.fight import HANDS
from ..rules.final_battle import HITS, MOST_A_ROUND
from ..vocabulary.abilities import UPKEEP, Action
from ..vocabulary.amounts import Rolled
from ..vocabulary.ancient_ones import AncientRating, Attack, LoseTheGame, NoWeather
from ..vocabulary.attacks import (
    AlliesLeave,
    AncientGains,
    BeatenBefore,
    DiscardWielded,
    DrainStrongest,
    FirstPlayerRating,
    GraspOrDevour,
    HoldsZhar,
    OutrunOrBeDevoured,
    PayOrBeDevoured,
    RollOnce,
    SheetHolds,
    YouHaveAttacked,
)
from ..vocabulary.conditions import EitherHolds, HoldsNamed
from ..vocabulary.costs import DiscardOwn, Spend, SpendBoth, SpendGates, SpendToughness
from ..vocabulary.effects.cards import AddToken
from ..vocabulary.effects.checks import RollDie
from ..vocabulary.effects.choices import EachInvestigator, MustPay, PayOr
from ..vocabulary.effects.gains import Lose
from ..vocabulary.effects.headlines import FirstPlayer
from ..vocabulary.effects.possessions import InOtherWorld
from ..vocabulary.effects.states import BeDevoured
from ..vocabulary.fates import AGateOpened, ATurnBegins
from ..vocabulary.innsmouth_people import EndlessGivesNoClues
from ..vocabulary.monsters import MonstersGain, MonstersGet, OfKind
from ..vocabulary.powers import (
    AnotherMythos,
    DrawDust,
    FeedsOn,
    LieOnSheet,
    MarkerStays,
    MetInstead,
    MoreDoom,
    OnDoubles,
    OnSheet,
    SendAway,
    SignNearby,
    TimesOnSheet,
    TurnUpVisage,
    YouGainAtLeast,
    YouStepBeyond,
)
from ..vocabulary.privileges import EachHas, Fixed
from ..vocabulary.triggers import AncientOneAwakens
from .ancient_ones import ancient_one

BEINGS = ("being_of_ib_1", "being_of_ib_2", "being_of_ib_3", "being_of_ib_4")
FIRST, SECOND, THIRD, FOURTH = (OnSheet(being) for being in BEINGS)
PEOPLE_BELOW = ("witch", "warlock", "ghoul")

ancient_one(
    "bokrug",
    12,
    0,
    Passive((LieOnSheet(BEINGS),)),
    Passive((EachHas("horror_check", -1),), FIRST),
    Passive((EachHas("closing_check", -1),), SECOND),
    Passive((EachHas("evade_check", -1),), THIRD),
    Passive((EachHas("luck_check", -1),), FOURTH),
    Action(
        UPKEEP,
        (OneOf((SpendToughness(10), SpendGates(2), SpendBoth(5, 1))),),
        SendAway(),
        InOtherWorld(),
    ),
    defences=frozenset({"magical_resistance", "physical_resistance"}),
    attack=do(AddToken(), If(SheetHolds(8), LoseTheGame())),
    battle=(
        Passive((AncientRating(TimesOnSheet(-2)),)),
        Passive((AncientGains("physical_immunity"),), FIRST),
        Passive((AncientGains("magical_immunity"),), SECOND),
        Forced(AncientOneAwakens(), MoreDoom(3), THIRD),
        Forced(AncientOneAwakens(), MoreDoom(3), FOURTH),
    ),
    box=INNSMOUTH,
)
ancient_one(
    "chaugnar_faugn",
    12,
    -4,
    Passive((EachHas("any_check", -1, EitherHolds(HoldsNamed("elder_sign"), SignNearby())),)),
    defences=frozenset({"physical_immunity"}),
    attack=Attack(MustPay(OneOf((Spend(3, CLUES), DiscardOwn(1, ALLY))), BeDevoured())),
    battle=(Passive((Fixed(MOST_A_ROUND, 3),)),),
    box=INNSMOUTH,
)
ancient_one(
    "cthugha",
    13,
    -5,
    Passive(
        (
            MonstersGet(OfKind("fire_vampire"), "toughness", 2),
            MonstersGet(OfKind("fire_vampire"), "combat_damage", 1),
        )
    ),
    Forced(YouStepBeyond(3), Lose(1, STAMINA)),
    Passive((NoWeather(skipped=True),)),
    defences=frozenset({"physical_resistance"}),
    attack=RollOnce(Attack(PayOrBeDevoured(Rolled()))),
    battle=(Forced(YouHaveAttacked(), DiscardWielded()),),
    box=INNSMOUTH,
)
ancient_one(
    "ghatanothoa",
    13,
    -6,
    Passive(
        (
            MonstersGet(OfKind("lloigor"), "toughness", 2),
            MonstersGet(OfKind("mi_go"), "toughness", 2),
        )
    ),
    Forced(YouGainAtLeast(2, CLUES), TurnUpVisage()),
    attack=Attack(OutrunOrBeDevoured()),
    battle=(Passive((EachHas(HITS, -1),)),),
    box=INNSMOUTH,
)
ancient_one(
    "nyogtha",
    12,
    -8,
    Passive(tuple(MonstersGet(OfKind(kind), "toughness", 1) for kind in PEOPLE_BELOW)),
    Passive(tuple(MonstersGain(OfKind(kind), "physical_resistance") for kind in PEOPLE_BELOW)),
    Passive((LieOnSheet(("tendril_of_nyogtha",)), MetInstead("tendril_of_nyogtha"))),
    attack=Attack(RollDie(failure=BeDevoured()), only_first=True),
    battle=(Passive((FirstPlayerRating(-3),)),),
    box=INNSMOUTH,
)
ancient_one(
    "quachil_uttaus",
    12,
    -3,
    Passive(
        (
            MonstersGet(OfKind("warlock"), "toughness", 2),
            MonstersGain(OfKind("warlock"), "endless"),
        )
    ),
    Passive((EndlessGivesNoClues("warlock"),)),
    Forced(ATurnBegins(), FirstPlayer(PayOr((Spend(2, CLUES),), DrawDust()))),
    Passive((MarkerStays(),)),
    defences=frozenset({"physical_immunity", "magical_immunity"}),
    start=EachInvestigator(AlliesLeave()),
    attack=Attack(BeDevoured(), only_first=True),
    has_dust=True,
    box=INNSMOUTH,
)
ancient_one(
    "rhan_tegoth",
    11,
    -4,
    Passive((FeedsOn("cultist"),)),
    defences=frozenset({"physical_immunity"}),
    start=MoreDoom(TimesOnSheet(2)),
    attack=DrainStrongest(),
    box=INNSMOUTH,
)
ancient_one(
    "zhar",
    11,
    -3,
    Forced(AGateOpened(), OnDoubles(AnotherMythos())),
    attack=Attack(GraspOrDevour(), only_first=True),
    battle=(
        Passive((AncientGains("magical_immunity"),), BeatenBefore(not_yet=True)),
        Passive((AncientGains("physical_immunity"),), BeatenBefore()),
        Passive((EachHas(HANDS, -1, HoldsZhar()),)),
        Passive((MarkerStays(),)),
    ),
    times=2,
    box=INNSMOUTH,
)
