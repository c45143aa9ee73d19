"""What an investigator could do next: an errand is worth more if another one follows."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kadath.kernel import graph

from ..rules.movement_phase import next_to
from ..state import Investigator
from .clues import worths_of_clues
from .gates import Passages
from .outing import PATIENCE, Outing


class Sequel:
    """The errands after the next one, when the investigator has more Clues or is healed."""

    def __init__(self, outing: Outing, passages: Passages) -> None:
        self.outing = outing
        self.passages = passages
        self._errands: dict[Investigator, dict[str, float]] = {}

    def worth(self, space: str, row: Investigator) -> float:
        """The worth of the best errand that can follow a turn in a space."""
        ways = distances(space, self.outing.s.has_innsmouth)
        stride = self.outing.stride
        return max(
            [
                worth * PATIENCE ** max(1, -(-ways[there] // stride))
                for there, worth in self._errands_of(row).items()
                if there != space and there in ways
            ],
            default=0.0,
        )

    def _errands_of(self, row: Investigator) -> dict[str, float]:
        found = self._errands.get(row)
        if found is None:
            found = dict(worths_of_clues(self.outing.s, self.outing.who, row.clues))
            for space, worth in self.passages.worths(row):
                found[space] = found.get(space, 0.0) + worth
            for space in found:
                found[space] -= max(0.0, self.outing.danger(space))
            self._errands[row] = found
        return found


@cache
def distances(start: str, with_train: bool) -> Mapping[str, int]:
    """The number of steps from a space to each other one, with nothing in the way."""
    return graph.distances(lambda space: next_to(space, with_train), start)
