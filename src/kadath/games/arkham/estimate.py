"""How close a game looks to being won, for cutting rollouts short."""

from __future__ import annotations

from .rules.closing import SIGNS, gate_trophies
from .state import ArkhamState
from .values import doom_track, gate_limit


def estimate(s: ArkhamState) -> float:
    """Seals and trophies, compared to how close the Ancient One is to waking, from 0 to 1."""
    if s.outcome is not None:
        return float(s.outcome.won)
    sealed = len(s.seals) / SIGNS
    closed = gate_trophies(s) / len(s.seats) / (1 + len(s.gates))
    danger = max(s.doom / doom_track(s), len(s.gates) / gate_limit(s), s.terror / 10)
    return min(1.0, max(0.0, 0.5 + (max(sealed, min(1.0, closed)) - danger) / 2))
