"""All keys, and all signs of the board."""

from __future__ import annotations

from rich.text import Text

from .dress import Dress
from .scene import Scene
from .theme import BRIGHT, PLAIN, STRONG

KEYS = (
    ("1-9", "terminal-help-digits"),
    ("↑ ↓ Enter", "terminal-help-arrows"),
    ("w", "terminal-help-why"),
    ("u", "terminal-help-undo"),
    ("n", "terminal-help-news"),
    ("b", "terminal-help-board"),
    ("Space", "terminal-help-space"),
    ("Esc", "terminal-help-escape"),
    ("p", "terminal-help-pace"),
    ("g", "terminal-help-language"),
    ("s", "terminal-help-save"),
    ("e", "terminal-help-ending"),
    ("q", "terminal-help-leave"),
    ("Ctrl+Q", "terminal-help-quit"),
    ("? F1", "terminal-help-help"),
)


def help_text(scene: Scene, dress: Dress) -> Text:
    """The keys, the panels and the legend."""
    words, text = scene.words, Text()
    text.append(words("terminal-help-mouse") + "\n\n", PLAIN)
    for signs, message in KEYS:
        _entry(text, signs, words(message))
    text.append("\n" + words("terminal-help-panels") + "\n", STRONG)
    for panel in dress.panels:
        _entry(text, panel.key, words(panel.title))
    _entry(text, "l", words("terminal-panel-log"))
    text.append("\n")
    text.append_text(dress.legend(scene))
    return text


def _entry(text: Text, signs: str, said: str) -> None:
    text.append(f"{signs:<11}", BRIGHT)
    text.append(f"{said}\n", PLAIN)
