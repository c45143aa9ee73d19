"""Habits: how well options did wherever they were chosen, so that rollouts play sensibly."""

from __future__ import annotations

from collections.abc import Sequence

from kadath.kernel.decision import Option
from kadath.kernel.rng import Rng

WHIMS = 30
"""The percentage of options chosen at random rather than by habit."""


class Habits:
    """The average result of each option in one search, regardless of the situation."""

    __slots__ = ("_times", "_total")

    def __init__(self) -> None:
        self._total: dict[Option, float] = {}
        self._times: dict[Option, int] = {}

    def credit(self, chosen: Sequence[Option], worth: float) -> None:
        """Add the result of choosing these options."""
        for option in chosen:
            self._total[option] = self._total.get(option, 0.0) + worth
            self._times[option] = self._times.get(option, 0) + 1

    def choose(self, options: Sequence[Option], rng: Rng) -> Option:
        """The best option by habit, or sometimes a random one."""
        if rng.below(100) < WHIMS:
            return options[rng.below(len(options))]
        return self.best(options)

    def best(self, options: Sequence[Option]) -> Option:
        """The option with the best average; one that was never chosen comes first."""
        best = options[0]
        most = -1.0
        total, times = self._total, self._times
        for option in options:
            count = times.get(option)
            if count is None:
                return option
            worth = total[option] / count
            if worth > most:
                most = worth
                best = option
        return best
