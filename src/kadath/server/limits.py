"""Rate limits, so that nobody can degrade the service for the others."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

from .problems import Refused

MOST_BUCKETS = 20_000


class Rate(NamedTuple):
    """A rate: how many per second, and the burst."""

    per_second: float
    burst: int


class Limits(NamedTuple):
    """The limits of a server; no person comes near them."""

    body: int = 16 * 1024
    record: int = 1024 * 1024
    message: int = 8 * 1024
    frame: int = 64 * 1024
    requests: Rate = Rate(20, 200)
    """HTTP requests from one address."""
    messages: Rate = Rate(20, 60)
    """Messages of one person, on all their sockets together."""
    guests: Rate = Rate(0.5, 60)
    """New guests from one address."""
    tables: Rate = Rate(0.2, 20)
    """New tables, imports and branches of one person."""
    records: Rate = Rate(0.05, 6)
    """Records that one person imports."""
    replays: Rate = Rate(100, 1000)
    """Moments of replays shown to one person."""
    thoughts: Rate = Rate(0.5, 6)
    """Hints and copies for one person."""
    odds: Rate = Rate(4, 40)
    """Requests for odds by one person."""
    reasons: Rate = Rate(4, 40)
    """Requests by one person for why something may not be done."""
    talk: Rate = Rate(1, 10)
    """Chat, pointing and reports of one person."""
    connections: int = 4000
    """Connections in total; never more than there can be open files."""
    connections_each: int = 200
    """Connections from one address."""
    silent_seconds: float = 15.0
    """How long a connection may take to send a request."""
    body_seconds: float = 30.0
    """How long a client may take to send a request body."""
    unread_seconds: float = 30.0
    """How long a client may take to read a part of a response."""
    tables_each: int = 200
    """Tables in play of one person."""
    sockets_each: int = 20
    subscriptions: int = 8
    """Tables that one socket is subscribed to."""
    sandboxes_each: int = 2


@dataclass
class Bucket:
    """What is left of somebody's rate."""

    rate: Rate
    left: float = 0.0
    at: float = field(default_factory=monotonic)

    def __post_init__(self) -> None:
        self.left = float(self.rate.burst)

    def take(self, count: int = 1) -> float:
        """Take some; returns 0 if there were enough, else the seconds until there will be."""
        now = monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < count:
            return (count - self.left) / self.rate.per_second
        self.left -= count
        return 0.0


class Meter:
    """A bucket for each address or person; the longest idle ones are dropped."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, count: int = 1) -> None:
        """Count one or more for somebody; `Refused` if that is too many."""
        bucket = self._buckets.setdefault(who, Bucket(self._rate))
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        wait = bucket.take(count)
        if wait:
            raise Refused("too-fast", seconds=int(wait) + 1)
