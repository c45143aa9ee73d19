"""What Final Hour says of itself before its rules are loaded."""

from __future__ import annotations

from kadath.kernel.manifest import Manifest

MANIFEST = Manifest(
    name="final_hour",
    game="kadath.games.final_hour.game:FinalHour",
    seats=(1, 2, 3, 4),
    first_seats=3,
    alone=2,
    declines=frozenset({"not-yet"}),
    rush=frozenset({"ready"}),
    varied=("seats", "ancient_one", "difficulty"),
    trees=(
        ("components.action_cards", "ACTION_CARDS"),
        ("components.items", "ITEMS"),
        ("components.ancient_ones", "ANCIENT_ONES"),
    ),
)
