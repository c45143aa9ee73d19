"""The statistics that win rates need."""

from __future__ import annotations

from math import sqrt

Z_95 = 1.959963984540054
"""95 % of a normal distribution is within this many standard deviations of the mean."""


def wilson(wins: int, games: int, z: float = Z_95) -> tuple[float, float]:
    """The Wilson score interval of a win rate, which is also valid for rates near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = z * z / games
    centre = rate + spread / 2
    margin = z * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    low, high = (centre - margin) / (1 + spread), (centre + margin) / (1 + spread)
    # Exact at the ends, where rounding would leave a tiny error.
    return (low if wins else 0.0), (high if wins < games else 1.0)
