"""The legend of the board's symbols."""

from __future__ import annotations

from rich.text import Text

from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, GATE_SYMBOLS
from kadath.games.final_hour.components.monsters import BLUE, ICONS, KINDS, RED
from kadath.games.final_hour.components.priority_cards import SYMBOLS
from kadath.games.final_hour.state import GREY, YELLOW

from ..lists import explain, whole_legend
from ..scene import Scene
from ..theme import BLUE_INK, PLAIN, RED_INK
from . import glyphs


def legend(scene: Scene) -> Text:
    """Every symbol with its meaning."""
    words, text = scene.words, Text()
    _explain_monsters(text, scene)
    explain(text, glyphs.RITUAL_SITE, words("terminal-sign-ritual"))
    for gate, key in enumerate(GATE_SYMBOLS):
        name = scene.name("gate", key)
        explain(text, f"{glyphs.GATE[gate]}2", words("terminal-legend-gate", gate=name))
    explain(text, glyphs.CLUE, words("terminal-location-clue"))
    explain(text, glyphs.FREE, words("terminal-legend-free"))
    explain(text, glyphs.DAMAGE, words("terminal-legend-damage"))
    for side in (YELLOW, GREY):
        side_name = scene.name("seal", side)
        explain(text, glyphs.SEAL[side], words("terminal-legend-seal", side=side_name))
    explain(text, "@", words("terminal-legend-investigator"))
    explain(text, "★", words("terminal-team-lead"))
    explain(text, glyphs.OMEN, words("terminal-legend-omen"))
    for symbol in SYMBOLS:
        explain(text, glyphs.RITUAL_SYMBOL[symbol], scene.name("symbol", symbol))
    explain(text, "◆1", words("terminal-legend-possible"))
    explain(text, "⚿", words("terminal-legend-item"))
    explain(text, glyphs.UPPER_HALF, scene.name("half", "top"))
    explain(text, glyphs.LOWER_HALF, scene.name("half", "bottom"))
    explain(text, "~", words("terminal-legend-doubt"))
    return whole_legend(scene, text)


def _explain_monsters(text: Text, scene: Scene) -> None:
    words = scene.words
    for colour, ink, ways in ((RED, RED_INK, "▻◅△▽"), (BLUE, BLUE_INK, "►◄▲▼")):
        letter = glyphs.colour_letter(colour, words)
        text.append(f"{letter}2{glyphs.ICON['runner']}  ", ink)
        text.append(words(f"terminal-monsters-{colour}", letter=letter) + "\n", PLAIN)
        text.append(f"{ways} ", ink)
        text.append(words(f"terminal-arrows-{colour}") + "\n", PLAIN)
    for icon in ICONS:
        explain(text, glyphs.ICON[icon], scene.name("icon", f"{icon}-rule"))
    for unique in ANCIENT_ONES[scene.view["setup"]["ancient_one"]].unique:
        kind = next(kind for kind in KINDS if kind.name == unique)
        icons = "".join(glyphs.ICON[icon] for icon in kind.icons)
        sign = f"{glyphs.monster_letter(kind, words)}{kind.health or 'n'}{icons}"
        name = scene.name("monster", unique)
        explain(text, sign, words("terminal-legend-unique", name=name))
    turned = glyphs.colour_letter(RED, words).lower()
    explain(text, f"{turned}1", words("terminal-legend-turned"))
