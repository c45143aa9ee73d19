"""A card game in progress: the state, and its answers to the kernel's timing questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.copying import game_state
from kadath.kernel.decision import Option
from kadath.kernel.effects import Scope
from kadath.kernel.events import Event, lasting_effects
from kadath.kernel.legality import Attempt
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import VALUE, Modifier
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import Moment

from ..frames import turn_now
from ..state import LcgState
from ..values import modifying
from ..zones import listening
from . import answers
from .forbidden import forbidden
from .standing import standing
from .usual import usual_attempts


@game_state
class LcgPlay(LcgState):
    """The state with its rules: who may respond to what, and which rules always hold."""

    def hooks(self) -> Iterable[tuple[int, Sequence[tuple[int, Topic]]]]:
        yield from listening(self)
        yield from lasting_effects(self)

    def forbids(self, part: Any) -> bool:
        return forbidden(self, part) is not None

    def forced(self, moment: Moment) -> Sequence[Option]:
        return answers.forced_answers(self, moment)

    def reactions(self, moment: Moment) -> dict[int, list[Option]]:
        return answers.reactions(self, moment)

    def answers_tried(self, moment: Moment, seat: int) -> Iterable[Attempt]:
        return answers.answers_tried(self, moment, seat)

    def usual_attempts(self) -> Iterable[Attempt]:
        return usual_attempts(self)

    def respond(self, moment: Moment, answer: Option) -> Procedure | None:
        return answers.respond(self, moment, answer)

    def order_matters(self, moment: Moment, answers_: Sequence[Option]) -> bool:
        return answers.order_matters(self, moment, answers_)

    @cites("LCG-340", "LCG-494")
    def orderer(self) -> int:
        """LCG-340: the lead investigator orders simultaneous effects."""
        return self.seat_of(self.lead)

    def seats_in_order(self) -> Sequence[int]:
        """Around the table from the active investigator, or from the lead."""
        turn = turn_now(self)
        first = turn.who if turn is not None else self.lead
        seats: dict[int, None] = {}
        for who in self.player_order(first):
            seats[self.investigators[who].seat] = None
        return tuple(seats)

    def standing(self, event: Event[Any]) -> Procedure | None:
        return standing(self, event)

    def modifying(self, stat: str) -> Iterable[tuple[Scope, Modifier]]:
        return modifying(self, (VALUE, stat))
