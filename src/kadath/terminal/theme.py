"""The colours of the terminal client: ink, parchment, and a few quiet accents.

Nothing is conveyed by colour alone; every colour accompanies a letter, a symbol, or a word.
"""

from __future__ import annotations

from rich.style import Style
from textual.theme import Theme

INK = "#12161c"
SLATE = "#1a2028"
STONE = "#262e38"
MIST = "#6f7a86"
FOG = "#9aa4ae"
PARCHMENT = "#ddd8c8"
GOLD = "#e0b860"
RED = "#ec8272"
BLUE = "#78b0e8"
GREEN = "#86c08c"
PURPLE = "#bb9bdc"
ORANGE = "#e0a066"

KADATH = Theme(
    name="kadath",
    primary=GOLD,
    secondary=BLUE,
    accent=GOLD,
    foreground=PARCHMENT,
    background=INK,
    surface=INK,
    panel=SLATE,
    success=GREEN,
    warning=ORANGE,
    error=RED,
    dark=True,
    variables={
        "border": STONE,
        "border-blurred": STONE,
        "block-cursor-background": GOLD,
        "block-cursor-foreground": INK,
        "block-cursor-text-style": "bold",
        "input-selection-background": f"{GOLD} 35%",
        "scrollbar": STONE,
        "scrollbar-hover": MIST,
        "scrollbar-active": GOLD,
        "scrollbar-background": INK,
        "scrollbar-background-hover": INK,
        "scrollbar-background-active": INK,
        "scrollbar-corner-color": INK,
        "mist": MIST,
        "fog": FOG,
    },
)

PLAIN = Style.parse(PARCHMENT)
QUIET = Style.parse(FOG)
FAINT = Style.parse(MIST)
STRONG = Style.parse(f"bold {PARCHMENT}")
BRIGHT = Style.parse(f"bold {GOLD}")
CURSOR = Style.parse(f"bold {INK} on {GOLD}")
RED_INK = Style.parse(f"bold {RED}")
BLUE_INK = Style.parse(f"bold {BLUE}")
RED_QUIET = Style.parse(RED)
BLUE_QUIET = Style.parse(BLUE)
ZONE_INK = {
    "green": Style.parse(f"bold {GREEN}"),
    "purple": Style.parse(f"bold {PURPLE}"),
    "orange": Style.parse(f"bold {ORANGE}"),
}
