"""Losing and gaining Sanity and Stamina (AH-7.14, AH-7.15)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure, procedure

from ..cards import SANITY, STAMINA
from ..happenings import Loses
from ..state import ArkhamState
from ..values import maximum


@procedure
class Losing(Event[Loses]):
    """Sanity or Stamina about to be lost to one source; it may be lowered or ignored."""

    def stands(self, s: ArkhamState) -> bool:
        return any(part.amount > 0 for part in self.parts())

    @cites("AH-7.15")
    def impact(self, s: ArkhamState) -> Procedure | None:
        for who, what, amount, _ in self.parts():
            if who not in s.investigators:
                continue
            now = getattr(s.investigators[who], what)
            s.set_investigator(who, **{what: max(0, now - amount)})
            s.note("lose", who=who, what=what, amount=amount)
        return None


@cites("AH-7.14")
def gain(s: ArkhamState, who: int, what: str, amount: int) -> None:
    """Give an investigator something; Sanity and Stamina have a maximum."""
    if who not in s.investigators:
        return
    now: int = getattr(s.investigators[who], what)
    most = maximum(s, who, what) if what in (SANITY, STAMINA) else now + amount
    s.set_investigator(who, **{what: max(now, min(most, now + amount))})
    s.note("gain", who=who, what=what, amount=amount)
