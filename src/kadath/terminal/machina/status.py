"""The second line above the map: how everyone is doing, and the state of the story."""

from __future__ import annotations

from rich.text import Text

from ..name_text import headline, initial
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import glyphs

NUMBERS = (
    ("health", glyphs.HEALTH),
    ("stamina", glyphs.STAMINA),
    ("essence", glyphs.ESSENCE),
)


def standing(scene: Scene) -> Text:
    """Everyone's health, stamina, and essence, the ratings, threat, and level, and the chapter."""
    line = Text(no_wrap=True, overflow="ellipsis")
    for row in scene.things.values():
        if row["kind"] == "explorer":
            is_acting = row["id"] == scene.view["acting"]
            letter = initial(scene.name("card", row["name"]))
            line.append(f"{glyphs.EXPLORER}{letter}", BRIGHT if is_acting else STRONG)
            counts = row.get("numbers", {})
            for what, sign in NUMBERS:
                line.append(f"{sign}{counts[what]}" if what in counts else "", PLAIN)
            line.append(" ")
    counts = scene.things["track:story"].get("numbers", {})
    line.append("│ ", FAINT)
    line.append(
        scene.words(
            "terminal-machina-standing",
            spawn=counts.get("spawn", 0),
            horror=counts.get("horror", 0),
            threat=counts.get("threat", 0),
            level=counts.get("level", 0),
        ),
        PLAIN,
    )
    for row in scene.things.values():
        if row["kind"] in ("chapter", "final"):
            line.append(" │ ", FAINT)
            line.append(headline(scene.name("card", row["name"])), QUIET)
            for count in row.get("numbers", {}).values():
                line.append(f" {count}", BRIGHT)
    return line
