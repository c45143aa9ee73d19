"""The consumables."""

from __future__ import annotations

from ..abilities import Active
from ..cards import CONSUMABLE, Card, print_cards
from ..costs import Pay, UseUp
from ..effects import Restore
from ..values import HEALTH, STAMINA

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
