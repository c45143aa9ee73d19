"""Drawing monsters from the cup (AH-8, IH-9.9)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.procedure import Procedure, procedure, step

from ..state import ArkhamState
from .cup import draw_monster, feed
from .doom import add_doom
from .terror import RaisingTerror
from .trophies import add_trophy


@procedure
class DrawingMonster(Procedure):
    """A monster is drawn from the cup; returns its kind, or None if none is left.

    Every draw goes through here, so that an Ancient One who feeds on monsters misses none.
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
        """Then draw the monster that counts."""
        self.returns = draw_monster(s)


@procedure
class DrawingMonsters(Procedure):
    """Several monsters are drawn from the cup one after another, for a subclass's purpose."""

    left: int

    @step("next", "AH-12.1")
    def next(self, s: ArkhamState) -> Procedure | None:
        """Draw the next one."""
        if self.left <= 0:
            self.finish()
            return None
        self.left -= 1
        return DrawingMonster()

    @step("take", "AH-12.1")
    def take(self, s: ArkhamState) -> Procedure | None:
        """Pass it on to its purpose, if one was drawn."""
        self.goto("next")
        return self.receive(s, s.returned) if s.returned is not None else None

    def receive(self, s: ArkhamState, kind: str) -> Procedure | None:
        """Do with the drawn monster what it was drawn for."""
        raise NotImplementedError


@procedure
class DrawingTrophies(DrawingMonsters):
    """An investigator takes monsters from the cup as trophies, even endless ones."""

    who: int

    @cites("AH-6.6")
    def receive(self, s: ArkhamState, kind: str) -> Procedure | None:
        return add_trophy(s, self.who, kind)
