"""The second line above the board: the state of the table."""

from __future__ import annotations

from rich.text import Text

from kadath.games.final_hour.components.ancient_ones import GATE_SYMBOLS
from kadath.games.final_hour.components.priority_cards import SYMBOLS

from ..name_text import initial
from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import glyphs
from .panels import health, omens_in_sight


def standing(scene: Scene) -> Text:
    """Everyone's health, the clues, the omens, and the gates, in symbols."""
    view, words = scene.view, scene.words
    line = Text(no_wrap=True, overflow="ellipsis")
    for figure, who in enumerate(view["investigators"]):
        name = scene.name("investigator", who["key"])
        line.append(f"@{initial(name)}", STRONG)
        line.append("★" if view["lead"] == figure else " ", BRIGHT)
        health(line, who)
        line.append(" ⚿" * len(who["items"]), BRIGHT)
        line.append("  ")
    line.append("│ ", FAINT)
    for symbol in SYMBOLS:
        possible = view["clues"]["possible"][symbol]
        line.append(glyphs.RITUAL_SYMBOL[symbol], PLAIN if possible else FAINT)
        line.append(f"{possible or '–'} ", PLAIN if possible else FAINT)
    line.append("│ ", FAINT)
    line.append(f"{glyphs.OMEN}{omens_in_sight(view)} ", PLAIN)
    line.append("│ ", FAINT)
    pile = view["supply"]["gate_pile"]
    line.append("".join(glyphs.GATE[number] for number in range(len(GATE_SYMBOLS))), QUIET)
    line.append(" " + words("terminal-gates-short", tokens=pile), QUIET)
    return line
