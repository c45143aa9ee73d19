"""Tables of Final Hour for the tests, and ways to play at them."""

from __future__ import annotations

from kadath import games
from kadath.kernel.rng import Rng
from kadath.table import Seat, Table

ADA = Seat("Ada", language="pl")
BEN = Seat("Ben", language="uk")
BOT = Seat("random", is_bot=True)


def new_table(*seats: Seat, seed: int = 1, **setup: object) -> Table:
    """A new game of Final Hour with these people and bots."""
    return Table.begin(games.game("final_hour"), {"seats": len(seats), **setup}, seed, seats)


def play_on(table: Table, choices: int, seed: int = 1) -> None:
    """Make that many choices, or as many as the game has, mostly declining the early ritual."""
    rng = Rng(seed, "test")
    for _ in range(choices):
        decision = table.state.decision
        if decision is None:
            return
        options = [one for one in decision.options if one.verb != "ready"]
        table.choose(decision.seat, options[rng.below(len(options))].key)


def play_until(table: Table, prompt: str, seed: int = 1) -> None:
    """Play on until the game asks that question."""
    for _ in range(2000):
        decision = table.state.decision
        assert decision is not None, f"the game ended before {prompt} was asked"
        if decision.ask == prompt:
            return
        play_on(table, 1, seed)
    raise AssertionError(f"{prompt} was never asked")
