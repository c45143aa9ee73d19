"""A game of Arkham Horror in progress: the state, and the timing rules the kernel asks it for."""

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
    """The playable state: it knows the rules that always apply, and in what order to ask."""

    def orderer(self) -> int:
        return self.first_player

    @cites("AH-15.11")
    def orderer_of(self, answers: Sequence[Option]) -> int:
        """A player alone concerned orders their own effects; otherwise the first player decides."""
        concerned = {self.read(Hook(*one.ids[:2]))[1].who for one in answers}
        (who, *others) = concerned
        alone = not others and who in self.investigators
        return self.seat_of(who) if alone else self.orderer()

    @cites("AH-15.11")
    def order_matters(self, moment: Moment, answers: Sequence[Option]) -> bool:
        """Not if all do the same, as with cards that leave play at an awakening."""
        hooks = [Hook(*one.ids[:2]) for one in answers]
        does = {self._does(hook): self.read(hook)[1] for hook in hooks}
        return len(does) > 1 and not are_apart(self, does)

    def _does(self, hook: Hook) -> Node:
        """The forced effect of an ability; if it is limited, the ability itself."""
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
