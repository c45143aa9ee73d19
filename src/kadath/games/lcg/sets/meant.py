"""What the selectors in a tree select, and whether that sort of thing belongs there.

To the type checker all selectors are the same: nothing prevents writing "evade yourself". So a
selector may be used where a card in the box selects the same sort of thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from kadath.kernel.abilities.selectors import Named, You
from kadath.kernel.effects import Selector
from kadath.kernel.nodes import Node, field_names

from ..faces import Face
from ..vocabulary.choices import Choose
from ..vocabulary.selectors import (
    Bearer,
    ConnectingTo,
    Either,
    Except,
    Investigators,
    LeadInvestigator,
    LocationOf,
    Locations,
    TakingTurn,
    Tester,
)
from ..vocabulary.whereabouts import ItsPrey, MostClues, Nearest

SORTS: tuple[frozenset[type[Node]], ...] = (
    frozenset({You, Investigators, LeadInvestigator, Tester, TakingTurn, Bearer, ItsPrey}),
    frozenset({LocationOf, ConnectingTo, Locations, MostClues}),
)
"""Selectors that select the same sort of thing: investigators, locations."""

Bound = Mapping[str, Selector]
"""What the names in a tree refer to, as far as known."""


class Meant(NamedTuple):
    """What a field of a node selects, and where that field is."""

    place: str
    kind: type[Node]
    field: str
    selector: Selector


def meant(tree: Node, place: str = "", bound: Bound | None = None) -> Iterator[Meant]:
    """Everything selected in a tree, with names resolved to what was chosen under them."""
    bound = bound or {}
    if isinstance(tree, Choose):
        bound = {**bound, tree.name: tree.among}
    for field in field_names(type(tree)):
        for within, value in _inside(getattr(tree, field), f"{place}.{field}"):
            if isinstance(value, Selector):
                for one in _leaves(value, bound):
                    yield Meant(within, type(tree), field, one)
            yield from meant(value, within, bound)


def sorts_in(faces: Iterable[Face]) -> dict[tuple[type[Node], str], frozenset[type[Node]]]:
    """The kinds of selector each field may hold, judging by these cards."""
    found: dict[tuple[type[Node], str], frozenset[type[Node]]] = {}
    for face in faces:
        for tree in face.trees():
            for one in meant(tree):
                at, kind = (one.kind, one.field), type(one.selector)
                alike = next((sort for sort in SORTS if kind in sort), frozenset({kind}))
                found[at] = found.get(at, frozenset()) | alike
    return found


def _inside(value: Any, place: str) -> Iterator[tuple[str, Node]]:
    if isinstance(value, Node):
        yield place, value
    elif isinstance(value, tuple):
        for number, one in enumerate(value):
            yield from _inside(one, f"{place}[{number}]")


def _leaves(selector: Selector, bound: Bound) -> Iterator[Selector]:
    """The basic selectors behind one that combines or names others.

    A name not chosen in this tree belongs to another effect, or to none: then it cannot be worded.
    """
    if isinstance(selector, Named):
        rest = {name: one for name, one in bound.items() if name != selector.name}
        if selector.name in bound:
            yield from _leaves(bound[selector.name], rest)
    elif isinstance(selector, Either):
        for one in selector.of:
            yield from _leaves(one, bound)
    elif isinstance(selector, Except | Nearest):
        yield from _leaves(selector.of, bound)
    else:
        yield selector
