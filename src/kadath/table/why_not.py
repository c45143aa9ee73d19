"""Why nothing can be done now with something that a person points at, in their language."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from kadath.kernel.decision import Option
from kadath.kernel.game import Game, Thing
from kadath.kernel.legality import Attempt
from kadath.kernel.state import State

from .question import Question

NOTHING = Option("")
"""An attempt that no rule knows: the reason is always what is being asked instead."""


NOBODY = -1
"""A seat that is never asked."""


class Reason(NamedTuple):
    """Why something is not offered: its option key, the rule that hinders it, and a sentence."""

    key: str
    rule: str
    text: str


def hindered(state: State, offered: Collection[Option]) -> Iterator[Attempt]:
    """What the deciding seat might try, except for what it is offered."""
    for attempt in state.attempts():
        if attempt.hindrance is not None and attempt.option not in offered:
            yield attempt


def reasons(
    game: Game[Any], question: Question, own: Collection[int], thing: Thing, language: str
) -> list[Reason]:
    """Why a person with these seats may not do more with a thing; each reason once.

    Empty if something may be done with it and there is nothing else to try.
    """
    state, decision = question.state, question.decision
    if decision.seat not in own:
        return [in_general(game, state, NOBODY, language)]
    narrator = game.narrator()
    found: dict[str, Reason] = {}
    for attempt in hindered(state, decision.options):
        if thing in narrator.points(state, attempt.option):
            reason = reason_of(game, state, attempt, language)
            found.setdefault(reason.text, reason)
    is_offered = any(
        thing in narrator.points(question.state_for(one), one) for one in decision.options
    )
    if found or is_offered:
        return list(found.values())
    return [in_general(game, state, decision.seat, language)]


def reason_of(game: Game[Any], state: State, attempt: Attempt, language: str) -> Reason:
    """The reason that hinders an attempt."""
    option, hindrance = attempt
    assert hindrance is not None
    text = game.narrator().hindrance_text(state, option, hindrance, language)
    return Reason(option.key, hindrance.rule, text)


def in_general(game: Game[Any], state: State, seat: int, language: str) -> Reason:
    """Why a seat can do nothing at all with something now."""
    return reason_of(game, state, Attempt(NOTHING, state.why_not(NOTHING, seat)), language)
