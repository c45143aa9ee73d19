"""Answers that seats prepare while others are asked.

A seat prepares only for what it can foresee from its own view, and what it has prepared is nobody
else's to see. Once the seat is asked, the answer is played if it still fits, and forgotten if not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kadath.kernel.decision import Decision, Option
from kadath.kernel.game import Game
from kadath.kernel.state import State


class Prepared(NamedTuple):
    """One choice of a prepared answer: what is asked then, and the key of the option."""

    ask: str
    key: str


Answer = tuple[Prepared, ...]
"""The choices of a prepared answer in the order in which they are asked for."""


class Foreseen(NamedTuple):
    """What a seat will be asked, as far as it can tell, and what it has prepared for that."""

    seat: int
    answer: tuple[tuple[State, Option], ...]
    """What was prepared, each with the foreseen state in which it is chosen."""
    state: State | None
    """The foreseen state in which the next choice can be prepared; None where the answer is whole,
    or what follows cannot be foreseen. To be looked at, not to be played on."""

    @property
    def decision(self) -> Decision | None:
        """What can be prepared next."""
        return self.state.decision if self.state is not None else None


def foreseen(game: Game[Any], state: State, seat: int, prepared: Answer) -> Foreseen | None:
    """What a seat that is not asked now can foresee; None where that is nothing.

    What was prepared and does not fit what it foresees now counts for nothing.
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
    """Where a seat goes on choosing, unless chance has a say in that, or it sees something new."""
    after = state.clone()
    after.apply(option)
    if after.rng != state.rng or after.learned:
        return None
    if after.decision is None or after.decision.seat != seat:
        return None
    return game.foreseen(after, seat)
