"""The bots at a table."""

from __future__ import annotations

import secrets

from kadath.bots import Bot, make_bot
from kadath.kernel.decision import Option
from kadath.table import GUIDED_SEED, Table

SECONDS = 1.5
"""How long a searching bot may think, in seconds."""


class Thinkers:
    """One bot for each bot seat, created when first asked."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots: dict[int, Bot] = {}

    def choose(self) -> Option | None:
        """The choice of the bot being asked; None if no bot is asked.

        It thinks on a copy, so that the table can be used, or closed, in the meantime.
        """
        table = self._table
        state = table.state.clone()
        decision = state.decision
        if decision is None or not table.seats[decision.seat].is_bot:
            return None
        if decision.seat not in self._bots:
            kind = table.seats[decision.seat].owner
            # In a tutorial, a bot plays the way the tutorial expects.
            seed = GUIDED_SEED if table.guide is not None else secrets.randbits(63)
            self._bots[decision.seat] = make_bot(kind, seed, seconds=SECONDS)
        return self._bots[decision.seat].choose(table.game, state, decision.seat)
