"""Snapshots of a state, for comparison."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import attrgetter
from typing import Any

from kadath.kernel.codec import state_fields
from kadath.kernel.procedure import Procedure
from kadath.kernel.state import State


def snapshot(state: State) -> tuple[Any, ...]:
    """Everything in a state, as an immutable value that is cheap to create and compare."""
    frames = tuple((frame.NAME, *_values(frame)) for frame in state.stack)
    values = [tuple(one) if isinstance(one, list) else one for one in _values(state)]
    return frames, tuple(values)


_READERS: dict[type[Any], Callable[[Any], tuple[Any, ...]]] = {}


def _values(thing: State | Procedure) -> tuple[Any, ...]:
    """The fields of a state except its stack, or the locals of a frame."""
    cls = type(thing)
    if cls not in _READERS:
        if isinstance(thing, State):
            names = [name for name in state_fields(type(thing)) if name != "stack"]
        else:
            # At least two names, because an attrgetter for a single one returns no tuple.
            names = ["at", *(spec.name for spec in fields(thing))]
        _READERS[cls] = attrgetter(*names)
    return _READERS[cls](thing)
