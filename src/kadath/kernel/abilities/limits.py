"""Limits: how often something may be used, counted in the frame of its period.

If that period has just ended, the innermost current period counts.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from ..codec import value
from ..events import period
from ..windows import Timed


@value
class Limit(NamedTuple):
    """How often each player, or the group, may use something in a period."""

    period: str
    times: int = 1
    group: bool = False


def is_used_up(state: Timed, limit: Limit, what: Hashable) -> bool:
    """Whether something has been used as often as it may be in its period."""
    name, times, _ = limit
    return period(state, name, or_innermost=True).times_used(what) >= times


def count_use(state: Timed, limit: Limit, what: Hashable) -> None:
    """Count one more use of something limited."""
    period(state, limit.period, or_innermost=True).use(what)
