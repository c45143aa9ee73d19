"""Search for games with rules of thumb: plays the best-looking options on and compares the results.

It tries the options that do not look much worse than the best, starting with the best two. The n-th
trial of every option plays the same deal with the same dice, so that luck affects all of them alike
and differences show after a few trials. An option that is clearly behind is dropped, and the choice
of the rules of thumb stands until another option is clearly better.
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
"""The most options to try."""
TRIED_FIRST = 6
"""The trials of each option before it is judged."""
CLEARLY = 1.2
"""An option is clearly better than another by this many standard errors."""
PLAYED_ON = 24
ESTIMATED_EVERY = 6
"""A trial plays this many decisions, and averages the estimates in the second half of them."""


class Comparison:
    """The trials so far, by option."""

    def __init__(self, game: HasRulesOfThumb[Any], state: Any, seat: int, rng: Rng) -> None:
        self.root = Node()
        self.iterations = 0
        self._game = game
        self._state = state
        self._seat = seat
        self._rng = rng
        self._deals: list[tuple[Any, int]] = []
        # Rules of thumb may look at the whole state, so pass a redealt one.
        self._options = likely(game, self._deal(0)[0], CONSIDERED)
        self._found: dict[Option, list[float]] = {option: [] for option in self._options}

    def iterate(self) -> None:
        """Run one more trial."""
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
        """What the rules of thumb prefer, unless another option did clearly better."""
        first = self._options[0]
        best, most = first, 0.0
        for option in self._options[1:]:
            gain, error = self._ahead(option, first)
            if self._is_tried(option) and gain > max(most, CLEARLY * error):
                best, most = option, gain
        return best

    def is_settled(self, left: int) -> bool:
        """Whether all other options are clearly behind, or there is only one."""
        return len(self._in_the_race()) == 1

    def _next(self) -> Option:
        """The option with the fewest trials, among those not clearly behind."""
        return min(self._in_the_race(), key=lambda option: len(self._found[option]))

    def _in_the_race(self) -> list[Option]:
        """The first two options until both have enough trials, then one more at a time.

        Once all have enough trials, those that are not clearly behind the best.
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
        """The mean advantage of one option over another in the deals both played, and its error."""
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
        """Play on by the rules of thumb, and return the average of the later estimates."""
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
