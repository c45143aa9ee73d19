"""Options and hindrances: the two never disagree."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.decision import DONE, PASS
from kadath.kernel.state import State


def complaints(state: State) -> Iterator[str]:
    """Where an option has a hindrance, or something not offered has none."""
    decision = state.decision
    assert decision is not None
    offered = set(decision.options)
    tried = list(state.stack[-1].attempts(state))
    for option, hindrance in tried:
        if hindrance is None and option not in offered:
            yield f"nothing hinders {option.key}, but it is not offered"
        elif hindrance is not None and option in offered:
            yield f"{option.key} is offered, but {hindrance} hinders it"
    if tried:
        missing = offered - {option for option, _ in tried} - {DONE, PASS}
        for option in missing:
            yield f"{option.key} is offered, but was never thought of"
    for option, hindrance in state.attempts():
        if (hindrance is None) != (option in offered):
            yield f"{option.key} is {'' if option in offered else 'not '}offered: {hindrance}"
        if hindrance is not None and not hindrance.rule:
            yield f"{hindrance} cites no rule"
