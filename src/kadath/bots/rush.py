"""The bot that tries to win at the first opportunity, however small the chance."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng

from .thumb import ThumbBot


class RushBot:
    """Chooses an option that leads to the end of the game if there is one, else a random one.

    Between the parts of a campaign it goes by rules of thumb, so that it does not abandon anybody.
    Its win rate is the baseline of luck that other bots have to beat.
    """

    name = "rush"

    def __init__(self, seed: int, **budget: float) -> None:
        self._rng = Rng(seed, self.name)
        self._between = ThumbBot(seed)

    def choose(self, game: Game[Any], state: Any, seat: int) -> Option:
        """An option whose verb leads to the end of the game, else any option."""
        if state.decision.ask in game.manifest.between:
            return self._between.choose(game, state, seat)
        options: tuple[Option, ...] = state.decision.options
        ending = [option for option in options if option.verb in game.manifest.rush]
        among = ending or options
        return among[self._rng.below(len(among))]
