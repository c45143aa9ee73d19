"""How fast the screen plays back what happens at once in the rules."""

from __future__ import annotations

from typing import NamedTuple


class Pace(NamedTuple):
    """A pace by name, and the seconds each log entry is shown (None: until a key is pressed)."""

    name: str
    seconds: float | None


PACES = (
    Pace("normal", 0.9),
    Pace("fast", 0.35),
    Pace("off", 0.0),
    Pace("step", None),
    Pace("slow", 1.8),
)
PACE = {pace.name: pace for pace in PACES}


def next_pace(pace: Pace) -> Pace:
    """The pace after this one."""
    return PACES[(PACES.index(pace) + 1) % len(PACES)]
