"""The weapons and their augmentations."""

from __future__ import annotations

from . import level_1, level_2, level_3

__all__ = ["level_1", "level_2", "level_3"]
