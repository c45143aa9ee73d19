"""The spawn rating and the horror rating (MA-R3.7 to MA-R3.12, MA-R12.2 to MA-R12.4)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from ..state import MachinaState
from .game_die import VERY_EASY

SPAWN = "spawn"
HORROR = "horror"
LOWEST, HIGHEST = 1, 10


@cites("MA-R12.3", "MA-R12.20")
def printed_rating(s: MachinaState, which: str) -> int:
    """What the current chapter, or the final challenge, prints; 0: nothing, so it has no phase."""
    told = s.final or s.chapter
    if not told:
        return 0
    card = s.card(told)
    return card.spawn_rating if which == SPAWN else card.horror_rating


def rating(s: MachinaState, which: str) -> int:
    """Where the token lies on its track; 0: the phase is left out (MA-R12.4)."""
    return s.spawn if which == SPAWN else s.horror


def _set(s: MachinaState, which: str, value: int) -> None:
    if which == SPAWN:
        s.spawn = value
    else:
        s.horror = value


@cites("MA-R3.8", "MA-R3.12")
def change_rating(s: MachinaState, which: str, by: int) -> None:
    """Move a token on its track, within its ends; where there is none, there is none."""
    now = rating(s, which)
    if now:
        _set(s, which, min(HIGHEST, max(LOWEST, now + by)))
        s.note(f"{which}-rating", rating=rating(s, which))


@cites("MA-R3.7", "MA-R3.11", "MA-R12.2")
def refresh_rating(s: MachinaState, which: str) -> None:
    """Put a token where the chapter says."""
    printed = printed_rating(s, which)
    if printed != rating(s, which):
        _set(s, which, printed)
        s.note(f"{which}-rating", rating=printed)


@cites("MA-R3.8", "MA-R3.12", "MA-R19.4")
def lower_rating(s: MachinaState, which: str) -> None:
    """What a roll below the rating does; in a very easy game nothing."""
    if s.variants.difficulty != VERY_EASY:
        change_rating(s, which, -1)
