"""The bot that chooses at random."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng


class RandomBot:
    """Chooses uniformly at random."""

    name = "random"

    def __init__(self, seed: int, **budget: float) -> None:
        self._rng = Rng(seed, self.name)

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """A random option."""
        options: tuple[Option, ...] = state.decision.options
        return options[self._rng.below(len(options))]
