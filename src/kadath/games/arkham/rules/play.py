"""A game of Arkham Horror under way: the state, and what the kernel asks of it about timing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kadath.kernel.abilities.kinds import Forced
from kadath.kernel.citations import cites
from kadath.kernel.copying import game_state
from kadath.kernel.decision import Option
from kadath.kernel.events import Event
from kadath.kernel.legality import Attempt
from kadath.kernel.listeners import Hook
from kadath.kernel.nodes import Node
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import Moment

from ..state import ArkhamState
from ..vocabulary.side_by_side import are_apart
from .losses import MAXIMA, keep_to_maxima
from .status import fallen
from .stories import contested
from .usual import usual_attempts


@game_state
class ArkhamPlay(ArkhamState):
    """The state that plays: it knows what always holds, and in which order one is asked."""

    def orderer(self) -> int:
        return self.first_player

    @cites("AH-15.11")
    def orderer_of(self, answers: Sequence[Option]) -> int:
        """Whoever alone is concerned orders their own; the first player decides for all."""
        concerned = {self.read(Hook(*one.ids[:2]))[1].who for one in answers}
        (who, *others) = concerned
        alone = not others and who in self.investigators
        return self.seat_of(who) if alone else self.orderer()

    @cites("AH-15.11")
    def order_matters(self, moment: Moment, answers: Sequence[Option]) -> bool:
        """Not where all do the same, as cards that do not outlast an awakening do."""
        hooks = [Hook(*one.ids[:2]) for one in answers]
        does = {self._does(hook): self.read(hook)[1] for hook in hooks}
        return len(does) > 1 and not are_apart(self, does)

    def _does(self, hook: Hook) -> Node:
        """What must happen by an ability; where it is limited, the ability itself."""
        ability, _ = self.read(hook)
        if isinstance(ability, Forced) and ability.limit is None:
            return ability.effect
        return ability

    def seats_in_order(self) -> Sequence[int]:
        return [self.seat_of(who) for who in self.player_order()]

    def usual_attempts(self) -> Iterable[Attempt]:
        return usual_attempts(self)

    def standing(self, event: Event[Any]) -> Procedure | None:
        contest = contested(self) if self.with_stories else None
        return fallen(self) or contest or super().standing(event)

    def listen(self, thing: int) -> None:
        hooks = self.listeners.hooks
        matters = any(topic in hooks for topic in MAXIMA)
        super().listen(thing)
        if matters or any(topic in hooks for topic in MAXIMA):
            keep_to_maxima(self)
