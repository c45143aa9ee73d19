"""Ticking several things before the choice is confirmed.

Ticks are private: the game knows nothing of them until they are confirmed, so they cost no undo and
nobody else sees them. Everything here follows from what the rules declare (`kernel/several.py`).
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
    """A choice of several that is asked, and what somebody has ticked of it so far."""

    state: State
    several: Several
    picks: Picks = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that may be ticked, part by part."""
        return self.several.parts

    @property
    def candidates(self) -> Picks:
        """All that may be ticked."""
        return tuple(one for part in self.parts for one in part.candidates)

    @property
    def listed(self) -> Picks:
        """All that may be ticked; of the amounts of a number the ticked one, or else the least."""
        return tuple(
            [
                one
                for part in self.parts
                for one in ((self._amount(part),) if part.is_number else part.candidates)
            ]
        )

    @property
    def addable(self) -> Picks:
        """What may be ticked beside what is ticked."""
        return self.several.addable(self.picks)

    @property
    def movable(self) -> Picks:
        """What may be ticked in place of another tick: a place for a thing, or an amount."""
        return self.several.movable(self.picks)

    @property
    def swaps(self) -> Mapping[Option, Picks]:
        """What may be ticked only if other ticks give way, with the ticks that come of it."""
        several = self.several
        return several.swaps(self.picks) if isinstance(several, Arrangement) else {}

    def may_tick(self, option: Option) -> bool:
        """Whether something may be ticked, perhaps in place of other ticks."""
        return (
            option in self.addable
            or option in self.movable
            or option in self.swaps
            or self._in_the_way(option) is not None
        )

    def _in_the_way(self, option: Option) -> Option | None:
        """The only tick without which another could be made; None where there is not just one."""
        if option in self.picks:
            return None
        found = [
            one
            for one in dict.fromkeys(self.picks)
            if option in self.several.addable(tuple([pick for pick in self.picks if pick != one]))
        ]
        return found[0] if len(found) == 1 else None

    @property
    def is_whole(self) -> bool:
        """Whether it may be confirmed as it is."""
        return self.several.is_whole(self.picks)

    @property
    def is_ordered(self) -> bool:
        """Whether the order of the ticks is part of the choice."""
        return isinstance(self.several, ChosenSet) and self.several.order == COUNTS

    @property
    def is_order(self) -> bool:
        """Whether nothing but the order is chosen: all of it is ticked from the beginning."""
        return self.is_ordered and all(one.least == len(one.candidates) for one in self.parts)

    @property
    def missing(self) -> int:
        """How many have to be ticked at least before it may be confirmed."""
        return max(0, sum(part.least for part in self.parts) - len(self.picks))

    def ticked(self, option: Option) -> Ticking:
        """With one more tick; what cannot be ticked any more is taken back instead.

        Where only the order is chosen, it comes last; what has another place leaves that, and what
        alone is in its way gives way. A number that is ticked grows, until there is no more of it.
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
        if (gives_way := self._in_the_way(option)) is not None:
            kept = tuple([one for one in self.picks if one != gives_way])
            return self._replace(picks=(*kept, option))
        return self._replace(picks=self.swaps.get(option, others))

    def taken_back(self, option: Option) -> Ticking:
        """With one tick less, if there is one; a number becomes smaller."""
        if option not in self.picks:
            return self
        if (smaller := self._next_to(option, -1)) is not None:
            return self._with_amount(option, smaller)
        at = len(self.picks) - 1 - self.picks[::-1].index(option)
        return self._replace(picks=self.picks[:at] + self.picks[at + 1 :])

    def _amount(self, part: Part) -> Option:
        """The amount of a number that is shown."""
        return next((one for one in part.candidates if one in self.picks), part.candidates[0])

    def _next_to(self, option: Option, by: int) -> Option | None:
        """The next larger or smaller amount that a number may have instead, if there is one."""
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
        """The state with the ticks carried out and nothing after them, to be put into words."""
        return with_picks(self.state, self.picks)

    def confirm_text(self, game: Game[Any], language: str) -> str:
        """What confirming it will do."""
        picks = self.several.in_order(self.picks)
        return game.narrator().confirm_text(self.shown, picks, language)


def ticking(state: State, keys: Sequence[str] | None = None, usual: Picks = ()) -> Ticking | None:
    """The choice of several that a state asks for, with these ticked; None where it is none.

    Without keys it is as it is first shown: what is `usual` is ticked, or everything as it lies,
    where only the order is chosen or things are rearranged. Ticks that cannot stand together raise
    `NotLegal`.
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
