"""The exact chance that a skill test succeeds, from public information.

The real rules are played on a copy, trying every token that could be drawn. Nobody uses anything
optional. Where the rules require choosing a target, a skill, or a token, the choice best for the
test is made; damage stays on the investigator it is dealt to, and simultaneous effects resolve in
the order offered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations

from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.effects import count
from kadath.kernel.game import Odds
from kadath.kernel.listeners import Ability
from kadath.kernel.procedure import Procedure
from kadath.kernel.several import Picks, with_picks

from .faces import FACES
from .frames import test_now, turn_now
from .rules.chaos import RevealToken, symbol_abilities
from .rules.results import SUCCEEDED
from .rules.skill_test import SkillTest
from .state import LcgState
from .vocabulary.abilities import Forced
from .vocabulary.attempts import Fight, Investigate, TryToEvade
from .vocabulary.effects import MakeTest
from .vocabulary.either_skill import TestEither

ATTEMPTS = frozenset({"fight", "evade", "investigate"})
"""The basic actions that are skill tests."""

CARDS = frozenset({"activate", "play", "use", "react"})
"""The options that name a card first, and may lead to a test."""

FOR_THE_TEST = frozenset({"choose", "skill", "resolve"})
"""Required choices that are made in the test's favour."""

WITHIN = frozenset({"choose", "skill", "effect"})
"""Choices between using a card and its test: the target, the skill, or whether to test at all."""

NEVER = Fraction(0)
ALWAYS = Fraction(1)


def odds(state: LcgState, seat: int | None) -> Odds | None:
    """The chances a seat (None: a spectator) can know of the current test, or of its options."""
    decision = state.decision
    if decision is None:
        return None
    test = test_now(state)
    mine = decision.options if decision.seat == seat else ()
    if test is not None:
        if test.result:
            return None
        depth = state.stack.index(test)
        chances = {one.key: _after(state, one, depth, ()) for one in mine}
        standing = _at(state.clone(), depth, ())
    else:
        chances = {
            one.key: _after(state, one, _depth(state, one, sources), sources)
            for one in mine
            if (sources := _testers(state, one))
        }
        standing = None
    known = {key: chance for key, chance in chances.items() if chance is not None}
    return Odds(standing, known) if known or standing is not None else None


def chance(state: LcgState, picks: Picks) -> Fraction | None:
    """The chance of the current test if these cards are committed."""
    test = test_now(state)
    if test is None or state.decision is None or state.decision.step is not SkillTest.commit:
        return None
    copy = with_picks(state, picks)
    copy.decision = None
    return _on(copy, state.stack.index(test), ())


def forced_test(state: LcgState, chosen: Option) -> int | None:
    """The card in play that forces a test on moving or ending the turn like this, if any."""
    if chosen.verb in ATTEMPTS | CARDS | WITHIN or not (sources := _testers(state, chosen)):
        return None
    depth = _depth(state, chosen, sources)

    def is_known(state: LcgState) -> bool:
        return len(state.stack) <= depth or test_now(state) is not None

    copy = state.clone()
    copy.apply(chosen, is_known)
    while not is_known(copy) and copy.decision is not None:
        copy.apply(_idle(copy.decision.options), is_known)
    test = test_now(copy)
    return test.scope.source if test is not None and test.scope.source in sources else None


def symbol_value(state: LcgState, who: int, symbol: str) -> int | None:
    """What a chaos symbol currently adds for an investigator; None if it has no number."""
    found = [
        count(one.modifier, state, scope) for one, scope in symbol_abilities(state, who, symbol)
    ]
    return sum(found) if found else None


def _testers(state: LcgState, chosen: Option) -> tuple[int, ...]:
    """The visible things whose text immediately causes a test if this is chosen.

    A test on a card that was hidden before the choice, such as a drawn weakness, is not predicted;
    one forced by a card in play on an investigator who moves or ends a turn is.
    """
    if chosen.verb in ATTEMPTS:
        return tuple(state.investigators)
    if chosen.verb in CARDS or chosen.verb in WITHIN:
        card = chosen.ids[0] if chosen.verb in CARDS else _source(state.stack[-1])
        row = state.cards.get(card)
        if row is None:
            return ()
        return (card,) if _makes_a_test(row.face) or _is_given_a_test(state, chosen) else ()
    if chosen.verb == "move" or (chosen == DONE and turn_now(state) is state.stack[-1]):
        return tuple(card for card in _seen(state) if _forces_a_test(state.cards[card].face))
    return ()


