"""Everything that choices can lead to, by trying all of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from kadath.kernel.codec import state_hash
from kadath.kernel.state import State

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Hashable)


def reached(
    state: S, ending: Callable[[S], E], mark: Callable[[S], Hashable] = state_hash
) -> set[E]:
    """The `ending` of every state without a question that the options lead to.

    States with the same `mark` are visited once.
    """
    ends: set[E] = set()
    seen: set[Hashable] = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if here.decision is None:
            ends.add(ending(here))
            continue
        for chosen in here.decision.options:
            after = here.clone()
            after.apply(chosen)
            known = mark(after)
            if known not in seen:
                seen.add(known)
                waiting.append(after)
    return ends
