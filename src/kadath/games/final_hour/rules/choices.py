"""Who and where: effects for a chosen investigator or location, or for several in turn."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..state import FinalHourState


def as_figure(scope: Scope, figure: int) -> Scope:
    """The same scope for another investigator."""
    return Scope(figure, scope.source, scope.names)


@procedure
class OneInvestigator(Procedure):
    """An effect for one of several investigators."""

    scope: Scope
    figures: tuple[int, ...]
    effect: Effect

    @ask("who", "FH-117", "FH-207", prompt="choose-investigator")
    def choose(self, s: FinalHourState) -> Decision | None:
        """The investigator resolving the card chooses."""
        options = tuple(option("investigator", figure) for figure in self.figures)
        seat = s.seat_of(self.scope.who)
        return OneInvestigator.choose.offer(seat, options) if options else None

    @choose.chosen
    def resolve(self, s: FinalHourState, chosen: Option) -> Procedure | None:
        """The chosen investigator resolves it."""
        return self.effect.run(s, as_figure(self.scope, chosen.ids[0]))

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"effects": (self.effect,), "scope": self.scope}


@procedure
class InTurn(Procedure):
    """An effect that several investigators resolve in player order.

    In the solo game, the player chooses the order.
    """

    scope: Scope
    waiting: tuple[int, ...]
    effect: Effect

    @ask("next", "FH-208", "FH-232", prompt="choose-next-investigator")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Whose turn it is."""
        if not self.waiting:
            return None
        waiting = self.waiting if s.is_solo else self.waiting[:1]
        options = tuple(option("investigator", figure) for figure in waiting)
        return InTurn.choose.offer(s.seat_of(self.scope.who), options)

    @choose.chosen
    def resolve(self, s: FinalHourState, chosen: Option) -> Procedure | None:
        """The chosen investigator resolves it, then the next."""
        figure = chosen.ids[0]
        self.waiting = tuple(other for other in self.waiting if other != figure)
        self.goto("next")
        return self.effect.run(s, as_figure(self.scope, figure))

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"effects": (self.effect,), "scope": self.scope}


@procedure
class OneLocation(Procedure):
    """An effect for one of several locations, bound to the name `location`."""

    scope: Scope
    locations: tuple[int, ...]
    effect: Effect

    @ask("where", "FH-088", "FH-117", prompt="choose-location")
    def choose(self, s: FinalHourState) -> Decision | None:
        """The investigator resolving the card chooses."""
        options = tuple(option("location", there) for there in self.locations)
        seat = s.seat_of(self.scope.who)
        return OneLocation.choose.offer(seat, options) if options else None

    @choose.chosen
    def resolve(self, s: FinalHourState, chosen: Option) -> Procedure | None:
        """Resolve it there."""
        return self.effect.run(s, self.scope.bind("location", chosen.ids[0]))

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"effects": (self.effect,), "scope": self.scope}


@procedure
class AtEach(Procedure):
    """An effect for each of several locations in turn, bound to the name `location`."""

    scope: Scope
    locations: tuple[int, ...]
    effect: Effect

    @step("next")
    def resolve(self, s: FinalHourState) -> Procedure | None:
        """Resolve it at the next location."""
        if not self.locations:
            return None
        location, self.locations = self.locations[0], self.locations[1:]
        self.goto("next")
        return self.effect.run(s, self.scope.bind("location", location))
