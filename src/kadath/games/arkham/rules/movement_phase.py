"""The Movement phase in Arkham (AH-3.2)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..board import JOINED
from ..cards import CLUES
from ..state import ArkhamState
from ..values import skill
from ..vocabulary.abilities import MOVEMENT
from .abilities import actions, using
from .combat import Combat
from .evading import Evading
from .losses import gain
from .moving import Moves
from .trade import Trading, can_trade


@procedure
class MovementPhase(Procedure):
    """Every investigator moves, from the first player on."""

    moved: tuple[int, ...] = ()

    @step("next", "AH-3.2")
    def next_turn(self, s: ArkhamState) -> Procedure | None:
        """The next one moves, or only stands up."""
        who = next((one for one in s.player_order() if one not in self.moved), None)
        if who is None:
            return None
        self.moved += (who,)
        self.goto("next")
        return Movement(who)


@procedure
class Movement(Moves):
    """One investigator's movement.

    `dealt` are the monsters that were evaded or fought; `traded` says that nothing has changed
    since the last trade: then there is nothing new to trade.
    """

    dealt: tuple[int, ...] = ()
    traded: bool = False

    @step("points", "AH-3.2")
    def get_points(self, s: ArkhamState) -> None:
        """As many movement points as Speed; whoever was delayed stands up instead."""
        if s.investigators[self.who].delayed:
            s.set_investigator(self.who, delayed=False)
            self.is_still = True
        else:
            self.points = skill(s, self.who, "speed").floored()

    @ask("move", "AH-3.2", "AH-15", prompt="movement")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer every step, what the cards allow, to trade, to face monsters, and to stop."""
        if self.who not in s.investigators:
            return None
        options = self.steps(s) + self.faceable(s) + actions(s, self.who, MOVEMENT)
        if can_trade(s, self.who) and not self.traded:
            options.append(option("trade"))
        if not self.undealt(s):
            options.append(DONE)
        return Movement.choose.offer(s.seat_of(self.who), tuple(options))

    @choose.chosen
    def act(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Do it, and ask on."""
        if chosen == DONE:
            return None
        self.goto("move")
        self.traded = chosen.verb == "trade"
        if chosen.verb == "trade":
            return Trading(s.at(s.investigators[self.who].space))
        if chosen.verb == "use":
            return using(s, chosen)
        if chosen.verb == "move":
            self.points -= 1
            s.set_investigator(self.who, space=chosen.words[0])
            s.note("move", who=self.who, space=chosen.args[0])
            return None
        monster = chosen.ids[0]
        self.dealt += (monster,)
        return (Combat if chosen.verb == "fight" else Evading)(self.who, monster)

    @ask("clues", "AH-3.2", prompt="take-clues")
    def choose_clues(self, s: ArkhamState) -> Decision | None:
        """Where the movement ends, any or all Clue tokens may be taken."""
        row = s.investigators.get(self.who)
        lying = s.clues.get(row.space, 0) if row is not None else 0
        options = tuple(option("take", clues) for clues in range(lying, -1, -1))
        return Movement.choose_clues.offer(s.seat_of(self.who), options) if lying else None

    @choose_clues.chosen
    def take_clues(self, s: ArkhamState, chosen: Option) -> None:
        """Take them."""
        space, taken = s.investigators[self.who].space, chosen.ids[0]
        s.clues[space] -= taken
        gain(s, self.who, CLUES, taken)

    @cites("AH-3.2")
    def steps(self, s: ArkhamState) -> list[Option]:
        """Where the next movement point leads; not past monsters that were not dealt with."""
        if self.is_still or not self.points or self.undealt(s):
            return []
        return [option("move", space) for space in JOINED[s.investigators[self.who].space]]

    @cites("AH-3.2", "AH-5")
    def faceable(self, s: ArkhamState) -> list[Option]:
        """The monsters here that may still be evaded or fought."""
        return [option(verb, monster) for monster in self.undealt(s) for verb in ("evade", "fight")]

    def undealt(self, s: ArkhamState) -> list[int]:
        """The monsters in this space that were neither evaded nor fought yet."""
        here = s.monsters_at(s.investigators[self.who].space)
        return [monster for monster in here if monster not in self.dealt]

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "points": self.points}
