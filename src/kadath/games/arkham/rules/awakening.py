"""The Ancient One awakens (AH-12)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Event, period
from kadath.kernel.procedure import Procedure, procedure

from ..happenings import Awakens
from ..state import ArkhamState


@cites("AH-12.1", "AH-12.3", "AH-13.3")
def awaken(s: ArkhamState, why: str) -> None:
    """Break off the current phase: nothing else in it happens, and the Ancient One awakens.

    The caller must stop at once; a step that called this returns None.
    """
    if s.awake:
        return
    s.awake = True
    if s.ancient_one:
        # Its slumber's effects end, and those of the battle begin.
        s.listen(s.ancient_one)
    s.note("awakens", ancient_one=s.name_of(s.ancient_one), why=why)
    game = period(s, "game")
    s.unwind(game)
    game.goto("awakening")


@procedure
class Awakening(Event[Awakens]):
    """The Ancient One awakens; some cards leave play when it does."""

    @cites("AH-12.1", "AH-13.11")
    def impact(self, s: ArkhamState) -> Procedure | None:
        s.awake = True
        return None
