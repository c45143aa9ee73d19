"""Ticking several things before the choice is confirmed.

Ticks are private: the game does not know them until they are confirmed, so changing them needs no
undo and nobody else sees them. Everything here is derived from the declaration (`kernel/several`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kadath.kernel.decision import Option
from kadath.kernel.game import Game
from kadath.kernel.several import (
    COUNTS,
    Arrangement,
    ChosenSet,
    Part,
    Picks,
    Several,
    with_picks,
)
from kadath.kernel.state import State


class Ticking(NamedTuple):
    """A choice of several, and what is ticked so far."""

    state: State
    several: Several
    picks: Picks = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        """Everything that may be ticked, part by part."""
        return self.several.parts

    @property
    def candidates(self) -> Picks:
        """Everything that may be ticked."""
        return tuple(one for part in self.parts for one in part.candidates)

    @property
    def listed(self) -> Picks:
        """The candidates to list; for a number only the ticked amount, or else the lowest."""
        return tuple(
            [
                one
                for part in self.parts
                for one in ((self._amount(part),) if part.is_number else part.candidates)
            ]
        )

    @property
    def addable(self) -> Picks:
        """What may be ticked in addition."""
        return self.several.addable(self.picks)

    @property
    def movable(self) -> Picks:
        """What may be ticked in place of another tick: a place for a thing, or an amount."""
        return self.several.movable(self.picks)

    @property
    def swaps(self) -> Mapping[Option, Picks]:
        """What may be ticked only if other ticks move, each with the resulting ticks."""
        several = self.several
        if isinstance(several, Arrangement):
            return several.swaps(self.picks)
        open_now = {*self.picks, *self.addable, *self.movable}
        found: dict[Option, list[Picks]] = {}
        for tick in dict.fromkeys(self.picks):
            kept = tuple([one for one in self.picks if one != tick])
            for option in several.addable(kept):
                if option not in open_now:
                    found.setdefault(option, []).append((*kept, option))
        # Where several ticks could give way, nobody but the reader knows which.
        return {option: ways[0] for option, ways in found.items() if len(ways) == 1}

    def may_tick(self, option: Option) -> bool:
        """Whether something may be ticked, perhaps in place of other ticks."""
        return option in self.addable or option in self.movable or option in self.swaps

    @property
    def is_whole(self) -> bool:
        """Whether it may be confirmed now."""
        return self.several.is_whole(self.picks)

    @property
    def is_ordered(self) -> bool:
        """Whether the order of the ticks is part of the choice."""
        return isinstance(self.several, ChosenSet) and self.several.order == COUNTS

    @property
    def is_order(self) -> bool:
        """Whether only the order is chosen; then everything is ticked at first."""
        return self.is_ordered and all(one.least == len(one.candidates) for one in self.parts)

    @property
    def missing(self) -> int:
        """How many more have to be ticked before it may be confirmed."""
        return max(0, sum(part.least for part in self.parts) - len(self.picks))

    def ticked(self, option: Option) -> Ticking:
        """Tick an option, or untick it if it cannot be ticked again.

        If only the order is chosen, the option moves to the end. A thing moves from its other
        place, and a single tick that blocks it is removed. A number that is ticked goes up to its
        maximum.
        """
        if option in self.picks and (larger := self._next_to(option, 1)) is not None:
            return self._with_amount(option, larger)
        if option in self.addable:
            return self._replace(picks=(*self.picks, option))
        others = tuple(one for one in self.picks if one != option)
        if self.is_order:
            return self._replace(picks=(*others, option))
        if option in self.movable:
            places = next(part.candidates for part in self.parts if option in part.candidates)
            kept = tuple(one for one in others if one not in places)
            return self._replace(picks=(*kept, option))
        return self._replace(picks=self.swaps.get(option, others))

    def taken_back(self, option: Option) -> Ticking:
        """Untick an option, if it is ticked; a number goes down by one."""
        if option not in self.picks:
            return self
        if (smaller := self._next_to(option, -1)) is not None:
            return self._with_amount(option, smaller)
        at = len(self.picks) - 1 - self.picks[::-1].index(option)
        return self._replace(picks=self.picks[:at] + self.picks[at + 1 :])

    def _amount(self, part: Part) -> Option:
        """The amount of a number to show."""
        return next((one for one in part.candidates if one in self.picks), part.candidates[0])

    def _next_to(self, option: Option, by: int) -> Option | None:
        """The next higher or lower amount that a number may have instead, if any."""
        part = next((one for one in self.parts if option in one.candidates), None)
        if part is None or not part.is_number:
            return None
        at = part.candidates.index(option) + by
        other = part.candidates[at] if 0 <= at < len(part.candidates) else None
        return other if other in self.movable else None

    def _with_amount(self, old: Option, new: Option) -> Ticking:
        return self._replace(picks=tuple([new if one == old else one for one in self.picks]))

    @property
    def shown(self) -> State:
        """The state with the ticks carried out and nothing after them, for describing it."""
        return with_picks(self.state, self.picks)

    def confirm_text(self, game: Game[Any], language: str) -> str:
        """What confirming the ticks will do."""
        picks = self.several.in_order(self.picks)
        return game.narrator().confirm_text(self.shown, picks, language)


def ticking(state: State, keys: Sequence[str] | None = None, usual: Picks = ()) -> Ticking | None:
    """The choice of several that a state asks for, with these ticked; None if it asks for one.

    Without keys it is as first shown: with the `usual` ticks, or with everything in its current
    order or place if only the order is chosen or things are rearranged. Ticks that do not fit
    together raise `NotLegal`.
    """
    several = state.several
    if several is None:
        return None
    first = Ticking(state, several)
    if keys is None:
        return first._replace(picks=_at_first(first, usual))
    return first._replace(picks=several.together(several.pick(keys)))


def _at_first(first: Ticking, usual: Picks) -> Picks:
    several = first.several
    if first.is_order:
        return first.candidates
    if isinstance(several, Arrangement) and not several.picked and several.is_whole(several.lies):
        return several.lies
    if usual and not several.picked and several.is_whole(usual):
        return usual
    return ()
