"""Legality with a reason: a check returns the hindrance that rules something out, or None.

Something may be done exactly when nothing hinders it. The rules derive the options from the same
checks, so `why_not` always agrees with the options. It leaks nothing: a seat that is not asked
learns only that.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any, NamedTuple

from .decision import Option
from .explain import rules_now

if TYPE_CHECKING:
    from .state import State


class Hindrance(NamedTuple):
    """Why something may not be done now: the rule that says so, and the id of a message.

    `args` are values, as in the log; they are formatted in each reader's language.
    """

    rule: str
    message: str
    args: tuple[tuple[str, Any], ...] = ()


class Attempt(NamedTuple):
    """Something a player might try, and what hinders it; None if it is offered."""

    option: Option
    hindrance: Hindrance | None


# What hinders an attempt in every game.
OVER = "over"
"""The game is over."""
OTHERS = "others"
"""Another seat is asked."""
ELSEWHERE = "elsewhere"
"""The current question is about something else."""


def attempts_at(state: State) -> tuple[Attempt, ...]:
    """Everything that the deciding seat might try, including every option.

    The attempts of the current step come first, and the game's usual attempts last.
    """
    if state.decision is None:
        return ()
    offered = [Attempt(option, None) for option in state.decision.options]
    found: dict[Option, Attempt] = {}
    for attempt in chain(state.stack[-1].attempts(state), offered, state.usual_attempts()):
        found.setdefault(attempt.option, attempt)
    return tuple(found.values())


def hindrance_of(state: State, attempt: Option | str, seat: int | None = None) -> Hindrance | None:
    """What keeps a seat (None: the deciding one) from doing something, if anything."""
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
    """The first rule of the current step; empty if it cites none."""
    return next(iter(rules_now(state)), "")
