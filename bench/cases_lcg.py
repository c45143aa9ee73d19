"""Set-ups of the card game: those for bots, and a long game."""

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
"""A campaign, which continues after each scenario."""
WHOLE: Setup = {**LONG, "restarts": "no"}
"""A campaign to play to its end."""
ENDS = frozenset({"resign", "give-up", "end"})
"""The verbs that would end a game early, which are avoided."""


def cases() -> Iterator[tuple[str, Setup]]:
    """The Gathering, each investigator alone and the pairs; then the pairs' whole campaigns.

    All on standard, with starter decks. After a lost scenario the campaign goes on, as its rules
    say.
    """
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
    for people in PAIRS:
        yield (
            f"campaign of {' and '.join(people)}",
            {
                "seats": len(people),
                "mode": "campaign",
                "difficulty": "standard",
                "investigators": list(people),
            },
        )
