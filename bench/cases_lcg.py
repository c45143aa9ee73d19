"""What is measured of the card game: what bots play, and a game that is long."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.kernel.game import Setup

PAIRS = (("roland-banks", "wendy-adams"), ("daisy-walker", "skids-otoole"))
"""Two pairs of four different investigators."""
LONG: Setup = {
    "seats": 2,
    "mode": "campaign",
    "restarts": "yes",
    "difficulty": "easy",
    "investigators": list(PAIRS[0]),
}
"""A campaign, which goes on when a scenario is over."""
ENDS = frozenset({"resign", "give-up", "end"})
"""What ends a game before its time is left alone where there is something else."""


def cases() -> Iterator[tuple[str, Setup]]:
    """Each investigator alone, and the pairs: The Gathering on standard, with starter decks."""
    for people in (*((who,) for who in STARTER_DECKS), *PAIRS):
        yield (
            " + ".join(people),
            {
                "seats": len(people),
                "scenario": "the-gathering",
                "difficulty": "standard",
                "investigators": list(people),
            },
        )
