"""Attacking and destroying monsters.

Damage is split before any of it counts: what a monster gets below its health does nothing, so an
attack is the choice of a set of monsters whose health together the damage covers. The set is chosen
one by one, strongest first, and nothing happens until the choice is complete.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..components.monsters import KIND_OF
from ..state import FinalHourState
from .monsters import destroy, health_of


def vulnerable(s: FinalHourState, location: int, damage: int) -> bool:
    """Whether that much damage could destroy a monster there."""
    return any(health_of(s, token, location) <= damage for token in s.monsters[location])


@procedure
class Attacking(Procedure):
    """One attack in one of several locations."""

    figure: int
    damage: int
    locations: tuple[int, ...]
    picked: tuple[int, ...] = ()

    @ask("where", "FH-121", prompt="attack-where")
    def choose_location(self, s: FinalHourState) -> Decision | None:
        """Ask where, if the card leaves that open; places where nothing could fall are left out."""
        places = [there for there in self.locations if vulnerable(s, there, self.damage)]
        if not places:
            return None
        options = tuple([option("attack", there) for there in places])
        return Attacking.choose_location.offer(s.seat_of(self.figure), options)

    @choose_location.chosen
    def location_chosen(self, s: FinalHourState, chosen: Option) -> None:
        """Remember the place."""
        self.locations = (chosen.ids[0],)

    @ask("split", "FH-121", "FH-122", "FH-123", prompt="attack")
    def choose_monster(self, s: FinalHourState) -> Decision | None:
        """Offer every monster that the damage left could destroy, strongest first, and to stop."""
        location = self.locations[0]
        options = [
            option("destroy", token)
            for token in one_of_each(in_order(s, location, self.picked))
            if health_of(s, token, location) <= self.damage
        ]
        if not options:
            return None
        return Attacking.choose_monster.offer(s.seat_of(self.figure), (*options, DONE))

    @choose_monster.chosen
    def monster_chosen(self, s: FinalHourState, chosen: Option) -> None:
        """Set damage aside for it, and ask for the next one."""
        if chosen is DONE:
            return
        token = chosen.ids[0]
        self.damage -= health_of(s, token, self.locations[0])
        self.picked += (token,)
        self.goto("split")

    @step("destroy")
    def destroy_picked(self, s: FinalHourState) -> None:
        """All that got enough are destroyed together."""
        for token in self.picked:
            destroy(s, token, self.locations[0])

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self.figure, "left": self.damage}


@procedure
class Destroying(Procedure):
    """Destroying monsters outright, so many of those with the given health (0: any)."""

    figure: int
    location: int
    left: int
    health: int
    up_to: bool
    picked: tuple[int, ...] = ()

    @ask("choose", "FH-126", prompt="destroy")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Offer every monster that fits."""
        fitting = in_order(s, self.location, self.picked)
        if self.health:
            fitting = [t for t in fitting if health_of(s, t, self.location) == self.health]
        # Who must destroy several may not begin so late in the order that too few are left.
        last = len(fitting) if self.up_to else len(fitting) - min(self.left, len(fitting)) + 1
        options = [option("destroy", token) for token in one_of_each(fitting[:last])]
        if not options:
            return None
        if self.up_to:
            options.append(DONE)
        return Destroying.choose.offer(s.seat_of(self.figure), tuple(options))

    @choose.chosen
    def chosen_one(self, s: FinalHourState, chosen: Option) -> None:
        """Mark it, and ask for the next one."""
        if chosen is DONE:
            return
        self.picked += (chosen.ids[0],)
        self.left -= 1
        if self.left > 0:
            self.goto("choose")

    @step("destroy")
    def destroy_picked(self, s: FinalHourState) -> None:
        """They are destroyed together."""
        for token in self.picked:
            destroy(s, token, self.location)

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self.figure, "left": self.left}


def in_order(s: FinalHourState, location: int, picked: tuple[int, ...]) -> list[int]:
    """The tokens that may be picked next, in the fixed order of a run of choices.

    Strongest first, alike ones together, and never one that stands before the last pick: so every
    set of monsters is reached in exactly one way.
    """
    ranked = sorted([(-health_of(s, token, location), token) for token in s.monsters[location]])
    if picked:
        last = (-health_of(s, picked[-1], location), picked[-1])
        return [token for health, token in ranked if (health, token) > last]
    return [token for _, token in ranked]


def one_of_each(tokens: list[int]) -> list[int]:
    """The first token of every kind, in the given order."""
    seen = 0
    first_of_kind = []
    for token in tokens:
        bit = 1 << KIND_OF[token]
        if not seen & bit:
            seen |= bit
            first_of_kind.append(token)
    return first_of_kind
