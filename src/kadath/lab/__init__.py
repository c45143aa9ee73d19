"""Many games, and what they tell."""

from __future__ import annotations

from .simulation import Simulation, simulate
from .statistics import wilson

__all__ = ["Simulation", "simulate", "wilson"]
