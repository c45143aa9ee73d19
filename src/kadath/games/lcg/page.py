"""Box data for the page: what is printed on the cards besides words, and deck building."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from .components import FACES
from .components.decks import STARTER_DECKS
from .decks.collection import STANDARD
from .decks.core_set import CORE_SET
from .decks.every import every_card
from .faces import Face

CLASSED = frozenset({"investigator", "asset", "event", "skill"})
"""The types with a class colour; the others are recognized by their type."""
UNPRINTED = frozenset({"key", "code", "copies", "abilities", "back", "reverse", "becomes"})
"""The fields the client does not need, or gets as text."""


def box() -> dict[str, Any]:
    """What is printed on the faces besides words."""
    return {key: printed(face) for key, face in FACES.items()}


def decks() -> dict[str, Any]:
    """Deck-building data: card numbers, the investigators' options, and starter decks."""
    return {
        "codes": {key: card.code for key, card in CORE_SET.cards.items()},
        "limits": {
            key: card.limit for key, card in CORE_SET.cards.items() if card.kind == STANDARD
        },
        "building": {
            who: {
                "size": one.size,
                "levels": {
                    cls: one.highest_level(cls) for access in one.options for cls in access.classes
                },
                "required": one.required,
            }
            for who, one in CORE_SET.building.items()
        },
        "starters": {who: dict(deck.cards) for who, deck in STARTER_DECKS.items()},
    }


def home_made(key: str) -> dict[str, Any]:
    """A custom card: what is printed on it, its number, and its deck limit."""
    card = every_card().cards[key]
    limit = {"limit": card.limit} if card.kind == STANDARD else {}
    return {"face": printed(FACES[key]), "code": card.code, **limit}


def printed(face: Face) -> dict[str, Any]:
    """A face's values, except defaults."""
    facts: dict[str, Any] = {"type": face.TYPE}
    if (card := every_card().cards.get(face.key)) is not None and face.TYPE in CLASSED:
        facts["cls"] = card.cls
        if card.level:
            facts["level"] = card.level
    for field in fields(face):
        value = getattr(face, field.name, None)
        if not field.init or field.name in UNPRINTED or value == field.default or value is None:
            continue
        if field.name != "title" or value != face.key:
            facts[field.name] = value
    return facts


FILES = {"box.json": box, "decks.json": decks}
"""The page's data files and what they contain."""
