"""What each kind of node says: a pattern for each language, registered beside the game's verbs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..kernel.nodes import Node

if TYPE_CHECKING:
    from .speaker import Speaker
    from .voice import Voice

Kind = type[Node] | str


@dataclass(frozen=True, slots=True)
class Wording:
    """The patterns of one kind of node, and what they need not or cannot say."""

    patterns: dict[str, str]
    binds: tuple[str, str] | None = None
    refers: str = ""
    silent: tuple[str, ...] = ()

    def pattern(self, language: str) -> str:
        """The pattern of a language; the bracket locale has the English one."""
        return self.patterns.get(language, self.patterns["en"])


Hook = Callable[[Any, "Speaker", "Voice"], str]

WORDINGS: dict[Kind, Wording] = {}
ALONE: dict[Kind, Wording] = {}
"""Wordings for a node that is a sentence of its own, where that differs."""
HOOKS: dict[Kind, Hook] = {}
"""Nodes told by a function, since no pattern can: counted by `kadath check`."""


def says(
    kind: Kind,
    *,
    en: str,
    pl: str,
    uk: str,
    binds: tuple[str, str] | None = None,
    refers: str = "",
    silent: tuple[str, ...] = (),
) -> None:
    """Register what a kind of node says (or a message, which `Special` names).

    `binds=("name", "what")` makes the node bind its field `name` to the phrase of its field `what`
    for everything below it; a node with `refers="name"` is a mention of what that field names.
    `silent` lists fields that the patterns leave out on purpose.
    """
    _register(WORDINGS, kind, Wording({"en": en, "pl": pl, "uk": uk}, binds, refers, silent))


def says_alone(kind: Kind, *, en: str, pl: str, uk: str) -> None:
    """Register what a kind of node says where it is a sentence of its own."""
    _register(ALONE, kind, Wording({"en": en, "pl": pl, "uk": uk}))


def told_by(kind: Kind) -> Callable[[Hook], Hook]:
    """Register a function that tells a kind of node, where no pattern can."""

    def register(hook: Hook) -> Hook:
        _register(HOOKS, kind, hook)
        return hook

    return register


def _register(where: dict[Kind, Any], kind: Kind, what: Any) -> None:
    if kind in where:
        raise TypeError(f"{kind} is worded twice")
    where[kind] = what