def _is_given_a_test(state: LcgState, chosen: Option) -> bool:
    """Whether the ability used makes a test, though it is printed on another card."""
    if chosen.verb not in ("activate", "use", "react"):
        return False
    giver, number = chosen.ids[1], chosen.ids[2]
    return giver in state.cards and _is_a_test(state.face(giver).placed[number].ability)


def _source(frame: Procedure) -> int:
    """The thing whose text a frame carries out."""
    scope = getattr(frame, "scope", None)
    return scope.this if scope is not None else 0


def _depth(state: LcgState, chosen: Option, sources: tuple[int, ...]) -> int:
    """The stack depth at which the choice, including any test it leads to, is over."""
    if chosen.verb in WITHIN:
        return next(at for at, one in enumerate(state.stack) if _source(one) in sources)
    # Ending a turn is over only when the turn's own frame is.
    return len(state.stack) - (chosen == DONE)


def _seen(state: LcgState) -> Iterator[int]:
    """The encounter cards in play whose text everyone can read."""
    for location in state.locations():
        if state.cards[location].revealed:
            yield location
        yield from state.pile("at", location)
    for who in state.investigators:
        yield from state.pile("threat", who)


@cache
def _makes_a_test(face: str) -> bool:
    return any(_is_a_test(ability) for ability in FACES[face].abilities)


@cache
def _forces_a_test(face: str) -> bool:
    return any(isinstance(one, Forced) and _is_a_test(one) for one in FACES[face].abilities)


def _is_a_test(ability: Ability) -> bool:
    kinds = (Fight, TryToEvade, Investigate, MakeTest, TestEither)
    return any(isinstance(node, kinds) for node in ability.walk())


def _after(
    state: LcgState, chosen: Option, depth: int, sources: tuple[int, ...]
) -> Fraction | None:
    """The chance after this choice."""
    return _on(state.clone(), depth, sources, chosen)


def _at(state: LcgState, depth: int, sources: tuple[int, ...]) -> Fraction | None:
    """The chance at a decision if nothing optional is done."""
    decision = state.decision
    assert decision is not None
    options = decision.options
    idle = _idle(options)
    if idle not in (PASS, DONE) and idle.verb in FOR_THE_TEST:
        chances = [_after(state, one, depth, sources) for one in options]
        return max((chance for chance in chances if chance is not None), default=None)
    return _on(state, depth, sources, idle)


def _idle(options: tuple[Option, ...]) -> Option:
    """The option that does nothing optional."""
    return next((one for one in options if one in (PASS, DONE)), options[0])


def _on(
    state: LcgState, depth: int, sources: tuple[int, ...], chosen: Option | None = None
) -> Fraction | None:
    """The chance from here, after the chosen option, until the frame at `depth` is over.

    That frame is the test; or, if the test is yet to come from `sources`, what leads to it.
    """

    def is_known(state: LcgState) -> bool:
        top = state.stack[-1]
        return (
            len(state.stack) <= depth
            or (isinstance(top, RevealToken) and top.at == "impact")
            or (isinstance(top, SkillTest) and bool(top.result))
        )

    if chosen is not None:
        state.apply(chosen, is_known)
    else:
        state.advance(is_known)
    if len(state.stack) <= depth:
        # The test has no result: the investigator performing it was eliminated.
        return None if sources else NEVER
    test = test_now(state)
    if test is not None and sources:
        if test.scope.source not in sources:
            return None
        depth, sources = state.stack.index(test), ()
    if state.decision is not None:
        return _at(state, depth, sources)
    top = state.stack[-1]
    if isinstance(top, RevealToken):
        return _drawn(state, top.what[0].tokens, depth, sources)
    assert isinstance(top, SkillTest)
    return ALWAYS if top.result == SUCCEEDED else NEVER


def _drawn(state: LcgState, tokens: int, depth: int, sources: tuple[int, ...]) -> Fraction | None:
    """The chance before that many tokens are drawn from the bag."""
    bag = state.bag
    total = NEVER
    draws = Counter(combinations(bag, min(tokens, len(bag))))
    for draw, ways in draws.items():
        copy = state.clone()
        copy.bag = draw
        _take_out(copy)
        copy.bag = tuple((Counter(bag) - Counter(draw)).elements())
        chance = _on(copy, depth, sources)
        if chance is None:
            return None
        total += ways * chance
    return total / draws.total()


def _take_out(state: LcgState) -> None:
    """Run the step that draws the tokens; the bag holds exactly those to be drawn."""
    drawing = state.stack[-1]
    state.advance(lambda _: drawing.at != "impact")
