"""Seals: tokens on paths that destroy two monsters, one with each side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.procedure import Procedure, ask, procedure
from kadath.kernel.several import FREE, ChosenSet, Several, ask_several

from ..components.board import PATH_BETWEEN, PATHS
from ..state import NO_SEAL, YELLOW, FinalHourState

OTHER_PATH = Hindrance("FH-134", "other-path")
SEALED = Hindrance("FH-135", "sealed")
NOT_SEALED = Hindrance("FH-117", "not-sealed")


@cites("FH-136", "FH-137", "FH-138")
def is_stopped_by_seal(s: FinalHourState, path: int) -> bool:
    """Whether a seal on the path destroys the monster; if so, the seal flips or is removed."""
    if s.seals[path] == NO_SEAL:
        return False
    s.seals[path] -= 1
    return True


def is_sealed(s: FinalHourState, here: int, there: int) -> bool:
    """Whether a seal is on the path between two locations."""
    path = PATH_BETWEEN.get((here, there))
    return path is not None and s.seals[path] != NO_SEAL


@procedure
class PlacingSeals(Procedure):
    """Placing seals, yellow side up, on paths that have none."""

    figure: int
    paths: tuple[int, ...]
    left: int
    up_to: bool

    @ask_several("place", "FH-134", "FH-135", "FH-217", "FH-235", prompt="place-seal")
    def choose(self, s: FinalHourState) -> Several | None:
        """Exactly that many of the paths without a seal, or up to that many."""
        if not self.left:
            return None
        free = tuple([option("seal", path) for path in self.paths if not self._hindrance(s, path)])
        least = 0 if self.up_to else self.left
        return ChosenSet(s.seat_of(self.figure), free, least=least, most=self.left, order=FREE)

    def attempts(self, s: FinalHourState) -> Iterator[Attempt]:
        for path in range(len(PATHS)):
            yield Attempt(option("seal", path), self._hindrance(s, path))

    def _hindrance(self, s: FinalHourState, path: int) -> Hindrance | None:
        """What prevents a path from being sealed now."""
        if path not in self.paths:
            return OTHER_PATH
        return SEALED if s.seals[path] else None

    @choose.chosen
    def place(self, s: FinalHourState, chosen: Option) -> None:
        """Place the seal, and continue if there are more to place."""
        if chosen is DONE:
            return
        path = chosen.ids[0]
        s.seals[path] = YELLOW
        s.note("sealed", figure=self.figure, path=path)
        self.left -= 1
        self.goto("place")

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self.figure, "left": self.left}


@procedure
class RemovingSeal(Procedure):
    """Removing a seal from the board, whichever side is up."""

    figure: int

    @ask("remove", "FH-088", prompt="remove-seal")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Offer every seal on the board."""
        options = tuple(one for one, hindrance in self.attempts(s) if hindrance is None)
        return RemovingSeal.choose.offer(s.seat_of(self.figure), options) if options else None

    def attempts(self, s: FinalHourState) -> Iterator[Attempt]:
        for path, seal in enumerate(s.seals):
            yield Attempt(option("remove-seal", path), None if seal else NOT_SEALED)

    @choose.chosen
    def remove(self, s: FinalHourState, chosen: Option) -> None:
        """Remove it."""
        path = chosen.ids[0]
        s.seals[path] = NO_SEAL
        s.note("seal-removed", path=path)
