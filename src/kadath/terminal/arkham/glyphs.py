"""The symbols of the towns: no two things share one, so they are readable without colours."""

from __future__ import annotations

INVESTIGATOR, MONSTER, GATE, CLUE = "@", "&", "◎", "?"
SEALED, CLOSED, ACTIVITY = "✶", "×", "!"
SANITY, STAMINA, MONEY, TROPHY = "ψ", "♥", "$", "†"
FAR = "⁰¹²³⁴⁵⁶⁷⁸⁹"
"""The number of steps to a space."""
