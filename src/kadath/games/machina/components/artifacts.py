"""The artifacts."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import do

from ..cards import ARTIFACT, Card, print_cards
from ..rules.doors import REPAIR
from ..values import ARMOR, ESSENCE, ETHEREAL, STAMINA, WILL
from ..vocabulary.abilities import Active
from ..vocabulary.costs import Pay
from ..vocabulary.doors import ANY_ON_TILE, ChangeDoor
from ..vocabulary.effects import Attack, BlockAsAttacker, Restore
from ..vocabulary.items import DestroyThis, GiveItem
from ..vocabulary.modifiers import Increase, Is, Reduce
from ..vocabulary.targets import Ranged, Target
from ..vocabulary.timing import LastsThisRound, OncePerRound
from ..vocabulary.triggers import IsAboutToAttack, IsAttacked, LosesLastHealth, MarkerLeaves

FORCE_ALTERNATOR, STYGIAN_PENDANT = print_cards(
    Card(
        "force_alternator",
        ARTIFACT,
        (
            Active(
                (Pay(2, STAMINA),),
                LastsThisRound(
                    2,
                    (
                        Increase(Target(1), ARMOR, 1),
                        Increase(Target(1), WILL, 1),
                        Reduce(Target(2), ARMOR, 1),
                        Reduce(Target(2), WILL, 1),
                    ),
                ),
                (Ranged(3), Ranged(3)),
            ),
            Active((Pay(2, STAMINA),), Attack(1, 1, Target(), arcane=True), (Ranged(3),)),
        ),
    ),
    Card(
        "stygian_pendant",
        ARTIFACT,
        (
            Forced(LosesLastHealth(YOU), Instead(LastsThisRound(1, (Is(YOU, ETHEREAL),)))),
            Forced(MarkerLeaves(), do(Restore(1, ESSENCE), DestroyThis())),
        ),
        level=2,
    ),
)

# What the mirror adds to will is not known.
REVOLVING_CAPSULE, SCRUTINIZING_MIRROR = print_cards(
    Card(
        "revolving_capsule",
        ARTIFACT,
        (
            Active((Pay(1, STAMINA),), GiveItem()),
            Active((Pay(4, STAMINA),), ChangeDoor(REPAIR, ANY_ON_TILE)),
        ),
    ),
    Card(
        "scrutinizing_mirror",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Forced(IsAboutToAttack(YOU), OncePerRound(BlockAsAttacker())),
            Forced(IsAttacked(YOU), BlockAsAttacker()),
        ),
        level=3,
        original=True,
    ),
)
