"""Who an effect is for: one investigator, or each of several."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..components.board import ZONE_OF
from ..rules.choices import InTurn, OneInvestigator
from ..state import FinalHourState


@node
class Another(Effect):
    """Another investigator of your choice does it."""

    effect: Effect

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        others = tuple(figure for figure in state.figures if figure != scope.who)
        return OneInvestigator(scope, others, self.effect)


@node
class OneHere(Effect):
    """One investigator in your location, possibly you, is affected."""

    effect: Effect

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        here = state.where[scope.who]
        present = tuple(figure for figure in state.figures if state.where[figure] == here)
        return OneInvestigator(scope, present, self.effect)

    def could(self, state: FinalHourState, scope: Scope) -> bool:
        here = state.where[scope.who]
        return any(
            self.effect.could(state, Scope(figure, scope.source, scope.names))
            for figure in state.figures
            if state.where[figure] == here
        )


@node
class AnyInvestigator(Effect):
    """One investigator of your choice is affected."""

    effect: Effect

    @cites("FH-210")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return OneInvestigator(scope, tuple(state.figures), self.effect)


@node
class Lead(Effect):
    """The lead investigator is affected; in the solo game, whichever the player chooses."""

    effect: Effect

    @cites("FH-010", "FH-207", "FH-210")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        figures = tuple(state.figures) if state.is_solo else (state.lead,)
        return OneInvestigator(scope, figures, self.effect)


@node
class EachInvestigator(Effect):
    """Every investigator does it, in player order."""

    effect: Effect

    @cites("FH-014")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return InTurn(scope, state.player_order(), self.effect)


@node
class EachOtherInZone(Effect):
    """Every other investigator in your zone does it, in player order."""

    effect: Effect

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        zone = ZONE_OF[state.where[scope.who]]
        others = tuple(
            figure
            for figure in state.player_order()
            if figure != scope.who and ZONE_OF[state.where[figure]] == zone
        )
        return InTurn(scope, others, self.effect)
