"""Rearranging the monsters on the track."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure

from ..state import MachinaState


@procedure
class ReorderingTrack(Procedure):
    """A player chooses which monster acts first, which next, and so on."""

    who: int
    order: tuple[int, ...] = ()

    @ask("next", "MA-R3.13", prompt="reorder-track")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask for the next monster."""
        options = tuple(option("next", one) for one in s.track if one not in self.order)
        return ReorderingTrack.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def put(self, s: MachinaState, chosen: Option) -> None:
        """Put it after those already chosen; with the last one, the new order takes effect."""
        self.order += (chosen.ids[0],)
        if len(self.order) == len(s.track):
            s.track = self.order
        self.goto("next")

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"who": self.who, "order": self.order}
