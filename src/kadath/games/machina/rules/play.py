"""A game of Machina Arcana in progress: the state, and the timing rules the kernel asks it for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kadath.kernel.abilities.using import Using
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
    """The playable state: it knows who may respond to what, and the rules that always apply."""

    def reactions(self, moment: Moment) -> dict[int, list[Option]]:
        """Between actions, others may use abilities that cost no stamina (MA-R14.6)."""
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
        """The seat that decides for a unit; for a monster in its turn, the seat that steers it."""
        if who and who not in self.explorers:
            for frame in reversed(self.stack):
                if isinstance(frame, SteeredTurn) and frame.who == who:
                    return frame.seat
        return super().seat_of(who)

    def usual_attempts(self) -> Iterable[Attempt]:
        return usual_attempts(self)

    def orderer(self) -> int:
        """Simultaneous effects are ordered by the explorer whose turn it is, else by the first."""
        return self.seat_of(whose_turn(self))

    def seats_in_order(self) -> Sequence[int]:
        return list(dict.fromkeys(self.seat_of(one) for one in self.units_of(EXPLORER)))

    def standing(self, event: Event[Any]) -> Procedure | None:
        due = deaths(self, event) or self._nobody_left(event)
        return due if due is not None or self._resolves_ability() else super().standing(event)

    @cites("MA-R14.3", "MA-R16.9")
    def _resolves_ability(self) -> bool:
        """Whether an ability is being used, which is resolved whole before the chapter ends."""
        return any(isinstance(frame, Using) for frame in self.stack[:-1])

    @cites("MA-R6.12")
    def _nobody_left(self, event: Event[Any]) -> Procedure | None:
        """If the last explorer in play dies after others have left, the story continues.

        The tile they left from may be out of play by then, and the exit with it.
        """
        if not self.away or not self.laid or not isinstance(event, Destroying):
            return None
        if self.units_of(EXPLORER):
            return None
        return AllHaveLeft()
