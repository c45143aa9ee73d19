"""The two tracks of Innsmouth: what it is worth that the Feds learn something."""

from __future__ import annotations

from collections.abc import Iterator

from ..board import JOINED, NEIGHBORHOOD, RAID_SPACES
from ..cards import CLUES
from ..rules.uprising import UPRISING_SPACES, free_raid_spaces
from ..state import ArkhamState
from .effects import point_worth

RISEN = 100.0
"""What it is worth to clear the tracks before the last token of the Deep Ones."""
EARLIER = 0.65
"""What is left of it for every token more that it takes."""
FIRST_SIGNS = 2
"""Nobody tells the Feds anything before so many tokens of the Deep Ones lie there."""


def evidence_worth(s: ArkhamState, who: int) -> float:
    """What it is worth to give a Clue token to the Feds now."""
    missing = sum(RAID_SPACES.values()) - sum(s.feds.values())
    cleared = 0.0
    if s.uprising >= FIRST_SIGNS:
        cleared = RISEN * EARLIER ** (UPRISING_SPACES - 1 - s.uprising)
    return cleared / max(1, missing) + point_worth(s, who, CLUES, -1)


def places_to_tell(s: ArkhamState, who: int) -> Iterator[tuple[str, float]]:
    """The streets of Innsmouth where somebody with Clue tokens could tell the Feds something."""
    row = s.investigators[who]
    if not s.has_innsmouth or not row.clues:
        return
    worth = evidence_worth(s, who)
    if worth > 0:
        for space in JOINED:
            quarter = NEIGHBORHOOD.get(space, "")
            if quarter in free_raid_spaces(s):
                yield space, worth * min(row.clues, RAID_SPACES[quarter] - s.feds.get(quarter, 0))
