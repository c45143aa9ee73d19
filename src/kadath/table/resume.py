"""Resuming a game from its record, and saying exactly what does not fit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kadath.kernel.codec import fits_hash
from kadath.kernel.errors import KadathError
from kadath.kernel.game import Game
from kadath.kernel.record import Record
from kadath.text.set_words import SetNeeded
from kadath.version import __version__

from .seats import Seat
from .table import Table

SETUP = "setup"
CHOICE = "choice"
STATE = "state"


class Misfit(NamedTuple):
    """Where a record stopped fitting the rules of this version."""

    kind: str
    """The set-up is refused, a choice is not offered, or the state after a choice differs."""
    at: int
    """The number of the choice, from 1."""
    key: str
    offered: tuple[str, ...]
    whole: bool
    """Whether the table stands where it stood all the same, by its snapshot."""


def resume(
    game: Game[Any],
    record: Record,
    seats: Sequence[Seat],
    snapshot: dict[str, Any] | None = None,
    followed: Callable[[Table], None] | None = None,
) -> tuple[Table, Misfit | None]:
    """The table of a record; `followed` is told of every choice that is played again.

    A record that does not replay any more is taken up from its snapshot, and then cannot be undone
    further back; without one, as far as it surely fits. Raises what the game raises where not even
    its set-up fits.
    """
    try:
        table, misfit = _replayed(game, record, seats, followed)
    except SetNeeded:
        # Its snapshot would be played with different cards, or none.
        raise
    except KadathError:
        restored = _from_snapshot(game, record, seats, snapshot)
        if restored is None:
            raise
        return restored, Misfit(SETUP, 0, "", (), True)
    if misfit is None:
        return table, None
    restored = _from_snapshot(game, record, seats, snapshot)
    # Where the snapshot is of another version too, what did replay is still good.
    return (table, misfit) if restored is None else (restored, misfit._replace(whole=True))


def _replayed(
    game: Game[Any],
    record: Record,
    seats: Sequence[Seat],
    followed: Callable[[Table], None] | None,
) -> tuple[Table, Misfit | None]:
    table = Table.begin(game, record.setup, record.seed, seats)
    agreed = 0
    for number, key in enumerate(record.choices, 1):
        decision = table.state.decision
        if decision is None or decision.option(key) is None:
            offered = tuple(one.key for one in decision.options) if decision else ()
            return table, Misfit(CHOICE, number, key, offered, False)
        table.choose(decision.seat, key)
        if followed is not None:
            followed(table)
        check = record.checks.get(number)
        if check is None:
            continue
        if not fits_hash(table.state, check):
            table.rewind(agreed)
            return table, Misfit(STATE, number, key, (), False)
        agreed = number
    return table, None


def _from_snapshot(
    game: Game[Any], record: Record, seats: Sequence[Seat], snapshot: dict[str, Any] | None
) -> Table | None:
    """The table as its snapshot has it; None where there is none of this layout."""
    if snapshot is None:
        return None
    try:
        state = game.restore(snapshot)
    except (KadathError, TypeError, ValueError, LookupError, AttributeError):
        return None
    kept = record.branch(len(record.choices))
    kept.version = __version__
    return Table(game, kept, seats, state)
