"""The apparel; what it adds to armor and will is not known, so nothing is."""

from __future__ import annotations

from ..cards import APPAREL, Card, Connectors, print_cards
from ..values import PASSES_OBSTACLES
from ..vocabulary.abilities import Active, Passive, When
from ..vocabulary.costs import UnequipThis
from ..vocabulary.effects import YOU, Move, Teleport
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
