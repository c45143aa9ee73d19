"""The log in the terminal, in which every line stays as it was told."""

from __future__ import annotations

from kadath import games
from kadath.kernel.rng import Rng
from kadath.table import Snapshot, Table
from kadath.terminal.journal import MOST_LINES, Journal

from .playing import ADA, BEN

GAME = games.game("machina")
SETUP = {"seats": 2, "party": 4, "scenario": "beast", "dead": "rest"}


def text(line: Snapshot) -> str:
    return GAME.narrator().entry_text(line.state, line.entry, "en")


def played(table: Table, choices: int, told: list[str]) -> None:
    """Make so many choices by chance, and note how each thing is told when it happens."""
    rng = Rng(7, "journal")
    for _ in range(choices):
        decision = table.state.decision
        if decision is None:
            return
        options = decision.options
        table.choose(decision.seat, options[rng.below(len(options))].key)
        told += [text(line) for line in table.snapshots]


def test_a_line_names_the_monster_of_its_time_when_its_token_has_been_drawn_again() -> None:
    table = Table.begin(GAME, SETUP, 1378, (ADA, BEN))
    journal = Journal(table)
    told: list[str] = []
    played(table, 150, told)
    table.rewind(table.length - 30)
    del told[len(table.written) :]
    assert [text(line) for line in journal.read("Ada")] == told[-MOST_LINES:]
    for _ in range(4):
        played(table, 60, told)
        lines = journal.read("Ada")
        assert [text(line) for line in lines] == told[-MOST_LINES:]
    later = [text(line._replace(state=table.state)) for line in lines if line.entry.kind == "move"]
    assert later != [text(line) for line in lines if line.entry.kind == "move"]
