"""Conditions about the terror and doom tracks."""

from __future__ import annotations

from kadath.kernel.effects import Condition, Scope
from kadath.kernel.nodes import node

from ..state import ArkhamState


@node
class TerrorAtLeast(Condition):
    """The terror level is at least this high."""

    level: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return state.terror >= self.level


@node
class AncientOneSleeps(Condition):
    """The Ancient One has not awakened."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return not state.awake
