"""Checks of a game's content: nothing missing from the box, and everything has words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from kadath.kernel.effects import Effect
from kadath.kernel.errors import KadathError
from kadath.kernel.game import Game
from kadath.kernel.nodes import NODES
from kadath.text.checks import missing
from kadath.text.languages import LANGUAGES


class Count(NamedTuple):
    """One kind of component: how many the box prints, we have, and we designed ourselves."""

    kind: str
    printed: int
    implemented: int
    original: int


def counts(game: Game[Any]) -> list[Count]:
    """The components of a game by kind, in the order of the box."""
    ours: Counter[str] = Counter()
    original: Counter[str] = Counter()
    for component in game.components():
        ours[component.kind] += component.copies
        original[component.kind] += component.copies * component.original
    printed = {count.kind: count.printed for count in game.box()}
    return [
        Count(kind, printed.get(kind, 0), ours[kind], original[kind])
        for kind in (*printed, *(kind for kind in ours if kind not in printed))
    ]


def problems(game: Game[Any]) -> Iterator[str]:
    """All that is wrong with a game's content: nothing, one hopes."""
    for count in counts(game):
        if count.printed != count.implemented:
            yield f"{count.kind}: the box has {count.printed}, we have {count.implemented}"
    keys = Counter(component.key for component in game.components())
    for key, times in keys.items():
        if times > 1:
            yield f"{key}: {times} components have this key"
    # Importing the texts registers the wordings of the game's nodes.
    narrator = game.narrator()
    kinds = [
        kind
        for name, kind in NODES.items()
        if name.startswith(f"{game.name}.") or kind.__module__ == Effect.__module__
    ]
    yield from missing(kinds, game=game.name)
    for key in keys:
        for language in LANGUAGES:
            # Rendering a tree also finds a name that nothing binds.
            try:
                said = narrator.component(key, language)
            except KadathError as error:
                yield f"{key}: {language}: {error.message}"
                continue
            if not said["name"]:
                yield f"{key}: {language}: it has no name"
