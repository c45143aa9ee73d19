"""Views checked against their types: clients can rely on what games send.

The types are ordinary annotations (`TypedDict`, `list`, `dict`, unions, the plain JSON types), so
that neither games nor this check need a library. Where JSON has one kind of value and Python two,
either will do: a tuple is a list.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from kadath.kernel.game import Game
from kadath.kernel.views import View, body_type

PLAIN = (str, int, bool, float, NoneType)


def misshapen(game: Game[Any], view: Mapping[str, Any]) -> Iterator[str]:
    """Where a view does not match its type."""
    yield from _fields(view, _hints(View) | _hints(body_type(type(game))), "view")


def mismatches(value: Any, expected: Any, where: str) -> Iterator[str]:
    """Where a value does not match a type."""
    origin, inner = get_origin(expected), get_args(expected)
    if expected is Any:
        return
    if origin in (Union, UnionType):
        if all(any(mismatches(value, one, where)) for one in inner):
            yield f"{where} is {value!r}, not {expected}"
    elif origin is Literal:
        if value not in inner:
            yield f"{where} is {value!r}, not one of {inner}"
    elif is_typeddict(expected):
        yield from _fields(value, _hints(expected), where)
    elif expected in PLAIN:
        # A boolean is not a number, though Python counts with it.
        if type(value) is not expected:
            yield f"{where} is {value!r}, not {expected.__name__}"
    elif origin is dict:
        yield from _items(value, inner, where)
    elif origin in (list, tuple):
        yield from _entries(value, origin, inner, where)
    else:
        raise TypeError(f"{where}: views have no {expected}")


def _hints(expected: Any) -> dict[str, Any]:
    return get_type_hints(expected, include_extras=True)


def _fields(value: Any, hints: Mapping[str, Any], where: str) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield f"{where} is {value!r}, not an object"
        return
    for field in value.keys() - hints.keys():
        yield f"{where} has {field!r}, which its type does not name"
    for field, hint in hints.items():
        is_optional = get_origin(hint) is NotRequired
        if get_origin(hint) in (NotRequired, Required):
            (hint,) = get_args(hint)
        if field in value:
            yield from mismatches(value[field], hint, f"{where}.{field}")
        elif not is_optional:
            yield f"{where} has no {field!r}"


def _items(value: Any, inner: tuple[Any, ...], where: str) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield f"{where} is {value!r}, not an object"
        return
    for key, held in value.items():
        yield from mismatches(key, inner[0], f"a key of {where}")
        yield from mismatches(held, inner[1], f"{where}[{key!r}]")


def _entries(value: Any, origin: Any, inner: tuple[Any, ...], where: str) -> Iterator[str]:
    if not isinstance(value, list | tuple):
        yield f"{where} is {value!r}, not a list"
        return
    expected = inner
    if origin is list or inner[-1] is Ellipsis:
        expected = (inner[0],) * len(value)
    if len(value) != len(expected):
        yield f"{where} has {len(value)} entries, not {len(expected)}"
        return
    for number, (one, kind) in enumerate(zip(value, expected, strict=True)):
        yield from mismatches(one, kind, f"{where}[{number}]")
