"""Rolling dice outside of checks (AH-4.10)."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.dice import roll

from ..state import ArkhamState
from ..values import success_on
from .checks import DIE


class Roll(NamedTuple):
    """The result of rolling some dice."""

    total: int
    successes: int
    failures: int


@cites("AH-4.10")
def roll_dice(s: ArkhamState, who: int, dice: int = 1) -> Roll:
    """Roll dice for an investigator, without Clue tokens or skills."""
    rolled = roll(s, (DIE,) * dice)
    if rolled:
        s.note("die", rolled=tuple(rolled))
    lowest = success_on(s, who)
    successes = sum(die >= lowest for die in rolled)
    return Roll(sum(rolled), successes, dice - successes)
