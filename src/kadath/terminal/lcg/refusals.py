"""Why a set-up of the card game is refused."""

from __future__ import annotations

from kadath.games.lcg.decks.refusals import DeckRefused, refusal_text
from kadath.kernel.errors import KadathError


def refused(error: KadathError, language: str) -> str:
    """Every reason why a deck is refused, each on a line of its own."""
    if isinstance(error, DeckRefused):
        return "\n".join(refusal_text(one, language) for one in error.refusals)
    return error.message
