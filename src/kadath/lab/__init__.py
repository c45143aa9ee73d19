"""Many games, and what they tell."""

from __future__ import annotations

from .simulation import Played, Simulation, simulate
from .statistics import wilson

__all__ = ["Played", "Simulation", "simulate", "wilson"]
