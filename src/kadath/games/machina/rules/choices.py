"""Choosing the unit, the space or the door that an effect applies to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kadath.kernel.abilities.selectors import These
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.procedure import Procedure, ask, procedure

from ..state import MachinaState
from .doors import change_door


@procedure
class ChoosingUnit(Procedure):
    """One of several units is chosen, and the effect applies to it."""

    effect: Effect
    scope: Scope
    units: tuple[int, ...]

    @ask("choose", "MA-R15.16", prompt="choose-unit")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask the explorer who resolves the effect."""
        options = tuple(option("unit", one) for one in self.units)
        seat = s.seat_of(self.scope.who)
        return ChoosingUnit.choose.offer(seat, options) if options else None

    @choose.chosen
    def resolve(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Resolve it for that unit."""
        effect: Any = self.effect
        for_one: Effect = replace(effect, who=These((chosen.ids[0],)))
        return for_one.run(s, self.scope)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"effects": (self.effect,), "scope": self.scope}


@procedure
class ChoosingSpaces(Procedure):
    """A space is chosen from each group in turn, and the effect applies to it."""

    effect: Effect
    scope: Scope
    groups: tuple[tuple[int, ...], ...]

    @ask("space", "MA-R15.15", prompt="choose-space")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask the explorer who resolves the effect."""
        if not self.groups:
            return None
        options = tuple(option("space", space) for space in self.groups[0])
        return ChoosingSpaces.choose.offer(s.seat_of(self.scope.who), options)

    @choose.chosen
    def resolve(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Resolve it for that space, and ask for the next."""
        self.groups = self.groups[1:]
        self.goto("space")
        effect: Any = self.effect
        acting: Procedure | None = effect.act(s, self.scope, chosen.ids[0])
        return acting

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"effects": (self.effect,), "scope": self.scope}


@procedure
class ChoosingDoor(Procedure):
    """One of several doors is opened, closed, destroyed or repaired."""

    who: int
    how: str
    doors: tuple[int, ...]

    @ask("door", "MA-R15.15", prompt="choose-door")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask the explorer who resolves the effect."""
        options = tuple(option("door", door) for door in self.doors)
        return ChoosingDoor.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def change(self, s: MachinaState, chosen: Option) -> None:
        """Open, close, destroy or repair it."""
        change_door(s, chosen.ids[0], self.how)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"who": self.who, "how": self.how}
