"""The signs of the towns: no two things share one, so that they read without colours."""

from __future__ import annotations

INVESTIGATOR, MONSTER, GATE, CLUE = "@", "&", "◎", "?"
SEALED, CLOSED, ACTIVITY = "✶", "×", "!"
SANITY, STAMINA, MONEY, TROPHY = "ψ", "♥", "$", "†"
FAR = "⁰¹²³⁴⁵⁶⁷⁸⁹"
"""So many steps away."""
