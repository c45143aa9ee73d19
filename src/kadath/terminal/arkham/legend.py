"""The legend of the symbols."""

from __future__ import annotations

from rich.text import Text

from ..lists import explain, whole_legend
from ..scene import Scene
from . import glyphs


def legend(scene: Scene) -> Text:
    """Every symbol with its meaning."""
    words, text = scene.words, Text()
    explain(text, f"{glyphs.INVESTIGATOR}J", words("terminal-arkham-investigator"))
    explain(text, f"{glyphs.MONSTER}GC", words("terminal-arkham-monster"))
    explain(text, f"{glyphs.GATE}A", words("terminal-arkham-gate"))
    explain(text, f"{glyphs.CLUE}2", scene.name("number", "clues"))
    explain(text, glyphs.SEALED, scene.name("mark", "sealed"))
    explain(text, glyphs.CLOSED, scene.name("mark", "closed"))
    explain(text, glyphs.ACTIVITY, scene.name("mark", "activity"))
    explain(text, glyphs.FAR[2], words("terminal-arkham-far"))
    explain(text, glyphs.SANITY, scene.name("number", "sanity"))
    explain(text, glyphs.STAMINA, scene.name("number", "stamina"))
    explain(text, glyphs.MONEY, scene.name("number", "money"))
    explain(text, glyphs.TROPHY, scene.name("number", "trophies"))
    return whole_legend(scene, text).append("\n" + words("terminal-arkham-edge"))
