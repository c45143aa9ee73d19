"""Monsters that a player steers: controlled ones and scheming ones (MA-R8.6, MA-R18.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.events import announced
from kadath.kernel.legality import Attempt
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..happenings import StartsTurn
from ..state import CLOSED, DESTROYED, MachinaState
from ..tiles import LEVER
from ..values import STAMINA, attribute
from .abilities import Aiming, between_actions, uses_tried
from .doors import DESTROY_DOOR, destroy_door, open_or_close
from .health import spend
from .lacking import lacking
from .movement import getting_off, is_in_transit, step_cost, steps_offered, steps_tried, walk_onto
from .sight import adjacent, sign
from .traps import pulling_lever
from .turn import SteeredTurn

SCHEMING_DOOR = 3
"""What scheming monsters pay for opening or closing a door."""
SCHEMING_LEVER = 3
NOBODY = -1


@cites("MA-R18.2")
def schemers(s: MachinaState) -> tuple[int, ...]:
    """The seats that steer the monsters: those whose explorers are all dead.

    A player with an explorer still alive plays for the explorers, and not against themselves.
    """
    if not s.variants.scheming:
        return ()
    alive = {s.seat_of(one) for one in s.living()}
    return tuple([seat for seat in range(s.seats) if seat not in alive])


@cites("MA-R8.6", "MA-R18.1", "MA-R18.2", "MA-R18.18")
def steered_by(s: MachinaState, monster: int) -> int:
    """The seat that steers a monster in its turn; -1: it is mindless.

    If several players' explorers are dead, they share the monsters by position on the track.
    """
    controlling = s.controlled.get(monster, 0)
    if controlling in s.units:
        return s.seat_of(controlling)
    dead = schemers(s)
    return dead[s.track.index(monster) % len(dead)] if dead else NOBODY


@procedure
class Steering(SteeredTurn):
    """A monster's turn in which a player decides what it does."""

    @step("stamina", "MA-R3.14", "MA-R18.18")
    def refresh(self, s: MachinaState) -> None:
        """It starts with full stamina."""
        s.set_unit(self.who, stamina=attribute(s, self.who, STAMINA))

    @step("begin", "MA-R3.14", "MA-R16.2")
    def begin(self, s: MachinaState) -> Procedure | None:
        """Responses to the start of the turn."""
        return announced(s, StartsTurn(self.who))

    @step("between", "MA-R14.6")
    def between(self, s: MachinaState) -> Procedure | None:
        """Before each of its actions others may act."""
        if self.who not in s.units or is_in_transit(s, self.who):
            return None
        return between_actions(s)

    @ask("act", "MA-R18.2", "MA-R8.6", prompt="steer")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer everything it can do, and the option to stop."""
        if self.who not in s.units:
            return None
        options = steps_offered(s, self.who, s.units[self.who].stamina)
        options += [one for one, hinders in self._besides_moving(s) if hinders is None]
        if not is_in_transit(s, self.who):
            options.append(DONE)
        return Steering.choose.offer(self.seat, tuple(options)) if options else None

    @choose.chosen
    def act(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Pay and act, then ask again."""
        if chosen == DONE:
            return None
        self.goto("between")
        verb, ids = chosen.verb, chosen.ids
        if verb == "use":
            return Aiming(self.who, ids[1], ids[2])
        if verb == "move":
            spend(s, self.who, STAMINA, step_cost(s, self.who, s.units[self.who].space, ids[0]))
            return walk_onto(s, self.who, ids[0])
        if verb == "pull":
            spend(s, self.who, STAMINA, SCHEMING_LEVER)
            return pulling_lever(s, ids[0], self.who)
        spend(s, self.who, STAMINA, SCHEMING_DOOR if verb == "door" else DESTROY_DOOR)
        if verb == "door":
            open_or_close(s, ids[0])
        else:
            destroy_door(s, ids[0])
        return None

    @step("stop", "MA-R18.18", "MA-R9.4")
    def stop(self, s: MachinaState) -> Procedure | None:
        """Control ends with the turn, and nobody stays on an obstacle."""
        s.controlled.pop(self.who, None)
        return getting_off(s, self.who)

    def attempts(self, s: MachinaState) -> Iterator[Attempt]:
        if self.who in s.units:
            yield from steps_tried(s, self.who, s.units[self.who].stamina)
            yield from self._besides_moving(s)

    def _besides_moving(self, s: MachinaState) -> Iterator[Attempt]:
        row = s.units[self.who]
        if is_in_transit(s, self.who):
            return
        yield from uses_tried(s, self.who)
        yield from self._things_near(s, row.space, row.stamina)

    @cites("MA-R10.5", "MA-R10.6", "MA-R10.14")
    def _things_near(self, s: MachinaState, here: int, stamina: int) -> Iterator[Attempt]:
        """Doors and levers; a controlled monster may do no more than any unit may."""
        scheming = s.controlled.get(self.who, 0) not in s.units
        for door, _ in s.area.doors_of.get(here, ()):
            how = s.doors.get(door)
            if how == DESTROYED:
                continue
            if scheming:
                yield Attempt(option("door", door), lacking(stamina, SCHEMING_DOOR))
            if scheming or how == CLOSED:
                yield Attempt(option("break", door), lacking(stamina, DESTROY_DOOR))
        for space in s.area.around(here) if scheming else ():
            if sign(s, space) == LEVER and adjacent(s, here, space):
                yield Attempt(option("pull", space), lacking(stamina, SCHEMING_LEVER))

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"monster": self.who}
