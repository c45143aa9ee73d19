"""Verbs about boats and wagons, which move investigators without using the streets."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import enclosing
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure

from ...board import REEF
from ...rules.movement_phase import Movement, is_paraded
from ...rules.moving import moves_of, stop_moving
from ...rules.places import come_into
from ...state import ArkhamState
from .moves import AQUATIC_LOCATION, ARKHAM, GoingAnywhere, places


@node
class Sail(Effect):
    """Sail to an aquatic location, which ends your movement, or fetch someone from one."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Sailing(scope.who)

    @cites("AH-3.2.3")
    def could(self, state: ArkhamState, scope: Scope) -> bool:
        """Monsters in your place must be dealt with first, unless the boat fetches someone."""
        moves = moves_of(state, scope.who)
        return moves is not None and not moves.is_still and bool(crossings(state, scope.who))


@procedure
class Sailing(Procedure):
    """An investigator chooses where the boat goes."""

    who: int

    @ask("where", "IH-3.12", prompt="sail")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer every other aquatic location, and everybody at one of them."""
        return Sailing.choose.offer(s.seat_of(self.who), tuple(crossings(s, self.who)))

    @choose.chosen
    def sail(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Move there, or bring the other investigator here."""
        if chosen.verb == "fetch":
            pier = s.investigators[self.who].space
            return come_into(s, chosen.ids[0], pier)
        stop_moving(s, self.who)
        return come_into(s, self.who, chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@cites("AH-3.2.3", "IH-3.12")
def crossings(s: ArkhamState, who: int) -> list[Option]:
    """Where the boat can take an investigator, and whom it can fetch."""
    pier = s.investigators[who].space
    shores = [space for space in places(s, AQUATIC_LOCATION) if space != pier]
    fetches = [option("fetch", one) for space in shores for one in s.at(space)]
    is_held = any(moves.who == who and moves.undealt(s) for moves in enclosing(s, Movement))
    return fetches if is_held else [*[option("go", space) for space in shores], *fetches]


CROSSING_COST = 2
"""How many movement points it costs to cross the water in your own boat."""


@node
class CrossWater(Effect):
    """Move to another aquatic location, ignoring everything in between."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Crossing(scope.who)

    @cites("AH-3.2.3")
    def could(self, state: ArkhamState, scope: Scope) -> bool:
        """Monsters in your place must be dealt with first."""
        return any(
            moves.who == scope.who and moves.stopped(state) is None
            for moves in enclosing(state, Movement)
        )


@procedure
class Crossing(Procedure):
    """An investigator crosses the water in their own boat, for movement points."""

    who: int

    @ask("where", "IH-3.10", prompt="cross-water")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer every other aquatic location."""
        here = s.investigators[self.who].space
        shores = [space for space in places(s, AQUATIC_LOCATION) if space != here]
        options = tuple([option("go", one) for one in shores])
        return Crossing.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    @cites("IH-3.11")
    def cross(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Move there; at Devil Reef, movement ends."""
        moves = moves_of(s, self.who)
        assert moves is not None
        moves.walked = True
        moves.spent += CROSSING_COST
        if chosen.words[0] == REEF:
            stop_moving(s, self.who)
        return come_into(s, self.who, chosen.words[0], moves.spent)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class Drive(Effect):
    """Move to any street or location, instead of walking."""

    @cites("AH-15.14")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        stop_moving(state, scope.who)
        return GoingAnywhere(scope.who, ARKHAM)

    @cites("AH-15.14")
    def could(self, state: ArkhamState, scope: Scope) -> bool:
        """Monsters in your place must be dealt with first; it takes no movement points."""
        if is_paraded(state, state.investigators[scope.who].space, ""):
            return False
        return any(
            moves.who == scope.who and not (moves.is_still or moves.walked or moves.undealt(state))
            for moves in enclosing(state, Movement)
        )
