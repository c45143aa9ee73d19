"""What Arkham Horror declares about itself before its rules are loaded."""

from __future__ import annotations

from kadath.kernel.manifest import Manifest
from kadath.kernel.sets import ComponentSet, LeftOut

MANIFEST = Manifest(
    name="arkham",
    game="kadath.games.arkham.game:Arkham",
    shelf=40,
    seats=(1, 2, 3, 4, 5, 6, 7, 8),
    first_seats=1,
    chapters=("turn",),
    varied=("seats", "board"),
    sets=(
        ComponentSet(
            "base",
            {
                "investigator": 16,
                "ancient_one": 8,
                "common_item": 44,
                "unique_item": 39,
                "spell": 40,
                "skill_card": 20,
                "ally": 11,
                "retainer": 8,
                "membership": 8,
                "loan": 8,
                "blessing": 8,
                "deputy": 3,
                "location_card": 63,
                "mythos_card": 67,
                "gate_card": 49,
                "gate_marker": 16,
                "monster": 60,
            },
        ),
        ComponentSet(
            "innsmouth",
            {
                "investigator": 16,
                "personal_story": 96,
                "ancient_one": 8,
                "herald": 2,
                "location_card": 78,
                "mythos_card": 36,
                "gate_card": 16,
                "plot_card": 24,
                "innsmouth_look": 10,
                "dust": 12,
                "monster": 32,
            },
            left_out=(
                LeftOut("plot_card", 24, "plots"),
                LeftOut("personal_story", 32, "strangers"),
            ),
        ),
    ),
    catalogue="kadath.games.arkham.catalogue:catalogue",
    trees=(
        ("components", ""),
        ("cards", "FACES"),
        ("cards", "SHEETS"),
        ("cards", "ENCOUNTERS"),
    ),
    hot=("", "rules", "thumb", "vocabulary", "vocabulary.effects"),
    # Nothing that happens between two decisions.
    plain=("body", "catalogue", "game", "manifest", "narration", "narrator", "progress", "things"),
)
