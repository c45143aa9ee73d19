"""The bot that tries to win at the first opportunity, however small the chance."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng

from .thumb import ThumbBot


class RushBot:
    """Takes the option that ends the game soonest where there is one, else any.

    Between the parts of a campaign it goes by rules of thumb, so that it deserts nobody. What it
    wins is the measure of luck that other bots have to beat.
    """

    name = "rush"

    def __init__(self, seed: int, **budget: float) -> None:
        self._rng = Rng(seed, self.name)
        self._between = ThumbBot(seed)

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """An option with a verb of the game's end, else any of the options."""
        if state.decision.ask in game.manifest.between:
            return self._between.choose(game, state, seat)
        options: tuple[Option, ...] = state.decision.options
        ending = [option for option in options if option.verb in game.manifest.rush]
        among = ending or options
        return among[self._rng.below(len(among))]
