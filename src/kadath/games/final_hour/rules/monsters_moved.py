"""Moving monsters with a card: along a chosen path, whatever their colour."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure

from ..components.board import ADJACENT
from ..state import FinalHourState
from .monster_move import move_along_path
from .monsters import location_of, one_of_each_kind, take_off

NOBODY = -1


@procedure
class MovingMonsters(Procedure):
    """Moving up to that many monsters out of, or into, the investigator's location.

    With `together`, all monsters moved out go to the same adjacent location.
    """

    figure: int
    left: int
    outward: bool
    together: bool = False
    moved: tuple[int, ...] = ()
    moving: int = NOBODY
    towards: int = 0

    @ask("which", "FH-229", "FH-160", prompt="move-monster")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Offer every monster that may be moved, and the option to stop."""
        here = s.where[self.figure]
        sources = (here,) if self.outward else ADJACENT[here]
        options = [
            option("lure", token)
            for there in sources
            for token in one_of_each_kind(t for t in s.monsters[there] if t not in self.moved)
        ]
        if not options:
            return None
        return MovingMonsters.choose.offer(s.seat_of(self.figure), (*options, DONE))

    @choose.chosen
    def chosen_monster(self, s: FinalHourState, chosen: Option) -> None:
        """Note which one."""
        if chosen is DONE:
            self.finish()
        else:
            self.moving = chosen.ids[0]
            self.moved += (self.moving,)

    @ask("where", "FH-229", "FH-230", prompt="move-monster-where")
    def choose_way(self, s: FinalHourState) -> Decision | None:
        """If it is moved out, choose where to."""
        if self.moving == NOBODY:
            return None
        here = s.where[self.figure]
        ways = ADJACENT[here] if self.outward else (here,)
        if self.towards:
            ways = (self.towards,)
        options = tuple(option("towards", way) for way in ways)
        return MovingMonsters.choose_way.offer(s.seat_of(self.figure), options)

    @choose_way.chosen
    def move(self, s: FinalHourState, chosen: Option) -> None:
        """Move it, then choose the next one."""
        token = self.moving
        self.moving = NOBODY
        there = chosen.ids[0]
        if self.together:
            self.towards = there
        self.left -= 1
        if self.left > 0:
            self.goto("which")
        here = location_of(s, token)
        take_off(s, token, here)
        move_along_path(s, token, here, there)

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self.figure, "left": self.left, "token": self.moving}
