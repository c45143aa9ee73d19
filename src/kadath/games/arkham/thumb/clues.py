"""The worth of the Clue tokens in town."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.closing import seal_cost
from ..state import ArkhamState
from .battle import dread

CLUE = 3.0
"""The worth of a Clue token that is missing for a seal."""
SPARE_CLUE = 0.75
STORED = 3.0
"""How much more a spare one is worth when the final battle is close."""


def worths_of_clues(s: ArkhamState, who: int, held: int) -> Iterator[tuple[str, float]]:
    """The spaces with Clue tokens, and their worth to somebody who holds `held` already."""
    short = max(0, seal_cost(s, who) - held)
    spare = SPARE_CLUE + STORED * dread(s)
    for space, clues in s.clues.items():
        needed = min(short, clues)
        yield space, CLUE * needed + spare * (clues - needed)
