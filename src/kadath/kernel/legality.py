"""Legality with a reason: whoever asks whether something may be done gets what hinders it, or None.

There is no second answer: something may be done exactly when nothing hinders it.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Hindrance(NamedTuple):
    """Why something may not be done now: the rule that says so, and a message for whoever asks.

    `args` are values, as in the log; each reader has them worded in their own language.
    """

    rule: str
    message: str
    args: tuple[tuple[str, Any], ...] = ()
