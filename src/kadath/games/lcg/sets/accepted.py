"""What a custom card may say: whatever the cards of the box already say.

All of that has been played and worded. Effects used only by acts, agendas, locations, and story
villains make no sense on other cards, but their conditions and amounts do. The escape hatch is
code, and so excluded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, fields
from typing import Any

from kadath.kernel.effects import Amount, Condition, Special
from kadath.kernel.nodes import Node
from kadath.kernel.trees import by_name

from ..faces import FACES, SKILLS, WILD, AssetFace, Face
from .meant import sorts_in

PLAIN_TYPES = frozenset({"asset", "event", "skill", "enemy", "treachery"})
KEYWORDS = {
    **dict.fromkeys(("asset", "event"), ("fast", "permanent", "exceptional")),
    "skill": ("exceptional",),
    "enemy": ("aloof", "hunter", "massive", "retaliate"),
    "treachery": ("peril", "surge"),
}
"""The keywords that make sense on each card type."""
SKILL_FIELDS = frozenset({"skill", "or_skill", "instead_of"})
TRAIT_FIELDS = frozenset({"trait", "traits", "or_trait", "but_not"})
NAME_FIELDS = frozenset({"name"})
"""Names a tree gives to what it chooses, for use further on: any word will do."""


class Accepted:
    """What the cards of a set may say; `traits` and `keys` are the set's own."""

    def __init__(self, traits: frozenset[str], keys: frozenset[str]) -> None:
        box = [face for face in FACES.values() if _is_plain(face)]
        kinds = {type(one) for face in box for one in _nodes(face)}
        asking = {type(one) for face in FACES.values() for one in _nodes(face)}
        kinds |= {kind for kind in asking if issubclass(kind, Condition | Amount)}
        self._kinds = by_name(kinds - {Special})
        self._used_words = _used_words(FACES.values())
        self._sorts = sorts_in(FACES.values())
        self._faces = frozenset(FACES) | keys
        self._traits = traits | {trait for face in FACES.values() for trait in face.traits} | {""}
        self._printed = {
            "icons": frozenset((*SKILLS, WILD)),
            "slots": frozenset(one for face in _assets(box) for one in face.slots),
            "use_type": frozenset(face.use_type for face in _assets(box)),
            "keywords": frozenset(word for words in KEYWORDS.values() for word in words),
            "title": self._faces,
        }
        self._abilities = {
            kind: frozenset(
                type(one) for face in box if kind == face.TYPE for one in face.abilities
            )
            for kind in PLAIN_TYPES
        }

    def kinds(self) -> Mapping[str, type[Node]]:
        """The accepted kinds of node by their registered names."""
        return self._kinds

    def words(self, kind: type[Any], field: str) -> frozenset[str] | None:
        """The words a field accepts; None for any word."""
        if field in TRAIT_FIELDS:
            return self._traits
        if issubclass(kind, Face):
            return self._printed.get(field)
        if field in NAME_FIELDS:
            return None
        if field == "face":
            return self._faces
        used = self._used_words.get((kind, field), frozenset())
        return used | frozenset(SKILLS) if field in SKILL_FIELDS else used

    def selectors(self, kind: type[Node], field: str) -> frozenset[type[Node]]:
        """The kinds of selector a field accepts."""
        return self._sorts.get((kind, field), frozenset())

    def abilities(self, kind: str) -> frozenset[type[Node]]:
        """The abilities a card type may have."""
        return self._abilities[kind]


def _is_plain(face: Face) -> bool:
    """Whether this is an ordinary card, not part of a scenario's story."""
    is_villain = face.TYPE == "enemy" and face.unique
    return face.TYPE in PLAIN_TYPES and not is_villain


def _assets(box: list[Face]) -> Iterator[AssetFace]:
    return (face for face in box if isinstance(face, AssetFace))


def _nodes(face: Face) -> Iterator[Node]:
    for tree in face.trees():
        yield from tree.walk()


def _used_words(box: Iterable[Face]) -> dict[tuple[type[Any], str], frozenset[str]]:
    """The words used in each text field on the cards of the box, including defaults."""
    found: dict[tuple[type[Any], str], set[str]] = {}
    for face in box:
        for one in _nodes(face):
            for spec in fields(one):  # type: ignore[arg-type]
                value = getattr(one, spec.name)
                words = value if isinstance(value, tuple) else (value,)
                usual = () if spec.default is MISSING else (spec.default,)
                texts = {word for word in (*words, *usual) if isinstance(word, str)}
                found.setdefault((type(one), spec.name), set()).update(texts)
    return {field: frozenset(words) for field, words in found.items()}
