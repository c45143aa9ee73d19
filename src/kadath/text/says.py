"""What each kind of node says: a pattern for each language, registered beside the game's verbs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from ..kernel.nodes import Node

Kind = type[Node] | str
K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Wording:
    """The patterns of one kind of node, and what they need not or cannot say."""

    patterns: dict[str, str]
    binds: tuple[str, str] | None = None
    refers: str = ""
    silent: tuple[str, ...] = ()
    kind: bool = False
    noun: bool = False
    gives: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)

    def pattern(self, language: str) -> str:
        """The pattern of a language; the bracket locale has the English one."""
        return self.patterns.get(language, self.patterns["en"])


WORDINGS: dict[Kind | tuple[str, Kind], Wording] = {}
"""What a kind of node says: everywhere, or in one game if it is a node of the kernel."""
ALONE: dict[Kind, Wording] = {}
"""Wordings for a node that is a sentence of its own, where that differs."""


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
    """Register what a kind of node says (or a message, which `Special` names).

    `binds=("name", "what")` makes the node bind its field `name` to the phrase of its field `what`
    for everything below it; a node with `refers="name"` is a mention of what that field names.
    `silent` lists fields that the patterns leave out on purpose.

    A selector that is a `kind_of_thing` may be told with "each", or in the plural as "such things".
    Selectors and amounts are phrases, and so is what is marked as a `noun`; the rest are clauses.

    A node gives names and words to itself and to whatever follows it within the node around it:
    `gives={"who": "whom toy.figure"}` names what its field `whom` picks out, or one of those
    where the field is empty, and `gives={"it": "toy.attack"}` names that thing; `words={"test":
    "fight"}` gives a word that patterns ask for as `~test`, `words={"test": "$kind"}` the value of
    a field (or of `$field.other`).

    What a node of the kernel says may depend on the `game`.
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
    """Register what a kind of node says where it is a sentence of its own."""
    _register(ALONE, kind, Wording({"en": en, "pl": pl, "uk": uk}))


def wording_of(kind: Kind, game: str = "") -> Wording | None:
    """The wording of a kind of node, in a game if that has one of its own."""
    return WORDINGS.get((game, kind)) or WORDINGS.get(kind)


def _register(where: dict[K, Wording], kind: K, wording: Wording) -> None:
    if kind in where:
        raise TypeError(f"{kind} is worded twice")
    where[kind] = wording
