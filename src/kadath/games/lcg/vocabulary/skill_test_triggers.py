"""Triggers about skill tests: chaos tokens and results."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node

from ..frames import test_now
from ..happenings import Failed, Revealing, Succeeded, TokenRevealed
from ..state import LcgState
from .triggers import is_one


@node
class RevealsToken(Trigger[TokenRevealed]):
    """An investigator reveals a chaos token, any or one with a negative modifier."""

    who: Selector = YOU
    negative: bool = False

    KIND = TokenRevealed

    def matches(self, state: LcgState, scope: Scope, part: TokenRevealed) -> bool:
        if self.negative:
            test = test_now(state)
            if test is None or not test.is_negative(state, part.token):
                return False
        return self.who.includes(state, scope, part.who)


@node
class DrawsToken(Trigger[Revealing]):
    """An investigator would reveal a chaos token: which one is not known yet."""

    who: Selector = YOU

    KIND = Revealing

    def matches(self, state: LcgState, scope: Scope, part: Revealing) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class FailsTest(Trigger[Failed]):
    """An investigator fails a skill test, any or of a kind, by any margin or at most `most`."""

    who: Selector = YOU
    kind: str = ""
    most: int | None = None

    KIND = Failed

    def matches(self, state: LcgState, scope: Scope, part: Failed) -> bool:
        if self.kind and part.kind != self.kind:
            return False
        if self.most is not None and part.by > self.most:
            return False
        return self.who.includes(state, scope, part.who)


@node
class SucceedsAt(Trigger[Succeeded]):
    """An investigator succeeds at a skill test of a kind against something, by at least `least`."""

    kind: str
    who: Selector = YOU
    against: Selector | None = None
    least: int = 0

    KIND = Succeeded

    def matches(self, state: LcgState, scope: Scope, part: Succeeded) -> bool:
        if (self.kind and part.kind != self.kind) or part.by < self.least:
            return False
        return self.who.includes(state, scope, part.who) and is_one(
            self.against, state, scope, part.against
        )
