"""The artifacts."""

from __future__ import annotations

from kadath.kernel.effects import do

from ..abilities import Active, Instead, When
from ..cards import ARTIFACT, Card, print_cards
from ..costs import Pay
from ..effects import YOU, Attack, DestroyThis, LastsThisRound, Restore
from ..modifiers import Increase, Is, Reduce
from ..selectors import Ranged, Target
from ..triggers import LosesLastHealth, MarkerLeaves
from ..values import ARMOR, ESSENCE, ETHEREAL, STAMINA, WILL

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
            Instead(LosesLastHealth(YOU), LastsThisRound(1, (Is(YOU, ETHEREAL),))),
            When(MarkerLeaves(), do(Restore(1, ESSENCE), DestroyThis())),
        ),
        level=2,
    ),
)
