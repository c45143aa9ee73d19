"""What the browser client knows of the games' boxes, from the components themselves.

Run as a module, it writes the client's files anew.
"""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from kadath.games.final_hour.components import board, monsters, priority_cards
from kadath.games.final_hour.components.action_cards import ACTION_CARDS, INVESTIGATORS
from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, GATE_SYMBOLS
from kadath.games.final_hour.components.items import ITEMS
from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.collection import STANDARD
from kadath.games.lcg.decks.core_set import CORE_SET
from kadath.games.lcg.faces import Face

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
CLASSED = frozenset({"investigator", "asset", "event", "skill"})
"""What has a class by its colour; the others are known by their type."""
UNPRINTED = frozenset({"key", "code", "copies", "abilities", "back", "reverse", "becomes"})
"""What the client has no use for, or has in words."""


def final_hour() -> dict[str, Any]:
    """The facts that views of Final Hour name by number only."""
    return {
        "zones": list(board.ZONE_OF),
        "spaces": list(board.SPACES),
        "red": list(board.RED_ARROW),
        "blue": list(board.BLUE_ARROW),
        "paths": [list(ends) for ends in board.PATHS],
        "symbols": list(priority_cards.SYMBOLS),
        "omens": list(priority_cards.OMENS),
        "symbolOf": list(priority_cards.SYMBOL),
        "gates": list(GATE_SYMBOLS),
        "kinds": [
            {
                "name": kind.name,
                "colour": kind.colour,
                "health": kind.health,
                "icons": list(kind.icons),
            }
            for kind in monsters.KINDS
        ],
        "kindOf": list(monsters.KIND_OF),
        "investigators": list(INVESTIGATORS),
        "actions": [
            {"key": card.key, "title": card.title, "investigator": card.investigator}
            for card in ACTION_CARDS
        ],
        "items": [{"key": item.key, "timing": item.timing} for item in ITEMS],
        "ancientOnes": {
            key: {
                "unique": list(one.unique),
                "omens": [{"key": omen.key, "least": omen.least} for omen in one.omens],
            }
            for key, one in ANCIENT_ONES.items()
        },
    }


def lcg() -> dict[str, Any]:
    """What is printed on the faces of the card game besides words."""
    return {key: printed(face) for key, face in FACES.items()}


def lcg_decks() -> dict[str, Any]:
    """What decks are built from: numbers of cards, what investigators may take, starter decks."""
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


def printed(face: Face) -> dict[str, Any]:
    """A face's values, but for those that are as on most cards."""
    facts: dict[str, Any] = {"type": face.TYPE}
    if (card := CORE_SET.cards.get(face.key)) is not None and face.TYPE in CLASSED:
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


BOXES = {
    "final_hour/box.json": final_hour,
    "lcg/box.json": lcg,
    "lcg/decks.json": lcg_decks,
}
"""What is written into which of the client's files."""


def written(name: str) -> str:
    """The client's file as it should be."""
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in BOXES[name]().items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    for name in BOXES:
        (GAMES / name).write_text(written(name), encoding="utf-8")
