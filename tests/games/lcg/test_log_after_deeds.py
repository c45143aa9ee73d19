"""A line of the log comes after what it tells was done, so that a moment shows both at once."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.lcg.state import LcgState
from kadath.kernel.log import Entry
from kadath.testkit.kit import kit
from kadath.testkit.narration import decisions

KIT = kit("lcg")
GAMES = 16


class Watched(list[Entry]):
    """A log that looks at the table with each line, and keeps what is not so yet."""

    def __init__(self, state: LcgState) -> None:
        super().__init__()
        self.state = state
        self.told: set[str] = set()
        self.early: list[Entry] = []

    def append(self, entry: Entry) -> None:
        super().append(entry)
        self.told.add(entry.kind)
        if not self.is_done(entry.kind, entry.args):
            self.early.append(entry)

    def is_done(self, kind: str, args: dict[str, Any]) -> bool:
        s, card = self.state, args.get("card", 0)
        if kind == "discarded":
            return not s.is_in_play(card) and s.cards[card].zone != "hand"
        if kind == "moved":
            there: int = args["destination"]
            return s.location_of(card) == there
        if kind == "defeated":
            return s.is_out(card) if card in s.investigators else not s.is_in_play(card)
        if kind == "advanced":
            return s.cards[card].zone == "advancing"
        if kind == "current":
            return card in (s.act, s.agenda)
        if kind == "lost":
            return s.investigators[args["who"]].resources == 0
        return True


@pytest.fixture(scope="module")
def watched() -> list[Watched]:
    logs = []
    for number, setup in enumerate(KIT.setups()[:GAMES]):
        state = KIT.game.new(setup, number)
        state.log = log = Watched(state)
        for _ in decisions(state, seed=number):
            pass
        logs.append(log)
    return logs


def test_a_line_of_the_log_comes_after_the_deed(watched: list[Watched]) -> None:
    assert [entry for log in watched for entry in log.early] == []


def test_games_tell_of_what_is_looked_at(watched: list[Watched]) -> None:
    told = set().union(*(log.told for log in watched))
    assert {"discarded", "moved", "defeated", "advanced", "current"} <= told
