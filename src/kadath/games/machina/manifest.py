"""What Machina Arcana says of itself: it is begun, and cannot be played yet."""

from __future__ import annotations

from kadath.kernel.manifest import Manifest

MANIFEST = Manifest(name="machina", trees=(("components", ""), ("cards", "CARDS")))
