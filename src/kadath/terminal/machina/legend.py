"""The legend of the map's symbols."""

from __future__ import annotations

from rich.text import Text

from kadath.games.machina.rules.spaces import KINDS

from ..lists import explain, whole_legend
from ..scene import Scene
from . import glyphs
from .panels import SIGNS


def legend(scene: Scene) -> Text:
    """Every symbol with its meaning."""
    words, text = scene.words, Text()
    explain(text, f"{glyphs.EXPLORER}K5", words("terminal-machina-explorer"))
    explain(text, f"{glyphs.MONSTER}12", words("terminal-machina-monster"))
    explain(text, f"{glyphs.BOSS} 9", words("terminal-machina-boss"))
    for sign, kind in KINDS.items():
        shown = glyphs.GROUND.get(sign, glyphs.FLOOR if sign == "." else sign)
        explain(text, shown, scene.name("space", kind))
    explain(text, glyphs.DESTROYED, scene.name("mark", "destroyed"))
    explain(text, glyphs.LIT, scene.name("mark", "lit"))
    explain(text, f"{glyphs.WALL_UPRIGHT} {glyphs.WALL_ACROSS}", words("terminal-machina-wall"))
    explain(text, f"{glyphs.OPEN_UPRIGHT} {glyphs.OPEN_ACROSS}", words("terminal-machina-open"))
    explain(
        text, f"{glyphs.CLOSED_UPRIGHT} {glyphs.CLOSED_ACROSS}", words("terminal-machina-closed")
    )
    explain(text, f"{glyphs.WAY_UPRIGHT} {glyphs.WAY_ACROSS}", words("terminal-machina-way"))
    explain(text, glyphs.ENTRY, scene.name("token", "entry"))
    explain(text, glyphs.EXIT, scene.name("token", "exit"))
    explain(text, "3", words("terminal-machina-steps"))
    explain(text, "▪3", words("terminal-machina-walked"))
    explain(text, glyphs.STEPS[1], words("terminal-machina-intent"))
    explain(text, glyphs.UNSURE, words("machina-intent-note").removeprefix(glyphs.UNSURE).strip())
    explain(text, glyphs.REACHED, words("terminal-machina-reached"))
    for what, sign in SIGNS.items():
        explain(text, sign, scene.name("number", what))
    return whole_legend(scene, text)
