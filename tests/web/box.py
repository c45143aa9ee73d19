"""What the browser client knows of Final Hour's box, from the components themselves.

Run as a module, it writes the client's file anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kadath.games.final_hour.components import board, monsters, priority_cards
from kadath.games.final_hour.components.action_cards import ACTION_CARDS, INVESTIGATORS
from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, GATE_SYMBOLS
from kadath.games.final_hour.components.items import ITEMS

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "final_hour" / "box.json"


def box() -> dict[str, Any]:
    """The facts that views name by number only."""
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


def written() -> str:
    """The client's file as it should be."""
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in box().items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
