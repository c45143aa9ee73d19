"""Resuming a game from its record, and reporting exactly what does not match."""

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
    """Where a record stops matching the rules of this version."""

    kind: str
    """`SETUP`: it is refused; `CHOICE`: it is not offered; `STATE`: it differs after a choice."""
    at: int
    """The number of the choice, from 1."""
    key: str
    offered: tuple[str, ...]
    whole: bool
    """Whether the game was restored from its snapshot anyway."""


def resume(
    game: Game[Any],
    record: Record,
    seats: Sequence[Seat],
    snapshot: dict[str, Any] | None = None,
    followed: Callable[[Table], None] | None = None,
) -> tuple[Table, Misfit | None]:
    """The table of a record; `followed` is called after every replayed choice.

    A record that no longer replays is restored from its snapshot, and then nothing before it can be
    undone. Without a snapshot it is replayed as far as it is known to match. If even the set-up is
    refused, this raises the game's error.
    """
    try:
        table, misfit = _replayed(game, record, seats, followed)
    except SetNeeded:
        # The snapshot needs the cards of that set, too.
        raise
    except KadathError:
        restored = _from_snapshot(game, record, seats, snapshot)
        if restored is None:
            raise
        return restored, Misfit(SETUP, 0, "", (), True)
    if misfit is None:
        return table, None
    restored = _from_snapshot(game, record, seats, snapshot)
    # If the snapshot is from another version too, the part that did replay is still good.
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
    """The table restored from a snapshot; None if there is none with this layout."""
    if snapshot is None:
        return None
    try:
        state = game.restore(snapshot)
    except (KadathError, TypeError, ValueError, LookupError, AttributeError):
        return None
    kept = record.branch(len(record.choices))
    kept.version = __version__
    return Table(game, kept, seats, state)
