"""Encode states, frames, nodes and values as plain JSON data and decode them; hash states.

The data is self-describing: a type that JSON lacks becomes an object with a tag, `{"()": [...]}`
for a tuple, `{"frame": ...}`, `{"node": ...}` and so on. A name that is not registered is refused
with the name in the message.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields
from hashlib import blake2b
from typing import Any, TypeVar

from .decision import Option
from .errors import NotWellFormed
from .nodes import NODES, Node, registered_name
from .outcome import Outcome
from .procedure import PROCEDURES, Procedure
from .rows import Row
from .state import State

S = TypeVar("S", bound=State)
Data = Any
"""Anything that `json` reads and writes."""

KERNEL_LAYOUT = 4
"""Bumped when the kernel encodes frames, nodes, values or its own fields differently."""

_PLAIN = (int, str, float)

VALUES: dict[str, type[tuple[Any, ...] | Row]] = {}
"""The named tuples and rows that a state may contain, by registered name."""

_NAMES: dict[type[Any], str] = {}
"""A cache of the names of registered classes."""

V = TypeVar("V", bound=type[tuple[Any, ...] | Row])


def value(cls: V) -> V:
    """Register a named tuple or a row, so that a state may contain it."""
    name = registered_name(cls)
    if VALUES.setdefault(name, cls) is not cls:
        raise TypeError(f"two value classes are called {name}")
    return cls


value(Option)
value(Outcome)


def encode(thing: Any) -> Data:
    """Plain data for anything that a state may contain."""
    if thing is None or isinstance(thing, _PLAIN):
        return thing
    if isinstance(thing, list):
        return [encode(item) for item in thing]
    if isinstance(thing, tuple):
        items = [encode(item) for item in thing]
        if type(thing) is tuple:
            return {"()": items}
        return {"value": _name_of(type(thing), VALUES), "of": items}
    if isinstance(thing, Row):
        return {"value": _name_of(type(thing), VALUES), "of": [encode(item) for item in thing]}
    if isinstance(thing, dict):
        return {"{}": [[encode(key), encode(item)] for key, item in thing.items()]}
    if isinstance(thing, frozenset):
        return {"set": sorted(map(encode, thing))}
    if isinstance(thing, Node):
        return {"node": _name_of(type(thing), NODES), **_encoded_fields(thing)}
    if isinstance(thing, Procedure):
        return {"frame": thing.NAME, **_encoded_fields(thing)}
    raise TypeError(f"a state may not contain {type(thing).__name__}")


def decode(data: Data) -> Any:
    """The inverse of `encode`."""
    if data is None or isinstance(data, _PLAIN):
        return data
    if isinstance(data, list):
        return [decode(item) for item in data]
    kind = next(iter(data), "")
    if kind == "()":
        return tuple(decode(item) for item in data["()"])
    if kind == "{}":
        return {decode(key): decode(item) for key, item in data["{}"]}
    if kind == "set":
        return frozenset(decode(item) for item in data["set"])
    if kind == "value":
        return _known(VALUES, data["value"], "value")(*(decode(item) for item in data["of"]))
    if kind == "node":
        return _decoded_fields(_known(NODES, data["node"], "node"), data, "node")
    if kind == "frame":
        return _decoded_frame(data)
    raise NotWellFormed(f"no kind of thing is written as {kind!r}")


def state_fields(cls: type[State]) -> tuple[str, ...]:
    """The fields that make up a state's data, in a fixed order."""
    return cls.FIELDS


def layout_of(cls: type[State]) -> str:
    """The layout version of a state class: the kernel's number, then the game's."""
    return f"{KERNEL_LAYOUT}.{cls.LAYOUT}"


def state_to_data(state: State) -> dict[str, Data]:
    """A state as plain data, with its layout version."""
    cls = type(state)
    content = {name: encode(getattr(state, name)) for name in state_fields(cls)}
    return {"layout": layout_of(cls), **content}


def state_from_data(cls: type[S], data: dict[str, Data]) -> S:
    """The inverse of `state_to_data`; the decision is derived again.

    Data of another layout is refused: it could decode to a different state than the one saved.
    """
    if (layout := data.get("layout")) != layout_of(cls):
        raise NotWellFormed(
            f"the saved state has layout {layout}", accepted=f"layout {layout_of(cls)}"
        )
    wanted = state_fields(cls)
    if missing := sorted(set(wanted) - set(data)):
        raise NotWellFormed(f"the saved state lacks {', '.join(missing)}")
    state = cls.__new__(cls)
    for name in wanted:
        setattr(state, name, decode(data[name]))
    state.derive()
    state.advance()
    return state


def state_hash(state: State) -> str:
    """A short hash of everything in a state, prefixed with its layout.

    Equal states with the same layout have equal hashes on every machine; see `fits_hash` for
    others.
    """
    text = json.dumps(state_to_data(state), separators=(",", ":"), ensure_ascii=False)
    return f"{layout_of(type(state))}:{blake2b(text.encode(), digest_size=12).hexdigest()}"


def fits_hash(state: State, expected: str) -> bool:
    """Whether a state matches a hash, as far as the hash can tell.

    A hash with another layout, or with none (from before there were layouts), matches any state.
    """
    layout, _, _ = expected.rpartition(":")
    return layout != layout_of(type(state)) or expected == state_hash(state)


def _encoded_fields(thing: Any) -> dict[str, Data]:
    return {spec.name: encode(getattr(thing, spec.name)) for spec in fields(thing)}


def _decoded_fields(cls: Callable[..., Any], data: dict[str, Data], tag: str) -> Any:
    return cls(**{name: decode(item) for name, item in data.items() if name != tag})


def _decoded_frame(data: dict[str, Data]) -> Procedure:
    cls = _known(PROCEDURES, data["frame"], "procedure")
    held = {name: decode(item) for name, item in data.items() if name != "frame"}
    doing, returns = held.pop("doing"), held.pop("returns")
    frame: Procedure = cls(**held)
    frame.doing = doing
    frame.returns = returns
    return frame


def _known(registry: dict[str, Any], name: str, what: str) -> Any:
    found = registry.get(name)
    if found is None:
        raise NotWellFormed(f"there is no {what} called {name!r} in this version")
    return found


def _name_of(cls: type[Any], registry: dict[str, Any]) -> str:
    name = _NAMES.get(cls)
    if name is None:
        name = registered_name(cls)
        if registry.get(name) is not cls:
            raise TypeError(f"{name} is not registered")
        _NAMES[cls] = name
    return name
