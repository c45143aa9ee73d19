"""Monsters are drawn from the cup (AH-8, IH-9.9)."""

from __future__ import annotations

from kadath.kernel.procedure import Procedure, procedure, step

from ..state import ArkhamState
from .cup import draw_monster, feed
from .doom import add_doom
from .terror import RaisingTerror
from .trophies import add_trophy


@procedure
class DrawingMonster(Procedure):
    """A monster is drawn from the cup, whatever for; which one is the result, None if none is left.

    Whatever draws a monster comes here, so that an Ancient One who feeds on some misses none.
    """

    @step("feed", "IH-9.9")
    def feed(self, s: ArkhamState) -> Procedure | None:
        """For each monster that the Ancient One takes on the way, doom and terror rise."""
        taken = feed(s)
        if not taken:
            return None
        add_doom(s, taken)
        return None if s.awake else RaisingTerror(taken)

    @step("draw", "AH-12.1")
    def draw(self, s: ArkhamState) -> None:
        """Then one comes that is drawn for good."""
        self.returns = draw_monster(s)


@procedure
class DrawingTrophies(Procedure):
    """An investigator takes so many monsters from the cup as trophies, even endless ones."""

    who: int
    left: int = 1

    @step("next", "AH-6.6")
    def next(self, s: ArkhamState) -> Procedure | None:
        """Draw the next one."""
        if self.left <= 0:
            self.finish()
            return None
        self.left -= 1
        return DrawingMonster()

    @step("take", "AH-6.6")
    def take(self, s: ArkhamState) -> Procedure | None:
        """Take it, if one came."""
        self.goto("next")
        return add_trophy(s, self.who, s.returned) if s.returned is not None else None
