"""What the phases of a turn have in common (AH-3.0)."""

from __future__ import annotations

from dataclasses import field
from typing import ClassVar

from kadath.kernel.events import announced, checked
from kadath.kernel.procedure import Procedure, procedure, step

from ..happenings import PhaseBegins, PhaseEnds
from ..state import ArkhamState


@procedure
class Phase(Procedure):
    """A phase in which every player acts once, from the first player on."""

    PHASE: ClassVar[str]

    acted: tuple[int, ...] = field(default=(), kw_only=True)

    @step("begin", "AH-3.0.1")
    def begin(self, s: ArkhamState) -> Procedure | None:
        """The phase begins."""
        s.note("phase", phase=self.PHASE)
        return announced(s, PhaseBegins(self.PHASE))

    @step("next", "AH-3.0.1")
    def next_turn(self, s: ArkhamState) -> Procedure | None:
        """The next player acts."""
        who = next((one for one in s.player_order() if one not in self.acted), None)
        if who is None:
            return None
        self.acted += (who,)
        self.goto("next")
        return self.turn_of(s, who)

    @step("finish", "AH-3.0.1")
    def end(self, s: ArkhamState) -> Procedure | None:
        """The phase is over."""
        return announced(s, PhaseEnds(self.PHASE))

    @step("standing", "IH-11.2")
    def check_standing(self, s: ArkhamState) -> Procedure | None:
        """Conditions that have been met take effect when the phase is over."""
        return checked(self, s)

    def turn_of(self, s: ArkhamState, who: int) -> Procedure | None:
        """What an investigator does in this phase, if anything."""
        raise NotImplementedError
