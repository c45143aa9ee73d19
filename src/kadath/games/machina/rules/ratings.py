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
    """The printed rating of the chapter or the final challenge; 0 if it has none, so no phase."""
    shown = s.final or s.chapter
    if not shown:
        return 0
    card = s.card(shown)
    return card.spawn_rating if which == SPAWN else card.horror_rating


def rating(s: MachinaState, which: str) -> int:
    """The position of the token on its track; 0: the phase is skipped (MA-R12.4)."""
    return s.spawn if which == SPAWN else s.horror


def _set(s: MachinaState, which: str, value: int) -> None:
    if which == SPAWN:
        s.spawn = value
    else:
        s.horror = value


@cites("MA-R3.8", "MA-R3.12")
def change_rating(s: MachinaState, which: str, by: int) -> None:
    """Move a token along its track, without passing the ends; nothing if it is off the track."""
    if rating(s, which):
        _set(s, which, _moved(s, which, by))
        s.note(f"{which}-rating", rating=rating(s, which))


def may_change_rating(s: MachinaState, which: str, by: int) -> bool:
    """Whether a token is on its track, and not yet at the end that it would move to."""
    return rating(s, which) not in (0, _moved(s, which, by))


def _moved(s: MachinaState, which: str, by: int) -> int:
    return min(HIGHEST, max(LOWEST, rating(s, which) + by))


@cites("MA-R3.7", "MA-R3.11", "MA-R12.2")
def refresh_rating(s: MachinaState, which: str) -> None:
    """Reset a token to the chapter's printed rating."""
    printed = printed_rating(s, which)
    if printed != rating(s, which):
        _set(s, which, printed)
        s.note(f"{which}-rating", rating=printed)


@cites("MA-R3.8", "MA-R3.12", "MA-R19.4")
def lower_rating(s: MachinaState, which: str) -> None:
    """Lower the rating after a roll below it; not in a very easy game."""
    if s.variants.difficulty != VERY_EASY:
        change_rating(s, which, -1)
