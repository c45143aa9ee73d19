"""The interval of a win rate."""

from __future__ import annotations

import pytest

from kadath.lab.statistics import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Worked out by hand from the formula with z = 1.96.
        (50, 100, 0.4038, 0.5962),
        (1, 10, 0.0179, 0.4042),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_the_wilson_interval_of_known_rates(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
