"""What Final Hour declares before its rules are loaded."""

from __future__ import annotations

from kadath.kernel.manifest import Manifest
from kadath.kernel.sets import ComponentSet

MANIFEST = Manifest(
    name="final_hour",
    game="kadath.games.final_hour.game:FinalHour",
    shelf=10,
    seats=(1, 2, 3, 4),
    first_seats=3,
    alone=2,
    declines=frozenset({"not-yet"}),
    rush=frozenset({"ready"}),
    varied=("seats", "ancient_one", "difficulty"),
    sets=(
        ComponentSet(
            "core",
            {
                "investigator": 6,
                "action_card": 60,
                "priority_card": 30,
                "item_card": 9,
                "common_monster": 40,
                "unique_monster": 15,
                "ancient_one": 3,
            },
        ),
    ),
    trees=(
        ("components.action_cards", "ACTION_CARDS"),
        ("components.items", "ITEMS"),
        ("components.ancient_ones", "ANCIENT_ONES"),
    ),
    hot=("", "rules", "vocabulary"),
    # Nothing that runs between two decisions.
    plain=("body", "game", "manifest", "narrator", "page", "progress", "things", "view"),
)
