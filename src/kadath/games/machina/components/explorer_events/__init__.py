"""The explorer events."""

from __future__ import annotations

from . import basic, horror_in_the_ice, statue_of_despair, the_beast

__all__ = ["basic", "horror_in_the_ice", "statue_of_despair", "the_beast"]
