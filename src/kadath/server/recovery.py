"""Rebuilding a game from its stored choices and snapshot."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from kadath.kernel.errors import KadathError
from kadath.kernel.game import Game
from kadath.kernel.record import Record
from kadath.kernel.state import State
from kadath.table import Misfit, Seat, Table, resume
from kadath.text.set_words import SetNeeded

from .storage import Storage
from .table_log import TableLog
from .table_store import Move, Row, moves_of, raw_row

_OTHER_VERSION = (KadathError, TypeError, ValueError, LookupError, AttributeError)
"""What a snapshot of another version of Kadath may raise."""


class Recovered(NamedTuple):
    """A table, the state that its log begins with, and where it stops matching, if anywhere."""

    table: Table
    base: State
    misfit: Misfit | None
    log: TableLog | None = None
    """The log, if it was written during the replay of the record."""


def folded(record: Record, moves: Sequence[Move]) -> Record:
    """Add the choices that remain after all undos to an empty record."""
    for move in remaining(moves):
        assert move.key is not None, "an undo does not remain"
        record.choices.append(move.key)
        if move.hash is not None:
            record.checks[move.length] = move.hash
    return record


def rest_of(storage: Storage, table: str, row: Row | None) -> str:
    """What is left of a table that cannot be opened: a record, with its raw row added."""
    raw = raw_row(storage, table)
    setup = row.info.setup if row is not None else {}
    record = folded(
        Record(raw["game"], raw["program"], setup, raw["seed"] or 0), moves_of(storage, table)
    )
    return json.dumps(json.loads(record.to_json()) | {"row": raw}, ensure_ascii=False, indent=1)


def remaining(moves: Sequence[Move]) -> list[Move]:
    """The choices that remain after all undos."""
    choices: list[Move] = []
    for move in moves:
        if move.key is None:
            del choices[move.length :]
        else:
            choices.append(move)
    return choices


def lengths_of(moves: Sequence[Move]) -> list[int]:
    """The number of choices at each version, from version 0 on."""
    return [0, *(move.length for move in moves)]


def recover(
    game: Game[Any],
    record: Record,
    seats: Sequence[Seat],
    lengths: Sequence[int],
    snapshot: tuple[dict[str, Any], int] | None = None,
) -> Recovered:
    """The table at its last choice, from its record, or from its snapshot and the choices after.

    If neither matches the rules of this version, the table goes back as far as it has to, and
    `misfit.whole` is False. Raises `KadathError` if nothing of it matches.
    """
    first: KadathError | None = None
    try:
        log = TableLog()
        table, misfit = resume(game, record, seats, followed=log.follow)
        replayed = Recovered(table, game.new(record.setup, record.seed), misfit)
        if misfit is None:
            return replayed._replace(log=log)
    except SetNeeded:
        raise
    except KadathError as error:
        replayed, first = None, error
    if snapshot is not None:
        data, version = snapshot
        at = lengths[version]
        # The snapshot is not part of this game if choices before it were undone since.
        if min(lengths[version:]) >= at:
            try:
                return _from_snapshot(game, record, seats, data, at)
            except _OTHER_VERSION as error:
                first = first or KadathError(str(error))
    if replayed is None:
        assert first is not None
        raise first
    return replayed


def _from_snapshot(
    game: Game[Any], record: Record, seats: Sequence[Seat], data: dict[str, Any], at: int
) -> Recovered:
    head = record.branch(at)
    state = game.restore(data)
    base = state.clone()
    table = Table(game, head, seats, state)
    for number, key in enumerate(record.choices[at:], at + 1):
        decision = table.state.decision
        if decision is None or decision.option(key) is None:
            offered = tuple(one.key for one in decision.options) if decision else ()
            return Recovered(table, base, Misfit("choice", number, key, offered, False))
        table.choose(decision.seat, key)
    return Recovered(table, base, Misfit("choice", at, "", (), True))
