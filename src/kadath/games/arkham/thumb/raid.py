"""The two tracks of Innsmouth: the worth of giving evidence to the Feds."""

from __future__ import annotations

from collections.abc import Iterator

from ..board import JOINED, NEIGHBORHOOD, RAID_SPACES
from ..cards import CLUES
from ..rules.uprising import UPRISING_SPACES, free_raid_spaces
from ..state import ArkhamState
from .effects import point_worth

RISEN = 100.0
"""The worth of clearing the tracks before the last token of the Deep Ones."""
EARLIER = 0.65
"""The share of that for every further token that is missing."""
FIRST_SIGNS = 2
"""The number of tokens of the Deep Ones below which nobody gives evidence."""


def evidence_worth(s: ArkhamState, who: int) -> float:
    """The worth of giving a Clue token to the Feds now."""
    missing = sum(RAID_SPACES.values()) - sum(s.feds.values())
    cleared = 0.0
    if s.uprising >= FIRST_SIGNS:
        cleared = RISEN * EARLIER ** (UPRISING_SPACES - 1 - s.uprising)
    return cleared / max(1, missing) + point_worth(s, who, CLUES, -1)


def places_to_tell(s: ArkhamState, who: int) -> Iterator[tuple[str, float]]:
    """The streets of Innsmouth where an investigator with Clue tokens could give evidence."""
    row = s.investigators[who]
    if not s.has_innsmouth or not row.clues:
        return
    worth = evidence_worth(s, who)
    if worth > 0:
        for space in JOINED:
            quarter = NEIGHBORHOOD.get(space, "")
            if quarter in free_raid_spaces(s):
                yield space, worth * min(row.clues, RAID_SPACES[quarter] - s.feds.get(quarter, 0))
