"""A game of Machina Arcana under way: the state, and what the kernel asks of it about timing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kadath.kernel.copying import game_state
from kadath.kernel.decision import Option
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Moment

from ..cards import EXPLORER
from ..state import MachinaState
from .abilities import Aiming, usable_out_of_turn
from .death import deaths
from .turn import whose_turn


@game_state
class MachinaPlay(MachinaState):
    """The state that plays: it knows who may answer what happens, and what always holds."""

    def reactions(self, moment: Moment) -> dict[int, list[Option]]:
        """Between actions others may use what costs no stamina (MA-R14.6)."""
        if moment.time != FREE:
            return super().reactions(moment)
        return {seat: usable_out_of_turn(self, one) for seat, one in enumerate(self.explorers)}

    def respond(self, moment: Moment, answer: Option) -> Procedure | None:
        if moment.time != FREE:
            return super().respond(moment, answer)
        who, card, number = answer.ids
        return Aiming(who, card, number)

    def orderer(self) -> int:
        """The explorers order what is simultaneous: the one whose turn it is, else the first."""
        return self.seat_of(whose_turn(self))

    def seats_in_order(self) -> Sequence[int]:
        return [self.explorers.index(one) for one in self.units_of(EXPLORER)]

    def standing(self, event: Event[Any]) -> Procedure | None:
        return deaths(self, event) or super().standing(event)
