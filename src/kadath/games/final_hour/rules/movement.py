"""Moving investigators along paths."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.procedure import Procedure, ask, procedure

from ..components.board import ADJACENT, PATH_BETWEEN
from ..state import FinalHourState

_MOVES = tuple(tuple(option("move", there) for there in near) for near in ADJACENT)
_MOVES_OR_STAY = tuple((*moves, DONE) for moves in _MOVES)


@procedure
class Moving(Procedure):
    """An investigator moves path by path; seals do not hinder, and staying is free unless `must`.

    `fresh` forbids entering a "location", or using a "path", twice with this card.
    """

    scope: Scope
    left: int
    must: bool = False
    fresh: str = ""
    after_each: Effect | None = None

    @ask("move", "FH-018", "FH-118", "FH-119", "FH-120", "FH-139", prompt="move")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Offer every adjacent location, and to stay."""
        figure = self.scope.who
        here = s.where[figure]
        if self.fresh:
            ways = tuple(way for way in _MOVES[here] if self._is_fresh(s, here, way.ids[0]))
            if not ways:
                return None
            options = ways if self.must else (*ways, DONE)
        else:
            options = _MOVES[here] if self.must else _MOVES_OR_STAY[here]
        return Moving.choose.offer(s.seat_of(figure), options)

    @choose.chosen
    def move(self, s: FinalHourState, chosen: Option) -> Procedure | None:
        """Go there, and come back for the moves that are left."""
        if chosen is DONE:
            return None
        figure = self.scope.who
        there = chosen.ids[0]
        s.where[figure] = there
        if s.resolving is not None and s.resolving.figure == figure:
            s.route += (there,)
        s.note("walked", figure=figure, location=there)
        self.left -= 1
        if self.left > 0:
            self.goto("move")
        return self.after_each.run(s, self.scope) if self.after_each is not None else None

    def _is_fresh(self, s: FinalHourState, here: int, there: int) -> bool:
        if self.fresh == "location":
            return there not in s.route
        path = PATH_BETWEEN[here, there]
        return path not in paths_walked(s)

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self.scope.who, "left": self.left}


def paths_walked(s: FinalHourState) -> tuple[int, ...]:
    """The paths moved along with the action card that is being resolved, without repeats."""
    steps = zip(s.route, s.route[1:], strict=False)
    return tuple(dict.fromkeys(PATH_BETWEEN[step] for step in steps if step in PATH_BETWEEN))
