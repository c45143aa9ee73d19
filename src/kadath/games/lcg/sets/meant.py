"""What the selectors of a tree pick out, and whether it is the sort of thing that is wanted there.

To the types every selector is one: nothing keeps "evade yourself" from being written. So a selector
may stand where the box has one that picks out the same sort of thing.
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
"""Selectors that pick out the same sort of thing: investigators, locations."""

Bound = Mapping[str, Selector]
"""What the names in a tree stand for, as far as it is told."""


class Meant(NamedTuple):
    """What is picked out in a field of a node, and where that is."""

    place: str
    kind: type[Node]
    field: str
    selector: Selector


def meant(tree: Node, place: str = "", bound: Bound | None = None) -> Iterator[Meant]:
    """Everything that is picked out in a tree, names by what was chosen under them."""
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
    """The kinds of selector that may stand in each field, by what stands there on some cards."""
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
    """What a selector comes down to, where it is made of others or is a name for one.

    A name that was not chosen here is another effect's, or nobody's: then it has no words.
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
