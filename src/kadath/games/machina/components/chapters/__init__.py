"""The scenarios: their scenario cards, chapters and final challenges."""

from __future__ import annotations

from . import horror_in_the_ice, statue_of_despair, the_beast

__all__ = ["horror_in_the_ice", "statue_of_despair", "the_beast"]
