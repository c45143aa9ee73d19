"""The apparel; what it adds to armor and will is not known, so nothing is."""

from __future__ import annotations

from ..abilities import Active, Passive, When
from ..cards import APPAREL, Card, Connectors, print_cards
from ..costs import UnequipThis
from ..effects import YOU, Move, Teleport
from ..modifiers import Is
from ..triggers import HorrorEventPlayed, IsHit
from ..values import PASSES_OBSTACLES

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
        (When(IsHit(YOU), Move(1)),),
        connectors=Connectors(top="apparel", bottom="apparel", right="apparel_a"),
    ),
    Card(
        "hobnailed_boots",
        APPAREL,
        (When(HorrorEventPlayed(), Move(1)),),
        connectors=Connectors(top="apparel"),
    ),
    Card(
        "proximity_warper",
        APPAREL,
        (Active((UnequipThis(),), Teleport(1)),),
        connectors=Connectors(bottom="apparel"),
    ),
)
