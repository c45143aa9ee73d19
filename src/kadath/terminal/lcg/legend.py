"""The legend of the map's symbols."""

from __future__ import annotations

from rich.text import Text

from kadath.games.lcg.faces import SKILLS, WILD

from ..lists import explain, whole_legend
from ..scene import Scene
from . import glyphs

SIGNS = (
    (glyphs.HEALTH, "health"),
    (glyphs.SANITY, "sanity"),
    (glyphs.CLUE, "clue"),
    (glyphs.DOOM, "doom"),
    (glyphs.RESOURCE, "resource"),
    (glyphs.SHROUD, "shroud"),
    (glyphs.ACTION, "action"),
    (glyphs.HAND, "hand"),
    (glyphs.USES, "uses"),
    (glyphs.FIGHT, "fight"),
    (glyphs.EVADE, "evade"),
    (glyphs.PROVOKES, "provokes"),
    (glyphs.EXHAUSTED, "exhausted"),
    (f"{glyphs.ENGAGED}R", "engaged"),
    (f"{glyphs.WAY}2 3", "ways"),
    ("✉", "attached"),
    (glyphs.LEAD, "lead"),
)


def legend(scene: Scene) -> Text:
    """Every symbol with its meaning."""
    words, text = scene.words, Text()
    explain(text, glyphs.INVESTIGATOR, words("terminal-legend-investigator"))
    for sign, message in SIGNS:
        explain(text, sign, words(f"terminal-lcg-legend-{message}"))
    for skill in (*SKILLS, WILD):
        explain(text, glyphs.skill(skill, words), scene.name("skill", skill))
    return whole_legend(scene, text)
