"""The enemy phase: 3.1 to 3.4 (LCG-126 to LCG-133), and hunters (LCG-249 to LCG-251)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import Period, announced
from kadath.kernel.graph import nearest, next_steps
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import AFTER, WHEN

from ..happenings import PhaseBegan, PhaseEnded
from ..state import LcgState
from ..values import engaged_enemies, has_keyword, working
from ..vocabulary.enemy_triggers import EnemyMoves
from .enemy_attack import PhaseAttacks
from .engagement import only_prey, preyed_upon
from .lasting import expired
from .movement import moving
from .player_window import player_window

BEGAN = PhaseBegan("enemy")
ENDED = PhaseEnded("enemy")


@procedure
class EnemyPhase(Period):
    """Hunters move, then every ready engaged enemy attacks."""

    hunted: tuple[int, ...] = ()
    attacked: tuple[int, ...] = ()

    PERIOD = "phase"

    @step("3.1", "LCG-111", "LCG-126")
    def begin(self, state: LcgState) -> Procedure | None:
        """The phase begins."""
        return announced(state, BEGAN)

    @ask("3.2", "LCG-033", "LCG-127", "LCG-249", "LCG-250", prompt="choose-mover")
    def hunt(self, state: LcgState) -> Decision | None:
        """Each ready unengaged hunter moves, in the lead's order where it can matter."""
        left = [
            enemy
            for location in state.locations()
            for enemy in state.pile("at", location)
            if enemy not in self.hunted and is_hunting(state, enemy)
        ]
        if not left:
            return None
        if len(left) > 1 and not _may_be_answered(state):
            left = left[:1]
        options = tuple(option("mover", enemy) for enemy in left)
        return EnemyPhase.hunt.offer(state.seat_of(state.lead), options)

    @hunt.chosen
    def move_hunter(self, state: LcgState, chosen: Option) -> Procedure | None:
        """It moves toward the nearest investigator; then the next hunter moves."""
        enemy = chosen.ids[0]
        self.hunted = (*self.hunted, enemy)
        self.goto("3.2")
        return HunterMove(enemy)

    @step("3.2 window", "LCG-110", "LCG-132")
    def window(self, state: LcgState) -> Procedure | None:
        """A player window before each investigator is attacked."""
        if self.attacked and not self._left(state):
            # The remaining investigators have been eliminated: those were the last attacks.
            self.goto("3.3 window")
            return None
        return player_window(state)

    @step("3.3", "LCG-128", "LCG-129", "LCG-131")
    def attack(self, state: LcgState) -> Procedure | None:
        """The next investigator in player order is attacked."""
        left = self._left(state)
        if not left:
            return None
        who = left[0]
        self.attacked = (*self.attacked, who)
        if len(left) > 1:
            self.goto("3.2 window")
        return PhaseAttacks(who) if engaged_enemies(state, who) else None

    def _left(self, state: LcgState) -> list[int]:
        """The investigators still to be attacked, in player order."""
        return state.left_in_order(self.attacked)

    @step("3.3 window", "LCG-110", "LCG-132")
    def last_window(self, state: LcgState) -> Procedure | None:
        """A player window after the last attacks."""
        return player_window(state)

    @step("3.4 expire", "LCG-328")
    def expire_lasting(self, state: LcgState) -> Procedure | None:
        """Effects that last until the end of the phase expire first."""
        return expired(state, self)

    @step("3.4", "LCG-111", "LCG-133")
    def finish_phase(self, state: LcgState) -> Procedure | None:
        """The phase ends."""
        return announced(state, ENDED)


