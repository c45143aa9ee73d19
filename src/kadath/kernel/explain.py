"""Where the game is in the rulebook, read off the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .state import State


class Place(NamedTuple):
    """One frame of the trail: the procedure, its current step, and the rules of that step."""

    procedure: str
    at: str
    rules: tuple[str, ...]


def trail(state: State) -> tuple[Place, ...]:
    """The procedures under way, outermost first."""
    places = []
    for depth, frame in enumerate(state.stack, 1):
        at = frame.at if depth == len(state.stack) else frame.doing
        here = frame.STEPS.get(at)
        places.append(Place(frame.NAME, at, here.rules if here else ()))
    return tuple(places)


def explain(state: State) -> str:
    """The trail as one line, e.g. `toy.Round 2 > toy.Attack choose`."""
    return " > ".join(f"{place.procedure} {place.at}" for place in trail(state)) or "over"


def rules_now(state: State) -> tuple[str, ...]:
    """The rules of the current step, or of the innermost enclosing step that cites any."""
    if state.outcome is not None:
        return (state.outcome.rule,) if state.outcome.rule else ()
    asking = (state.decision.why,) if state.decision is not None else ()
    around = (place.rules for place in reversed(trail(state)))
    return next((rules for rules in (*asking, *around) if rules), ())
