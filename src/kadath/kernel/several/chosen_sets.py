"""Choosing some of the candidates, each once: plain, ranked, and with amounts."""

from __future__ import annotations

from collections.abc import Sequence

from ..decision import DONE, ONLY_DONE, Option
from .declaration import Fits, Part, Picks, Several, fitting

MANY = 1 << 30
"""More than there ever are candidates."""

FIXED = "fixed"
"""A set is recorded in the order of its candidates, so that each set has one record."""
FREE = "free"
"""A set may be picked one by one in any order, and it is the same set."""
COUNTS = "counts"
"""The order of the picks is part of the choice."""


class ChosenSet(Several):
    """Some of the candidates, each once: cards to commit, clues to give."""

    SHAPE = "set"
    __slots__ = ("candidates", "fits", "least", "most", "order")

    # Created for every single choice of a run, so nothing is computed here.
    def __init__(
        self,
        seat: int,
        candidates: Picks,
        picked: Picks = (),
        least: int = 0,
        most: int = MANY,
        order: str = FIXED,
        fits: Fits | None = None,
    ) -> None:
        self.seat = seat
        self.picked = picked
        self.candidates = candidates
        self.least = least
        self.most = most
        self.order = order
        self.fits = fits

    @property
    def parts(self) -> tuple[Part, ...]:
        here, picked = self._left(self.picked), len(self.picked)
        least = max(0, self._least() - picked)
        return (Part(here, least, min(self.most - picked, len(here))),)

    def offered(self, picked: Picks) -> Picks:
        if len(picked) >= self.most:
            return ()
        due = self.least - len(picked)
        left = self._left(picked) if picked else self.candidates
        if due > 1 and self.order == FIXED:
            # Do not offer a start so late that too few candidates would be left.
            left = left[: max(1, len(left) - due + 1)]
        left = self._fitting(left, picked)
        return (*left, DONE) if due <= 0 and left else left

    def addable(self, picks: Picks) -> Picks:
        together = self.picked + picks
        if len(together) >= self.most:
            return ()
        left = [one for one in self._left(self.picked) if one not in picks]
        return tuple([one for one in left if self._fit((*together, one))])

    def is_whole(self, picks: Picks) -> bool:
        left = self._left(self.picked)
        together = self.picked + picks
        return (
            self._least() <= len(together) <= self.most
            and len(set(picks)) == len(picks)
            and all(one in left for one in picks)
            and self._fit(together)
        )

    def in_order(self, picks: Picks) -> Picks:
        if self.order == COUNTS:
            return picks
        return tuple([one for one in self.candidates if one in picks])

    def _least(self) -> int:
        return min(self.least, len(self.candidates))

    def _fit(self, picks: Picks) -> bool:
        return self.fits is None or self.fits(picks)

    def _fitting(self, left: Picks, picked: Picks) -> Picks:
        """Those of the remaining candidates that the run offers."""
        return fitting(self.fits, left, picked)

    def _left(self, picked: Picks) -> Picks:
        """The candidates that the run can still come to."""
        if not picked:
            return self.candidates
        if self.order == FIXED:
            return self.candidates[self.candidates.index(picked[-1]) + 1 :]
        return tuple([one for one in self.candidates if one not in picked])


class NothingToChoose(ChosenSet):
    """An empty set that is asked for anyway, so that the question reveals nothing."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, ())

    def offered(self, picked: Picks) -> Picks:
        return ONLY_DONE


class RankedSet(ChosenSet):
    """A set in fixed order with interchangeable candidates: monsters to destroy.

    Candidates with the same number in `alike` are interchangeable, and the first of them are taken.
    If there are weights, the weight of the set may be at most `bears`.
    """

    __slots__ = ("alike", "bears", "weights")

    def __init__(
        self,
        seat: int,
        candidates: Picks,
        picked: Picks,
        alike: Sequence[int],
        weights: Sequence[int] = (),
        bears: int = 0,
        least: int = 0,
        most: int = MANY,
    ) -> None:
        super().__init__(seat, candidates, picked, least, most)
        self.alike = alike
        self.weights = weights
        self.bears = bears

    def in_order(self, picks: Picks) -> Picks:
        """As many candidates of each kind as were picked, but the first ones."""
        kinds = dict(zip(self.candidates, self.alike, strict=True))
        wanted = [kinds[one] for one in picks]
        first = []
        for one in self._left(self.picked):
            if kinds[one] in wanted:
                wanted.remove(kinds[one])
                first.append(one)
        return tuple(first)

    def _fit(self, picks: Picks) -> bool:
        return self._weight(picks) <= self.bears

    def _fitting(self, left: Picks, picked: Picks) -> Picks:
        """The first candidate of each kind that is not too heavy."""
        weights, alike, bears = self.weights, self.alike, self.bears
        at = 0
        if picked:
            at = self.candidates.index(picked[-1]) + 1
            bears -= self._weight(picked)
        kinds = []
        found = []
        for one in left:
            if not weights or weights[at] <= bears:
                kind = alike[at]
                if kind not in kinds:
                    kinds.append(kind)
                    found.append(one)
            at += 1
        return tuple(found)

    def _weight(self, picks: Picks) -> int:
        if not self.weights:
            return 0
        return sum([self.weights[self.candidates.index(one)] for one in picks])


class NumberedSet(ChosenSet):
    """A set in fixed order that includes amounts: things and money to give.

    Each of the `numbers` has its own candidates in ascending order, of which at most one fits.
    """

    __slots__ = ("numbers",)

    def __init__(
        self,
        seat: int,
        candidates: Picks,
        numbers: tuple[Picks, ...],
        picked: Picks = (),
        *,
        fits: Fits,
    ) -> None:
        super().__init__(seat, candidates, picked, fits=fits)
        self.numbers = numbers

    @property
    def parts(self) -> tuple[Part, ...]:
        """The numbers, and the candidates between them, in the order of the candidates."""
        found: list[Part] = []
        amounts: Picks = ()
        for one in self._left(self.picked):
            number = next((number for number in self.numbers if one in number), ())
            if found and number == amounts:
                last = found[-1]
                most = 1 if number else last.most + 1
                found[-1] = last._replace(candidates=(*last.candidates, one), most=most)
            else:
                found.append(Part((one,), 0, 1, is_number=bool(number)))
            amounts = number
        return tuple(found)

    def movable(self, picks: Picks) -> Picks:
        """The other amounts of each number that is picked."""
        found: list[Option] = []
        for number in self.numbers:
            if any(one in picks for one in number):
                rest = tuple([one for one in picks if one not in number])
                others = [one for one in number if one not in picks]
                found += [one for one in others if self._fit((*self.picked, *rest, one))]
        return tuple(found)
