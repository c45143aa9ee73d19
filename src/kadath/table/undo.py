"""Undoing choices: when that is free, and when the other players have to agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.game import Game
from kadath.kernel.state import State

from .seats import Seat, people, seats_of
from .ticking import ticking


class Past(NamedTuple):
    """A choice that was made: its seat, what it revealed, and the length of the log before it."""

    seat: int
    key: str
    learned: int
    """The seats (one bit each) that learned something from it."""
    random: bool
    """Whether it used random numbers."""
    log_before: int
    ordered: bool = False
    """Whether a standing order made it, so that nobody was asked."""
    spared: bool = False
    """Whether it was a pass made automatically because no option could matter."""
    joined: bool = False
    """Whether it was made together with the one before, as one answer to one question."""


class UndoPlan(NamedTuple):
    """What undoing a choice would mean."""

    length: int
    """How many choices remain."""
    planned_at: int
    """How many choices had been made when this was planned."""
    taken_back: int
    """How many answers of people would be undone. What passed by itself or belongs to the same
    answer, and what bots chose, is undone with them and not counted."""
    learned: bool
    """Whether somebody has learned something since, which undo cannot make them forget."""
    random: bool
    """Whether random numbers were used since; the same ones would come again."""
    others: tuple[str, ...]
    """The other people whose choices would be undone too."""
    consent: tuple[str, ...]
    """The people who have to agree; empty if undoing is free."""


def plan_undo(past: Sequence[Past], seats: tuple[Seat, ...], person: str) -> UndoPlan | None:
    """What undoing a person's last choice would mean; None if there is nothing to undo.

    A pass by a standing order is nobody's choice: it is undone with the choice before it.
    """
    own = seats_of(seats, person)
    length = next(
        (at for at in reversed(range(len(past))) if past[at].seat in own and not past[at].ordered),
        None,
    )
    if length is None:
        return None
    while past[length].joined:
        length -= 1
    gone = past[length:]
    learned = any(choice.learned for choice in gone)
    random = any(choice.random for choice in gone)
    owners = dict.fromkeys(seats[choice.seat] for choice in gone if not choice.ordered)
    others = tuple(
        dict.fromkeys(seat.owner for seat in owners if not seat.is_bot and seat.owner != person)
    )
    answers = [one for one in gone if not (one.ordered or one.joined or seats[one.seat].is_bot)]
    agreeing = people(seats) if learned or random or others else ()
    return UndoPlan(length, len(past), len(answers), learned, random, others, agreeing)


def answer_text(game: Game[Any], answer: Sequence[tuple[State, Option]], language: str) -> str:
    """An answer as it was offered: what was ticked, or the option without the passes before it."""
    picks = [one for one in answer if one[1] not in (DONE, PASS)] or answer[-1:]
    state, option = picks[0]
    if len(picks) > 1 and (several := ticking(state, [one.key for _, one in picks])) is not None:
        return several.confirm_text(game, language)
    return game.narrator().option_text(state, option, language)
