"""Chaos tokens: revealing them from the bag, and what their symbols do (LCG-197 to LCG-201)."""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kadath.kernel.abilities.kinds import FORBID
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import Event
from kadath.kernel.log import EVERYONE
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.rng import below
from kadath.kernel.windows import AFTER, WHEN, WOULD

from ..frames import test_now
from ..happenings import Revealing, TokenRevealed
from ..state import LcgState
from ..values import modifying, working
from ..vocabulary.abilities import SYMBOL_TOPIC, Symbol
from ..vocabulary.modifiers import TREATED_TOPIC, TreatSymbol

AUTO_FAIL = "auto-fail"
ELDER_SIGN = "elder sign"
SYMBOLS = ("skull", "cultist", "tablet", "elder thing", AUTO_FAIL, ELDER_SIGN)
NEW = -1
ABOUT_TOKENS = tuple((time, TokenRevealed.__name__) for time in (FORBID, WOULD, WHEN, AFTER))
"""The topics of everything that can affect a revealed token."""


@procedure
class RevealToken(Event[Revealing]):
    """An investigator is about to reveal tokens.

    `into` is the stack index of the event whose cancelled token this one replaces.
    """

    into: int = NEW

    CHANGES = False

    @cites("LCG-197", "LCG-323")
    def impact(self, state: LcgState) -> Procedure | None:
        """Take that many tokens out of the bag at random, or all of them if there are fewer."""
        part = self.what[0]
        tokens = min(part.tokens, len(state.bag))
        found: tuple[TokenRevealed, ...] = ()
        for _ in range(tokens):
            one = TokenRevealed(part.who, taken(state))
            if state.log is not None:
                state.note("revealed-token", who=part.who, token=one.token)
            found = (*found, one)
        if self.into != NEW and part.tokens == part.keep:
            _join(state, self.into, found)
            return None
        test = test_now(state)
        if (
            test is not None
            and state.stack[-2] is test
            and part.tokens == part.keep
            and state.listeners.hooks.keys().isdisjoint(ABOUT_TOKENS)
        ):
            # Nobody can choose, interrupt, or respond: the tokens go straight to the test.
            test.tokens = (*test.tokens, *[one.token for one in found])
            return None
        return TokensRevealed(found, part.keep, self.into)


@procedure
class TokensRevealed(Event[TokenRevealed]):
    """Revealed tokens; `keep` of those not cancelled will be resolved.

    Until `settled`, they are out of the bag but not yet part of the test.
    """

    keep: int = 1
    into: int = NEW
    settled: bool = False

    CHANGES = False

    def impact(self, state: LcgState) -> Procedure | None:
        return ResolveTokens(len(state.stack) - 1)

    def clean_up(self, state: LcgState) -> None:
        if not self.settled:
            for part in self.parts():
                put_back(state, part.token)


@procedure
class ResolveTokens(Procedure):
    """The tokens of an event join the skill test; surplus ones are ignored."""

    event: int

    @ask("choose", prompt="choose-token")
    def choose(self, state: LcgState) -> Decision | None:
        """If there are too many tokens, choose the one to resolve."""
        revealed = self.revealed(state)
        if len(revealed.parts()) <= revealed.keep:
            return None
        options = tuple(
            option("resolve", place)
            for place, part in enumerate(revealed.pending())
            if part is not None
        )
        return ResolveTokens.choose.offer(state.seat_of(revealed.what[0].who), options)

    @choose.chosen
    def ignore_others(self, state: LcgState, chosen: Option) -> None:
        """Resolve the chosen token and ignore the others."""
        revealed = self.revealed(state)
        test = test_now(state)
        for place, part in enumerate(revealed.pending()):
            if part is not None and place != chosen.ids[0]:
                revealed.cancel(place)
                if test is not None:
                    test.ignored = (*test.ignored, part.token)
                else:
                    put_back(state, part.token)

    @step("resolve", "LCG-197")
    def resolve(self, state: LcgState) -> None:
        """The remaining tokens now count for the test."""
        revealed = self.revealed(state)
        revealed.settled = True
        if revealed.into != NEW:
            _join(state, revealed.into, revealed.parts())
            return
        test = test_now(state)
        for part in revealed.parts():
            if test is not None:
                test.tokens = (*test.tokens, part.token)
            else:
                put_back(state, part.token)

    def revealed(self, state: LcgState) -> TokensRevealed:
        """The event that revealed the tokens."""
        event = state.stack[self.event]
        assert isinstance(event, TokensRevealed)
        return event


def _join(state: LcgState, depth: int, found: tuple[TokenRevealed, ...]) -> None:
    event = state.stack[depth]
    assert isinstance(event, TokensRevealed)
    event.what = (*event.what, *found)


@cites("LCG-197")
def taken(state: LcgState) -> str:
    """Take a random token out of the bag."""
    place = below(state, len(state.bag))
    token = state.bag[place]
    state.bag = state.bag[:place] + state.bag[place + 1 :]
    state.learned = EVERYONE
    return token


def put_back(state: LcgState, token: str) -> None:
    """Return a token to the bag."""
    state.bag = tuple(sorted((*state.bag, token)))


@cache
def number_on(token: str) -> int | None:
    """The number on a token; None for a symbol."""
    return int(token) if token.lstrip("+-").isdigit() else None


def as_treated(state: LcgState, who: int, token: str) -> str:
    """What a token counts as when this investigator reveals it."""
    if (TREATED_TOPIC, token) not in state.listeners.hooks:
        return token
    for scope, modifier in modifying(state, (TREATED_TOPIC, token)):
        if isinstance(modifier, TreatSymbol) and scope.who == who:
            return modifier.counts_as
    return token


@cites("LCG-198", "LCG-199", "LCG-200")
def symbol_abilities(state: LcgState, who: int, symbol: str) -> Sequence[tuple[Symbol, Scope]]:
    """The symbol's entries on the scenario reference card or on the investigator's own card."""
    symbol = as_treated(state, who, symbol)
    hooks = state.listeners.hooks.get((SYMBOL_TOPIC, symbol))
    if not hooks:
        return ()
    found = []
    for hook in hooks:
        if symbol != ELDER_SIGN or hook.thing == who:
            for one in working(state, hook):
                if isinstance(one.ability, Symbol):
                    found.append((one.ability, Scope(who, one.bearer)))
    return found
