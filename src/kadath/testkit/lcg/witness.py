"""Which abilities of which cards ran, observed at the nodes themselves, not from the log.

An ability with an effect has run when its effect does, a modifier when it changes something, and
one that is only read when its value is read. Abilities that are only marked by their type have run
when their card did something, according to the log.
"""

from __future__ import annotations

from collections.abc import Iterator

from kadath.games.lcg.components import FACES
from kadath.games.lcg.faces import Face
from kadath.games.lcg.state import LcgState
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

from ..node_watch import NodeWatch, Watched

CHANGING: dict[type[Node], str] = {
    Adjust: "change",
    Blank: "touches",
    GainKeyword: "touches",
    Forbid: "forbids",
}
"""Abilities with a method that returns something if they change something."""

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
"""Abilities that are read, with the field that is read when they apply."""


def features_of(face: Face) -> Iterator[tuple[str, Node]]:
    """The features of a card: each ability, and the reverse of an act or agenda."""
    for number, placed in enumerate(face.placed):
        yield f"{face.key} {number} {type(placed.ability).__name__}", placed.ability
    reverse: Effect | None = getattr(face, "reverse", None)
    if reverse is not None:
        yield f"{face.key} reverse", reverse


def watched_node(node: Node) -> tuple[Node, str] | None:
    """The node that shows an ability running, and its method or field; None if nothing does."""
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


class Witness(NodeWatch):
    """Counts what runs while it is entered: `with Witness() as witness: ...; witness.ran`."""

    def __init__(self) -> None:
        super().__init__(
            Watched(feature, face.key, *found)
            for face in FACES.values()
            for feature, node in features_of(face)
            if (found := watched_node(node)) is not None
        )

    def card_of(self, state: LcgState, source: int) -> str | None:
        row = state.cards.get(source) or state.investigators.get(source)
        return row.face if row is not None else None


MARKS = {
    feature: face.key
    for face in FACES.values()
    for feature, node in features_of(face)
    if watched_node(node) is None
}
"""The features nothing shows, with their cards."""
