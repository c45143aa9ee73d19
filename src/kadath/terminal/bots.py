"""The bots at a table."""

from __future__ import annotations

import secrets

from kadath.bots import Bot, make_bot
from kadath.kernel.decision import Option
from kadath.table import GUIDED_SEED, Table

SECONDS = 1.5
"""How long a searching bot may think."""


class Thinkers:
    """One bot for each seat that has one, made when it is first asked."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bots: dict[int, Bot] = {}

    def choose(self) -> Option | None:
        """What the bot that is asked would choose; None where no bot is asked.

        It thinks on a copy, so that the table may be looked at, or left, meanwhile.
        """
        table = self._table
        state = table.state.clone()
        decision = state.decision
        if decision is None or not table.seats[decision.seat].is_bot:
            return None
        if decision.seat not in self._bots:
            kind = table.seats[decision.seat].owner
            # Beside a guide a bot plays as the first game expects it.
            seed = GUIDED_SEED if table.guide is not None else secrets.randbits(63)
            self._bots[decision.seat] = make_bot(kind, seed, seconds=SECONDS)
        return self._bots[decision.seat].choose(table.game, state, decision.seat)
