"""Where an investigator goes."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ...board import STREET_OF
from ...state import ArkhamState


@node
class GoToStreet(Effect):
    """Move to the street of this location."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        space = state.investigators[scope.who].space
        state.set_investigator(scope.who, space=STREET_OF.get(space, space))
        return None
