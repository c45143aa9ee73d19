"""Nodes: the small frozen values that cards are made of.

A card's behaviour is a tree of nodes. The same tree runs, is checked, is saved inside a running
frame and is rendered to text, so nothing in play ever writes to one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, TypeVar, dataclass_transform

NODES: dict[str, type[Node]] = {}
"""Every kind of node by its registered name, for the codec and for the tests of completeness."""

_FIELD_NAMES: dict[type[Node], tuple[str, ...]] = {}
"""The names of the fields of each kind, since asking `dataclasses` for them takes longer."""

N = TypeVar("N", bound="Node")


class Node:
    """The root of all nodes; subclasses are made with the `@node` decorator."""

    __slots__ = ()

    def children(self) -> Iterator[Node]:
        """Yield the nodes that stand directly inside this one, in the order of the fields."""
        for name in field_names(type(self)):
            value = getattr(self, name)
            if isinstance(value, Node):
                yield value
            elif isinstance(value, tuple):
                yield from (item for item in value if isinstance(item, Node))

    def walk(self) -> Iterator[Node]:
        """Yield this node and everything below it, top down."""
        yield self
        for child in self.children():
            yield from child.walk()


def field_names(kind: type[Node]) -> tuple[str, ...]:
    """The names of the fields of a kind of node, in their order."""
    names = _FIELD_NAMES.get(kind)
    if names is None:
        names = tuple([spec.name for spec in fields(kind)])  # type: ignore[arg-type]
        _FIELD_NAMES[kind] = names
    return names


def registered_name(cls: type[Any]) -> str:
    """Name a class by its package and itself, e.g. `toy.Attack`; moving modules keeps it."""
    parts = cls.__module__.removeprefix("kadath.").removeprefix("games.").split(".")
    return f"{parts[0]}.{cls.__name__}"


@dataclass_transform(frozen_default=True)
def node(cls: type[N]) -> type[N]:
    """Make a class a frozen, slotted, registered node."""
    made: type[N] = dataclass(frozen=True, slots=True)(cls)
    register(made)
    return made


def register(cls: type[Node]) -> None:
    """Register a kind of node under its name."""
    name = registered_name(cls)
    if name in NODES:
        raise TypeError(f"two kinds of node are called {name}")
    NODES[name] = cls
