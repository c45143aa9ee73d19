"""The invariant of choices of several: ticking in any order is equivalent to single choices."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.rng import Rng
from kadath.kernel.several import Picks, Several, with_picks
from kadath.kernel.state import State


def complaints(state: State, rng: Rng) -> Iterator[str]:
    """What is wrong with the current choice of several, if there is one; one way is tried."""
    several, decision = state.several, state.decision
    if several is None or decision is None:
        return
    picks = _ticked(several, rng)
    keys = [one.key for one in picks]
    if not several.is_whole(picks):
        yield f"{keys} can neither be confirmed nor added to"
        return
    for one in picks:
        left = tuple(other for other in picks if other is not one)
        if one not in several.addable(left):
            yield f"{one.key} cannot be ticked after the others of {keys}"
    with_picks(state, picks)
    copy = state.clone()
    for choice in several.run(picks):
        asked = copy.decision
        if asked is None or asked.step is not decision.step or choice not in asked.options:
            yield f"{choice.key} is not asked for when {keys} is confirmed"
            return
        copy.apply(choice)


def _ticked(several: Several, rng: Rng) -> Picks:
    """Tick at random until the choice can be confirmed, and sometimes more."""
    picks: Picks = ()
    while addable := several.addable(picks):
        if several.is_whole(picks) and rng.below(3) == 0:
            break
        picks = (*picks, addable[rng.below(len(addable))])
    return picks