@procedure
class HunterMove(Procedure):
    """A hunter moves one location; the lead investigator chooses among equals (LCG-231)."""

    enemy: int

    @ask("step", "LCG-034", "LCG-231", "LCG-249", "LCG-251", "LCG-494", prompt="move-hunter")
    def choose(self, state: LcgState) -> Decision | None:
        """Choose among the first locations on the shortest paths."""
        steps = hunter_steps(state, self.enemy)
        if not steps:
            return None
        options = tuple(option("hunt", self.enemy, place) for place in steps)
        return HunterMove.choose.offer(state.seat_of(state.lead), options)

    @choose.chosen
    def move(self, state: LcgState, chosen: Option) -> Procedure | None:
        """It moves there, unless something prevents it (LCG-251)."""
        return moving(state, self.enemy, chosen.ids[1])


@procedure
class MoveTowards(Procedure):
    """Enemies each move one location toward a goal, in an order the lead chooses."""

    goal: int
    enemies: tuple[int, ...]
    enemy: int = 0

    @ask("order", "LCG-033", prompt="choose-mover")
    def order(self, state: LcgState) -> Decision | None:
        """Choose the next enemy to move."""
        left = tuple(one for one in self.enemies if state.is_in_play(one))
        if not left:
            self.finish()
            return None
        options = tuple(option("mover", one) for one in left)
        return MoveTowards.order.offer(state.seat_of(state.lead), options)

    @order.chosen
    def pick(self, state: LcgState, chosen: Option) -> None:
        """Pick that enemy."""
        self.enemy = chosen.ids[0]
        self.enemies = tuple(one for one in self.enemies if one != self.enemy)

    @ask("step", "LCG-034", "LCG-033", prompt="move-hunter")
    def choose(self, state: LcgState) -> Decision | None:
        """Choose among the first locations on the shortest paths."""
        steps = shortest_steps(state, self.enemy, frozenset({self.goal}))
        options = tuple(option("hunt", self.enemy, place) for place in steps)
        return MoveTowards.choose.offer(state.seat_of(state.lead), options) if options else None

    @choose.chosen
    def move(self, state: LcgState, chosen: Option) -> Procedure | None:
        """It moves there."""
        return moving(state, self.enemy, chosen.ids[1])

    @step("next")
    def next_one(self, state: LcgState) -> None:
        """Go on with the other enemies."""
        if self.enemies:
            self.goto("order")


def _may_be_answered(state: LcgState) -> bool:
    """Whether anything responds to enemies moving or engaging.

    If not, the hunters' order makes no difference.
    """
    on = state.listeners.on
    if on(WHEN, "Engaged") or on(AFTER, "Engaged"):
        return True
    return any(
        isinstance(getattr(one.ability, "to", None), EnemyMoves)
        for hook in (*on(WHEN, "Moved"), *on(AFTER, "Moved"))
        for one in working(state, hook)
    )


def is_hunting(state: LcgState, enemy: int) -> bool:
    """Whether an enemy at a location is a ready hunter with no prey there."""
    if state.face(enemy).TYPE != "enemy" or state.cards[enemy].exhausted:
        return False
    if only_prey(state, enemy, state.investigators_at(state.location_of(enemy))):
        return False
    return has_keyword(state, enemy, "hunter")


def hunter_steps(state: LcgState, enemy: int) -> tuple[int, ...]:
    """The first locations on the shortest paths to the preferred nearest investigators."""
    hunted = only_prey(state, enemy, state.player_order())
    places = frozenset(state.location_of(who) for who in hunted)
    near = nearest_of(state, state.location_of(enemy), places)
    there = tuple(who for who in hunted if state.location_of(who) in near)
    wanted = frozenset(state.location_of(who) for who in preyed_upon(state, enemy, there))
    return shortest_steps(state, enemy, wanted)


@cites("LCG-034")
def nearest_of(state: LcgState, start: int, places: frozenset[int]) -> frozenset[int]:
    """The locations that are the fewest connections away."""
    return nearest(state.connected, start, places)


@cites("LCG-034")
def shortest_steps(state: LcgState, mover: int, places: frozenset[int]) -> tuple[int, ...]:
    """The first locations on all shortest paths to the nearest of some locations."""
    return tuple(sorted(next_steps(state.connected, state.location_of(mover), places)))
