"""The gate cards, a module for each color."""

from __future__ import annotations

from . import blue, green, red, shuffling, yellow

__all__ = ["blue", "green", "red", "shuffling", "yellow"]
