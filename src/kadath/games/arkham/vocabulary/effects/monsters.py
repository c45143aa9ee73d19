"""Verbs and conditions that are mostly printed on monsters."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.dice import roll
from kadath.kernel.effects import Condition, Effect, Scope
from kadath.kernel.graph import nearest
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure

from ...board import CELL, JAIL, JOINED, in_arkham
from ...cards import SPELL, WEAPON
from ...rules.checks import DIE
from ...rules.combat import defeat_of
from ...rules.defeating import Defeating
from ...rules.fight import fight_of
from ...rules.gates import go_through
from ...rules.keeping import most_lost
from ...rules.monster_movement import Hunting
from ...rules.monsters import PlacingMonsters
from ...rules.movement_phase import next_to
from ...rules.other_worlds import Returning
from ...rules.parting import Parting, owned
from ...rules.status import break_off
from ...state import ArkhamState

CUP = "cup"
BOX = "box"


@node
class DefeatAllHere(Effect):
    """Defeat all monsters in your place; this ends a fight with one of them."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        here = state.monsters_at(state.investigators[scope.who].space)
        parts = tuple(defeat_of(state, scope.who, monster) for monster in here)
        fight = fight_of(state, scope.who)
        if fight is not None:
            fight.goto("over")
            state.unwind(fight)
        return Defeating(parts)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        here = state.monsters_at(state.investigators[scope.who].space)
        return bool(here) and (fight is None or fight.monster in here)


@node
class ThisLeaves(Effect):
    """Return this monster to the cup or the box; this ends a fight with it."""

    to: str

    @cites("AH-6.22")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        monster = scope.this
        if monster not in state.monsters:
            return None
        fight = fight_of(state, scope.who)
        if fight is not None and fight.monster == monster:
            fight.goto("over")
        kind = state.take_monster(monster).monster
        if self.to == CUP:
            state.cup = tuple(sorted((*state.cup, kind)))
        else:
            state.removed += (kind,)
        return None


@node
class MonsterTakesPlace(Effect):
    """Put a monster of a kind from the cup in your place, if there is one."""

    kind: str

    @cites("AH-8.7")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if self.kind in state.cup:
            cup = list(state.cup)
            cup.remove(self.kind)
            state.cup = tuple(cup)
            here = state.investigators[scope.who].space
            # Only prisoners are ever in the cell, so the monster appears in the jail.
            return PlacingMonsters(JAIL if here == CELL else here, 1, (self.kind,))
        return None


@node
class LoseWeaponOrSpell(Effect):
    """Lose a weapon or a spell of your choice."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        cards = (*owned(state, scope.who, WEAPON), *owned(state, scope.who, SPELL))
        return Parting(scope.who, cards, most_lost(state, scope.who, cards, 1))


@node
class DraggedThroughGate(Effect):
    """Be dragged through the nearest gate or, from an Other World, back to Arkham.

    This interrupts what you are doing, but not your turn. Without an open gate, nothing happens.
    """

    @cites("AH-6.9", "AH-15.13")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        space = state.investigators[scope.who].space
        gates = nearest_gates(state, space) if in_arkham(space) else ()
        if in_arkham(space) and not gates:
            return None
        break_off(state, scope.who)
        return Dragging(scope.who, gates) if gates else Returning(scope.who)


@cites("AH-15.13", "IH-3.9")
def nearest_gates(s: ArkhamState, space: str) -> tuple[str, ...]:
    """The open gates that are closest to a space, with the ride between the towns as one step.

    From out at sea, where no way leads on, all are equally near.
    """
    start = JAIL if space == CELL else space
    near = nearest(lambda one: next_to(one, s.has_innsmouth), start, s.gates)
    return tuple(sorted(near or s.gates))


@procedure
class Dragging(Procedure):
    """An investigator is dragged through one of the nearest gates."""

    who: int
    gates: tuple[str, ...]

    @ask("which", "AH-15.13", prompt="dragged")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask which gate, if several are equally near."""
        options = tuple(option("to", gate) for gate in self.gates)
        return Dragging.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def drag(self, s: ArkhamState, chosen: Option) -> None:
        """Send them through it."""
        go_through(s, self.who, chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class Hunt(Effect):
    """This monster moves to the nearest investigator in a location, but not into a hospital."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Hunting(scope.this)


@node
class OnHighDie(Effect):
    """Roll a die; resolve the effect if it shows `least` or more."""

    least: int
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        (rolled,) = roll(state, (DIE,))
        state.note("die", rolled=(rolled,))
        return self.effect.run(state, scope) if rolled >= self.least else None


@node
class NearThisMonster(Condition):
    """You are in the same space as this monster, or in an adjacent one."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        place = state.monsters[scope.this].space
        space = state.investigators[scope.who].space
        return space == place or space in JOINED.get(place, ())


@node
class InTown(Condition):
    """You are in Arkham, not in an Other World."""

    @cites("AH-15.15", "IH-3.2")
    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return in_arkham(state.investigators[scope.who].space)
