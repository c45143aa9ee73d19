"""The enemy phase: 3.1 to 3.4 (LCG-126 to LCG-133), and hunters (LCG-249 to LCG-251)."""

from __future__ import annotations

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import Event, Period
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..happenings import PhaseBegan, PhaseEnded
from ..state import LcgState
from ..values import has_keyword
from .enemy_attack import Attacks, is_ready_against
from .engagement import preyed_upon
from .movement import moving
from .player_window import player_window


@procedure
class EnemyPhase(Period):
    """Hunters move, then every ready engaged enemy attacks."""

    hunted: tuple[int, ...] = ()
    attacked: tuple[int, ...] = ()

    PERIOD = "phase"

    @step("3.1", "LCG-111", "LCG-126")
    def begin(self, state: LcgState) -> Procedure | None:
        """The phase begins."""
        return Event((PhaseBegan("enemy"),))

    @step("3.2", "LCG-127", "LCG-249", "LCG-250")
    def hunt(self, state: LcgState) -> Procedure | None:
        """Each ready unengaged hunter moves towards the nearest investigator."""
        for location in state.locations():
            for enemy in state.pile("at", location):
                if enemy not in self.hunted and is_hunting(state, enemy):
                    self.hunted = (*self.hunted, enemy)
                    self.goto("3.2")
                    return HunterMove(enemy)
        return None

    @step("3.2 window", "LCG-110", "LCG-132")
    def window(self, state: LcgState) -> Procedure | None:
        """A player window, before each investigator's attacks."""
        return player_window(state)

    @step("3.3", "LCG-128", "LCG-129", "LCG-131")
    def attack(self, state: LcgState) -> Procedure | None:
        """In player order each investigator resolves the attacks of all enemies engaged."""
        left = [who for who in state.player_order() if who not in self.attacked]
        if not left:
            return None
        who = left[0]
        self.attacked = (*self.attacked, who)
        self.goto("3.2 window")
        found = tuple(
            card for card in state.pile("threat", who) if is_ready_against(state, card, who)
        )
        return Attacks(who, found, exhausts=True) if found else None

    @step("3.4 expire", "LCG-328")
    def expire_lasting(self, state: LcgState) -> None:
        """What lasted until the end of the phase expires first."""
        self.expire(state)

    @step("3.4", "LCG-111", "LCG-133")
    def finish_phase(self, state: LcgState) -> Procedure | None:
        """The phase ends."""
        return Event((PhaseEnded("enemy"),))


@procedure
class HunterMove(Procedure):
    """A hunter takes one step; the lead investigator chooses between equal ones (LCG-231)."""

    enemy: int

    @ask("step", "LCG-034", "LCG-231", "LCG-249", prompt="move-hunter")
    def choose(self, state: LcgState) -> Decision | None:
        """Choose between the next locations of the shortest paths."""
        steps = hunter_steps(state, self.enemy)
        if not steps:
            return None
        options = tuple(option("hunt", self.enemy, place) for place in steps)
        return HunterMove.choose.offer(state.seat_of(state.lead), options)

    @choose.chosen
    def move(self, state: LcgState, chosen: Option) -> Procedure | None:
        """It moves there, unless something keeps it from it (LCG-251)."""
        return moving(state, self.enemy, int(chosen.args[1]))


def is_hunting(state: LcgState, enemy: int) -> bool:
    """Whether an enemy at a location is a ready hunter with nobody there."""
    if state.face(enemy).TYPE != "enemy" or state.cards[enemy].exhausted:
        return False
    if state.investigators_at(state.location_of(enemy)):
        return False
    return has_keyword(state, enemy, "hunter")


def hunter_steps(state: LcgState, enemy: int) -> tuple[int, ...]:
    """The next locations on the shortest ways to the nearest investigators it prefers."""
    start = state.location_of(enemy)
    distance = {start: 0}
    ways: dict[int, set[int]] = {start: set()}
    rim = [start]
    while rim:
        found = [who for place in rim for who in state.investigators_at(place)]
        if found:
            wanted = {state.location_of(who) for who in preyed_upon(state, enemy, tuple(found))}
            return tuple(sorted({step for place in wanted for step in ways[place]}))
        following: list[int] = []
        for place in rim:
            for other in state.connected(place):
                if other not in distance:
                    distance[other] = distance[place] + 1
                    ways[other] = set()
                    following.append(other)
                if distance[other] == distance[place] + 1:
                    ways[other] |= ways[place] or {other}
        rim = following
    return ()
