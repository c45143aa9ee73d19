"""What the page knows of the box: the boards, and what is printed on cards, sheets and tokens."""

from __future__ import annotations

from typing import Any

from . import components
from .board import (
    AQUATIC,
    ARROWS,
    BLACK,
    INNSMOUTH_LOCATIONS,
    INNSMOUTH_STREETS,
    INNSMOUTH_UNSTABLE,
    JOINED,
    LOCATIONS,
    RAID_SPACES,
    STREETS,
    UNSTABLE,
    WHITE,
    WORLDS,
)
from .cards import ANCIENT_ONES, FACES, MONSTERS, MYTHOS, SHEETS
from .rules.terror import CLOSES_AT
from .rules.uprising import UPRISING_SPACES

assert components.__all__, "importing the components prints them"


def box() -> dict[str, Any]:
    """The boards by space, and the rest by key."""
    return {
        "towns": {
            "arkham": {street: list(LOCATIONS[street]) for street in STREETS},
            "innsmouth": {
                street: list(INNSMOUTH_LOCATIONS.get(street, ())) for street in INNSMOUTH_STREETS
            },
        },
        "ways": {space: list(joined) for space, joined in JOINED.items()},
        "unstable": [*UNSTABLE, *INNSMOUTH_UNSTABLE],
        "aquatic": list(AQUATIC),
        "arrows": {
            color: {
                street: ARROWS[color][street]
                for street in (*STREETS, *INNSMOUTH_STREETS)
                if street in ARROWS[color]
            }
            for color in (WHITE, BLACK)
        },
        "worlds": {
            key: {"modifier": one.modifier, "symbol": one.symbol, "colors": list(one.colors)}
            for key, one in WORLDS.items()
        },
        "closesAt": {str(level): space for level, space in CLOSES_AT.items()},
        "raid": dict(RAID_SPACES),
        "uprising": UPRISING_SPACES,
        "monsters": {
            key: {"movement": one.movement, "dimension": one.dimension, "toughness": one.toughness}
            for key, one in MONSTERS.items()
        },
        "sheets": {
            key: [[list(stop) for stop in slider] for slider in sheet.sliders]
            for key, sheet in SHEETS.items()
        },
        "hands": {key: face.hands for key, face in FACES.items() if face.hands is not None},
        "mythos": {
            key: {"kind": one.kind, "gate": one.gate, "white": one.white, "black": one.black}
            for key, one in MYTHOS.items()
        },
        "ancientOnes": list(ANCIENT_ONES),
    }


FILES = {"box.json": box}
"""The files of the page, each with what is written to it."""
