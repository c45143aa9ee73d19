"""Why something that a person points at may not be done now, in their language."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from kadath.kernel.decision import Option
from kadath.kernel.game import Game, Thing
from kadath.kernel.legality import Attempt
from kadath.kernel.state import State

from .question import Question

NOTHING = Option("")
"""Things that nobody would think of doing: the answer is what is being asked instead."""


NOBODY = -1
"""The seat of whoever is not asked."""


class Reason(NamedTuple):
    """What hinders something: by what key it would be chosen, which rule hinders it, in words."""

    key: str
    rule: str
    text: str


def hindered(state: State, offered: Collection[Option]) -> Iterator[Attempt]:
    """What the seat that is asked may think of and is not offered, here or beside the question."""
    for attempt in state.attempts():
        if attempt.hindrance is not None and attempt.option not in offered:
            yield attempt


def reasons(
    game: Game[Any], asked: Question, own: Collection[int], thing: Thing, language: str
) -> list[Reason]:
    """Why a person with some seats may not do more with a thing; each reason once.

    Where something may be done with it and nothing else could be thought of, there is none.
    """
    state, decision = asked.state, asked.decision
    if decision.seat not in own:
        return [in_general(game, state, NOBODY, language)]
    narrator = game.narrator()
    found: dict[str, Reason] = {}
    for attempt in hindered(state, decision.options):
        if thing in narrator.points(state, attempt.option):
            reason = reason_of(game, state, attempt, language)
            found.setdefault(reason.text, reason)
    is_offered = any(
        thing in narrator.points(asked.state_for(one), one) for one in decision.options
    )
    if found or is_offered:
        return list(found.values())
    return [in_general(game, state, decision.seat, language)]


def reason_of(game: Game[Any], state: State, attempt: Attempt, language: str) -> Reason:
    """What hinders an attempt, in words."""
    option, hindrance = attempt
    assert hindrance is not None
    text = game.narrator().hindrance_text(state, option, hindrance, language)
    return Reason(option.key, hindrance.rule, text)


def in_general(game: Game[Any], state: State, seat: int, language: str) -> Reason:
    """Why a seat may do nothing with something that nobody thinks of now."""
    return reason_of(game, state, Attempt(NOTHING, state.why_not(NOTHING, seat)), language)
