"""Parse trees written by hand: the codec's format, but validated.

The codec trusts its own output. Here everything is checked against the fields of the nodes, and
every error has the place in the tree. Fields with a default may be left out, and a plain list may
stand for a tuple.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, Protocol, Union, get_args, get_origin, get_type_hints

from .errors import NotWellFormed
from .nodes import Node, field_names, registered_name

DEEPEST = 40
"""No tree needs deeper nesting."""
MOST = 99
"""No number on a card is larger."""


class BadTree(NotWellFormed):
    """What is wrong with a tree: a code, its values, and the place in the tree."""

    code = "bad-tree"

    def __init__(self, why: str, place: str, **values: str | int) -> None:
        details = ", ".join(f"{name} {value}" for name, value in values.items())
        super().__init__(f"{place}: {why} ({details})")
        self.why = why
        self.place = place
        self.values = values


class Accepted(Protocol):
    """What is allowed in a tree, beyond what the types say."""

    def kinds(self) -> Mapping[str, type[Node]]:
        """The allowed node classes, by registered name."""

    def words(self, kind: type[Any], field: str) -> frozenset[str] | None:
        """The allowed values of a field that holds a string; None for any."""


def read_fields(
    data: Mapping[str, Any],
    kind: type[Any],
    names: Sequence[str],
    place: str,
    accepted: Accepted,
    depth: int = 0,
) -> dict[str, Any]:
    """The fields of a dataclass from data, validated; fields without a default are required."""
    hints = _hints(kind)
    for name in data:
        if name not in names:
            raise BadTree("unknown-field", place, field=name, accepted=", ".join(names) or "–")
    for spec in fields(kind):
        if spec.name in names and spec.default is MISSING and spec.name not in data:
            raise BadTree("missing-field", place, field=spec.name)
    return {
        name: _read(value, hints[name], f"{place}.{name}", accepted, (kind, name), depth)
        for name, value in data.items()
    }


_HINTS: dict[type[Any], dict[str, Any]] = {}


def _hints(kind: type[Any]) -> dict[str, Any]:
    """The types of the fields, cached."""
    if kind not in _HINTS:
        _HINTS[kind] = get_type_hints(kind)
    return _HINTS[kind]


def _read(
    data: Any, hint: Any, place: str, accepted: Accepted, field: tuple[type[Any], str], depth: int
) -> Any:
    """A value of a field with this type hint."""
    if depth > DEEPEST:
        raise BadTree("too-deep", place, most=DEEPEST)
    open_to = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
    if data is None and types.NoneType in open_to:
        return None
    if isinstance(data, dict) and "node" in data:
        wanted = tuple(kind for one in open_to if (kind := _node_kind(one)) is not None)
        if wanted:
            return _node(data, wanted, place, accepted, depth)
    for one in open_to:
        if get_origin(one) is tuple and (items := _items(data)) is not None:
            return _tuple(items, get_args(one), place, accepted, field, depth)
        # Not `isinstance`: to Python, a bool is an int.
        if one in (bool, str, int) and type(data) is one:
            return _plain(data, place, accepted.words(*field))
    wanted_types = " / ".join(_type_name(one) for one in open_to if one is not types.NoneType)
    raise BadTree("wrong-type", place, wanted=wanted_types, found=_shown(data))


def _node(
    data: dict[str, Any],
    wanted: tuple[type[Node], ...],
    place: str,
    accepted: Accepted,
    depth: int,
) -> Node:
    name = data["node"]
    kind = accepted.kinds().get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadTree("unknown-node", place, node=_shown(name))
    if not issubclass(kind, wanted):
        names = " / ".join(one.__name__ for one in wanted)
        raise BadTree("wrong-node", place, node=name, wanted=names)
    within = {field: value for field, value in data.items() if field != "node"}
    return kind(**read_fields(within, kind, field_names(kind), place, accepted, depth + 1))


def _tuple(
    items: list[Any],
    of: tuple[Any, ...],
    place: str,
    accepted: Accepted,
    field: tuple[type[Any], str],
    depth: int,
) -> tuple[Any, ...]:
    hints = [of[0]] * len(items) if of[-1] is Ellipsis else list(of)
    if len(hints) != len(items):
        raise BadTree("wrong-length", place, wanted=len(hints), found=len(items))
    return tuple(
        _read(item, hint, f"{place}[{number}]", accepted, field, depth + 1)
        for number, (item, hint) in enumerate(zip(items, hints, strict=True))
    )


def _items(data: Any) -> list[Any] | None:
    """The items of a tuple, in either notation; None if the data is not one."""
    if isinstance(data, dict) and list(data) == ["()"]:
        data = data["()"]
    return data if isinstance(data, list) else None


def _plain(data: bool | int | str, place: str, words: frozenset[str] | None) -> bool | int | str:
    if isinstance(data, str):
        if words is not None and data not in words:
            known = ", ".join(sorted(word for word in words if word))
            raise BadTree("unknown-word", place, word=_shown(data), accepted=known)
    elif abs(data) > MOST:
        raise BadTree("bad-number", place, number=str(data), least=str(-MOST), most=MOST)
    return data


def _node_kind(hint: Any) -> type[Node] | None:
    kind = get_origin(hint) or hint
    return kind if isinstance(kind, type) and issubclass(kind, Node) else None


def _type_name(hint: Any) -> str:
    kind = _node_kind(hint)
    if kind is not None:
        return kind.__name__
    return "list" if get_origin(hint) is tuple else str(getattr(hint, "__name__", hint))


def _shown(data: Any) -> str:
    """The data as text, short enough for a message."""
    if isinstance(data, dict) and isinstance(data.get("node"), str):
        data = data["node"]
    text = f"{data!r}"
    return text if len(text) <= 40 else f"{text[:37]}..."


def by_name(kinds: Iterable[type[Node]]) -> dict[str, type[Node]]:
    """Node classes by registered name."""
    return {registered_name(kind): kind for kind in kinds}
