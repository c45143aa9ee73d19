"""Lines of a symbol and its meaning."""

from __future__ import annotations

from rich.text import Text

from .cells import CHOOSABLE, POINTED
from .scene import Scene
from .theme import BRIGHT, PLAIN, STRONG


def explain(text: Text, sign: str, meaning: str, width: int = 5) -> None:
    """Add a symbol in its column, and its meaning."""
    text.append(f"{sign:<{width}}", BRIGHT)
    text.append(f"{meaning}\n", PLAIN)


def whole_legend(scene: Scene, own: Text) -> Text:
    """The legend of a board: its title, the game's own symbols, and the marks of every board."""
    text = Text().append(scene.words("terminal-legend-title") + "\n", STRONG).append(own)
    explain(text, CHOOSABLE, scene.words("terminal-legend-choosable"))
    explain(text, POINTED, scene.words("terminal-legend-pointed"))
    text.rstrip()
    return text
