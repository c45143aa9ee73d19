"""The symbols of the map: no two things share one, so it is readable without colours."""

from __future__ import annotations

from ..canvas import EAST, NORTH, SOUTH, WEST

EXPLORER, MONSTER, BOSS = "@", "&", "Ω"
HEALTH, STAMINA, ESSENCE, ARMOR, WILL = "♥", "↯", "◊", "▣", "ψ"
FLOOR, REACHED, DESTROYED, LIT = "·", "+", "×", "*"
GROUND = {"#": "▓▓▓", "O": "░░░"}
"""Rubble and chasms fill their space."""
UNSURE = "≈"
STEPS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
"""A step of the monster at that position on the track."""

WALL_UPRIGHT, WALL_ACROSS = "┃", "━"
OPEN_UPRIGHT, OPEN_ACROSS = "╎", "╌"
CLOSED_UPRIGHT, CLOSED_ACROSS = "╫", "╪"
WAY_UPRIGHT, WAY_ACROSS = "║", "═"
ENTRY = "≡"
EXIT = "↑→↓←"
"""The exit points out of the tile, by the direction of its edge."""

POSTS = {
    0: " ",
    NORTH: "┃", SOUTH: "┃", NORTH | SOUTH: "┃",
    EAST: "━", WEST: "━", EAST | WEST: "━",
    SOUTH | EAST: "┏", SOUTH | WEST: "┓", NORTH | EAST: "┗", NORTH | WEST: "┛",
    NORTH | SOUTH | EAST: "┣", NORTH | SOUTH | WEST: "┫",
    EAST | WEST | SOUTH: "┳", EAST | WEST | NORTH: "┻", 15: "╋",
}  # fmt: skip
"""Where walls meet, by the sides they connect."""
