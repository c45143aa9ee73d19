"""The question that a person is asked, joined with what they could do first.

Free abilities and fast cards may be used before an action, so a player who has any would be asked
twice for every action. Instead, what could be done first is offered together with the question that
follows, if the same person answers both and nothing happens in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kadath.kernel.decision import DONE, PASS, Decision, Option
from kadath.kernel.game import Game, Odds
from kadath.kernel.log import Entry
from kadath.kernel.state import State

from .orders import ASK, Orders, passed_by
from .seats import Seat, is_one_person

ENDINGS = (DONE, PASS)
"""The options that end or skip a choice."""


class Choice(NamedTuple):
    """An option key chosen by a seat."""

    seat: int
    key: str


class Prelude(NamedTuple):
    """A state in which something could be done first; for display only."""

    state: State
    options: tuple[Option, ...]
    before: tuple[Choice, ...]
    """The passes that lead to it."""

    @property
    def seat(self) -> int:
        """The seat that decides."""
        assert self.state.decision is not None
        return self.state.decision.seat


class Question(NamedTuple):
    """A decision with everything that may be chosen, and the state in which it is asked."""

    state: State
    decision: Decision
    preludes: tuple[Prelude, ...] = ()
    before: tuple[Choice, ...] = ()
    """The passes that lead to the decision itself."""

    @property
    def first(self) -> frozenset[Option]:
        """The options to do something first; the decision itself is asked again afterwards."""
        return frozenset(option for prelude in self.preludes for option in prelude.options)

    def state_for(self, option: Option) -> State:
        """The state in which an option is offered."""
        for prelude in self.preludes:
            if option in prelude.options:
                return prelude.state
        return self.state

    def odds(self, game: Game[Any], seat: int | None) -> Odds | None:
        """The odds for a seat; for the deciding seat, also those of what could be done first."""
        odds = game.odds(self.state, seat)
        if odds is None or seat != self.decision.seat:
            return odds
        first = [game.odds(one.state, one.seat) for one in self.preludes]
        options = {key: chance for one in first if one for key, chance in one.options.items()}
        return odds._replace(options={**options, **odds.options})

    def way(self, key: str) -> tuple[Choice, ...]:
        """The run of choices that leads to choosing an option; empty if it is not offered."""
        for prelude in self.preludes:
            if any(option.key == key for option in prelude.options):
                return (*prelude.before, Choice(prelude.seat, key))
        if self.decision.option(key) is None:
            return ()
        return (*self.before, Choice(self.decision.seat, key))


def question(
    game: Game[Any], state: State, seats: Sequence[Seat], orders: Sequence[Orders]
) -> Question | None:
    """The question for the deciding seat, with its options in display order; None after the end."""
    found = _question(game, state, seats, orders)
    if found is None or found.state.several is not None:
        return found
    decision = found.decision
    ranks = {one: game.rank(found.state_for(one), one) for one in decision.options}
    options = tuple(sorted(decision.options, key=ranks.__getitem__))
    return found._replace(decision=decision._replace(options=options))


def _question(
    game: Game[Any], state: State, seats: Sequence[Seat], orders: Sequence[Orders]
) -> Question | None:
    first = state.decision
    if first is None:
        return None
    preludes: list[Prelude] = []
    before: tuple[Choice, ...] = ()
    here = state
    while (decision := here.decision) is not None:
        occasion = game.occasion(here)
        if occasion is None or not is_one_person(seats[first.seat], seats[decision.seat]):
            break
        held = orders[decision.seat]
        if occasion.passing is None:
            return _joined(here, preludes, before)
        if passed_by(game, here, held) is None:
            joins = held.sparing and held.wish(game, occasion.kind) == ASK
            if not occasion.is_prelude or not joins:
                if preludes:
                    return _joined(here, preludes, before)
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


def _joined(state: State, preludes: Sequence[Prelude], before: tuple[Choice, ...]) -> Question:
    """The question of a state, with the options to do something first before `ENDINGS`."""
    decision = state.decision
    assert decision is not None
    first = [option for prelude in preludes for option in prelude.options]
    own = [one for one in decision.options if one not in first and one not in ENDINGS]
    ending = [one for one in decision.options if one in ENDINGS]
    if first:
        decision = decision._replace(options=(*own, *first, *ending))
    return Question(state, decision, tuple(preludes), before)


def _silently(state: State, option: Option) -> State | None:
    """The state after a choice; None if the choice reveals anything or anything happens."""
    after = state.clone()
    happened: list[Entry] = []
    after.log = happened
    after.apply(option)
    is_silent = not happened and not after.learned and after.rng == state.rng
    return after if is_silent else None
