"""Losing and gaining Sanity and Stamina (AH-7.14, AH-7.15)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Event, announced
from kadath.kernel.modifiers import VALUE
from kadath.kernel.procedure import Procedure, procedure

from ..cards import SANITY, STAMINA
from ..happenings import Gains, Loses
from ..state import ArkhamState
from ..values import maximum
from .keeping import is_kept

MAXIMA = tuple((VALUE, f"maximum_{what}") for what in (SANITY, STAMINA))
"""What modifiers of a maximum listen to."""


@procedure
class Losing(Event[Loses]):
    """Sanity or Stamina about to be lost to one source; the loss may be reduced or ignored."""

    def stands(self, s: ArkhamState) -> bool:
        return any(part.amount > 0 for part in self.parts())

    @cites("AH-7.15")
    def impact(self, s: ArkhamState) -> Procedure | None:
        for who, what, amount, _ in self.parts():
            if amount <= 0 or who not in s.investigators or is_kept(s, who, what):
                continue
            now = getattr(s.investigators[who], what)
            lost = min(now, amount)
            s.set_investigator(who, **{what: now - lost})
            if lost:
                s.note("lose", who=who, what=what, amount=lost)
        return None


@cites("AH-7.14")
def gain(s: ArkhamState, who: int, what: str, amount: int, by: str = "") -> Procedure | None:
    """Give an investigator something; Sanity and Stamina are capped at their maximum.

    The caller returns the result: the responses to the gain.
    """
    gained = Gains(who, what, amount, by)
    if who not in s.investigators or s.forbids(gained):
        return None
    now: int = getattr(s.investigators[who], what)
    most = maximum(s, who, what) if what in (SANITY, STAMINA) else now + amount
    after = max(now, min(most, now + amount))
    s.set_investigator(who, **{what: after})
    if after > now:
        s.note("gain", who=who, what=what, amount=after - now)
    return announced(s, gained)


@cites("AH-7.14")
def keep_to_maxima(s: ArkhamState) -> None:
    """Cap everyone's Sanity and Stamina, since a maximum may have dropped."""
    for who in tuple(s.investigators):
        for what in (SANITY, STAMINA):
            most = maximum(s, who, what)
            if getattr(s.investigators[who], what) > most:
                s.set_investigator(who, **{what: most})
