"""The apparel of the third level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU, That

from ...cards import APPAREL, EXPLORER, Card, Connectors, print_cards
from ...values import ARMOR, ESSENCE, ETHEREAL, SEES_ETHEREAL, STAMINA, STEADFAST, WILL
from ...vocabulary.abilities import Active
from ...vocabulary.conditions import AnyIs
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, Restore
from ...vocabulary.modifiers import (
    EXPLORE,
    STEP_ACROSS_CHASM,
    Costs,
    CostsMore,
    Increase,
    Is,
    PassesThrough,
)
from ...vocabulary.moving import Move
from ...vocabulary.selectors import OnTile
from ...vocabulary.targets import CHASM, CLOSED_DOOR, OBSTACLE, WALL
from ...vocabulary.tests import WithoutEssence
from ...vocabulary.timing import LastsThisRound, OncePerRound
from ...vocabulary.triggers import IsHit, IsMissed, TurnBegins

print_cards(
    Card(
        "spectral_levitation_boots",
        APPAREL,
        (
            Passive((PassesThrough(YOU, (CHASM,)),)),
            Passive((Costs(YOU, (STEP_ACROSS_CHASM,), STAMINA, 0),)),
            Passive((Is(OnTile(EXPLORER), SEES_ETHEREAL),)),
        ),
        level=3,
        connectors=Connectors(top="a_up_2"),
    ),
    Card(
        "aegis_frame",
        APPAREL,
        (
            Passive((Increase(YOU, ARMOR, 2), Increase(YOU, WILL, 1))),
            Active((Pay(1, STAMINA),), LastsThisRound(1, (Increase(YOU, ARMOR, 1),))),
        ),
        level=3,
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_1"),
        original=True,
    ),
    Card(
        "phase_hood",
        APPAREL,
        (
            Passive((Increase(YOU, WILL, 2),)),
            Active((Pay(3, STAMINA),), LastsThisRound(1, (Is(YOU, ETHEREAL),))),
        ),
        level=3,
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "iron_diving_helm",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 2),)), Passive((Is(YOU, STEADFAST),))),
        level=3,
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "crown_of_static",
        APPAREL,
        (
            Passive((Increase(YOU, WILL, 2),)),
            Forced(IsHit(YOU), Attack(1, 1, That("attacker"), arcane=True)),
        ),
        level=3,
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "dreadnought_plate",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 3),)), Passive((CostsMore(YOU, (EXPLORE,), STAMINA, 1),))),
        level=3,
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_2"),
        original=True,
    ),
    Card(
        "mirror_weave",
        APPAREL,
        (
            Passive((Increase(YOU, ARMOR, 1), Increase(YOU, WILL, 2))),
            Forced(IsMissed(YOU, arcane=True), Attack(2, 1, That("attacker"), arcane=True)),
        ),
        level=3,
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_2"),
        original=True,
    ),
    Card(
        "gyro_greaves",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 1),)), Active((Pay(1, STAMINA),), OncePerRound(Move(2)))),
        level=3,
        connectors=Connectors(top="a_up_2"),
        original=True,
    ),
    Card(
        "wraith_treads",
        APPAREL,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Passive((PassesThrough(YOU, (OBSTACLE, WALL, CLOSED_DOOR)),)),
        ),
        level=3,
        connectors=Connectors(top="a_up_2"),
        original=True,
    ),
    Card(
        "heart_engine",
        APPAREL,
        (Forced(TurnBegins(YOU), Restore(1, ESSENCE), AnyIs(YOU, WithoutEssence())),),
        level=3,
        connectors=Connectors(left="a_aug_2"),
        original=True,
    ),
)
