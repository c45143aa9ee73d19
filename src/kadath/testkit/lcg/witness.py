"""Which abilities of which cards ran: seen by the nodes themselves, not told by the log.

An ability with an effect has run when its effect does, a modifier when it changes something, and
one that is only read when what it says is read. What nothing but its type says has run when its
card did something, by the log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kadath.games.lcg.components import FACES
from kadath.games.lcg.faces import Face
from kadath.games.lcg.vocabulary.abilities import MaxCommitted, Prey, PreyOnly, Spawn, Symbol
from kadath.games.lcg.vocabulary.modifiers import (
    AdditionalAction,
    Blank,
    BottomInsteadOfDiscard,
    DoubleNegatives,
    FirstCostsMore,
    Forbid,
    GainKeyword,
    MayUseSkill,
    MoreSlots,
    PlayFromDiscard,
    TreatSymbol,
    UseSkill,
)
from kadath.kernel.effects import Condition, Effect
from kadath.kernel.modifiers import Adjust
from kadath.kernel.nodes import Node

CHANGING: dict[type[Node], str] = {
    Adjust: "change",
    Blank: "touches",
    GainKeyword: "touches",
    Forbid: "forbids",
}
"""Abilities whose method answers with something where they change something."""

READ: dict[type[Node], str] = {
    Symbol: "modifier",
    Spawn: "at",
    Prey: "stat",
    PreyOnly: "whom",
    MaxCommitted: "copies",
    UseSkill: "skill",
    MayUseSkill: "skill",
    MoreSlots: "slots",
    AdditionalAction: "trait",
    DoubleNegatives: "against",
    FirstCostsMore: "by",
    TreatSymbol: "counts_as",
    PlayFromDiscard: "kind",
    BottomInsteadOfDiscard: "kind",
}
"""Abilities that are read, with the field that is read when they work."""


def features_of(face: Face) -> Iterator[tuple[str, Node]]:
    """What has to run of a card: each ability, and the other side of an act or an agenda."""
    for number, placed in enumerate(face.placed):
        yield f"{face.key} {number} {type(placed.ability).__name__}", placed.ability
    reverse: Effect | None = getattr(face, "reverse", None)
    if reverse is not None:
        yield f"{face.key} reverse", reverse


def watched_node(node: Node) -> tuple[Node, str] | None:
    """The node that shows that an ability runs, and its method or field; None: nothing shows it."""
    if isinstance(node, Effect):
        return node, "run"
    if type(node) in CHANGING:
        return node, CHANGING[type(node)]
    if type(node) in READ:
        return node, READ[type(node)]
    effect = getattr(node, "effect", None)
    if isinstance(effect, Effect):
        return effect, "run"
    condition = getattr(node, "condition", None)
    return (condition, "holds") if isinstance(condition, Condition) else None


class Witness:
    """Counts what runs while it is entered: `with Witness() as witness: ...; witness.ran`."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()
        self._features: dict[int, dict[str, str]] = {}
        self._watched: set[tuple[type[Node], str]] = set()
        self._before: list[tuple[type[Node], str, Any]] = []
        for face in FACES.values():
            for feature, node in features_of(face):
                found = watched_node(node)
                if found is not None:
                    self._features.setdefault(id(found[0]), {})[face.key] = feature
                    self._watched.add((type(found[0]), found[1]))

    def __enter__(self) -> Witness:
        for kind, name in self._watched:
            self._before.append((kind, name, kind.__dict__.get(name)))
            meant = getattr(kind, name)
            seen = self._method(meant) if callable(meant) else property(self._reader(meant))
            setattr(kind, name, seen)
        return self

    def __exit__(self, *error: object) -> None:
        for kind, name, was in self._before:
            if was is None:
                delattr(kind, name)
            else:
                setattr(kind, name, was)
        self._before.clear()

    def _method(self, meant: Any) -> Any:
        def watched(node: Node, state: Any, scope: Any, *more: Any) -> Any:
            answer = meant(node, state, scope, *more)
            if id(node) in self._features and (answer or meant.__name__ == "run"):
                self._note(node, state, scope)
            return answer

        watched.__name__ = meant.__name__
        return watched

    def _reader(self, meant: Any) -> Any:
        def watched(node: Node) -> Any:
            if id(node) in self._features:
                self._note(node, None, None)
            return meant.__get__(node)

        return watched

    def _note(self, node: Node, state: Any, scope: Any) -> None:
        """Count it, for the card it stands on where several share the node."""
        features = self._features[id(node)]
        if len(features) > 1 and state is not None:
            row = state.cards.get(scope.source) or state.investigators.get(scope.source)
            if row is not None and row.face in features:
                self.ran[features[row.face]] += 1
                return
        self.ran.update(features.values())


MARKS = {
    feature: face.key
    for face in FACES.values()
    for feature, node in features_of(face)
    if watched_node(node) is None
}
"""What nothing shows, with the card that it stands on."""
