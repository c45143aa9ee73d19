"""What an option is about on the table, so that a page can highlight it."""

from __future__ import annotations

from kadath.games.final_hour.texts.options import ARGUMENT
from kadath.kernel.decision import Option

from .shapes import Thing

KINDS: dict[str, dict[str, str]] = {"final_hour": ARGUMENT}
"""By game and verb: what the ids of an option stand for. Elsewhere a number is a card."""
CARD = "card"


def points(game: str, option: Option) -> list[Thing]:
    """The things that an option names."""
    kinds = KINDS.get(game)
    if kinds is None:
        return [Thing(CARD, one) for one in option.args if isinstance(one, int)]
    kind = kinds.get(option.verb)
    return [Thing(kind, one) for one in option.args] if kind is not None else []
