"""What the card game declares before its rules are loaded."""

from __future__ import annotations

from kadath.kernel.manifest import Manifest
from kadath.kernel.sets import ComponentSet

MANIFEST = Manifest(
    name="lcg",
    game="kadath.games.lcg.game:Lcg",
    shelf=20,
    seats=(1, 2, 3, 4),
    between=frozenset({"choose-party", "earn", "buy", "replace", "choose-next-lead"}),
    grave=frozenset({"leave"}),
    chapters=("introduction", "round"),
    measured={"seats": 2},
    varied=("seats", "scenario"),
    sets=(
        ComponentSet(
            "core",
            {
                "investigator": 5,
                "asset": 57,
                "event": 29,
                "skill": 15,
                "weakness": 15,
                "scenario": 3,
                "agenda": 8,
                "act": 7,
                "location": 24,
                "enemy": 33,
                "treachery": 36,
                "story_asset": 1,
            },
        ),
    ),
    trees=(("components", "FACES"),),
    hot=("", "campaign", "decks", "rules", "thumb", "views", "vocabulary"),
    # Nothing that runs between two decisions.
    plain=("game", "lessons", "manifest", "narrator", "page", "views.body"),
)
