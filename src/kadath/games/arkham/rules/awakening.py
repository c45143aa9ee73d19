"""The Ancient One awakens (AH-12)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure, procedure

from ..happenings import Awakens
from ..state import ArkhamState


@procedure
class Awakening(Event[Awakens]):
    """The Ancient One awakens; some cards do not outlast it."""

    @cites("AH-12")
    def impact(self, s: ArkhamState) -> Procedure | None:
        s.awake = True
        return None
