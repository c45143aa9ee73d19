"""Legality with a reason: asking whether something may be done returns what hinders it, or None.

There is no second answer: something may be done exactly when nothing hinders it. The rules derive
what they offer from the same functions, so `why_not` never says anything else than the options do.
It says no more to a seat than it may know: whoever is not asked learns that, and nothing else.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from .decision import Option
from .explain import rules_now

if TYPE_CHECKING:
    from .state import State


class Hindrance(NamedTuple):
    """Why something may not be done now: the rule that says so, and a message for the reader.

    `args` are values, as in the log; each reader has them worded in their own language.
    """

    rule: str
    message: str
    args: tuple[tuple[str, Any], ...] = ()


class Attempt(NamedTuple):
    """Something that somebody may think of doing, and what hinders it; None: it is offered."""

    option: Option
    hindrance: Hindrance | None


OVER = "over"
"""The game is over."""
OTHERS = "others"
"""Another seat is asked."""
ELSEWHERE = "elsewhere"
"""What is asked now is about something else."""
GENERAL = (OVER, OTHERS, ELSEWHERE)
"""The messages of hindrances that every game has."""


def attempts_at(state: State) -> tuple[Attempt, ...]:
    """All that the seat which is asked may think of doing, and all that is offered to it.

    First what the step under way is about, last what the game says of other usual doings.
    """
    if state.decision is None:
        return ()
    offered = [Attempt(option, None) for option in state.decision.options]
    found: dict[Option, Attempt] = {}
    for attempt in chain(state.stack[-1].attempts(state), offered, state.usual_attempts()):
        found.setdefault(attempt.option, attempt)
    return tuple(found.values())


def hindrance_of(state: State, attempt: Option | str, seat: int | None = None) -> Hindrance | None:
    """What keeps a seat (None: the one that is asked) from doing something, if anything does."""
    decision = state.decision
    if decision is None:
        return Hindrance(_rule(state), OVER)
    if seat not in (None, decision.seat):
        return Hindrance(_rule(state), OTHERS, (("seat", decision.seat),))
    key = str(attempt)
    for option, hindrance in attempts_at(state):
        if option.key == key:
            return hindrance
    return Hindrance(_rule(state), ELSEWHERE)


def _rule(state: State) -> str:
    """The first rule of the step under way; empty where none is cited."""
    return next(iter(rules_now(state)), "")
