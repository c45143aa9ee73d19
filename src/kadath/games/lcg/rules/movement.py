"""Movement: leaving a location and entering another (LCG-397 to LCG-404)."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.abilities.kinds import forbidding
from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.events import Event
from kadath.kernel.log import EVERYONE
from kadath.kernel.procedure import Procedure, procedure

from ..happenings import Disengaged, Moved
from ..state import LcgState
from ..values import base_value
from ..zones import listen, put
from .gone import leave_out_gone

CANNOT_MOVE = forbidding(Moved)


@procedure
class Move(Event[Moved]):
    """Investigators or enemies move."""

    def impact(self, state: LcgState) -> Procedure | None:
        leave_out_gone(self, state, "mover")
        for part in self.parts():
            move(state, part)
        return None


@cites("LCG-225", "LCG-235", "LCG-257", "LCG-401", "LCG-402")
def move(state: LcgState, part: Moved) -> None:
    """Leave and enter at once; everything in the threat area comes along."""
    is_investigator = part.mover in state.investigators
    staying = left_behind(state, part) if is_investigator else []
    if is_investigator:
        state.set_investigator(part.mover, location=part.destination)
    else:
        put(state, part.mover, "at", part.destination)
    if state.log is not None:
        state.tell("moved", part.mover, origin=part.origin, destination=part.destination)
    for enemy in staying:
        put(state, enemy, "at", part.origin)
        state.tell("disengaged", enemy, who=part.mover)
    if is_investigator:
        reveal(state, part.destination)


@cites("LCG-004", "LCG-225")
def left_behind(state: LcgState, part: Moved) -> list[int]:
    """The engaged enemies that cannot follow their investigator: they disengage."""
    if CANNOT_MOVE not in state.listeners.hooks:
        return []
    return [
        card
        for card in state.pile("threat", part.mover)
        if state.face(card).TYPE == "enemy" and state.forbids(part._replace(mover=card, who=0))
    ]


@cites("LCG-004", "LCG-404")
def destinations(state: LcgState, who: int, places: Iterable[int]) -> tuple[int, ...]:
    """The places an investigator can move to: not where they are, and not forbidden."""
    here = state.location_of(who)
    return tuple(
        place
        for place in places
        if place != here and not state.forbids(Moved(who, who, here, place))
    )


@cites("LCG-399")
def reveal(state: LcgState, location: int) -> None:
    """Turn over a location entered for the first time, and place its clues."""
    if not state.cards[location].revealed:
        clues = base_value(state, location, "clues") or 0
        held = state.cards[location].clues
        state.learned |= ~state.cards[location].known
        state.set_card(location, revealed=True, clues=held + clues, known=EVERYONE)
        state.tell("revealed", location, clues=clues)
        listen(state, location)


@cites("LCG-400", "LCG-402", "LCG-404")
def moving(state: LcgState, mover: int, destination: int) -> Move | None:
    """The event of moving somewhere; None if the mover is already there."""
    origin = state.location_of(mover)
    who = mover if mover in state.investigators else 0
    if origin == destination:
        return None
    return Move((Moved(mover, who, origin, destination),))


@procedure
class SlipAway(Event[Disengaged | Moved]):
    """An investigator disengages and moves at once, so that no enemy can engage in between.

    If `optional`, each of the two may be declined. The destination is chosen from `to` before
    anything happens. `asked` counts the questions answered: whether to disengage, then where to
    move.
    """

    who: int
    enemies: tuple[int, ...]
    to: Selector
    scope: Scope
    optional: bool = False
    asked: int = 0

    @cites("LCG-404")
    def question(self, state: LcgState) -> Decision | None:
        """Ask whether to disengage, then where to move."""
        seat = state.seat_of(self.who)
        if self._may_stay_engaged():
            return Event.gather.offer(seat, (option("disengage"), PASS))
        if self.asked < 2:
            places = destinations(state, self.who, self.to.ids(state, self.scope))
            options = tuple(option("move", place) for place in places)
            if self.optional or not options:
                options = (*options, PASS)
            return Event.gather.offer(seat, options)
        return None

    def answer(self, state: LcgState, chosen: Option) -> Procedure | None:
        disengaged = tuple(Disengaged(enemy, self.who) for enemy in self.enemies)
        if self._may_stay_engaged():
            self.asked = 1
            if chosen.verb == "disengage":
                self.what += disengaged
            return None
        self.asked = 2
        if not self.optional:
            self.what += disengaged
        if chosen.verb == "move":
            origin = state.location_of(self.who)
            self.what += (Moved(self.who, self.who, origin, chosen.ids[0]),)
        return None

    def _may_stay_engaged(self) -> bool:
        """Whether disengaging is still to be asked; it is not, if there is nothing to decline."""
        return self.asked == 0 and self.optional and bool(self.enemies)

    def impact(self, state: LcgState) -> Procedure | None:
        for part in self.parts():
            if isinstance(part, Moved):
                move(state, part)
            else:
                put(state, part.enemy, "at", state.location_of(self.who))
                state.tell("disengaged", part.enemy, who=self.who)
        return None
