"""Search for a game with rules of thumb: what looks best is played on by them, and compared.

The options that do not look much worse than the best are tried, the two that look best first. The
first trial of each plays the same deal with the same dice, so does the second, and so on: luck
counts for all of them alike, and differences show after a few trials. What falls clearly behind is
left alone, and the rule of thumb stands until something else is clearly better.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from kadath.kernel.capabilities import HasRulesOfThumb
from kadath.kernel.decision import Option
from kadath.kernel.rng import Rng

from .experience import best_of, likely
from .tree import Node

CONSIDERED = 3
"""The most options that are tried."""
TRIED_FIRST = 6
"""How often each is tried before it is judged."""
CLEARLY = 1.2
"""By how many standard errors an option must do better than another for that to be clear."""
PLAYED_ON = 24
ESTIMATED_EVERY = 6
"""So many decisions are played on; the estimates in the second half of them are averaged."""


class Comparison:
    """The trials so far, by what they began with."""

    def __init__(self, game: HasRulesOfThumb[Any], state: Any, seat: int, rng: Rng) -> None:
        self.root = Node()
        self.iterations = 0
        self._game = game
        self._state = state
        self._seat = seat
        self._rng = rng
        self._deals: list[tuple[Any, int]] = []
        # Rules of thumb may look at the whole state, so they are given a redealt one.
        self._options = likely(game, self._deal(0)[0], CONSIDERED)
        self._found: dict[Option, list[float]] = {option: [] for option in self._options}

    def iterate(self) -> None:
        """Try an option once more."""
        option = self._next()
        found = self._found[option]
        deal, dice = self._deal(len(found))
        state = deal.clone()
        state.rng = dice
        state.apply(option)
        worth = self._play_on(state)
        found.append(worth)
        child = self.root.children.setdefault(option, Node())
        for node in (self.root, child):
            node.visits += 1
            node.total += worth
        self.iterations += 1

    def choice(self) -> Option:
        """What the rules of thumb prefer, or what did clearly better."""
        first = self._options[0]
        best, most = first, 0.0
        for option in self._options[1:]:
            gain, error = self._ahead(option, first)
            if self._is_tried(option) and gain > max(most, CLEARLY * error):
                best, most = option, gain
        return best

    def is_settled(self, left: int) -> bool:
        """Whether there is nothing else to try, or nothing else that is not clearly behind."""
        return len(self._in_the_race()) == 1

    def _next(self) -> Option:
        """Of what is not clearly behind, the option that was tried least."""
        return min(self._in_the_race(), key=lambda option: len(self._found[option]))

    def _in_the_race(self) -> list[Option]:
        """The first two options until both were tried enough, then one more at a time.

        When all were tried enough, those that are not clearly behind the best.
        """
        options = self._options
        for seen in range(min(2, len(options)), len(options) + 1):
            if not all(self._is_tried(option) for option in options[:seen]):
                return options[:seen]
        best = max(options, key=self._mean)
        race = []
        for option in options:
            gain, error = self._ahead(best, option)
            if option == best or gain <= CLEARLY * error:
                race.append(option)
        return race

    def _is_tried(self, option: Option) -> bool:
        return len(self._found[option]) >= TRIED_FIRST

    def _mean(self, option: Option) -> float:
        found = self._found[option]
        return sum(found) / len(found)

    def _ahead(self, option: Option, other: Option) -> tuple[float, float]:
        """How much better one does than another in the deals that both played; standard error."""
        pairs = zip(self._found[option], self._found[other], strict=False)
        gains = [one - two for one, two in pairs]
        if len(gains) < 2:
            return 0.0, 0.0
        mean = sum(gains) / len(gains)
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
        return mean, sqrt(spread / len(gains))

    def _deal(self, number: int) -> tuple[Any, int]:
        while len(self._deals) <= number:
            dealt = self._game.determinize(self._state, self._seat, self._rng)
            self._deals.append((dealt, self._rng.integer()))
        return self._deals[number]

    def _play_on(self, state: Any) -> float:
        """Play on by the rules of thumb; the average of the later estimates."""
        estimate = self._game.estimate
        total = 0.0
        looks = 0
        for played in range(PLAYED_ON):
            if state.decision is None:
                break
            if played % ESTIMATED_EVERY == 0 and 2 * played >= PLAYED_ON:
                total += estimate(state, self._seat)
                looks += 1
            options = state.decision.options
            if len(options) == 1:
                state.apply(options[0])
            else:
                state.apply(best_of(options, self._game.worths(state)))
        last = estimate(state, self._seat)
        return last if state.decision is None else (total + last) / (looks + 1)
