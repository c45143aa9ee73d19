"""What Machina Arcana declares about itself before its rules are loaded."""

from __future__ import annotations

from kadath.kernel.manifest import Manifest
from kadath.kernel.sets import ComponentSet

MANIFEST = Manifest(
    name="machina",
    game="kadath.games.machina.game:Machina",
    shelf=30,
    seats=(1, 2, 3, 4),
    first_seats=2,
    rush=frozenset({"leave"}),
    chapters=("scenario-begins", "round"),
    measured={"seats": 2},
    varied=("seats", "scenario"),
    sets=(
        ComponentSet(
            "box",
            {
                "explorer": 8,
                "weapon": 51,
                "apparel": 40,
                "artifact": 35,
                "consumable": 30,
                "monster": 29,
                "explorer_event": 60,
                "horror_event": 60,
                "chapter": 35,
                "map_tile": 20,
                "final_challenge_tile": 3,
            },
        ),
    ),
    catalogue="kadath.games.machina.catalogue:catalogue",
    trees=(("components", ""), ("cards", "CARDS")),
    hot=("", "rules", "thumb", "vocabulary"),
    # Nothing that happens between two decisions.
    plain=(
        "body",
        "catalogue",
        "game",
        "manifest",
        "narration",
        "narrator",
        "page",
        "progress",
        "things",
        "view",
    ),
)
