"""A random player who prefers what has been chosen least, and mostly avoids ending the game.

What has run least, if that is counted, comes first, and what it needs is not given up for something
more common. In every third game it plays carefully instead, nearly all the time: it takes what
looks best, by the game's rules of thumb or its estimate, so that some games last to the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from kadath.kernel.capabilities import HasRulesOfThumb
from kadath.kernel.decision import Option
from kadath.kernel.rng import Rng
from kadath.kernel.state import State

from .kit import Kit

CURIOUS = 2, 3
"""The share of choices that go to what was chosen least; the others are random."""
HASTY = 1, 8
"""How often the player agrees to end the game early."""
EAGER = 9, 10
"""The share of choices that go to what may cause something rare, if there is such a choice."""
RARE = 12
"""How many features count as rare: those that ran least, or never."""
CAREFUL = 9, 10
"""The share of choices in a careful game that go to what looks best."""
CAREFUL_GAMES = 3
"""One game in this many is careful."""


def rarest(ran: Counter[str], features: Sequence[str]) -> frozenset[str]:
    """The features that have run least: a few of them, or all that never ran."""
    times = sorted(ran[feature] for feature in features)
    enough = max(1, times[min(RARE, len(times) - 1)])
    return frozenset(feature for feature in features if ran[feature] < enough)


class CuriousPlayer:
    """Chooses for all seats; its choices are counted over all its games."""

    def __init__(self, kit: Kit[Any], seed: int) -> None:
        self.kit = kit
        self.rng = Rng(seed, "curious")
        self.chosen: Counter[str] = Counter()
        self.games = 0
        self.ran: Counter[str] | None = None
        """What has run so far, if that is counted."""
        self.rare: frozenset[str] = frozenset()

    def begin(self) -> None:
        """Start a new game."""
        self.games += 1
        if self.ran is not None:
            self.rare = rarest(self.ran, self.kit.features())

    def choose(self, state: State) -> Option:
        """One of the offered options."""
        assert state.decision is not None
        options = state.decision.options
        patient = [
            one
            for one in options
            if not self.kit.is_hasty(one) or self._is_rare(self.kit.leads_to(state, one))
        ]
        if patient and (len(patient) == len(options) or not self._happens(HASTY)):
            options = tuple(patient)
        options = self._thrifty(state, options)
        if fresh := self._fresh(state, options):
            picked = fresh[self.rng.below(len(fresh))]
            if self.kit.is_hasty(picked):
                # Once per game is enough: starting over could go on forever.
                self.rare -= frozenset(self.kit.leads_to(state, picked))
            return picked
        if self.games % CAREFUL_GAMES == 0 and self._happens(CAREFUL):
            return self._best(state, options)
        tastes = [self.kit.taste(state, one) for one in options]
        if self._happens(CURIOUS):
            least = min(self.chosen[taste] for taste in tastes)
            rare = [i for i, taste in enumerate(tastes) if self.chosen[taste] == least]
            place = rare[self.rng.below(len(rare))]
        else:
            place = self.rng.below(len(options))
        self.chosen[tastes[place]] += 1
        return options[place]

    def _fresh(self, state: State, options: tuple[Option, ...]) -> list[Option]:
        """The options that may cause something rare, if they should be preferred."""
        if not self.rare or not self._happens(EAGER):
            return []
        return [one for one in options if self._is_rare(self.kit.leads_to(state, one))]

    def _thrifty(self, state: State, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options, mostly without those that would make something rare unreachable."""
        if not self.rare:
            return options
        kept = tuple(
            one
            for one in options
            if not self._is_rare(self.kit.gives_up(state, one))
            or self._is_rare(self.kit.leads_to(state, one))
        )
        return kept if kept and (len(kept) == len(options) or self._happens(EAGER)) else options

    def _is_rare(self, features: Iterable[str]) -> bool:
        return any(feature in self.rare for feature in features)

    def _best(self, state: State, options: tuple[Option, ...]) -> Option:
        """What looks best for the deciding seat; the first if there are ties."""
        assert state.decision is not None
        if isinstance(self.kit.game, HasRulesOfThumb):
            worths = self.kit.game.worths(state)
            by_key = dict(zip(state.decision.options, worths, strict=True))
            return max(options, key=lambda one: by_key[one])
        seat = state.decision.seat
        worth = []
        for one in options:
            after = state.clone()
            after.apply(one)
            worth.append(self.kit.game.estimate(after, seat))
        return options[worth.index(max(worth))]

    def _happens(self, chance: tuple[int, int]) -> bool:
        return self.rng.below(chance[1]) < chance[0]
