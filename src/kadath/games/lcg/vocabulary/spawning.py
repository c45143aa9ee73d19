"""Verbs about spawning enemies."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.events import is_pending, pending_event
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, procedure, step

from ..rules.encounter import spawn_at
from ..state import LcgState


@node
class SpawnHere(Effect):
    """The spawning enemy this ability interrupts spawns at this location instead."""

    SPEAKS_OF_IT: ClassVar[bool] = True

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        if is_pending(scope):
            event, place = pending_event(state, scope)
            event.change(place, event.what[place]._replace(who=0, location=scope.this))
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return is_pending(scope)


@node
class SpawnEach(Effect):
    """Spawn each of some enemies at a location, ignoring their own instructions (LCG-223)."""

    enemies: Selector
    at: Selector

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        enemies = self.enemies.ids(state, scope)
        return Spawning(enemies, self.at.ids(state, scope), scope.who) if enemies else None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self.enemies.ids(state, scope))


@procedure
class Spawning(Procedure):
    """An ability spawns enemies one after another."""

    enemies: tuple[int, ...]
    places: tuple[int, ...]
    who: int

    @step("each", "LCG-223")
    def each(self, state: LcgState) -> Procedure | None:
        """Spawn the next enemy."""
        enemy, self.enemies = self.enemies[0], self.enemies[1:]
        if self.enemies:
            self.goto("each")
        return spawn_at(state, enemy, self.places, self.who)
