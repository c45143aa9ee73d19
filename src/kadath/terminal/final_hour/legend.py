"""The legend of the board's signs, and how the game ended."""

from __future__ import annotations

from rich.text import Text

from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, GATE_SYMBOLS
from kadath.games.final_hour.components.monsters import BLUE, ICONS, KINDS, RED
from kadath.games.final_hour.components.priority_cards import SYMBOLS
from kadath.games.final_hour.state import GREY, YELLOW

from ..scene import Scene
from ..theme import BLUE_INK, BRIGHT, PLAIN, RED_INK, STRONG
from . import glyphs


def legend(scene: Scene) -> Text:
    """Every sign with its meaning."""
    words, text = scene.words, Text()
    text.append(words("terminal-legend-title") + "\n", STRONG)
    for colour, ink, ways in ((RED, RED_INK, "▻◅△▽"), (BLUE, BLUE_INK, "►◄▲▼")):
        letter = glyphs.colour_letter(colour, words)
        text.append(f"{letter}2{glyphs.ICON['runner']}  ", ink)
        text.append(words(f"terminal-monsters-{colour}", letter=letter) + "\n", PLAIN)
        text.append(f"{ways} ", ink)
        text.append(words(f"terminal-arrows-{colour}") + "\n", PLAIN)
    for icon in ICONS:
        _entry(text, glyphs.ICON[icon], scene.name("icon", f"{icon}-rule"))
    for unique in ANCIENT_ONES[scene.view["setup"]["ancient_one"]].unique:
        kind = next(kind for kind in KINDS if kind.name == unique)
        icons = "".join(glyphs.ICON[icon] for icon in kind.icons)
        sign = f"{glyphs.monster_letter(kind, words)}{kind.health or 'n'}{icons}"
        name = scene.name("monster", unique)
        _entry(text, sign, words("terminal-legend-unique", name=name))
    _entry(text, "r1", words("terminal-legend-turned"))
    _entry(text, glyphs.RITUAL_SITE, words("terminal-sign-ritual"))
    for gate, key in enumerate(GATE_SYMBOLS):
        name = scene.name("gate", key)
        _entry(text, f"{glyphs.GATE[gate]}2", words("terminal-legend-gate", gate=name))
    _entry(text, glyphs.CLUE, words("terminal-location-clue"))
    _entry(text, glyphs.FREE, words("terminal-legend-free"))
    _entry(text, glyphs.DAMAGE, words("terminal-legend-damage"))
    for side in (YELLOW, GREY):
        side_name = scene.name("seal", side)
        _entry(text, glyphs.SEAL[side], words("terminal-legend-seal", side=side_name))
    _entry(text, "@", words("terminal-legend-investigator"))
    _entry(text, "★", words("terminal-team-lead"))
    _entry(text, glyphs.OMEN, words("terminal-legend-omen"))
    for symbol in SYMBOLS:
        _entry(text, glyphs.RITUAL_SYMBOL[symbol], scene.name("symbol", symbol))
    _entry(text, "◆1", words("terminal-legend-possible"))
    _entry(text, "⚿", words("terminal-legend-item"))
    _entry(text, glyphs.UPPER_HALF, scene.name("half", "top"))
    _entry(text, glyphs.LOWER_HALF, scene.name("half", "bottom"))
    _entry(text, "~", words("terminal-legend-doubt"))
    _entry(text, "•", words("terminal-legend-choosable"))
    _entry(text, "▸", words("terminal-legend-pointed"))
    text.rstrip()
    return text


def _entry(text: Text, sign: str, said: str) -> None:
    text.append(f"{sign:<5}", BRIGHT)
    text.append(f"{said}\n", PLAIN)
