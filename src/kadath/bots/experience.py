"""Rules of thumb: the game's own where it has some, or how near to winning an option leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng


@runtime_checkable
class Experienced(Protocol):
    """A game that has rules of thumb."""

    def worths(self, state: Any) -> Sequence[float]:
        """What each option of the decision looks worth; which is preferred is all that counts."""


def best_by_thumb(game: Game[Any], state: Any, seat: int, rng: Rng) -> Option:
    """The option worth most; of equal ones any."""
    options: tuple[Option, ...] = state.decision.options
    worths = game.worths(state) if isinstance(game, Experienced) else _ahead(game, state, seat)
    most = max(worths)
    best = [one for one, worth in zip(options, worths, strict=True) if worth == most]
    return best[rng.below(len(best))]


def likely(game: Experienced, state: Any, most: int) -> list[Option]:
    """The options that look best by the rules of thumb, the best first, so many at most."""
    options: tuple[Option, ...] = state.decision.options
    worths = game.worths(state)
    order = sorted(range(len(options)), key=lambda place: -worths[place])
    return [options[place] for place in order[:most]]


def _ahead(game: Game[Any], state: Any, seat: int) -> list[float]:
    """How near to winning each option leads."""
    found = []
    for option in state.decision.options:
        after = state.clone()
        after.apply(option)
        found.append(game.estimate(after, seat))
    return found
