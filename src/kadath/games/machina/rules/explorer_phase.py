"""The explorer phase and the turns of explorers (MA-R3.2 to MA-R3.5)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import EXPLORER
from ..state import MachinaState
from ..values import STAMINA, attribute
from . import use_inventory
from .abilities import Aiming, between_actions, usable_abilities
from .doors import OPEN_OR_CLOSE, doors_at, open_or_close
from .health import spend
from .lasting import returning
from .movement import is_in_transit, step_onto, steps_from
from .sight import adjacent
from .turn import Turn
from .use_inventory import UsingInventory


@procedure
class ExplorerPhase(Procedure):
    """Every explorer takes a turn, in whatever order the players like."""

    acted: tuple[int, ...] = ()

    @step("markers", "MA-R3.2", "MA-R16.4")
    def return_markers(self, s: MachinaState) -> Procedure | None:
        """All explorer markers go back, which ends what lasted."""
        return returning(s, *s.explorers)

    @step("stamina", "MA-R3.2")
    def refresh(self, s: MachinaState) -> None:
        """Every explorer has all stamina again."""
        for one in s.units_of(EXPLORER):
            s.set_unit(one, stamina=attribute(s, one, STAMINA))

    @ask("turn", "MA-R3.3", prompt="whose-turn")
    def choose_turn(self, s: MachinaState) -> Decision | None:
        """Ask who goes next."""
        waiting = [one for one in s.units_of(EXPLORER) if one not in self.acted]
        options = tuple(option("turn", one) for one in waiting)
        return ExplorerPhase.choose_turn.offer(s.seat_of(waiting[0]), options) if options else None

    @choose_turn.chosen
    def take_turn(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """That explorer takes the whole turn."""
        explorer = chosen.ids[0]
        self.acted += (explorer,)
        self.goto("turn")
        return ExplorerTurn(explorer)


@procedure
class ExplorerTurn(Turn):
    """An explorer acts as long as there is stamina, or stops."""

    @step("between", "MA-R14.6")
    def between(self, s: MachinaState) -> Procedure | None:
        """Before each action others may act, but not while one passes through an obstacle."""
        if is_over(s, self.who):
            self.finish()
            return None
        return None if is_in_transit(s, self.who) else between_actions(s)

    @ask("act", "MA-R3.4", prompt="explorer-action")
    def choose_action(self, s: MachinaState) -> Decision | None:
        """Offer every action that can be paid for."""
        if is_over(s, self.who):
            return None
        return ExplorerTurn.choose_action.offer(s.seat_of(self.who), actions(s, self.who))

    @choose_action.chosen
    def act(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Pay and act, then ask on."""
        if chosen == DONE:
            return None
        self.goto("between")
        verb, ids = chosen.verb, chosen.ids
        if verb == "use":
            return Aiming(self.who, ids[1], ids[2])
        if verb == "inventory":
            spend(s, self.who, STAMINA, use_inventory.COST)
            return UsingInventory(self.who, ids[0])
        if verb == "door":
            spend(s, self.who, STAMINA, OPEN_OR_CLOSE)
            open_or_close(s, ids[0])
            return None
        spend(s, self.who, STAMINA, 1)
        return step_onto(s, self.who, ids[0])

    @step("stop", "MA-R3.5")
    def stop(self, s: MachinaState) -> None:
        """Whoever stops early has no stamina left."""
        if self.who in s.units:
            s.set_unit(self.who, stamina=0)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who}


def is_over(s: MachinaState, who: int) -> bool:
    """Whether an explorer's turn has come to its end by itself (MA-R3.5)."""
    return who not in s.units or s.units[who].stamina == 0


def actions(s: MachinaState, who: int) -> tuple[Option, ...]:
    """Every action an explorer can pay for, and to stop."""
    row = s.units[who]
    options = [option("move", space) for space in steps_from(s, who, row.stamina)]
    if is_in_transit(s, who):
        return tuple(options)
    options += [option("use", who, card, number) for card, number in usable_abilities(s, who)]
    if row.stamina >= OPEN_OR_CLOSE:
        options += [option("door", door) for door in doors_at(s, row.space)]
    if row.stamina >= use_inventory.COST:
        near = (
            one
            for one in s.units_of(EXPLORER)
            if one == who or adjacent(s, row.space, s.units[one].space)
        )
        owners = {item.owner for item in s.items.values()}
        options += [option("inventory", one) for one in near if one in owners]
    return (*options, DONE)
