"""The consumables."""

from __future__ import annotations

from ..cards import CONSUMABLE, Card, print_cards
from ..values import HEALTH, STAMINA
from ..vocabulary.abilities import Active
from ..vocabulary.costs import Pay, UseUp
from ..vocabulary.effects import Restore, TurnHealthIntoEssence

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

# Its name, its level and its costs are cropped in the rulebook.
(BLOOD_VIAL,) = print_cards(
    Card(
        "blood_vial",
        CONSUMABLE,
        (
            Active((UseUp(),), Restore(1, HEALTH)),
            Active((UseUp(),), TurnHealthIntoEssence()),
        ),
        original=True,
    ),
)
