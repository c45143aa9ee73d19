"""The horror events of The Beast."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import That
from kadath.kernel.effects import do

from ...cards import APPAREL, EXPLORER, HORROR_EVENT, MONSTER, THE_BEAST, Card, print_cards
from ...values import ARMOR, ATTACK_ROLL, RANGE, STAMINA, WILL
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.conditions import AgainstWounded
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack
from ...vocabulary.items import Unequip
from ...vocabulary.modifiers import Increase, Reduce
from ...vocabulary.moving import Move, Push
from ...vocabulary.selectors import ByHealth, Everywhere, One, Those
from ...vocabulary.story import SPAWN, LowerRating, RaiseThreat, SpawnMonster
from ...vocabulary.tests import Accompanied
from ...vocabulary.timing import LastsThisRound
from ...vocabulary.triggers import IsHit

print_cards(
    Card(
        "roar",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    Push(1, Everywhere(EXPLORER), MONSTER),
                    LastsThisRound(1, (Reduce(Everywhere(EXPLORER), WILL, 1),)),
                )
            ),
        ),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "scent_of_blood",
        HORROR_EVENT,
        (Passive((Increase(Everywhere(MONSTER), ATTACK_ROLL, 1),), AgainstWounded()),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "pack_tactics",
        HORROR_EVENT,
        (Passive((Increase(Those(Everywhere(MONSTER), Accompanied()), ATTACK_ROLL, 1),)),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "feral_frenzy",
        HORROR_EVENT,
        (
            Passive(
                (Increase(Everywhere(MONSTER), STAMINA, 1), Reduce(Everywhere(MONSTER), ARMOR, 1))
            ),
        ),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "torn_packs",
        HORROR_EVENT,
        (EntersPlay(Unequip(APPAREL, Everywhere(EXPLORER))),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "night_without_fire",
        HORROR_EVENT,
        (
            Passive(
                (Reduce(Everywhere(EXPLORER), RANGE, 1), Increase(Everywhere(MONSTER), RANGE, 1))
            ),
        ),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "the_beast_moves",
        HORROR_EVENT,
        (EntersPlay(do(RaiseThreat(1), LowerRating(SPAWN, 1))),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "spoor",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    SpawnMonster(ByHealth(Everywhere(EXPLORER), most=True)),
                    Move(2, Everywhere(MONSTER)),
                )
            ),
        ),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "claw_marks",
        HORROR_EVENT,
        (EntersPlay(Attack(1, 1, Everywhere(EXPLORER))),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "marked_by_fangs",
        HORROR_EVENT,
        (
            Forced(
                IsHit(One(Everywhere(EXPLORER))),
                LastsThisRound(1, (Reduce(That("blocker"), STAMINA, 1),)),
            ),
        ),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "leap",
        HORROR_EVENT,
        (Active((Pay(1, STAMINA),), Move(2)),),
        scenario=THE_BEAST,
        original=True,
    ),
)
