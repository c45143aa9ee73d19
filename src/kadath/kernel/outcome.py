"""How a game ended."""

from __future__ import annotations

from typing import NamedTuple


class Outcome(NamedTuple):
    """Whether the players won, why (a message of the game), and the rule that says so."""

    won: bool
    reason: str
    rule: str = ""
