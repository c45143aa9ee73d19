"""What Arkham Horror says of itself: it is begun, and cannot be played yet."""

from __future__ import annotations

from kadath.kernel.manifest import Manifest

MANIFEST = Manifest(
    name="arkham",
    trees=(
        ("components", ""),
        ("cards", "FACES"),
        ("cards", "SHEETS"),
        ("cards", "ENCOUNTERS"),
    ),
)
