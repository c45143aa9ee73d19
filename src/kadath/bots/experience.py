"""Rules of thumb: the game's own if it has any, or else its estimate after each option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kadath.kernel.capabilities import HasRulesOfThumb
from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng


def best_by_thumb(game: Game[Any], state: Any, seat: int, rng: Rng) -> Option:
    """The option with the highest score, with ties broken at random."""
    options: tuple[Option, ...] = state.decision.options
    worths = game.worths(state) if isinstance(game, HasRulesOfThumb) else _ahead(game, state, seat)
    most = max(worths)
    best = [one for one, worth in zip(options, worths, strict=True) if worth == most]
    return best[rng.below(len(best))]


def best_of(options: Sequence[Option], worths: Sequence[float]) -> Option:
    """The option with the highest score; the first one in case of a tie."""
    return options[max(range(len(options)), key=worths.__getitem__)]


def likely(game: HasRulesOfThumb[Any], state: Any, most: int) -> list[Option]:
    """Up to `most` options that do not look much worse than the best, in descending order."""
    options: tuple[Option, ...] = state.decision.options
    worths = game.worths(state)
    order = sorted(range(len(options)), key=lambda place: -worths[place])
    least = worths[order[0]] - game.doubt
    return [options[place] for place in order[:most] if worths[place] >= least]


def _ahead(game: Game[Any], state: Any, seat: int) -> list[float]:
    """The estimated chance of winning after each option."""
    found = []
    for option in state.decision.options:
        after = state.clone()
        after.apply(option)
        found.append(game.estimate(after, seat))
    return found
