"""Verbs about gates: opening, closing, moving, replacing and sealing them."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ...board import INNSMOUTH_UNSTABLE, UNSTABLE
from ...rules.closing import Closing, put_elder_sign
from ...rules.gates import monsters_with_gate, open_gate
from ...rules.moving_gates import move_gate, replace_gate
from ...rules.rolling import roll_dice
from ...state import ArkhamState

CLOSE = "close"
REPLACE = "replace"
MOVE = "move"


@node
class OpenGateHere(Effect):
    """Open a gate here, with or without a monster."""

    monster: bool = False

    @cites("AH-3.3.14")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        monsters = monsters_with_gate(state) if self.monster else 0
        return open_gate(state, state.investigators[scope.who].space, monsters)


@node
class CloseGate(Effect):
    """Close an open gate (to a certain world) of your choice; with `trophy`, keep it as one."""

    world: str = ""
    trophy: bool = False

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingGate(scope.who, CLOSE, self.world, self.trophy)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(gates_to(state, self.world))


@node
class ReplaceGate(Effect):
    """Replace an open gate of your choice with the next gate marker."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingGate(scope.who, REPLACE)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.gates)


@node
class MoveGate(Effect):
    """Move an open gate of your choice to an unstable location."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingGate(scope.who, MOVE)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.gates)


def gates_to(s: ArkhamState, world: str) -> list[str]:
    """The locations with an open gate, or only those with a gate to a certain world."""
    return [space for space, gate in s.gates.items() if world in ("", s.cards[gate].face)]


@procedure
class ChoosingGate(Procedure):
    """An investigator chooses an open gate to close, replace or move."""

    who: int
    verb: str
    world: str = ""
    trophy: bool = False
    gate: str = ""

    @ask("gate", "AH-10.6", prompt="which-gate")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer the gates."""
        options = tuple(option("gate", space) for space in gates_to(s, self.world))
        return ChoosingGate.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def act(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Close or replace it; to move it, ask where."""
        self.gate = chosen.words[0]
        if self.verb == CLOSE:
            return Closing(self.gate, self.who if self.trophy else 0)
        return replace_gate(s, self.gate) if self.verb == REPLACE else None

    @ask("where", "AH-10.7", prompt="move-gate")
    def choose_place(self, s: ArkhamState) -> Decision | None:
        """Ask where to move it: an unstable location without a gate or an elder sign."""
        if self.verb != MOVE or not self.gate:
            return None
        unstable = (*UNSTABLE, *(INNSMOUTH_UNSTABLE if "innsmouth" in s.boxes else ()))
        free = [space for space in unstable if space not in s.gates and space not in s.seals]
        options = tuple(option("go", space) for space in free)
        return ChoosingGate.choose_place.offer(s.seat_of(self.who), options) if options else None

    @choose_place.chosen
    def move(self, s: ArkhamState, chosen: Option) -> None:
        """Move it there."""
        move_gate(s, self.gate, chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class CloseGatesByDice(Effect):
    """Roll a die for each open gate; on a success, the gate closes."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ClosingByDice(scope.who, tuple(state.gates))


@procedure
class ClosingByDice(Procedure):
    """Dice are rolled for one open gate after the other."""

    who: int
    left: tuple[str, ...]

    @step("next", "AH-10.6")
    def next_gate(self, s: ArkhamState) -> Procedure | None:
        """Roll for the next one."""
        if not self.left:
            return None
        space, self.left = self.left[0], self.left[1:]
        self.goto("next")
        return Closing(space) if roll_dice(s, self.who).successes else None


@node
class CloseEnteredGate(Effect):
    """Close the gate that you came through."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        row = state.investigators.get(scope.who)
        return Closing(row.entered) if row is not None and row.entered in state.gates else None


@node
class SealHere(Effect):
    """Seal this location with an elder sign."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        put_elder_sign(state, state.investigators[scope.who].space)
        return None
