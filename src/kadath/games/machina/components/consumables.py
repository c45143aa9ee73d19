"""The consumables."""

from __future__ import annotations

from ..cards import CONSUMABLE, Card, print_cards
from ..values import HEALTH, STAMINA
from ..vocabulary.abilities import Active
from ..vocabulary.costs import Pay, UseUp
from ..vocabulary.effects import Restore

(MORPHINE_SYRETTE,) = print_cards(
    Card(
        "morphine_syrette",
        CONSUMABLE,
        (
            Active((Pay(1, STAMINA), UseUp()), Restore(2, HEALTH)),
            Active((UseUp(),), Restore(2, STAMINA)),
        ),
        original=True,
    ),
)
