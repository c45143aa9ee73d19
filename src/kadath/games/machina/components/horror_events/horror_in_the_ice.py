"""The horror events of Horror in the Ice."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import That
from kadath.kernel.effects import do

from ...cards import EXPLORER, HORROR_EVENT, HORROR_IN_THE_ICE, MONSTER, Card, print_cards
from ...values import ARMOR, ATTACK_ROLL, HEALTH, RANGE, STAMINA
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, Lose
from ...vocabulary.modifiers import Increase, Reduce
from ...vocabulary.moving import Move
from ...vocabulary.selectors import AtRandom, ByHealth, Everywhere, One, Those
from ...vocabulary.spaces import EACH_TILE, RANDOM, ASpace, DestroySpace, SpringTraps
from ...vocabulary.story import RaiseThreat, SpawnMonster
from ...vocabulary.targets import CHASM, TARGET, WALL, Ranged
from ...vocabulary.tests import Alone, NextTo, WithoutEssence
from ...vocabulary.timing import LastsThisRound, OnRoll
from ...vocabulary.triggers import TurnBegins

print_cards(
    Card(
        "avalanche",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    Attack(1, 1, Everywhere(EXPLORER)),
                    LastsThisRound(1, (Reduce(Everywhere(EXPLORER), STAMINA, 1),)),
                )
            ),
        ),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "the_pulse",
        HORROR_EVENT,
        (EntersPlay(do(RaiseThreat(1), Move(1, Everywhere(MONSTER)))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "white_silence",
        HORROR_EVENT,
        (Passive((Reduce(Everywhere(EXPLORER), RANGE, 1),)),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "black_ice",
        HORROR_EVENT,
        (Forced(TurnBegins(One(Everywhere(EXPLORER))), OnRoll(6, Lose(1, STAMINA, That("unit")))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "frozen_dead",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    SpawnMonster(AtRandom(Everywhere(EXPLORER))),
                    LastsThisRound(1, (Increase(Everywhere(MONSTER), ARMOR, 1),)),
                )
            ),
        ),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "cultist_ambush",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    SpawnMonster(ByHealth(Everywhere(EXPLORER), most=False)),
                    LastsThisRound(1, (Increase(Everywhere(MONSTER), ATTACK_ROLL, 1),)),
                )
            ),
        ),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "crack_in_the_floor",
        HORROR_EVENT,
        (EntersPlay(Attack(2, who=Those(Everywhere(EXPLORER), NextTo((WALL, CHASM))))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "frostbite",
        HORROR_EVENT,
        (EntersPlay(Lose(1, HEALTH, Those(Everywhere(EXPLORER), WithoutEssence()))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "dream_of_the_glacier",
        HORROR_EVENT,
        (Passive((Reduce(Those(Everywhere(EXPLORER), Alone()), ARMOR, 1),)),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "shattering",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    SpringTraps(everywhere=True),
                    DestroySpace(ASpace("action_space", EACH_TILE, RANDOM)),
                )
            ),
        ),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "breath_from_below",
        HORROR_EVENT,
        (Active((Pay(2, STAMINA),), Attack(0, 2, TARGET, arcane=True), (Ranged(3),)),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
)
