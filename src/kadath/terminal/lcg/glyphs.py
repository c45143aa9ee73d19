"""The symbols for the things in the card game."""

from __future__ import annotations

from ..words import Words

HEALTH = "♥"
SANITY = "ψ"
CLUE = "◆"
DOOM = "☠"
RESOURCE = "$"
SHROUD = "▒"
ACTION = "▶"
HAND = "▯"
LEAD = "★"
INVESTIGATOR = "@"
EXHAUSTED = "z"
ENGAGED = "→"
WAY = "→"
USES = "∘"
FIGHT, EVADE = "⚔", "↯"
PROVOKES = "⚔!"


def skill(name: str, words: Words) -> str:
    """The letter of a skill."""
    return words(f"terminal-skill-{name}")
