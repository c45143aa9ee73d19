"""The wording of each node class: patterns per language, registered beside the game's verbs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from ..kernel.nodes import Node

Kind = type[Node] | str
K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Wording:
    """The patterns of one node class, and how to use them; see `says`."""

    patterns: dict[str, str]
    binds: tuple[str, str] | None = None
    refers: str = ""
    silent: tuple[str, ...] = ()
    kind: bool = False
    noun: bool = False
    gives: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    def pattern(self, language: str) -> str:
        """The pattern of a language; the bracket locale uses the English one."""
        return self.patterns.get(language, self.patterns["en"])


WORDINGS: dict[Kind | tuple[str, Kind], Wording] = {}
"""The wording of each node class; of a kernel node, also by game."""
ALONE: dict[Kind, Wording] = {}
"""The wording of nodes that are sentences of their own, if it differs."""


def says(
    kind: Kind,
    *,
    en: str,
    pl: str,
    uk: str,
    binds: tuple[str, str] | None = None,
    refers: str = "",
    silent: tuple[str, ...] = (),
    kind_of_thing: bool = False,
    noun: bool = False,
    gives: Mapping[str, str] | None = None,
    words: Mapping[str, str] | None = None,
    game: str = "",
) -> None:
    """Register the wording of a node class (or of the id that a `Special` names).

    With `binds=("name", "what")` the node binds its field `name` to the phrase of its field `what`
    for everything below it; a node with `refers="name"` mentions what that field names. `silent`
    lists fields that the patterns leave out on purpose.

    A selector that is a `kind_of_thing` may be used with "each", or in the plural as "such things".
    Selectors and amounts are phrases, and so are nodes marked as a `noun`; the rest are clauses.

    A node can give names and words to itself and to what follows it within the enclosing node:
    `gives={"who": "whom toy.figure"}` names what its field `whom` selects, or a figure if the field
    is empty, and `gives={"it": "toy.attack"}` names an attack. `words={"test": "fight"}` gives a
    word that patterns use as `~test`, and `words={"test": "$kind"}` the value of a field (or of
    `$field.other`).

    The wording of a kernel node may depend on the `game`.
    """
    wording = Wording(
        {"en": en, "pl": pl, "uk": uk},
        binds,
        refers,
        silent,
        kind_of_thing,
        noun,
        gives or {},
        words or {},
    )
    _register(WORDINGS, (game, kind) if game else kind, wording)


def says_alone(kind: Kind, *, en: str, pl: str, uk: str) -> None:
    """Register the wording of a node class for when it is a sentence of its own."""
    _register(ALONE, kind, Wording({"en": en, "pl": pl, "uk": uk}))


def wording_of(kind: Kind, game: str = "") -> Wording | None:
    """The wording of a node class, the game's own if it has one."""
    return WORDINGS.get((game, kind)) or WORDINGS.get(kind)


def _register(where: dict[K, Wording], kind: K, wording: Wording) -> None:
    if kind in where:
        raise TypeError(f"{kind} has two wordings")
    where[kind] = wording
