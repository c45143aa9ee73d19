"""What Lanterns says of itself before its rules are loaded."""

from __future__ import annotations

from kadath.kernel.manifest import Manifest

MANIFEST = Manifest(name="toy", game="kadath.games.toy.game:Toy", seats=(2,), varied=("lights",))
