"""An investigator in town: which fights are where, and what it may cost to get past them."""

from __future__ import annotations

from heapq import heappop, heappush

from kadath.kernel.abilities.kinds import Forced

from ..board import JOINED, is_street
from ..rules.movement_phase import hindrance_to_ride, next_to
from ..state import ArkhamState
from ..values import skill
from ..vocabulary.ancient_ones import InStreet
from ..vocabulary.effects.choices import EachInvestigator
from ..vocabulary.powers import YouStepBeyond
from .effects import effect_worth
from .strength import Fight, fight_with

PATIENCE = 0.65
"""The factor on the worth of what is one turn away."""
STEP = 0.05
NEXT_DOOR = 0.25
"""The chance that a monster next to a street comes into it."""
ENDLESS = 99
"""More steps than anybody takes."""
TIRING = 2.5
"""The cost of a step that takes Stamina."""
HALTED = 4.0
"""The cost of being held up by a monster on the way."""


def free_steps(s: ArkhamState) -> int:
    """The number of free steps per turn that the Ancient One grants."""
    abilities = s.abilities(s.ancient_one) if s.ancient_one else ()
    tiring = [one.to for one in abilities if isinstance(one, Forced)]
    return min([one.points for one in tiring if isinstance(one, YouStepBeyond)], default=ENDLESS)


def cost_of_streets(s: ArkhamState, who: int) -> float:
    """What the Ancient One costs an investigator who is in a street at the end of the turn."""
    abilities = s.abilities(s.ancient_one) if s.ancient_one else ()
    effects = [one.effect for one in abilities if isinstance(one, Forced)]
    return -sum(
        [
            effect_worth(s, who, one.effect)
            for one in effects
            if isinstance(one, EachInvestigator) and isinstance(one.where, InStreet)
        ]
    )


def _toll(fight: Fight) -> float:
    """The likely cost of slipping past a monster, or of fighting it and going on a turn later."""
    return min((1 - fight.evade) * HALTED - fight.past, max(0.0, HALTED - fight.worth))


class Outing:
    """What all options of a movement have in common."""

    def __init__(self, s: ArkhamState, who: int) -> None:
        self.s = s
        self.who = who
        self.stride = max(1, min(free_steps(s), skill(s, who, "speed").floored()))
        self._can_ride = s.has_innsmouth and hindrance_to_ride(s, who) is None
        self._fights: dict[int, Fight] = {}
        self._out_of_doors = cost_of_streets(s, who)
        self._tolls: dict[str, float] = {}
        self._found: dict[str, dict[str, tuple[int, float]]] = {}
        self._waiting: dict[str, list[int]] = {}
        for monster, row in s.monsters.items():
            self._waiting.setdefault(row.space, []).append(monster)

    def fight(self, monster: int) -> Fight:
        """How a fight with a monster would go."""
        found = self._fights.get(monster)
        if found is None:
            found = self._fights[monster] = fight_with(self.s, self.who, monster)
        return found

    def danger(self, space: str) -> float:
        """What the monsters in a space may cost an investigator who stops there."""
        fights = [self.fight(monster) for monster in self._waiting.get(space, ())]
        return -sum([max(fight.worth, fight.past) for fight in fights])

    def exposure(self, space: str) -> float:
        """The likely cost of staying in a street until the next movement."""
        if not is_street(space):
            return 0.0
        coming = NEXT_DOOR * sum([max(0.0, self.danger(near)) for near in JOINED[space]])
        return coming + self._out_of_doors

    def toll(self, space: str) -> float:
        """What it may cost to get past the monsters in a space."""
        if space not in self._tolls:
            fights = [self.fight(monster) for monster in self._waiting.get(space, ())]
            self._tolls[space] = sum([_toll(one) for one in fights])
        return self._tolls[space]

    def promise(self, start: str, aimed: dict[str, float], points: int) -> float:
        """The best prospect for somebody in a space with these movement points."""
        _, found = self.best_aim(start, aimed, points)
        # An investigator who cannot go on this turn meets what is here.
        return found if points else found - self.danger(start) - self.exposure(start)

    def best_aim(self, start: str, aimed: dict[str, float], points: int) -> tuple[str, float]:
        """The most promising space from there, and its promise; empty if nothing is promising."""
        aim, found = "", 0.0
        for space, (steps, toll) in self._ways(start).items():
            if space in aimed:
                later = PATIENCE ** -(-max(0, steps - points) // self.stride)
                worth = aimed[space] * later - toll
                if worth > found:
                    aim, found = space, worth
        return aim, found

    def _ways(self, start: str) -> dict[str, tuple[int, float]]:
        """The number of steps to each space on the easiest way, and the likely cost of that way."""
        if start in self._found:
            return self._found[start]
        found = self._found[start] = {}
        rim = [(0.0, 0, start)]
        while rim:
            cost, steps, space = heappop(rim)
            if space in found:
                continue
            found[space] = (steps, cost)
            further = cost + self.toll(space) + STEP
            for other in self._next(space):
                if other not in found:
                    heappush(rim, (further, steps + 1, other))
        return found

    def _next(self, space: str) -> tuple[str, ...]:
        """Where one step leads, or a ride that the investigator can afford."""
        return next_to(space, self._can_ride)
