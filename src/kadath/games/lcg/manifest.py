"""What the card game says of itself before its rules are loaded."""

from __future__ import annotations

from kadath.kernel.manifest import Manifest

MANIFEST = Manifest(
    name="lcg",
    game="kadath.games.lcg.game:Lcg",
    seats=(1, 2, 3, 4),
    measured={"seats": 2},
    varied=("seats", "scenario"),
    trees=(("components", "FACES"),),
    hot=("", "campaign", "decks", "rules", "thumb", "views", "vocabulary"),
    # Nothing that happens between two decisions.
    plain=("game", "manifest", "narrator", "page", "views.body"),
)
