"""`kadath replay`: replays a record, and reports where it diverges."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from kadath.text.plain import plain

from .figures import ending
from .mistake import Mistake
from .parser import Parser

if TYPE_CHECKING:
    from kadath.text.fluent import Messages

DIVERGED = 1


def arguments(parser: Parser) -> None:
    """Declare the arguments of the command."""
    parser.given("file", "cli-replay-file", place="cli-place-file", type=Path)


def run(chosen: Namespace, say: Messages) -> int:
    """Replay the record; returns 1 if it diverges."""
    from kadath.games import game as game_called
    from kadath.kernel.record import Diverged, Record, replay

    try:
        record = Record.from_json(chosen.file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Mistake("cli-not-a-record", file=str(chosen.file)) from None
    game = game_called(record.game)
    try:
        for state in replay(game, record):
            last = state
    except Diverged as error:
        print(say.format("cli-replay-diverged", played=error.played, of=len(record.choices)))
        print(f"  {plain(error.message)}")
        if error.accepted:
            print(say.format("cli-replay-offered", options=error.accepted))
        return DIVERGED
    print(say.format("cli-replay-done", count=len(record.choices), checks=len(record.checks)))
    if last.outcome is None:
        print(say.format("cli-replay-unfinished", seat=last.decision.seat + 1))
    else:
        won = "cli-replay-won" if last.outcome.won else "cli-replay-lost"
        print(say.format(won, ending=ending(record.game, last.outcome.reason, say)))
    return 0
