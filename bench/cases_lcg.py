"""What bots play of the card game: each investigator alone, and two pairs."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.kernel.game import Setup

PAIRS = (("roland-banks", "wendy-adams"), ("daisy-walker", "skids-otoole"))
"""Two pairs of four different investigators."""


def cases() -> Iterator[tuple[str, Setup]]:
    """The Gathering on standard, with starter decks."""
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
