"""Checks of a game's content: no component is missing, and every component has its texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from kadath.kernel.effects import Effect
from kadath.kernel.errors import KadathError
from kadath.kernel.game import Component, Game
from kadath.kernel.nodes import NODES
from kadath.kernel.sets import ComponentSet, LeftOut
from kadath.text.checks import missing
from kadath.text.languages import LANGUAGES


class Count(NamedTuple):
    """The counts of one kind of component: in the box, implemented, left out, and our own."""

    kind: str
    printed: int
    implemented: int
    left_out: int
    original: int

    @property
    def is_whole(self) -> bool:
        """Whether all components of the box are implemented, or left out on purpose."""
        return self.printed == self.implemented + self.left_out


class SetCount(NamedTuple):
    """The counts of a set, by kind in the order of its box."""

    name: str
    kinds: list[Count]
    left_out: tuple[LeftOut, ...]


def counts(sets: Sequence[ComponentSet], components: Sequence[Component]) -> list[SetCount]:
    """The counts of each set, compared with its box.

    A game without sets counts as one unnamed set that is complete.
    """
    first = sets[0].name if sets else ""
    return [
        _counted(one, [each for each in components if (each.set or first) == one.name])
        for one in sets or (ComponentSet("", _copies(components)),)
    ]


def _counted(box: ComponentSet, components: Sequence[Component]) -> SetCount:
    ours = _copies(components)
    original = _copies(one for one in components if one.original)
    left_out: Counter[str] = Counter()
    for one in box.left_out:
        left_out[one.kind] += one.copies
    kinds = (*box.printed, *(kind for kind in ours if kind not in box.printed))
    return SetCount(
        box.name,
        [
            Count(kind, box.printed.get(kind, 0), ours[kind], left_out[kind], original[kind])
            for kind in kinds
        ],
        box.left_out,
    )


def _copies(components: Iterable[Component]) -> Counter[str]:
    copies: Counter[str] = Counter()
    for component in components:
        copies[component.kind] += component.copies
    return copies


def problems(game: Game[Any]) -> Iterator[str]:
    """Everything that is wrong with a game's content."""
    components, sets = game.components(), game.sets()
    yield from uncounted(sets, components)
    for box in counts(sets, components):
        for count in box.kinds:
            if not count.is_whole:
                yield (
                    f"{box.name or game.name}: {count.kind}: the box has {count.printed}, "
                    f"we have {count.implemented} and leave out {count.left_out}"
                )
    # Importing the texts registers the wordings of the game's nodes.
    narrator = game.narrator()
    kinds = [
        kind
        for name, kind in NODES.items()
        if name.startswith(f"{game.name}.") or kind.__module__ == Effect.__module__
    ]
    yield from missing(kinds, game=game.name)
    for key in dict.fromkeys(component.key for component in components):
        for language in LANGUAGES:
            # Rendering a tree also finds a name that nothing binds.
            try:
                texts = narrator.component(key, language)
            except KadathError as error:
                yield f"{key}: {language}: {error.message}"
                continue
            if not texts["name"]:
                yield f"{key}: {language}: it has no name"


def uncounted(sets: Sequence[ComponentSet], components: Sequence[Component]) -> Iterator[str]:
    """Components that cannot be counted: with duplicate keys, or of unknown sets.

    The same component may be in several sets, each of which has copies of it.

    This is all that an unfinished game is checked for.
    """
    for (key, _), times in Counter((one.key, one.set) for one in components).items():
        if times > 1:
            yield f"{key}: {times} components have this key"
    names = {"", *(one.name for one in sets)}
    for component in components:
        if component.set not in names:
            yield f"{component.key}: there is no set called {component.set!r}"
