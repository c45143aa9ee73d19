"""Nodes: the small frozen values that cards are made of.

A card's behaviour is a tree of nodes. The same tree runs, is checked, is saved inside a running
frame and is rendered to text, so nothing in play ever writes to one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

NODES: dict[str, type[Node]] = {}
"""Every node class by its registered name, for the codec and the completeness tests."""

_FIELD_NAMES: dict[type[Node], tuple[str, ...]] = {}
"""A cache of the field names of each class, because `dataclasses.fields` is slow."""

N = TypeVar("N", bound="Node")


class Node:
    """The base of all nodes; subclasses use the `@node` decorator."""

    __slots__ = ()

    def children(self) -> Iterator[Node]:
        """Yield the direct children of this node, in the order of its fields."""
        for name in field_names(type(self)):
            value = getattr(self, name)
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from (item for item in value if isinstance(item, Node))

    def walk(self) -> Iterator[Node]:
        """Yield this node and all of its descendants, top down."""
        yield self
        for child in self.children():
            yield from child.walk()


def field_names(kind: type[Node]) -> tuple[str, ...]:
    """The names of the fields of a node class, in order."""
    names = _FIELD_NAMES.get(kind)
    if names is None:
        names = tuple([spec.name for spec in fields(kind)])  # type: ignore[arg-type]
        _FIELD_NAMES[kind] = names
    return names


def registered_name(cls: type[Any]) -> str:
    """The package and name of a class, e.g. `toy.Attack`; it stays the same if modules move."""
    parts = cls.__module__.removeprefix("kadath.").removeprefix("games.").split(".")
    return f"{parts[0]}.{cls.__name__}"


@dataclass_transform(frozen_default=True)
def node(cls: type[N]) -> type[N]:
    """Make a class a frozen, slotted, registered node."""
    made: type[N] = dataclass(frozen=True, slots=True)(cls)
    register(made)
    return made


def register(cls: type[Node]) -> None:
    """Register a node class under its name."""
    name = registered_name(cls)
    if name in NODES:
        raise TypeError(f"two node classes are called {name}")
    NODES[name] = cls
