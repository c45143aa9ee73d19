"""All keys, and all symbols of the board."""

from __future__ import annotations

from rich.text import Text

from .choices import ENOUGH_KEY
from .dress import Dress
from .lists import explain
from .scene import Scene
from .theme import PLAIN, STRONG

KEY_WIDTH = 11
KEYS = (
    ("0-9", "terminal-help-digits"),
    (ENOUGH_KEY, "terminal-help-enough"),
    ("↑ ↓ Enter", "terminal-help-arrows"),
    (".", "terminal-help-about"),
    ("w", "terminal-help-why"),
    ("/ F2", "terminal-help-why-not"),
    ("u", "terminal-help-undo"),
    ("n", "terminal-help-news"),
    ("b", "terminal-help-board"),
    ("Space", "terminal-help-space"),
    ("Backspace", "terminal-help-untick"),
    ("Esc", "terminal-help-escape"),
    ("a", "terminal-help-orders"),
    ("r", "terminal-help-rest"),
    ("v", "terminal-help-show"),
    ("p", "terminal-help-pace"),
    ("g", "terminal-help-language"),
    ("s", "terminal-help-save"),
    ("q", "terminal-help-leave"),
    ("Ctrl+Q", "terminal-help-quit"),
    ("? F1", "terminal-help-help"),
)


def help_text(scene: Scene, dress: Dress) -> Text:
    """The keys, the panels, and the legend."""
    words, text = scene.words, Text()
    text.append(words("terminal-help-mouse") + "\n\n", PLAIN)
    for signs, message in KEYS:
        explain(text, signs, words(message), KEY_WIDTH)
    text.append("\n" + words("terminal-help-panels") + "\n", STRONG)
    for panel in dress.panels:
        explain(text, panel.key, words(panel.title), KEY_WIDTH)
    explain(text, "l", words("terminal-panel-log"), KEY_WIDTH)
    text.append("\n")
    text.append_text(dress.legend(scene))
    return text
