"""What a person is asked, and beside it what they could do first.

Whoever takes an action may do something free before it, and whoever has something free would be
asked twice for every action. So what could be done first stands beside the question that follows,
where the same person answers both and nothing happens in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kadath.kernel.decision import DONE, Decision, Option
from kadath.kernel.game import Game
from kadath.kernel.log import Entry
from kadath.kernel.state import State

from .orders import ASK, Orders, passed_by
from .seats import Seat


class Choice(NamedTuple):
    """A choice of a seat, by its key."""

    seat: int
    key: str


class Prelude(NamedTuple):
    """A state in which something could be done first: to be looked at, not to be played on."""

    state: State
    options: tuple[Option, ...]
    before: tuple[Choice, ...]
    """What passes before it."""


class Question(NamedTuple):
    """A decision with all that may be chosen, and the state in which it is asked."""

    state: State
    decision: Decision
    preludes: tuple[Prelude, ...] = ()
    before: tuple[Choice, ...] = ()
    """What passes before the decision itself."""

    def state_for(self, option: Option) -> State:
        """The state in which an option is offered."""
        for prelude in self.preludes:
            if option in prelude.options:
                return prelude.state
        return self.state

    def way(self, key: str) -> tuple[Choice, ...]:
        """The choices that make up the choice of an option; none, where it is not offered."""
        for prelude in self.preludes:
            if any(option.key == key for option in prelude.options):
                return (*prelude.before, Choice(_asked(prelude.state), key))
        if self.decision.option(key) is None:
            return ()
        return (*self.before, Choice(self.decision.seat, key))


def question(
    game: Game[Any], state: State, seats: Sequence[Seat], orders: Sequence[Orders]
) -> Question | None:
    """What the seat that is asked is asked; None where the game is over."""
    first = state.decision
    if first is None:
        return None
    preludes: list[Prelude] = []
    before: tuple[Choice, ...] = ()
    here = state
    while (decision := here.decision) is not None:
        occasion = game.occasion(here)
        if occasion is None or not _is_one_person(seats[first.seat], seats[decision.seat]):
            break
        if occasion.passing is None:
            return Question(here, _with(decision, preludes), tuple(preludes), before)
        held = orders[decision.seat]
        if passed_by(game, here, held) is None:
            if not occasion.is_prelude or held.wish(game, occasion.kind) != ASK:
                break
            known = {option for prelude in preludes for option in prelude.options}
            new = (one for one in decision.options if one != occasion.passing)
            preludes.append(Prelude(here, tuple(one for one in new if one not in known), before))
        before = (*before, Choice(decision.seat, occasion.passing.key))
        following = _silently(here, occasion.passing)
        if following is None:
            break
        here = following
    return Question(state, first)


def _with(decision: Decision, preludes: Sequence[Prelude]) -> Decision:
    """The decision with what could be done first, before what ends it."""
    first = [option for prelude in preludes for option in prelude.options]
    if not first:
        return decision
    own = [option for option in decision.options if option != DONE]
    ending = [option for option in decision.options if option == DONE]
    return decision._replace(options=(*own, *first, *ending))


def _silently(state: State, option: Option) -> State | None:
    """What follows a choice; None where it shows somebody something, or anything happens."""
    after = state.clone()
    happened: list[Entry] = []
    after.log = happened
    after.apply(option)
    is_silent = not happened and not after.learned and after.rng == state.rng
    return after if is_silent else None


def _is_one_person(one: Seat, other: Seat) -> bool:
    """Whether a person, and the same one, runs both seats."""
    return not one.is_bot and not other.is_bot and one.owner == other.owner


def _asked(state: State) -> int:
    assert state.decision is not None
    return state.decision.seat
