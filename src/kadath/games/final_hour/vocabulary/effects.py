"""The verbs on Final Hour's cards: what their trees are made of.

Every effect is resolved by an investigator (`scope.who`); the rules that carry it out are in
`rules/`. `could` tells whether an effect would do anything, for cards that offer a choice. Who an
effect is for is in `recipients.py`; effects on priority cards and omens are in `omens.py`.
"""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Number, Scope, Selector, count
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..components.board import PATHS_AT
from ..components.monsters import COMMON
from ..rules.activation import ActivatingLocations, ActivatingMonsters
from ..rules.attack import Attacking, Destroying, vulnerable
from ..rules.choices import AtEach, OneLocation
from ..rules.damage import DamagingLocation, repair
from ..rules.health import lose_health, recover_health
from ..rules.monsters import destroy, health_of, on_board
from ..rules.monsters_moved import MovingMonsters
from ..rules.movement import Moving, paths_walked
from ..rules.seals import PlacingSeals, RemovingSeal
from ..rules.search import search
from ..rules.spawn import spawn
from ..state import FinalHourState
from .selectors import Chosen, One, Where

# --- What investigators do -----------------------------------------------------------------------


@node
class Move(Effect):
    """Move up to that many times; with `must`, exactly that many, as far as possible."""

    times: int
    must: bool = False
    fresh: str = ""
    after_each: Effect | None = None

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return Moving(scope, self.times, self.must, self.fresh, self.after_each)


@node
class Attack(Effect):
    """Deal damage in a location; with several locations, in each of them separately."""

    damage: Number
    where: Selector

    @cites("FH-121")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        damage = count(self.damage, state, scope)
        locations = self.where.ids(state, scope)
        if isinstance(self.where, One) or len(locations) == 1:
            return Attacking(scope.who, damage, locations)
        return AtEach(scope, locations, Attack(damage, Chosen()))

    def could(self, state: FinalHourState, scope: Scope) -> bool:
        damage = count(self.damage, state, scope)
        return any(vulnerable(state, there, damage) for there in self.where.ids(state, scope))


@node
class Destroy(Effect):
    """Destroy that many monsters in your location with the given health (0: any)."""

    monsters: int
    health: int = 0
    up_to: bool = False

    @cites("FH-126")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        here = state.where[scope.who]
        return Destroying(scope.who, here, self.monsters, self.health, self.up_to)

    def could(self, state: FinalHourState, scope: Scope) -> bool:
        here = state.where[scope.who]
        return any(
            not self.health or health_of(state, token, here) == self.health
            for token in state.monsters[here]
        )


@node
class DestroyEvery(Effect):
    """Destroy every monster with the given health in one or more locations."""

    health: int
    where: Where

    @cites("FH-126")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        for location in self.where.ids(state, scope):
            here = state.monsters[location]
            for token in [t for t in here if health_of(state, t, location) == self.health]:
                destroy(state, token, location, scope.who)
        return None


@node
class Search(Effect):
    """Search your location."""

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        search(state, scope.who)
        return None

    def could(self, state: FinalHourState, scope: Scope) -> bool:
        return state.clues[state.where[scope.who]] is not None


@node
class PlaceSeal(Effect):
    """Place seals on paths at your location."""

    seals: int = 1
    up_to: bool = False

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        paths = PATHS_AT[state.where[scope.who]]
        return PlacingSeals(scope.who, paths, self.seals, self.up_to)

    def could(self, state: FinalHourState, scope: Scope) -> bool:
        return not all(state.seals[path] for path in PATHS_AT[state.where[scope.who]])


@node
class PlaceSealBehind(Effect):
    """You may place a seal on a path used with this card."""

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return PlacingSeals(scope.who, paths_walked(state), 1, up_to=True)


@node
class Repair(Effect):
    """Repair your location."""

    times: int = 1

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        repair(state, state.where[scope.who], self.times)
        return None

    def could(self, state: FinalHourState, scope: Scope) -> bool:
        return state.damage[state.where[scope.who]] > 0


@node
class Recover(Effect):
    """Recover health."""

    health: int

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        recover_health(state, scope.who, self.health)
        return None

    def could(self, state: FinalHourState, scope: Scope) -> bool:
        return state.health[scope.who] < state.max_health


@node
class LoseHealth(Effect):
    """Lose health."""

    health: int

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        lose_health(state, scope.who, self.health)
        return None


@node
class Lure(Effect):
    """Move up to that many monsters of any colour from adjacent locations into yours."""

    monsters: int

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return MovingMonsters(scope.who, self.monsters, outward=False)


@node
class DriveOut(Effect):
    """Move up to that many monsters from your location into adjacent ones, `together` into one."""

    monsters: int
    together: bool = False

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return MovingMonsters(scope.who, self.monsters, outward=True, together=self.together)


@node
class SkipEffect(Effect):
    """Skip the effect of the action card."""

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        state.note("effect-skipped", figure=scope.who)
        return None


# --- What monsters and the Ancient One do --------------------------------------------------------


@node
class Activate(Effect):
    """Activate all monsters in a zone."""

    where: Where

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return ActivatingLocations(scope.who, self.where.ids(state, scope))


@node
class ActivateUnique(Effect):
    """Activate every unique monster of that name in any order, or one of them."""

    monster: str
    every: bool = True

    @cites("FH-008", "FH-013")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        tokens = on_board(state, self.monster)
        return ActivatingMonsters(scope.who, tokens, len(tokens) if self.every else 1)


@node
class Spawn(Effect):
    """Spawn that many monsters in a location, or in each of several."""

    monsters: int
    where: Selector
    monster: str = COMMON

    @cites("FH-009", "FH-013", "FH-162")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        locations = self.where.ids(state, scope)
        if isinstance(self.where, One) and len(locations) > 1:
            return OneLocation(scope, locations, Spawn(self.monsters, Chosen(), self.monster))
        for location in locations:
            for _ in range(self.monsters):
                if state.outcome is None:
                    spawn(state, self.monster, location)
        return None


@node
class Damage(Effect):
    """Damage a location (or each of several) that many times."""

    times: int
    where: Where

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        locations = self.where.ids(state, scope)
        if len(locations) == 1:
            return DamagingLocation(scope.who, locations[0], self.times)
        return AtEach(scope, locations, Damage(self.times, Chosen()))


@node
class RemoveSeal(Effect):
    """Remove a seal from the board."""

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return RemovingSeal(scope.who)

    def could(self, state: FinalHourState, scope: Scope) -> bool:
        return any(state.seals)
