"""Chaos bags by difficulty."""

from __future__ import annotations

_SYMBOLS = ("skull", "skull", "cultist", "tablet", "auto-fail", "elder sign")

NIGHT_OF_THE_ZEALOT = {
    "easy": ("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2", *_SYMBOLS),
    "standard": ("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4", *_SYMBOLS),
    "hard": ("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5", *_SYMBOLS),
    "expert": ("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8", *_SYMBOLS),
}
