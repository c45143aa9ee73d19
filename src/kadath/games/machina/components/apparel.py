"""The apparel; what it adds to armor and will is not known, so nothing is."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU

from ..cards import APPAREL, Card, Connectors, print_cards
from ..values import PASSES_OBSTACLES
from ..vocabulary.abilities import Active
from ..vocabulary.costs import UnequipThis
from ..vocabulary.effects import Move, Teleport
from ..vocabulary.modifiers import Is
from ..vocabulary.triggers import HorrorEventPlayed, IsHit

AERIAL_CLOAK, DISPLACEMENT_VEST, HOBNAILED_BOOTS, PROXIMITY_WARPER = print_cards(
    Card(
        "aerial_cloak",
        APPAREL,
        (Passive((Is(YOU, PASSES_OBSTACLES),)),),
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
