"""Search for a game with rules of thumb: what looks best is played on by them, and compared.

The options that do not look much worse than the best are tried in turn. The first trial of each
plays the same deal with the same dice, so does the second, and so on: luck counts for all of them
alike, and differences show after a few trials. The rule of thumb stands until something else is
clearly better.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng

from .experience import Experienced, best_of, likely
from .tree import Node

CONSIDERED = 2
"""So many options are tried at most."""
TRIED_FIRST = 4
"""How often each is tried before those that fall behind are left alone."""
CLEARLY = 1.0
"""By how many standard errors an option must do better than the rule of thumb's to be chosen."""
PLAYED_ON = 20
ESTIMATED_EVERY = 5
"""So many decisions are played on; the estimates in the second half of them are averaged."""


class Comparison:
    """The trials so far, by what they began with."""

    def __init__(self, game: Game[Any], state: Any, seat: int, rng: Rng) -> None:
        assert isinstance(game, Experienced)
        self.root = Node()
        self.iterations = 0
        self._game = game
        self._thumb: Experienced = game
        self._state = state
        self._seat = seat
        self._rng = rng
        self._deals: list[tuple[Any, int]] = []
        # Rules of thumb may look at the whole state, so they are given one dealt anew.
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
            ahead = self._ahead(option, first)
            if ahead > most:
                best, most = option, ahead
        return best

    def is_settled(self, left: int) -> bool:
        """Whether there is nothing else to try, or nothing else that is ahead after a few tries."""
        first, *others = self._options
        if any(len(found) < TRIED_FIRST for found in self._found.values()):
            return not others
        return all(self._mean(option) <= self._mean(first) for option in others)

    def _next(self) -> Option:
        """Everything a few times; then, of the two that did best, the one that was tried less."""
        found = self._found
        least = min(self._options, key=lambda option: len(found[option]))
        if len(found[least]) < TRIED_FIRST:
            return least
        order = sorted(self._options, key=self._mean, reverse=True)
        return min(order[:2], key=lambda option: len(found[option]))

    def _mean(self, option: Option) -> float:
        found = self._found[option]
        return sum(found) / len(found)

    def _ahead(self, option: Option, other: Option) -> float:
        """How much better one does than another in the deals that both played, if it is clear."""
        pairs = list(zip(self._found[option], self._found[other], strict=False))
        if len(pairs) < 2:
            return 0.0
        gains = [one - two for one, two in pairs]
        mean = sum(gains) / len(gains)
        spread = sum([(gain - mean) ** 2 for gain in gains]) / (len(gains) - 1)
        return mean if mean > CLEARLY * sqrt(spread / len(gains)) else 0.0

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
            state.apply(best_of(state.decision.options, self._thumb.worths(state)))
        last = estimate(state, self._seat)
        return last if state.decision is None else (total + last) / (looks + 1)
