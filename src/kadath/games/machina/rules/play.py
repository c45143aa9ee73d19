"""A game of Machina Arcana under way: the state, and what the kernel asks of it about timing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.copying import game_state
from kadath.kernel.decision import Option
from kadath.kernel.events import Event
from kadath.kernel.legality import Attempt
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Moment

from ..cards import EXPLORER
from ..state import MachinaState
from .abilities import Aiming, usable_out_of_turn
from .chapters import AllHaveLeft
from .death import Destroying, deaths
from .turn import SteeredTurn, whose_turn
from .usual import usual_attempts


@game_state
class MachinaPlay(MachinaState):
    """The state that plays: it knows who may answer what happens, and what always holds."""

    def reactions(self, moment: Moment) -> dict[int, list[Option]]:
        """Between actions others may use what costs no stamina (MA-R14.6)."""
        if moment.time != FREE:
            return super().reactions(moment)
        found: dict[int, list[Option]] = {}
        for one in self.explorers:
            options = usable_out_of_turn(self, one)
            if options:
                found.setdefault(self.seat_of(one), []).extend(options)
        return found

    def respond(self, moment: Moment, answer: Option) -> Procedure | None:
        if moment.time != FREE:
            return super().respond(moment, answer)
        who, card, number = answer.ids
        return Aiming(who, card, number)

    def seat_of(self, who: int) -> int:
        """The seat that decides for somebody; for a monster, whoever steers it in its turn."""
        if who and who not in self.explorers:
            for frame in reversed(self.stack):
                if isinstance(frame, SteeredTurn) and frame.who == who:
                    return frame.seat
        return super().seat_of(who)

    def usual_attempts(self) -> Iterable[Attempt]:
        return usual_attempts(self)

    def orderer(self) -> int:
        """The explorers order what is simultaneous: the one whose turn it is, else the first."""
        return self.seat_of(whose_turn(self))

    def seats_in_order(self) -> Sequence[int]:
        return list(dict.fromkeys(self.seat_of(one) for one in self.units_of(EXPLORER)))

    def standing(self, event: Event[Any]) -> Procedure | None:
        return deaths(self, event) or self._nobody_left(event) or super().standing(event)

    @cites("MA-R6.12")
    def _nobody_left(self, event: Event[Any]) -> Procedure | None:
        """Where the last explorer in play dies, and others have left, the story goes on.

        The tile they left by may be out of play by then, and the exit with it.
        """
        if not self.away or not self.laid or not isinstance(event, Destroying):
            return None
        if self.units_of(EXPLORER):
            return None
        return AllHaveLeft()
