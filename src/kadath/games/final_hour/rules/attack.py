"""Attacking and destroying monsters.

Damage is split before any of it counts. Damage below a monster's health does nothing, so an attack
is the choice of a set of monsters whose total health does not exceed the damage. Nothing happens
until the choice is complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import RankedSet, Several, ask_several

from ..components.board import LOCATIONS
from ..components.monsters import KIND_OF
from ..state import FinalHourState
from .monsters import destroy, health_of, health_of_all

OUT_OF_RANGE = Hindrance("FH-121", "out-of-range")
NOTHING_FALLS = Hindrance("FH-122", "nothing-falls")
NOT_THERE = Hindrance("FH-121", "not-there")
OTHER_HEALTH = Hindrance("FH-126", "other-health")
ALIKE = Hindrance("FH-121", "alike")
"""Of several identical monsters, the first are picked."""
PASSED_OVER = Hindrance("FH-121", "passed-over")
"""Monsters are picked in a fixed order."""


def vulnerable(s: FinalHourState, location: int, damage: int) -> bool:
    """Whether that much damage could destroy a monster there."""
    tokens = s.monsters[location]
    return bool(tokens) and strongest_first(tokens).health[-1] <= damage


@procedure
class Attacking(Procedure):
    """An attack in one of several locations."""

    figure: int
    damage: int
    locations: tuple[int, ...]
    picked: tuple[int, ...] = ()

    @ask("where", "FH-121", prompt="attack-where")
    def choose_location(self, s: FinalHourState) -> Decision | None:
        """Choose the location if there are several, leaving out those with nothing to destroy."""
        options = tuple(
            [
                option("attack", there)
                for there in self.locations
                if self._hindrance(s, there) is None
            ]
        )
        if not options:
            return None
        return Attacking.choose_location.offer(s.seat_of(self.figure), options)

    @choose_location.chosen
    def location_chosen(self, s: FinalHourState, chosen: Option) -> None:
        """Note the location."""
        self.locations = (chosen.ids[0],)

    def attempts(self, s: FinalHourState) -> Iterator[Attempt]:
        if self.at == "split":
            yield from _monsters_tried(s, self.locations[0])
            return
        for there in LOCATIONS:
            yield Attempt(option("attack", there), self._hindrance(s, there))

    def _hindrance(self, s: FinalHourState, there: int) -> Hindrance | None:
        """What prevents the attack in a location."""
        if there not in self.locations:
            return OUT_OF_RANGE
        return None if vulnerable(s, there, self.damage) else NOTHING_FALLS

    @ask_several("split", "FH-121", "FH-122", "FH-123", prompt="attack")
    def choose_monsters(self, s: FinalHourState) -> Several | None:
        """Any monsters whose total health the damage covers."""
        here = strongest_first(s.monsters[self.locations[0]])
        health = here.health
        if not health or health[-1] > self.damage:
            return None
        damage = self.damage
        picked = tuple([option("destroy", token) for token in self.picked])
        for one in picked:
            damage += health[here.options.index(one)]
        return RankedSet(s.seat_of(self.figure), here.options, picked, here.kinds, health, damage)

    @choose_monsters.chosen
    def monster_chosen(self, s: FinalHourState, chosen: Option) -> None:
        """Set damage aside for it, then choose the next one."""
        if chosen is DONE:
            return
        token = chosen.ids[0]
        self.damage -= health_of(s, token, self.locations[0])
        self.picked += (token,)
        self.goto("split")

    @step("destroy")
    def destroy_picked(self, s: FinalHourState) -> None:
        """Destroy all picked monsters at once."""
        for token in self.picked:
            destroy(s, token, self.locations[0], self.figure)

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self.figure, "left": self.damage}


@procedure
class Destroying(Procedure):
    """Destroying a number of monsters outright, with the given health (0: any)."""

    figure: int
    location: int
    left: int
    health: int
    up_to: bool
    picked: tuple[int, ...] = ()

    @ask_several("choose", "FH-126", prompt="destroy")
    def choose(self, s: FinalHourState) -> Several | None:
        """Exactly that many of the matching monsters, or up to that many."""
        if not self.left:
            return None
        here = strongest_first(s.monsters[self.location])
        fitting = [at for at, health in enumerate(here.health) if self.health in (0, health)]
        most = self.left + len(self.picked)
        return RankedSet(
            s.seat_of(self.figure),
            tuple([here.options[at] for at in fitting]),
            tuple([option("destroy", token) for token in self.picked]),
            [here.kinds[at] for at in fitting],
            least=0 if self.up_to else most,
            most=most,
        )

    def attempts(self, s: FinalHourState) -> Iterator[Attempt]:
        return _monsters_tried(s, self.location)

    @choose.chosen
    def chosen_one(self, s: FinalHourState, chosen: Option) -> None:
        """Mark it, then choose the next one."""
        if chosen is DONE:
            return
        self.picked += (chosen.ids[0],)
        self.left -= 1
        self.goto("choose")

    @step("destroy")
    def destroy_picked(self, s: FinalHourState) -> None:
        """Destroy all picked monsters at once."""
        for token in self.picked:
            destroy(s, token, self.location, self.figure)

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self.figure, "left": self.left}


def _monsters_tried(s: FinalHourState, location: int) -> Iterator[Attempt]:
    """All monsters on the board, with what prevents each from being picked in a location."""
    several = s.several
    assert isinstance(several, RankedSet)
    offered = several.offered(several.picked)
    for here, tokens in enumerate(s.monsters):
        for one, health in zip(*strongest_first(tokens)[:2], strict=True):
            if here != location:
                yield Attempt(one, NOT_THERE)
            elif one in offered:
                yield Attempt(one, None)
            else:
                yield Attempt(one, _hindrance_to_pick(several, one, health))


def _hindrance_to_pick(several: RankedSet, one: Option, health: int) -> Hindrance:
    """Why a monster in the right location cannot be picked now."""
    if one not in several.candidates:
        return OTHER_HEALTH
    if several.weights:
        weights = dict(zip(several.candidates, several.weights, strict=True))
        left = several.bears - sum(weights[picked] for picked in several.picked)
        if health > left:
            return _too_strong(health, left)
    kinds = dict(zip(several.candidates, several.alike, strict=True))
    offered = several.offered(several.picked)
    is_double = any(kinds.get(other) == kinds[one] for other in offered)
    return ALIKE if is_double else PASSED_OVER


@cache
def _too_strong(health: int, damage: int) -> Hindrance:
    return Hindrance("FH-122", "too-strong", (("health", health), ("damage", damage)))


class Ranked(NamedTuple):
    """Monsters in the same location, in the order in which they are picked."""

    options: tuple[Option, ...]
    health: tuple[int, ...]
    kinds: tuple[int, ...]


@lru_cache(10_000)
def strongest_first(tokens: tuple[int, ...]) -> Ranked:
    """All monsters of a location, the strongest first, identical ones together."""
    ranked = sorted([(-health, token) for token, health in health_of_all(tokens)])
    return Ranked(
        tuple([option("destroy", token) for _, token in ranked]),
        tuple([-health for health, _ in ranked]),
        tuple([KIND_OF[token] for _, token in ranked]),
    )
