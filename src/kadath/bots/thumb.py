"""The bot that goes by rules of thumb."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng

from .experience import best_by_thumb
from .search import digest


class ThumbBot:
    """Chooses what looks best, without searching."""

    name = "thumb"

    def __init__(self, seed: int, **budget: float) -> None:
        self._seed = seed

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """The best option by the rules of thumb, on a redealt state."""
        rng = Rng(self._seed, digest(game.view(state, seat)))
        imagined = game.determinize(state, seat, rng)
        return best_by_thumb(game, imagined, seat, rng)
