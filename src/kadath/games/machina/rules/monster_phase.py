"""The monster phase and the turns of mindless monsters (MA-R3.13, MA-R18)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import announced
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..happenings import StartsTurn
from ..state import MachinaState
from ..values import STAMINA, attribute
from .abilities import Aiming, between_actions, usable_abilities
from .doors import DESTROY_DOOR, destroy_door
from .health import spend
from .monster_choices import next_steps, quarry
from .monster_ways import door_ahead, ways_of
from .movement import getting_off, is_in_transit, walk_onto
from .steering import NOBODY, Steering, steered_by
from .turn import Turn, TurnsOnTrack


@procedure
class MonsterPhase(TurnsOnTrack):
    """The monsters act one by one, from left to right along the track."""

    @step("next", "MA-R3.13", "MA-R3.17", "MA-R18.1", "MA-R18.2")
    def next_monster(self, s: MachinaState) -> Procedure | None:
        """The next monster still on the track takes its turn."""
        monster = next((one for one in s.track if one not in self.acted), None)
        if monster is None:
            return None
        self.acted += (monster,)
        self.goto("next")
        seat = steered_by(s, monster)
        return MonsterTurn(monster) if seat == NOBODY else Steering(monster, seat=seat)


@procedure
class MonsterTurn(Turn):
    """A mindless monster's turn: it uses an ability if it can, otherwise moves, repeatedly."""

    @step("stamina", "MA-R3.14")
    def refresh(self, s: MachinaState) -> None:
        """It starts with full stamina."""
        s.set_unit(self.who, stamina=attribute(s, self.who, STAMINA))

    @step("begin", "MA-R3.14", "MA-R16.2")
    def begin(self, s: MachinaState) -> Procedure | None:
        """Responses to the start of the turn."""
        return announced(s, StartsTurn(self.who))

    @step("between", "MA-R14.6")
    def between(self, s: MachinaState) -> Procedure | None:
        """Before each of its actions others may act, except while it passes through something."""
        if self.who in s.units and is_in_transit(s, self.who):
            return None
        return between_actions(s)

    @step("1", "MA-R18.3", "MA-R18.4")
    def use_ability(self, s: MachinaState) -> Procedure | None:
        """It uses its first usable ability."""
        if self.who not in s.units:
            self.finish()
            return None
        if is_in_transit(s, self.who):
            return None
        found = next(usable_abilities(s, self.who), None)
        if found is None:
            return None
        self.goto("between")
        return Aiming(self.who, *found)

    @ask("2", "MA-R18.3", "MA-R18.7", "MA-R18.16", prompt="monster-step")
    def choose_step(self, s: MachinaState) -> Decision | None:
        """It takes one step; the explorers choose if the rules leave it open."""
        stamina = s.units[self.who].stamina
        if not stamina:
            return None
        options = tuple(option("step", space) for space in next_steps(s, self.who, stamina))
        return MonsterTurn.choose_step.offer(s.seat_of(self.who), options) if options else None

    @choose_step.chosen
    def take_step(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Pay for the step and take it."""
        self.goto("between")
        spend(s, self.who, STAMINA, 1)
        return walk_onto(s, self.who, chosen.ids[0])

    @step("door", "MA-R18.14", "MA-R10.6")
    def break_door(self, s: MachinaState) -> None:
        """If a closed door is in its way, it destroys it if it can pay."""
        row = s.units[self.who]
        if row.stamina < DESTROY_DOOR:
            return
        ways = ways_of(s, self.who)
        explorer = next(iter(quarry(s, self.who, ways)), None)
        if explorer is None:
            return
        door = door_ahead(s, row.space, ways.to(s, s.units[explorer].space, row.space))
        if door is not None:
            spend(s, self.who, STAMINA, DESTROY_DOOR)
            destroy_door(s, door)
            self.goto("between")

    @step("off", "MA-R9.4")
    def get_off(self, s: MachinaState) -> Procedure | None:
        """Nobody stays on an obstacle."""
        return getting_off(s, self.who)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"monster": self.who}
