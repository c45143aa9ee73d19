"""What a choice of several things declares, whatever its shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Literal, NamedTuple

from ..decision import DONE, Option
from ..errors import NotLegal, RulesBug

Shape = Literal["set", "allotment", "arrangement"]

Picks = tuple[Option, ...]
Fits = Callable[[Picks], bool]
"""Whether some picks may be part of a whole choice; true of all their subsets, too."""


class Part(NamedTuple):
    """A part of a choice of several, as shown: pick `least` to `most` of the candidates.

    If it is a number, the candidates are amounts of one thing in ascending order, and at most one
    of them is picked.
    """

    candidates: Picks
    least: int
    most: int
    is_number: bool = False


class Several:
    """A choice of several things, in one of three shapes."""

    SHAPE: ClassVar[Shape]
    __slots__ = ("picked", "seat")

    seat: int
    picked: Picks
    """The picks made so far, one by one."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """What is left to pick, part by part."""
        raise NotImplementedError

    def offered(self, picked: Picks) -> Picks:
        """The options of the run after these picks; empty when the choice is complete."""
        raise NotImplementedError

    def addable(self, picks: Picks) -> Picks:
        """What may be added to these picks, in any order."""
        raise NotImplementedError

    def is_whole(self, picks: Picks) -> bool:
        """Whether these picks, in any order, are a choice that may be confirmed."""
        raise NotImplementedError

    def in_order(self, picks: Picks) -> Picks:
        """The picks in the order of the run."""
        raise NotImplementedError

    def movable(self, picks: Picks) -> Picks:
        """What may replace another pick of the same part."""
        return ()

    def pick(self, keys: Sequence[str]) -> Picks:
        """The candidates with these keys; `NotLegal` if there is no such candidate."""
        if len(keys) > sum(part.most for part in self.parts):
            raise self._refusal(keys)
        known = {one.key: one for part in self.parts for one in part.candidates}
        if not all(key in known for key in keys):
            raise self._refusal(keys)
        return tuple([known[key] for key in keys])

    def together(self, picks: Picks) -> Picks:
        """These picks, if they may be part of one choice; else `NotLegal`."""
        for at, one in enumerate(picks):
            if one not in self.addable(picks[:at]):
                raise self._refusal([one.key for one in picks])
        return picks

    def run(self, picks: Picks) -> list[Option]:
        """The single choices that make up a whole choice; `NotLegal` if the picks are not one."""
        if not self.is_whole(picks):
            raise self._refusal([one.key for one in picks])
        run: list[Option] = []
        picked = self.picked
        for one in self.in_order(picks):
            options = self.offered(picked)
            if one not in options:
                raise RulesBug(f"{one.key} fits, but is not offered after {keys_of(picked)}")
            # A single option is chosen automatically.
            if len(options) > 1:
                run.append(one)
            picked = (*picked, one)
        if DONE in self.offered(picked):
            run.append(DONE)
        return run

    def _refusal(self, keys: Sequence[str]) -> NotLegal:
        return NotLegal(
            f"these cannot be chosen together: {', '.join(keys) or 'nothing'}",
            accepted="; ".join(
                f"{part.least} to {part.most} of {keys_of(part.candidates)}" for part in self.parts
            ),
        )


def fitting(fits: Fits | None, candidates: Picks, picked: Picks) -> Picks:
    """The candidates that each fit with the picks."""
    if fits is None:
        return candidates
    return tuple([one for one in candidates if fits((*picked, one))])


def among(candidates: Picks, picks: Picks) -> int:
    """How many of the picks are among these candidates."""
    return len([one for one in picks if one in candidates])


def keys_of(options: Picks) -> str:
    """The keys of options, for the text of an error."""
    return ", ".join([one.key for one in options])
