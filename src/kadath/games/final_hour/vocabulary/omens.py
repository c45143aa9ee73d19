"""The verbs about priority cards and omens."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..rules.priority import (
    Cycling,
    CyclingRow,
    ExchangingPlayed,
    Foreseeing,
    add_omens_from_deck,
    stash_for_next_reckoning,
)
from ..state import FinalHourState


@node
class CyclePriority(Effect):
    """Draw a priority card, then discard one."""

    @cites("FH-213")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return CyclingRow() if state.is_solo else Cycling(scope.who)

    def could(self, state: FinalHourState, scope: Scope) -> bool:
        return bool(state.priority_deck or state.priority_discard)


@node
class Foresee(Effect):
    """Look at the top of the priority deck, discard any of it, put the rest back in any order."""

    cards: int

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return Foreseeing(scope.who, self.cards)


@node
class AddOmens(Effect):
    """Discard from the priority deck and add those omens to this round's reckoning."""

    cards: int

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        add_omens_from_deck(state, self.cards)
        return None


@node
class StashOmens(Effect):
    """Put cards of the priority deck face down on the sheet for the next reckoning."""

    cards: int

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        stash_for_next_reckoning(state, self.cards)
        return None


@node
class PlayFaceDown(Effect):
    """The priority cards of the next round are not revealed until the last one is played."""

    @cites("FH-011")
    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        state.face_down_next = True
        state.note("face-down-next")
        return None


@node
class LowerOmens(Effect):
    """Lower the omens of this reckoning."""

    omens: int

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        state.omens = max(0, state.omens - self.omens)
        state.note("omens-lowered", amount=self.omens)
        return None


@node
class ExchangePlayed(Effect):
    """Exchange a priority card you have played this round for one from your hand."""

    def run(self, state: FinalHourState, scope: Scope) -> Procedure | None:
        return ExchangingPlayed(scope.who)
