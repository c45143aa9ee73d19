"""A game of Arkham Horror under way: the state, and what the kernel asks of it about timing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kadath.kernel.copying import game_state
from kadath.kernel.decision import Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import Event
from kadath.kernel.listeners import Ability
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import Moment

from ..state import ArkhamState
from ..vocabulary.abilities import Always, Reaction
from .abilities import UsingAbility, usable
from .status import fallen


@game_state
class ArkhamPlay(ArkhamState):
    """The state that plays: it knows who may answer what happens, and what always holds."""

    def forced(self, moment: Moment) -> Sequence[Option]:
        return [
            answer
            for answer, ability, scope in self._answers(moment)
            if isinstance(ability, Always) and ability.trigger.holds(self, scope)
        ]

    def reactions(self, moment: Moment) -> dict[int, list[Option]]:
        found: dict[int, list[Option]] = {}
        for answer, ability, scope in self._answers(moment):
            if (
                isinstance(ability, Reaction)
                and ability.trigger.holds(self, scope)
                and usable(self, ability, scope)
            ):
                found.setdefault(self.seat_of(scope.who), []).append(answer)
        return found

    def respond(self, moment: Moment, answer: Option) -> Procedure | None:
        thing, number, place = answer.ids
        scope = moment.bind(self.scope(thing), place)
        if answer.verb == "use":
            return UsingAbility(thing, number, scope)
        ability: Any = self.abilities(thing)[number]
        result: Procedure | None = ability.effect.run(self, scope)
        return result

    def orderer(self) -> int:
        return self.first_player

    def seats_in_order(self) -> Sequence[int]:
        return [self.seat_of(who) for who in self.player_order()]

    def standing(self, event: Event[Any]) -> Procedure | None:
        return fallen(self)

    def _answers(self, moment: Moment) -> list[tuple[Option, Ability, Scope]]:
        found = []
        for place, part in enumerate(moment.what):
            for thing, number in self.listeners.on(moment.time, type(part).__name__):
                ability = self.abilities(thing)[number]
                verb = "use" if isinstance(ability, Reaction) else "trigger"
                answer = option(verb, thing, number, place)
                if answer not in moment.used:
                    found.append((answer, ability, moment.bind(self.scope(thing), place)))
        return found
