"""The apparel of the second level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU, That

from ...cards import APPAREL, MONSTER, Card, Connectors, print_cards
from ...values import ARMOR, ETHEREAL, HEALTH, SEES_ETHEREAL, STAMINA, STEADFAST, WILL
from ...vocabulary.abilities import Active
from ...vocabulary.conditions import AnyIs
from ...vocabulary.costs import Pay, UnequipThis
from ...vocabulary.effects import Attack, Restore
from ...vocabulary.modifiers import Increase, Is, PassesThrough
from ...vocabulary.moving import Move
from ...vocabulary.targets import OBSTACLE, TARGET, Direct
from ...vocabulary.tests import NextTo
from ...vocabulary.timing import LastsThisRound, OncePerRound
from ...vocabulary.triggers import IsHit, IsMissed

print_cards(
    Card(
        "aerial_cloak",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 1),)), Passive((PassesThrough(YOU, (OBSTACLE,)),))),
        level=2,
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_1"),
        original=True,
    ),
    Card(
        "truth_lens_goggles",
        APPAREL,
        (Passive((Increase(YOU, WILL, 1),)), Passive((Is(YOU, SEES_ETHEREAL),))),
        level=2,
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "brass_cuirass",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 2),)),),
        level=2,
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_1"),
        original=True,
    ),
    Card(
        "spring_boots",
        APPAREL,
        (
            Passive((Increase(YOU, ARMOR, 1),)),
            Active((UnequipThis(),), Move(3, through=(OBSTACLE,))),
        ),
        level=2,
        connectors=Connectors(top="a_up_2"),
        original=True,
    ),
    Card(
        "ward_stitching",
        APPAREL,
        (Passive((Increase(YOU, WILL, 1),)),),
        level=2,
        connectors=Connectors(left="a_aug_1"),
        original=True,
    ),
    Card(
        "chain_coif",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 1), Increase(YOU, WILL, 1))),),
        level=2,
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "occultists_hood",
        APPAREL,
        (Passive((Increase(YOU, WILL, 2),)),),
        level=2,
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "furnace_vest",
        APPAREL,
        (
            Passive((Increase(YOU, ARMOR, 1), Increase(YOU, WILL, 1))),
            Forced(IsHit(YOU), Attack(1, 1, That("attacker")), AnyIs(YOU, NextTo((MONSTER,)))),
        ),
        level=2,
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_1"),
        original=True,
    ),
    Card(
        "medics_apron",
        APPAREL,
        (
            Passive((Increase(YOU, ARMOR, 1),)),
            Active((Pay(3, STAMINA),), OncePerRound(Restore(1, HEALTH, TARGET)), (Direct(),)),
        ),
        level=2,
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_1"),
        original=True,
    ),
    Card(
        "climbing_irons",
        APPAREL,
        (
            Passive((Increase(YOU, ARMOR, 1),)),
            Passive((PassesThrough(YOU, (OBSTACLE,)),)),
            Passive((Is(YOU, STEADFAST),)),
        ),
        level=2,
        connectors=Connectors(top="a_up_2"),
        original=True,
    ),
    Card(
        "silent_soles",
        APPAREL,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(4, STAMINA),), LastsThisRound(1, (Is(YOU, ETHEREAL),))),
        ),
        level=2,
        connectors=Connectors(top="a_up_2"),
        original=True,
    ),
    Card(
        "reflex_spring",
        APPAREL,
        (Forced(IsMissed(YOU), Move(1)),),
        level=2,
        connectors=Connectors(left="a_aug_1"),
        original=True,
    ),
    Card(
        "plated_seams",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 1),)),),
        level=2,
        connectors=Connectors(left="a_aug_1"),
        original=True,
    ),
)
