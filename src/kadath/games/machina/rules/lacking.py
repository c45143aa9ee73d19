"""What prevents an action that costs too much stamina."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.legality import Hindrance


@cites("MA-R5.5")
def lacking(stamina: int, price: int) -> Hindrance | None:
    """The lack of stamina, if any."""
    if stamina >= price:
        return None
    return Hindrance("MA-R5.5", "stamina", (("stamina", price),))
