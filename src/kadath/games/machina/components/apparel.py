"""The apparel; where it is not known what it adds to armor and will, it adds nothing."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU, That

from ..cards import APPAREL, Card, Connectors, print_cards
from ..values import ARMOR, WILL
from ..vocabulary.abilities import Active
from ..vocabulary.costs import UnequipThis
from ..vocabulary.effects import Attack
from ..vocabulary.modifiers import Increase, PassesThrough
from ..vocabulary.moving import Move, Teleport
from ..vocabulary.targets import OBSTACLE
from ..vocabulary.triggers import HorrorEventPlayed, IsHit, IsMissed

AERIAL_CLOAK, DISPLACEMENT_VEST, HOBNAILED_BOOTS, PROXIMITY_WARPER = print_cards(
    Card(
        "aerial_cloak",
        APPAREL,
        (Passive((PassesThrough(YOU, (OBSTACLE,)),)),),
        level=2,
        connectors=Connectors(top="apparel", bottom="apparel", right="apparel_a"),
    ),
    Card(
        "displacement_vest",
        APPAREL,
        (Forced(IsHit(YOU), Move(1)),),
        connectors=Connectors(top="apparel", bottom="apparel", right="apparel_a"),
    ),
    Card(
        "hobnailed_boots",
        APPAREL,
        (Forced(HorrorEventPlayed(), Move(1)),),
        connectors=Connectors(top="apparel"),
    ),
    Card(
        "proximity_warper",
        APPAREL,
        (Active((UnequipThis(),), Teleport(1)),),
        connectors=Connectors(bottom="apparel"),
    ),
)

(MIRROR_WEAVE,) = print_cards(
    Card(
        "mirror_weave",
        APPAREL,
        (
            Passive((Increase(YOU, ARMOR, 1), Increase(YOU, WILL, 2))),
            Forced(IsMissed(YOU, arcane=True), Attack(2, 1, That("attacker"), arcane=True)),
        ),
        level=3,
        connectors=Connectors(top="apparel", bottom="apparel", right="apparel_a"),
        original=True,
    ),
)
