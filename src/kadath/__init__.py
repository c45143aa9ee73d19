"""Kadath plays cooperative Lovecraftian board games, each with its whole rulebook enforced."""

from __future__ import annotations

__version__ = "0.1.0"
