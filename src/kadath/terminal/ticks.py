"""What the person in front of the screen has ticked, and the marks that show it."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from rich.text import Text

from kadath.kernel.decision import Option
from kadath.kernel.state import State
from kadath.table import Table, Ticking, ticking

from .theme import BRIGHT, QUIET
from .words import Words

TICKED, OPEN, SHUT = "✓", "·", "–"


def missing(words: Words, ticking: Ticking) -> str:
    """How many more are to be ticked before confirming."""
    return words("terminal-several-missing", count=ticking.missing, picked=len(ticking.picks))


def mark(ticking: Ticking, option: Option) -> Text:
    """Whether an option is ticked, how often or in which order, or whether it could be."""
    times = ticking.picks.count(option)
    if not times:
        return Text(f"[{OPEN if ticking.may_tick(option) else SHUT}] ", QUIET)
    if ticking.is_ordered:
        return Text(f"[{ticking.picks.index(option) + 1}] ", BRIGHT)
    if ticking.several.SHAPE == "allotment":
        return Text(f"[{times}] ", BRIGHT)
    return Text(f"[{TICKED}] ", BRIGHT)


class Ticks:
    """The ticks for the current question; they are reset with the next one."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._asked: tuple[State, int] | None = None
        self._ticking: Ticking | None = None
        self._weighed: tuple[Ticking, Fraction | None] | None = None

    def for_seats(self, seats: Collection[int]) -> Ticking | None:
        """What one of these seats has ticked; None if it is not asked for several things."""
        question = self._table.question
        if question is None or question.decision.seat not in seats:
            return None
        asked = (question.state, self._table.length)
        if self._asked is None or self._asked[0] is not asked[0] or self._asked[1] != asked[1]:
            usual = self._table.game.usual_picks(question.state)
            self._asked, self._ticking = asked, ticking(question.state, usual=usual)
        return self._ticking

    def tick(self, option: Option) -> None:
        """Tick something, or untick it if it cannot be ticked any more."""
        if self._ticking is not None:
            self._ticking = self._ticking.ticked(option)

    def take_back(self, option: Option) -> None:
        """Remove one tick."""
        if self._ticking is not None:
            self._ticking = self._ticking.taken_back(option)

    def chance(self) -> Fraction | None:
        """The chance with what is ticked, if there is one; computed once."""
        now = self._ticking
        if now is None or now.state.decision is None:
            return None
        if self._weighed is None or self._weighed[0] is not now:
            seat = now.state.decision.seat
            self._weighed = (now, self._table.game.chance(now.state, seat, now.picks))
        return self._weighed[1]
