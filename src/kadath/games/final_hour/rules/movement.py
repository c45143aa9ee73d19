"""Moving investigators along paths."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.procedure import Procedure, ask, procedure

from ..components.board import ADJACENT, LOCATIONS, PATH_BETWEEN
from ..state import FinalHourState

ALREADY_THERE = Hindrance("FH-225", "already-there")
NOT_ADJACENT = Hindrance("FH-018", "not-adjacent")
ENTERED_BEFORE = Hindrance("FH-117", "entered-before")
WALKED_BEFORE = Hindrance("FH-117", "walked-before")

_MOVES = tuple(tuple(option("move", there) for there in near) for near in ADJACENT)
_MOVES_OR_STAY = tuple((*moves, DONE) for moves in _MOVES)


@procedure
class Moving(Procedure):
    """An investigator moves path by path, ignoring seals; they may stay unless `must`.

    `fresh` forbids entering a "location", or using a "path", twice with this card.
    """

    scope: Scope
    left: int
    must: bool = False
    fresh: str = ""
    after_each: Effect | None = None

    @ask("move", "FH-018", "FH-118", "FH-119", "FH-120", "FH-139", prompt="move")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Offer every adjacent location, and the option to stay."""
        figure = self.scope.who
        here = s.where[figure]
        if self.fresh:
            ways = self._fresh_ways(s, here)
            if not ways:
                return None
            options = ways if self.must else (*ways, DONE)
        else:
            options = _MOVES[here] if self.must else _MOVES_OR_STAY[here]
        return Moving.choose.offer(s.seat_of(figure), options)

    @cites("FH-018", "FH-225")
    def attempts(self, s: FinalHourState) -> Iterator[Attempt]:
        here = s.where[self.scope.who]
        for there in LOCATIONS:
            if there == here:
                hindrance: Hindrance | None = ALREADY_THERE
            elif there not in ADJACENT[here]:
                hindrance = NOT_ADJACENT
            else:
                hindrance = self._used_up(s, here, there)
            yield Attempt(option("move", there), hindrance)

    @choose.chosen
    def move(self, s: FinalHourState, chosen: Option) -> Procedure | None:
        """Go there, then choose the next move, if any are left."""
        if chosen is DONE:
            return None
        figure = self.scope.who
        there = chosen.ids[0]
        s.where[figure] = there
        if s.resolving is not None and s.resolving.figure == figure:
            s.route += (there,)
        if s.log is not None:
            s.note("walked", figure=figure, location=there)
        self.left -= 1
        if self.left > 0:
            self.goto("move")
        return self.after_each.run(s, self.scope) if self.after_each is not None else None

    def _fresh_ways(self, s: FinalHourState, here: int) -> tuple[Option, ...]:
        """The moves the card does not forbid."""
        return tuple([way for way in _MOVES[here] if self._used_up(s, here, way.ids[0]) is None])

    def _used_up(self, s: FinalHourState, here: int, there: int) -> Hindrance | None:
        """The hindrance if the card forbids entering a location, or using the path to it, again."""
        if not self.fresh:
            return None
        if self.fresh == "location":
            return ENTERED_BEFORE if there in s.route else None
        return WALKED_BEFORE if PATH_BETWEEN[here, there] in paths_walked(s) else None

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self.scope.who, "left": self.left}


def paths_walked(s: FinalHourState) -> tuple[int, ...]:
    """The paths used with the action card being resolved, without repeats."""
    steps = zip(s.route, s.route[1:], strict=False)
    return tuple(dict.fromkeys(PATH_BETWEEN[step] for step in steps if step in PATH_BETWEEN))
