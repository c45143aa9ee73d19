"""Importing a record: replayed in another process, and stored as a table."""

from __future__ import annotations

from typing import Any, NamedTuple

from kadath import games
from kadath.kernel.codec import state_to_data
from kadath.kernel.errors import KadathError
from kadath.kernel.record import Record
from kadath.table import Misfit, Seat, resume
from kadath.text.set_words import SetNeeded

from .problems import Refused
from .requests import MOST_KEY
from .seating import checked_setup
from .table_store import Ended, Move
from .tokens import SEED_BITS

MOST_CHOICES = 5000
_NO_RECORD = (KadathError, ValueError, TypeError, OverflowError, RecursionError)


class TakenUp(NamedTuple):
    """A record as far as it matches the rules, with all that is stored of its table."""

    game: str
    setup: dict[str, Any]
    seed: int
    seats: int
    moves: list[Move]
    asked: int | None
    outcome: Ended | None
    snapshot: dict[str, Any]
    misfit: Misfit | None


class NotTakenUp(NamedTuple):
    """Why a record is refused: a code and its values."""

    code: str
    values: dict[str, Any]


def taken_up(text: str) -> TakenUp | NotTakenUp:
    """The table of an imported record; this takes seconds, so run it in another process."""
    try:
        record = Record.from_json(text)
        _check(record)
        game = games.game(record.game)
        count = checked_setup(game, record.setup)
        table, misfit = resume(game, record, [Seat("")] * count)
    except SetNeeded as error:
        return NotTakenUp(error.code, {"set": error.name, "needed": error.needed})
    except Refused as error:
        if error.code == SetNeeded.code:
            return NotTakenUp(error.code, error.values)
        return NotTakenUp("bad-record", {})
    except _NO_RECORD:
        return NotTakenUp("bad-record", {})
    kept, state = table.record, table.state
    moves = [
        Move(at, past.seat, past.key, at, kept.checks.get(at))
        for at, past in enumerate(table.past, 1)
    ]
    ended = state.outcome
    return TakenUp(
        kept.game,
        kept.setup,
        kept.seed,
        count,
        moves,
        state.decision.seat if state.decision is not None else None,
        Ended(ended.won, ended.reason, ended.rule) if ended is not None else None,
        state_to_data(state),
        misfit,
    )


def _check(record: Record) -> None:
    """Refuse what no version of Kadath has ever written."""
    is_whole = (
        record.game in games.playable()
        and len(record.choices) <= MOST_CHOICES
        and all(len(key) <= MOST_KEY for key in record.choices)
        and 0 <= record.seed < 2**SEED_BITS
    )
    if not is_whole:
        raise Refused("bad-record")
    # Half of a surrogate pair can be neither stored nor sent.
    "".join([*record.choices, *map(str, record.setup.values())]).encode()
