"""A game of Machina Arcana under way: the state, and what the kernel asks of it about timing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kadath.kernel.copying import game_state
from kadath.kernel.decision import Option, option
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Moment

from ..cards import EXPLORER
from ..state import MachinaState
from ..vocabulary.abilities import Instead, When
from .abilities import UsingAbility, usable_out_of_turn
from .death import deaths
from .health import cannot_lose
from .turn import whose_turn


@game_state
class MachinaPlay(MachinaState):
    """The state that plays: it knows who may answer what happens, and what always holds."""

    def forbids(self, part: Any) -> bool:
        return cannot_lose(self, part)

    def forced(self, moment: Moment) -> Sequence[Option]:
        """Triggered effects and replacements are resolved whether one likes it or not."""
        found = []
        for place, part in enumerate(moment.what):
            for thing, number in self.listeners.on(moment.time, type(part).__name__):
                answer = option("trigger", thing, number, place)
                scope = moment.bind(self.scope(thing), place)
                ability = self.abilities(thing)[number]
                if (
                    answer not in moment.used
                    and isinstance(ability, When | Instead)
                    and ability.trigger.holds(self, scope)
                    and (isinstance(ability, When) or ability.effect.could(self, scope))
                ):
                    found.append(answer)
        return found

    def reactions(self, moment: Moment) -> dict[int, list[Option]]:
        """Only between actions is there anything that may be done (MA-R14.6)."""
        if moment.time != FREE:
            return {}
        return {seat: usable_out_of_turn(self, one) for seat, one in enumerate(self.explorers)}

    def respond(self, moment: Moment, answer: Option) -> Procedure | None:
        first, second, third = answer.ids
        if answer.verb == "use":
            return UsingAbility(first, second, third)
        thing, number, place = first, second, third
        ability: Any = self.abilities(thing)[number]
        if isinstance(ability, Instead):
            event: Any = self.stack[moment.event]
            event.cancel(place)
        result: Procedure | None = ability.effect.run(self, moment.bind(self.scope(thing), place))
        return result

    def orderer(self) -> int:
        """The explorers order what is simultaneous: the one whose turn it is, else the first."""
        return self.seat_of(whose_turn(self))

    def seats_in_order(self) -> Sequence[int]:
        return [self.explorers.index(one) for one in self.units_of(EXPLORER)]

    def standing(self, event: Event[Any]) -> Procedure | None:
        return deaths(self, event)
