"""Simulating many games, and the statistics of their results."""

from __future__ import annotations

from .simulation import Played, Simulation, simulate
from .statistics import wilson

__all__ = ["Played", "Simulation", "simulate", "wilson"]
