"""Blessings, curses, delays: what an investigator becomes."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ...cards import BLESSING
from ...rules.decks import bless
from ...state import ArkhamState


@node
class BecomeBlessed(Effect):
    """Be blessed; if cursed, lose the curse instead."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        bless(state, scope.who, BLESSING)
        return None


@node
class BecomeCursed(Effect):
    """Be cursed; if blessed, lose the blessing instead."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        bless(state, scope.who, "curse")
        return None


@node
class BeDelayed(Effect):
    """Be delayed."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_investigator(scope.who, delayed=True)
        return None
