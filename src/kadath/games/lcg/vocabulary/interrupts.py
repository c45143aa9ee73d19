"""Interrupts: verbs that change what is about to happen."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.abilities.interrupts import Cancel, Instead
from kadath.kernel.citations import cite, cites
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.events import part_at_hand, pending_event
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..frames import test_now
from ..happenings import Revealing
from ..rules.chaos import RevealToken, put_back
from ..rules.damage import deal
from ..state import LcgState

# Kernel features, with the rules of this game that they implement.
cite(Cancel.run, ("LCG-332",))
cite(Instead.run, ("LCG-318", "LCG-319"))


@node
class RedirectDamage(Effect):
    """The attack's damage is dealt to another enemy instead; its horror is dealt as usual."""

    to: Selector

    SPEAKS_OF_IT: ClassVar[bool] = True

    @cites("LCG-319")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        event, place = pending_event(state, scope)
        part = event.what[place]
        event.change(place, part._replace(damage=0))
        source = scope.this
        hurt = self.to.ids(state, scope)
        return deal(state, hurt, part.damage, 0, source=source, by=scope.who)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return part_at_hand(state, scope).damage > 0 and bool(self.to.ids(state, scope))


@node
class CancelRevelation(Effect):
    """Cancel the revelation effect of the drawn card."""

    SPEAKS_OF_IT: ClassVar[bool] = True

    @cites("LCG-332", "LCG-334")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        event, place = pending_event(state, scope)
        event.change(place, event.what[place]._replace(revelation=False))
        return None


@node
class RevealMoreTokens(Effect):
    """Reveal more chaos tokens instead of 1, and resolve some of them.

    A ruling: if used twice, the second use replaces one of the tokens of the first.
    """

    tokens: int
    resolve: int = 1

    SPEAKS_OF_IT: ClassVar[bool] = True

    @cites("LCG-319")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        event, place = pending_event(state, scope)
        part = event.what[place]
        tokens, keep = part.tokens - 1 + self.tokens, part.keep - 1 + self.resolve
        event.change(place, Revealing(part.who, tokens, keep))
        return None


@node
class RedrawToken(Effect):
    """Cancel the revealed chaos token, return it to the bag, and reveal a new one."""

    SPEAKS_OF_IT: ClassVar[bool] = True

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        event, place = pending_event(state, scope)
        part = event.what[place]
        event.cancel(place)
        put_back(state, part.token)
        return RevealToken((Revealing(part.who),), state.stack.index(event))


@node
class SwitchSign(Effect):
    """The revealed chaos token's negative modifier becomes positive for this test."""

    SPEAKS_OF_IT: ClassVar[bool] = True

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        test = test_now(state)
        if test is not None:
            test.switched = (*test.switched, part_at_hand(state, scope).token)
        return None


@node
class RevealAnotherToken(Effect):
    """You reveal another chaos token, which also counts for the test (LCG-499)."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return RevealToken((Revealing(scope.who),))
