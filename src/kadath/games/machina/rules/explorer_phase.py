"""The explorer phase and the turns of explorers (MA-R3.2 to MA-R3.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.events import announced
from kadath.kernel.legality import Attempt
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import EXPLORER
from ..happenings import StartsTurn
from ..state import MachinaState
from ..values import STAMINA, attribute
from .abilities import between_actions
from .actions import acting, attempts, offered
from .lasting import returning
from .movement import getting_off, is_in_transit
from .turn import Turn


@procedure
class ExplorerPhase(Procedure):
    """Every explorer takes a turn, in any order the players like."""

    acted: tuple[int, ...] = ()

    @step("1.1", "MA-R3.2", "MA-R16.4")
    def return_markers(self, s: MachinaState) -> Procedure | None:
        """All explorer markers return, which ends their lasting effects."""
        return returning(s, *s.explorers)

    @step("1.2", "MA-R3.2", "MA-R5.10")
    def refresh(self, s: MachinaState) -> None:
        """Every explorer's stamina is refreshed, including those who are away."""
        for one in s.units_of(EXPLORER):
            s.set_unit(one, stamina=attribute(s, one, STAMINA))
        for one, row in s.away.items():
            s.away[one] = row._replace(stamina=s.printed_stamina(one))

    @ask("1.3", "MA-R3.3", prompt="whose-turn")
    def choose_turn(self, s: MachinaState) -> Decision | None:
        """Ask who goes next."""
        waiting = [one for one in s.units_of(EXPLORER) if one not in self.acted]
        options = tuple(option("turn", one) for one in waiting)
        return ExplorerPhase.choose_turn.offer(s.seat_of(waiting[0]), options) if options else None

    @choose_turn.chosen
    def take_turn(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """That explorer takes a whole turn."""
        explorer = chosen.ids[0]
        self.acted += (explorer,)
        self.goto("1.3")
        return ExplorerTurn(explorer)

    @step("1.4", "MA-R14.6")
    def after_turns(self, s: MachinaState) -> Procedure | None:
        """After the last turn, everybody may use abilities that cost no stamina."""
        return between_actions(s)


@procedure
class ExplorerTurn(Turn):
    """An explorer acts until out of stamina, or stops early."""

    @step("begin", "MA-R3.3", "MA-R16.2")
    def begin(self, s: MachinaState) -> Procedure | None:
        """Responses to the start of the turn."""
        return announced(s, StartsTurn(self.who))

    @step("between", "MA-R14.6")
    def between(self, s: MachinaState) -> Procedure | None:
        """Before each action others may act, except while passing through an obstacle."""
        if is_over(s, self.who):
            self.goto("stop")
            return None
        keep_within_maximum(s, self.who)
        return None if is_in_transit(s, self.who) else between_actions(s)

    @ask("act", "MA-R3.4", prompt="explorer-action")
    def choose_action(self, s: MachinaState) -> Decision | None:
        """Offer every action that can be paid for."""
        if is_over(s, self.who):
            return None
        options = offered(s, self.who)
        if not is_in_transit(s, self.who):
            options.append(DONE)
        if not options:
            return None
        return ExplorerTurn.choose_action.offer(s.seat_of(self.who), tuple(options))

    @choose_action.chosen
    def act(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Pay and act, then ask again."""
        if chosen == DONE:
            return None
        self.goto("between")
        return acting(s, self.who, chosen)

    @step("stop", "MA-R3.5", "MA-R9.4")
    def stop(self, s: MachinaState) -> Procedure | None:
        """Stopping early forfeits the stamina that is left; nobody stays on an obstacle."""
        if self.who in s.units:
            s.set_unit(self.who, stamina=0)
        return getting_off(s, self.who)

    def attempts(self, s: MachinaState) -> Iterator[Attempt]:
        if not is_over(s, self.who):
            yield from attempts(s, self.who)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who}


@cites("MA-R5.2", "MA-R5.10")
def keep_within_maximum(s: MachinaState, who: int) -> None:
    """Cap stamina at its maximum, which may have dropped."""
    most = attribute(s, who, STAMINA)
    if s.units[who].stamina > most:
        s.set_unit(who, stamina=most)


def is_over(s: MachinaState, who: int) -> bool:
    """Whether an explorer's turn has ended by itself (MA-R3.5)."""
    return who not in s.units or s.units[who].stamina == 0
