"""Triggers about time: phases, turns, rounds, acts, agendas, and the end of the game."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node

from ..happenings import (
    Advanced,
    GameEnded,
    PhaseBegan,
    PhaseEnded,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from ..state import LcgState


@node
class PhaseBegins(Trigger[PhaseBegan]):
    """A phase begins, any or a particular one."""

    phase: str = ""

    KIND = PhaseBegan

    def matches(self, state: LcgState, scope: Scope, part: PhaseBegan) -> bool:
        return not self.phase or part.phase == self.phase


@node
class PhaseEnds(Trigger[PhaseEnded]):
    """A phase ends, any or a particular one."""

    phase: str = ""

    KIND = PhaseEnded

    def matches(self, state: LcgState, scope: Scope, part: PhaseEnded) -> bool:
        return not self.phase or part.phase == self.phase


@node
class TurnBegins(Trigger[TurnBegan]):
    """An investigator's turn begins."""

    who: Selector = YOU

    KIND = TurnBegan

    def matches(self, state: LcgState, scope: Scope, part: TurnBegan) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class TurnEnds(Trigger[TurnEnded]):
    """An investigator's turn ends."""

    who: Selector = YOU

    KIND = TurnEnded

    def matches(self, state: LcgState, scope: Scope, part: TurnEnded) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class RoundEnds(Trigger[RoundEnded]):
    """The round ends."""

    KIND = RoundEnded

    def matches(self, state: LcgState, scope: Scope, part: RoundEnded) -> bool:
        return True


@node
class GameEnds(Trigger[GameEnded]):
    """The game ends, for everyone or for an eliminated investigator."""

    who: Selector = YOU

    KIND = GameEnded

    def matches(self, state: LcgState, scope: Scope, part: GameEnded) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class Advances(Trigger[Advanced]):
    """An act or an agenda advances."""

    card: Selector = THIS

    KIND = Advanced

    def matches(self, state: LcgState, scope: Scope, part: Advanced) -> bool:
        return self.card.includes(state, scope, part.card)
