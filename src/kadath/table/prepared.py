"""Answers that seats prepare while others are asked.

A seat can prepare only for what it can foresee from its own view, and nobody else sees what it has
prepared. When the seat is asked, the answer is played if it still fits, and dropped if not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kadath.kernel.decision import Decision, Option
from kadath.kernel.game import Game
from kadath.kernel.state import State


class Prepared(NamedTuple):
    """One choice of a prepared answer: the prompt, and the key of the option."""

    ask: str
    key: str


Answer = tuple[Prepared, ...]
"""The choices of a prepared answer, in the order in which they will be asked."""


class Foreseen(NamedTuple):
    """What a seat can tell it will be asked, and the answer it has prepared."""

    seat: int
    answer: tuple[tuple[State, Option], ...]
    """The prepared choices, each with the foreseen state in which it is made."""
    state: State | None
    """The foreseen state in which the next choice can be prepared; None if the answer is complete
    or what follows cannot be foreseen. For display only: do not modify it."""

    @property
    def decision(self) -> Decision | None:
        """The choice that can be prepared next."""
        return self.state.decision if self.state is not None else None


def foreseen(game: Game[Any], state: State, seat: int, prepared: Answer) -> Foreseen | None:
    """What a seat that is not asked now can foresee; None if nothing.

    A prepared answer that no longer fits is ignored.
    """
    first = game.foreseen(state, seat)
    if first is None:
        return None
    here: State | None = first
    chosen: list[tuple[State, Option]] = []
    for one in prepared:
        option = _fitting(here, seat, one) if here is not None else None
        if here is None or option is None:
            return Foreseen(seat, (), first)
        chosen.append((here, option))
        here = _following(game, here, seat, option)
    return Foreseen(seat, tuple(chosen), here)


def fits(state: State, seat: int, prepared: Sequence[Prepared]) -> bool:
    """Whether a prepared answer can be given in a state, from its first choice to its last."""
    beside = state.clone()
    for one in prepared:
        option = _fitting(beside, seat, one)
        if option is None:
            return False
        beside.apply(option)
    return True


def _fitting(state: State, seat: int, prepared: Prepared) -> Option | None:
    decision = state.decision
    if decision is None or (decision.seat, decision.ask) != (seat, prepared.ask):
        return None
    return decision.option(prepared.key)


def _following(game: Game[Any], state: State, seat: int, option: Option) -> State | None:
    """The state in which a seat chooses next; None if that depends on chance or new information."""
    after = state.clone()
    after.apply(option)
    if after.rng != state.rng or after.learned:
        return None
    if after.decision is None or after.decision.seat != seat:
        return None
    return game.foreseen(after, seat)
