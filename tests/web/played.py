"""Games that are played without a page, up to where a test of the page begins."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import Any

from tests.web.guests import Guest

from kadath.bots import make_bot
from kadath.games import game
from kadath.kernel.record import Record
from kadath.version import __version__

Until = Callable[[Any], bool]
"""Whether a state is the one that a test begins with."""


@cache
def played(name: str, until: Until, seeds: Iterable[int], **setup: str | int) -> Record:
    """The first of some games that comes to such a question, played by rules of thumb."""
    its = game(name)
    for seed in seeds:
        thumb = make_bot("thumb", seed)
        record = Record(name, __version__, setup, seed)
        state = its.new(setup, seed)
        while state.decision is not None:
            if until(state):
                return record
            _choose(record, state, thumb.choose(its, state, state.decision.seat))
    raise AssertionError("none of these games comes to that")


@cache
def finished(name: str, seed: int, **setup: str | int) -> Record:
    """A game that was played to its end by chance, by people who do not end it early."""
    its, dice = game(name), Random(seed)
    record = Record(name, __version__, setup, seed)
    state = its.new(setup, seed)
    while state.decision is not None:
        options = state.decision.options
        calm = [one for one in options if one.verb not in its.manifest.rush]
        _choose(record, state, dice.choice(calm or options))
    return record


def _choose(record: Record, state: Any, option: Any) -> None:
    state.apply(option)
    record.add(option.key, state)


def brings(guest: Guest, record: Record) -> str:
    """Somebody imports a game; the table that comes of it."""
    return str(guest.post("records", **json.loads(record.to_json()))["table"])


def sits_down(guest: Guest, record: Record) -> None:
    """Somebody goes on with a game."""
    guest.open(f"/table/{brings(guest, record)}")
    guest.waits_for_turn()
